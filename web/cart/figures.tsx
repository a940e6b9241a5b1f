import type { ReactNode } from 'react';
import { formatPrice } from '../../shared/prices.ts';
import { cartWords } from '../words/cart-words.ts';

type Figure = {
  label: string;
  /** Dinars, null while nobody knows. */
  amount: number | null;
  /** Said beside the label, such as that it is an estimate. */
  note?: string | undefined;
};

/** Sums of a cart or an order, the last of which counts most. */
export function Figures({ figures, total }: { figures: Figure[]; total: Figure }) {
  return (
    <dl className="space-y-3 text-sm">
      {figures.map(({ label, amount, note }) => (
        <FigureRow key={label} label={label} note={note}>
          {amountText(amount)}
        </FigureRow>
      ))}
      <div className="border-line border-t pt-4 font-bold text-lg">
        <FigureRow label={total.label} note={total.note}>
          {amountText(total.amount)}
        </FigureRow>
      </div>
    </dl>
  );
}

export function shippingFigure(amount: number | null, note?: string) {
  return { label: cartWords.summary.shipping, amount, note };
}

function amountText(amount: number | null) {
  return amount === null ? '—' : formatPrice(amount);
}

type RowProps = { label: string; note: string | undefined; children: ReactNode };

function FigureRow({ label, note, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>
        {label}
        {note && <span className="ms-1.5 font-normal text-ink-muted text-xs">({note})</span>}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}
