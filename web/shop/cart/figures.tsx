import { formatPrice } from '../../../shared/prices.ts';
import { cartWords } from '../../words/cart-words.ts';

type Figure = {
  label: string;
  /** Dinars, null while nobody knows. */
  amount: number | null;
  /** Said beside the label, such as that it is an estimate. */
  note?: string | undefined;
  /** Said instead of an amount of 0. */
  whenZero?: string;
};

/** Sums of a cart or an order, the last of which counts most. */
export function Figures({ figures, total }: { figures: Figure[]; total: Figure }) {
  return (
    <dl className="space-y-3 text-sm">
      {figures.map((figure) => (
        <FigureRow key={figure.label} figure={figure} />
      ))}
      <FigureRow figure={total} look="border-line border-t pt-4 font-bold text-lg" />
    </dl>
  );
}

export function shippingFigure(amount: number | null, note?: string) {
  return { label: cartWords.summary.shipping, amount, note, whenZero: cartWords.summary.free };
}

function FigureRow({ figure, look = '' }: { figure: Figure; look?: string }) {
  const { label, note } = figure;
  return (
    <div className={`flex items-baseline justify-between gap-4 ${look}`}>
      <dt>
        {label}
        {note && (
          <>
            {' '}
            <span className="font-normal text-ink-muted text-xs">({note})</span>
          </>
        )}
      </dt>
      <dd className="whitespace-nowrap tabular-nums">{amountText(figure)}</dd>
    </div>
  );
}

function amountText({ amount, whenZero }: Figure) {
  if (amount === null) return '—';
  return amount === 0 && whenZero ? whenZero : formatPrice(amount);
}
