import { Skeleton } from '../../ui/skeleton.tsx';
import { myOrdersWords } from '../../words/my-orders-words.ts';

const words = myOrdersWords.list;

/** The page's outline until the browser has read the orders. */
export function MyOrdersSkeleton() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-1 text-ink-muted">{words.lead}</p>
      <p className="sr-only">{words.loading}</p>
      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="mt-8 h-96" />
    </div>
  );
}
