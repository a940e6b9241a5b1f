import { Skeleton } from '../../ui/skeleton.tsx';
import { cartWords } from '../../words/cart-words.ts';

/** The cart's outline until the browser has read it. */
export function CartSkeleton() {
  return (
    <>
      <h1 className="page-title">{cartWords.title}</h1>
      <p className="sr-only">{cartWords.loading}</p>
      <Skeleton className="mt-2 h-5 w-20" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_23rem] lg:gap-12">
        <div className="space-y-6">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-88" />
      </div>
    </>
  );
}
