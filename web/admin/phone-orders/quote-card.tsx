import type { ReactNode } from 'react';
import { countUnits } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { creditFigures } from '../../shop/cart/credit-figures.ts';
import { amountText, discountFigures, Figures, shippingFigure } from '../../shop/cart/figures.tsx';
import { QuotedGifts } from '../../shop/cart/quoted-gifts.tsx';
import { Card } from '../../ui/card.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { cartWords } from '../../words/cart-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';

type Props = {
  quote: Quote | null;
  /** What the buyer paid before, in dinars. */
  credit?: number | undefined;
  /** Whether the place is not known, and with it the price of delivery. */
  isWithoutPlace?: boolean;
  /** How prices are found. */
  rules: ReactNode[];
  /** Stands right below the total, and is announced with it. */
  notes?: ReactNode;
  children?: ReactNode;
};

/** The sums of an order before it is saved. */
export function QuoteCard({ quote, credit, isWithoutPlace = false, rules, notes, children }: Props) {
  const { title, items, shipping, total } = adminOrdersWords.order.summary;
  const shippingPrice = isWithoutPlace ? null : (quote?.shippingPrice ?? null);
  const note = isWithoutPlace ? cartWords.summary.withoutShipping : undefined;
  return (
    <Card title={title}>
      <div aria-live="polite">
        <QuotedGifts quote={quote} />
        <Figures
          figures={[
            { label: items, amount: quote?.itemsPrice ?? null },
            ...discountFigures(quote ?? {}),
            { ...shippingFigure(shippingPrice), label: shipping },
          ]}
          total={{ label: total, amount: totalOf(quote), note }}
          after={quote && !quote.discountProblem ? creditFigures({ ...quote, credit }) : []}
        />
        {notes}
      </div>
      {children}
      <ul className="mt-5 list-disc space-y-1.5 border-line border-t ps-5 pt-4 text-ink-muted text-sm">
        {rules.map((rule, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rules of a page never change.
          <li key={place}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Unknown while the discount is refused. */
function totalOf(quote: Quote | null) {
  return quote && !quote.discountProblem ? quote.totalPrice : null;
}

type LineProps = Pick<Props, 'quote' | 'credit' | 'isWithoutPlace'>;

/** The amount that matters most, and what it is for, where a narrow screen has no room for all. */
export function QuoteLine({ quote, credit, isWithoutPlace = false }: LineProps) {
  if (!quote || quote.discountProblem) return <span />;
  const { shipping, total } = adminOrdersWords.order.summary;
  const { label, amount } = creditFigures({ ...quote, credit }).at(-1) ?? {
    label: total,
    amount: quote.totalPrice,
  };
  const units = cartWords.items(countUnits(quote.lines));
  const delivery = isWithoutPlace
    ? cartWords.summary.withoutShipping
    : `${shipping}${colon}${amountText(shippingFigure(quote.shippingPrice))}`;
  return (
    <p className="tabular-nums leading-5">
      <span className="block text-ink-muted text-xs leading-4">{`${units} · ${delivery}`}</span>
      <span className="block font-bold">{`${label}${colon}${formatPrice(amount ?? 0)}`}</span>
    </p>
  );
}
