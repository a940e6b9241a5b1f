import { Suspense } from 'react';
import type { ShownOrder } from '../../../shared/orders/orders.ts';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';

/** Nothing above it waits for its code. */
const CustomerTimeline = latePart(async () => (await import('./timeline.tsx')).CustomerTimeline);

/** The timeline of an order, with room for its usual length while it loads. */
export function TimelineCard({ order }: { order: ShownOrder }) {
  return (
    <Card title={myOrdersWords.order.timeline}>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <CustomerTimeline order={order} />
      </Suspense>
    </Card>
  );
}
