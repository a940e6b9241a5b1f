import type { Discounted } from '../../../shared/orders/order-terms.ts';
import { cartWords } from '../../words/cart-words.ts';
import { formatPrice } from '../../words/formats.ts';

export type Figure = {
  label: string;
  /** Dinars, or null if it is not known yet. */
  amount: number | null;
  /** Shown beside the label, such as "estimate". */
  note?: string | undefined;
  /** Shown instead of an amount of 0. */
  whenZero?: string;
  isStrong?: boolean;
};

type FiguresProps = {
  figures: Figure[];
  total: Figure;
  /** What follows from the total. */
  after?: Figure[];
};

/** The figures of a cart or an order up to the total, and what follows from it. */
export function Figures({ figures, total, after = [] }: FiguresProps) {
  return (
    <dl className="space-y-3 text-sm">
      {figures.map((figure) => (
        <FigureRow key={figure.label} figure={figure} />
      ))}
      <FigureRow figure={total} look="border-line border-t pt-4 font-bold text-lg" />
      {after.map((figure) => (
        <FigureRow
          key={figure.label}
          figure={figure}
          look={figure.isStrong ? 'border-line border-t pt-4 font-bold text-lg' : ''}
        />
      ))}
    </dl>
  );
}

export function shippingFigure(amount: number | null, note?: string) {
  return { label: cartWords.summary.shipping, amount, note, whenZero: cartWords.summary.free };
}

/** What offers take off; nothing without any. */
export function discountFigures({ discounts = [] }: Discounted): Figure[] {
  return discounts.flatMap(({ name, code, amount }) =>
    amount > 0 ? [{ label: name, amount: -amount, note: code }] : [],
  );
}

/** Prices include the taxes. An amount of 0 would be wrong for a shop whose invoices state TVA. */
export function taxFigure(amount: number) {
  return { label: cartWords.summary.tax, amount, whenZero: cartWords.summary.taxIncluded };
}

function FigureRow({ figure, look = '' }: { figure: Figure; look?: string }) {
  const { label, note } = figure;
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt>
        <bdi>{label}</bdi>
        {note && (
          <>
            {' '}
            <span className="inline-block font-normal text-ink-muted text-xs leading-snug">({note})</span>
          </>
        )}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{amountText(figure)}</dd>
    </div>
  );
}

export function amountText({ amount, whenZero }: Pick<Figure, 'amount' | 'whenZero'>) {
  if (amount === null) return '—';
  return amount === 0 && whenZero ? whenZero : formatPrice(amount);
}
