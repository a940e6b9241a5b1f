import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useSearchParams } from 'react-router';
import type { SavedAddress } from '../../../shared/accounts/profile.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, readSettings, serverLoader } from '../../load.ts';
import {
  cartItemsEntry,
  paymentMethodEntry,
  type StoredUser,
  shippingAddressEntry,
  userEntry,
} from '../../session/local-entries.ts';
import { PartFailure } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadingArea } from '../../ui/spinner.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import type { Route } from './+types/checkout-page.ts';
import { type AddressRules, checkAddress, startAddress } from './address-draft.ts';
import { reachableStep, stepFromUrl, stepUrl } from './checkout-step.ts';
import { ShippingStep } from './shipping-step.tsx';
import { useStepFocus } from './step-frame.tsx';
import { StepIndicator } from './step-indicator.tsx';

export const headers = unlistedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, checkoutWords);
}

const load: Load<AddressRules> = async (call) => {
  const { emailIsOptional = false, postalCodeIsOptional = false } =
    (await readSettings(call))?.delivery ?? {};
  return { emailIsOptional, postalCodeIsOptional };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** The steps are one page. */
export function shouldRevalidate() {
  return false;
}

/** Three steps from cart to order, drawn in the browser. The page is as high as the window, so that nothing jumps. */
export default function CheckoutPage({ loaderData: rules }: Route.ComponentProps) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <h1 className="page-title">{checkoutWords.title}</h1>
      {useHydrated() ? <Checkout rules={rules} /> : <CheckoutSkeleton />}
    </div>
  );
}

/** The step in the URL, or the first step before it that is not filled in. */
function Checkout({ rules }: { rules: AddressRules }) {
  const items = cartItemsEntry.use();
  const user = userEntry.use();
  const { isKnown, book } = useCustomer(user);
  const draft = startAddress(shippingAddressEntry.use(), user);
  const hasPayment = paymentMethodEntry.use() !== null;
  const [isPlaced, setPlaced] = useState(false);
  const [search] = useSearchParams();
  const { body: address } = checkAddress(draft, { isGuest: !user, rules });
  const requested = stepFromUrl(search);
  const step = reachableStep(requested, { hasAddress: address !== null, hasPayment });
  const later = useLaterSteps();
  useStepFocus(step !== 'shipping' && !later ? null : step);

  if (isPlaced) return <LoadingArea text={checkoutWords.processing} />;
  if (items.length === 0) return <Navigate to="/cart" replace />;
  if (!isKnown) return <CheckoutSkeleton />;
  if (step !== requested) return <Navigate to={stepUrl(step)} replace />;

  // Synchronous, because the emptied cart would otherwise redirect to the cart page while the order's page loads.
  const leave = () => flushSync(() => setPlaced(true));
  return (
    <div className="mt-8 space-y-8">
      <StepIndicator current={step} />
      {step === 'shipping' && <ShippingStep {...{ draft, user, book, items, rules }} />}
      {step !== 'shipping' && !later && <CheckoutSkeleton />}
      {step === 'payment' && later && <later.PaymentStep address={draft} items={items} />}
      {step === 'review' && later && address && (
        <later.ReviewStep items={items} address={address} onPlaced={leave} />
      )}
    </div>
  );
}

type LaterSteps = Pick<typeof import('./payment-step.tsx'), 'PaymentStep'> &
  Pick<typeof import('./review-step.tsx'), 'ReviewStep'>;

/** The steps after the first, which are loaded while that is filled in; null until then. */
function useLaterSteps() {
  const [steps, setSteps] = useState<LaterSteps | null>(null);
  useEffect(() => {
    Promise.all([import('./payment-step.tsx'), import('./review-step.tsx')]).then(
      ([{ PaymentStep }, { ReviewStep }]) => setSteps({ PaymentStep, ReviewStep }),
      // The first step works without them.
      () => setSteps({ PaymentStep: PartFailure, ReviewStep: PartFailure }),
    );
  }, []);
  return steps;
}

/**
 * Reads the profile of a signed-in customer once, for two reasons: its address fills in the form, and a customer whose
 * session has ended signs in before ordering; otherwise the shop would refuse the order of a guest without an e-mail
 * address. `isKnown` is true at once for a guest, and also if the profile cannot be read. `book` has the saved addresses.
 */
function useCustomer(user: StoredUser | null) {
  const id = user?._id ?? null;
  const [known, setKnown] = useState<KnownCustomer | null>(null);

  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    async function read(id: string) {
      const { readIntoAddress } = await import('./fill-from-profile.ts');
      return { id, book: await readIntoAddress(controller.signal) };
    }
    const keep = (known: KnownCustomer) => !controller.signal.aborted && setKnown(known);
    read(id).then(keep, () => keep({ id, book: [] }));
    return () => controller.abort();
  }, [id]);

  if (known?.id !== id) return { isKnown: id === null, book: [] };
  return { isKnown: true, book: known.book };
}

type KnownCustomer = { id: string; book: SavedAddress[] };

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
