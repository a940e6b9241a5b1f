import { Skeleton } from '../../ui/skeleton.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { BackToOrders } from './order-header.tsx';

const words = myOrdersWords.order;

/** The page's outline until the browser has read the order. */
export function OrderSkeleton() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <BackToOrders />
      <h1 className="page-title mt-3">{words.title}</h1>
      <p className="mt-1 text-ink-muted">{words.loading}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-8">
        <Skeleton className="h-96" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
