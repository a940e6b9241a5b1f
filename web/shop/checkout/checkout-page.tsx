import { useEffect, useState } from 'react';
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
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { useStepFocus } from './step-frame.tsx';
import { StepIndicator } from './step-indicator.tsx';

export const headers = unlistedPage;

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

/** The step that the URL asks for, as far as the steps before it are filled in. */
function Checkout() {
  const items = cartItemsEntry.use();
  const user = userEntry.use();
  const { isKnown } = useCustomer(user);
  const draft = startAddress(shippingAddressEntry.use(), user);
  const hasPayment = paymentMethodEntry.use() !== null;
  const [isPlaced, setPlaced] = useState(false);
  const [search] = useSearchParams();
  const { body: address } = checkAddress(draft, !user);
  const wanted = stepFromUrl(search);
  const step = reachableStep(wanted, { hasAddress: address !== null, hasPayment });
  useStepFocus(step);

  if (isPlaced) return <LoadingArea text={checkoutWords.review.processing} />;
  if (items.length === 0) return <Navigate to="/cart" replace />;
  if (!isKnown) return <CheckoutSkeleton />;
  if (step !== wanted) return <Navigate to={stepUrl(step)} replace />;

  // At once, because the emptied cart would otherwise lead to the cart page while the order's page is loading.
  const leave = () => flushSync(() => setPlaced(true));
  return (
    <div className="mt-8 space-y-8">
      <StepIndicator current={step} />
      {step === 'shipping' && <ShippingStep draft={draft} user={user} items={items} />}
      {step === 'payment' && <PaymentStep wilaya={draft.Wilaya} items={items} />}
      {step === 'review' && address && <ReviewStep items={items} address={address} onPlaced={leave} />}
    </div>
  );
}

/**
 * Asks once who a signed-in buyer is: their form starts with the address of their profile, and whose session has ended
 * signs in first, because the shop would take the order for that of a guest without an e-mail address. A guest is known
 * at once; so is a customer when the shop cannot say, which the order will show again.
 */
function useCustomer(user: StoredUser | null) {
  const id = user?._id ?? null;
  const [knownId, setKnownId] = useState<string | null>(null);

  useEffect(() => {
    if (id === null) return;
    const leaving = new AbortController();
    readProfile({ signal: leaving.signal })
      .then((profile) => shippingAddressEntry.set(fillFromProfile(shippingAddressEntry.get(), profile)))
      .catch(() => undefined)
      .finally(() => !leaving.signal.aborted && setKnownId(id));
    return () => leaving.abort();
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
