import { publicPage } from '../cache-headers.ts';
import { pageMeta } from '../page-meta.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { checkoutWords } from '../words/checkout-words.ts';
import { Checkout } from './checkout/checkout.tsx';

export const headers = publicPage;

export function meta() {
  return pageMeta(checkoutWords);
}

/** From cart to order in three steps, drawn in the browser. Its frame is as high as the window: nothing jumps. */
export default function CheckoutPage() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{checkoutWords.title}</h1>
      {useHydrated() ? <Checkout /> : <CheckoutSkeleton />}
    </div>
  );
}

function CheckoutSkeleton() {
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_23rem] lg:gap-12">
      <p className="sr-only">{checkoutWords.loading}</p>
      <div className="space-y-8">
        <Skeleton className="h-14" />
        <Skeleton className="h-112" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}
