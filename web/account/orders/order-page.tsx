import CloudExclamationPointIcon from 'icon:cloud-alert';
import PackageXIcon from 'icon:package-x';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import { orderNumber } from '../../../shared/ids.ts';
import type { Order } from '../../../shared/orders.ts';
import { callContext } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { type Load, privateLoader } from '../../load.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import type { Route } from './+types/order-page.ts';
import { Invoice } from './invoice.tsx';
import { JustPlaced } from './just-placed.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

const words = myOrdersWords.order;

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (loaderData) return pageMeta({ title: words.heading(orderNumber(loaderData._id)) });
  if (error) return pageMeta({ title: isMissing(error) ? words.notFound : words.errorTitle });
  return pageMeta(words);
}

/**
 * The server says only whether the caller has such an order; what is in it is read by the browser (requirements:
 * Private data).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    await context.get(callContext)('GET /orders/:id', { params });
  } catch (error) {
    if (isApiError(error) && error.status === 404) throw data({ message: error.message }, { status: 404 });
    // The browser asks again and shows what it is told.
  }
  return null;
}

const load: Load<Order> = (call, { params }) => call('GET /orders/:id', { params: { id: params.id ?? '' } });

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return <OrderSkeleton />;
}

/** A user's own order, with an invoice for the printer. */
export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <div className="page-width min-h-dvh py-8 lg:py-12">
      <OrderHeader order={order} />
      <JustPlaced order={order} />
      <OrderDetails order={order} />
      <Invoice order={order} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { state, revalidate } = useRevalidator();
  const isUnknown = isMissing(error);
  return (
    <div role="alert">
      <EmptyState
        icon={isUnknown ? PackageXIcon : CloudExclamationPointIcon}
        level={1}
        title={isUnknown ? words.notFound : words.errorTitle}
        text={isUnknown ? words.notFoundText : (errorMessage(error) ?? words.failed)}
      >
        {!isUnknown && (
          <Button busy={state === 'loading'} onClick={() => revalidate()}>
            {words.tryAgain}
          </Button>
        )}
        <ButtonLink to="/myorders" kind={isUnknown ? 'primary' : 'secondary'}>
          {words.back}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}
