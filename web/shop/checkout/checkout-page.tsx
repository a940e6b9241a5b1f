import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useSearchParams } from 'react-router';
import { readProfile } from '../../account/profile/read-profile.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import {
  cartItemsEntry,
  paymentMethodEntry,
  type StoredUser,
  shippingAddressEntry,
  userEntry,
} from '../../session/local-entries.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { checkAddress, fillFromProfile, startAddress } from './address-draft.ts';
import { reachableStep, stepFromUrl, stepUrl } from './checkout-step.ts';
import { PaymentStep } from './payment-step.tsx';
import type { ReviewProps } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { useStepFocus } from './step-frame.tsx';
import { StepIndicator } from './step-indicator.tsx';

export const headers = unlistedPage;

export function meta() {
  return pageMeta(checkoutWords);
}

/** Three steps from cart to order, drawn in the browser. The page is as high as the window, so that nothing jumps. */
export default function CheckoutPage() {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{checkoutWords.title}</h1>
      {useHydrated() ? <Checkout /> : <CheckoutSkeleton />}
    </div>
  );
}

/** The step in the URL, or the first step before it that is not filled in. */
function Checkout() {
  const items = cartItemsEntry.use();
  const user = userEntry.use();
  const { isKnown } = useCustomer(user);
  const draft = startAddress(shippingAddressEntry.use(), user);
  const hasPayment = paymentMethodEntry.use() !== null;
  const [isPlaced, setPlaced] = useState(false);
  const [search] = useSearchParams();
  const { body: address } = checkAddress(draft, !user);
  const requested = stepFromUrl(search);
  const step = reachableStep(requested, { hasAddress: address !== null, hasPayment });
  const ReviewStep = useReviewStep();
  useStepFocus(step === 'review' && !ReviewStep ? null : step);

  if (isPlaced) return <LoadingArea text={checkoutWords.review.processing} />;
  if (items.length === 0) return <Navigate to="/cart" replace />;
  if (!isKnown) return <CheckoutSkeleton />;
  if (step !== requested) return <Navigate to={stepUrl(step)} replace />;

  // Synchronous, because the emptied cart would otherwise redirect to the cart page while the order's page loads.
  const leave = () => flushSync(() => setPlaced(true));
  return (
    <div className="mt-8 space-y-8">
      <StepIndicator current={step} />
      {step === 'shipping' && <ShippingStep draft={draft} user={user} items={items} />}
      {step === 'payment' && <PaymentStep address={draft} items={items} />}
      {step === 'review' &&
        address &&
        (ReviewStep ? <ReviewStep items={items} address={address} onPlaced={leave} /> : <CheckoutSkeleton />)}
    </div>
  );
}

/** The last step, which is loaded while the steps before it are filled in; null until then. */
function useReviewStep() {
  const [step, setStep] = useState<{ ReviewStep: ComponentType<ReviewProps> } | null>(null);
  useEffect(() => {
    import('./review-step.tsx').then(setStep, (error: unknown) =>
      // Thrown while rendering, so that the page shows it as any other failure to load.
      setStep(() => {
        throw error;
      }),
    );
  }, []);
  return step?.ReviewStep;
}

/**
 * Reads the profile of a signed-in customer once, for two reasons: its address fills in the form, and a customer whose
 * session has ended signs in before ordering; otherwise the shop would refuse the order of a guest without an e-mail
 * address. `isKnown` is true at once for a guest, and also if the profile cannot be read.
 */
function useCustomer(user: StoredUser | null) {
  const id = user?._id ?? null;
  const [knownId, setKnownId] = useState<string | null>(null);

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    readProfile({ signal: controller.signal })
      .then((profile) => shippingAddressEntry.set(fillFromProfile(shippingAddressEntry.get(), profile)))
      .catch(() => undefined)
      .finally(() => !controller.signal.aborted && setKnownId(id));
    return () => controller.abort();
  }, [id]);

  return { isKnown: id === null || id === knownId };
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
