import PackageXIcon from 'icon:package-x';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import type { Order } from '../../../shared/orders.ts';
import { callContext } from '../../call.ts';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { orderWords } from '../../words/order-words.ts';
import type { Route } from './+types/order-confirmation-page.ts';
import { ConfirmationSkeleton } from './confirmation-skeleton.tsx';
import { ConfirmedOrder } from './confirmed-order.tsx';

const words = orderWords.confirmation;

export const headers = secretPage;

export function meta() {
  return pageMeta(words);
}

/**
 * The server says only whether there is such an order; what is in it belongs to the buyer's browser (requirements:
 * Private data).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    await context.get(callContext)('GET /orders/guest/:id', { params });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data({ message: error.message }, { status: 404 });
    // The browser asks again and shows what it is told.
  }
  return null;
}

const load: Load<Order> = (call, { params }) =>
  call('GET /orders/guest/:id', { params: { id: params.id ?? '' } });

export const clientLoader = privateLoader(load, words.notLoaded);

export function HydrateFallback() {
  return <ConfirmationSkeleton />;
}

/** What a guest sees after ordering; the address of this page is the key to the order. */
export default function OrderConfirmationPage({ loaderData }: Route.ComponentProps) {
  return <ConfirmedOrder order={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { state, revalidate } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div role="alert">
      <EmptyState
        icon={PackageXIcon}
        level={1}
        title={words.notFound}
        text={isMissing ? words.notLoaded : messageOf(error)}
      >
        <ButtonLink to="/products">{words.continueShopping}</ButtonLink>
        {!isMissing && (
          <Button kind="secondary" busy={state === 'loading'} onClick={() => revalidate()}>
            {words.tryAgain}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}

/** The server's words if it had any (requirements: Message precedence). */
function messageOf(error: unknown) {
  return (
    (isRouteErrorResponse(error) && (error.data as { message?: string } | null)?.message) || words.notLoaded
  );
}
