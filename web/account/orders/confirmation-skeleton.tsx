import { Skeleton } from '../../ui/skeleton.tsx';
import { orderWords } from '../../words/order-words.ts';

/** The page's outline until the browser has read the order. */
export function ConfirmationSkeleton() {
  return (
    <div className="page-width min-h-dvh max-w-5xl py-10 lg:py-14">
      <h1 className="sr-only">{orderWords.confirmation.title}</h1>
      <p className="sr-only">{orderWords.confirmation.loading}</p>
      <Skeleton className="h-64 w-full" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
