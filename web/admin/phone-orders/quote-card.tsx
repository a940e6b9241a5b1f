import type { ReactNode } from 'react';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { creditFigures } from '../../shop/cart/credit-figures.ts';
import { discountFigures, Figures, shippingFigure } from '../../shop/cart/figures.tsx';
import { QuotedGifts } from '../../shop/cart/quoted-gifts.tsx';
import { Card } from '../../ui/card.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { formatPrice } from '../../words/formats.ts';

type Props = {
  quote: Quote | null;
  /** What the buyer paid before, in dinars. */
  credit?: number | undefined;
  /** How prices are found. */
  rules: string[];
  /** Stands right below the total, and is announced with it. */
  notes?: ReactNode;
  children?: ReactNode;
};

/** The sums of an order before it is saved. */
export function QuoteCard({ quote, credit, rules, notes, children }: Props) {
  const { title, items, shipping, total } = adminOrdersWords.order.summary;
  return (
    <Card title={title}>
      <div aria-live="polite">
        <QuotedGifts quote={quote} />
        <Figures
          figures={[
            { label: items, amount: quote?.itemsPrice ?? null },
            ...discountFigures(quote ?? {}),
            { ...shippingFigure(quote?.shippingPrice ?? null), label: shipping },
          ]}
          total={{ label: total, amount: quote?.totalPrice ?? null }}
          after={quote ? creditFigures({ ...quote, credit }) : []}
        />
        {notes}
      </div>
      {children}
      <ul className="mt-5 list-disc space-y-1.5 border-line border-t ps-5 pt-4 text-ink-muted text-sm">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The amount that matters most, where a narrow screen has no room for all. */
export function QuoteLine({ quote, credit }: Pick<Props, 'quote' | 'credit'>) {
  if (!quote) return null;
  const total = { label: adminOrdersWords.order.summary.total, amount: quote.totalPrice };
  const { label, amount } = creditFigures({ ...quote, credit }).at(-1) ?? total;
  return (
    <p className="flex justify-between font-semibold tabular-nums xl:hidden">
      <span>{label}</span>
      <span>{formatPrice(amount ?? 0)}</span>
    </p>
  );
}
