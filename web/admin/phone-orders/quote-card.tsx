import type { ReactNode } from 'react';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { discountFigures, Figures, shippingFigure } from '../../shop/cart/figures.tsx';
import { Card } from '../../ui/card.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

type Props = {
  quote: Quote | null;
  /** How prices are found. */
  rules: string[];
  /** Stands right below the total, and is announced with it. */
  notes?: ReactNode;
  children?: ReactNode;
};

/** The sums of an order before it is saved. */
export function QuoteCard({ quote, rules, notes, children }: Props) {
  const { title, items, shipping, total } = adminOrdersWords.order.summary;
  return (
    <Card title={title}>
      <div aria-live="polite">
        <Figures
          figures={[
            { label: items, amount: quote?.itemsPrice ?? null },
            ...discountFigures(quote ?? {}),
            { ...shippingFigure(quote?.shippingPrice ?? null), label: shipping },
          ]}
          total={{ label: total, amount: quote?.totalPrice ?? null }}
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
