import CloudExclamationPointIcon from 'icon:cloud-alert';
import PackageXIcon from 'icon:package-x';
import { data, isRouteErrorResponse, useRevalidator } from 'react-router';
import { isApiError } from '../../../shared/api-error.ts';
import { countUnits } from '../../../shared/cart.ts';
import { Invoice } from '../../account/orders/invoice.tsx';
import { OrderedItem } from '../../account/orders/ordered-item.tsx';
import { Timeline } from '../../account/orders/timeline.tsx';
import { callContext } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Figures, shippingFigure } from '../../shop/cart/figures.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { cartWords } from '../../words/cart-words.ts';
import type { Route } from './+types/admin-order-page.ts';
import { AdminOrderHeader, BackToOrders } from './admin-order-header.tsx';
import { adminTimeline } from './admin-timeline.ts';
import {
  CustomerInformation,
  CustomerNotes,
  PaymentInformation,
  ShippingInformation,
} from './order-facts.tsx';
import { OrderManagement } from './order-management.tsx';
import { loadAdminOrder, useAdminOrder } from './use-admin-order.ts';

const words = adminOrdersWords.order;

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (loaderData) return pageMeta({ title: words.heading(adminOrdersWords.name(loaderData.order._id)) });
  if (error) return pageMeta({ title: isMissing(error) ? words.notFound : words.errorTitle });
  return pageMeta(words);
}

/**
 * The server says only whether there is such an order; what is in it is read by the browser (requirements: Private
 * data).
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

export const clientLoader = privateLoader(loadAdminOrder, words.failed);

export function HydrateFallback() {
  return (
    <>
      <BackToOrders />
      <h1 className="mt-2 font-bold text-2xl tracking-tight">{words.title}</h1>
      <p className="mt-1 text-ink-muted">{words.loading}</p>
      <div className="mt-6 grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-160" />
        <Skeleton className="h-96" />
      </div>
    </>
  );
}

/** One order as administrators handle it (requirements: Admin order). */
export default function AdminOrderPage({ loaderData }: Route.ComponentProps) {
  const admin = useAdminOrder(loaderData);
  const { order, history } = admin;
  return (
    <>
      <AdminOrderHeader admin={admin} />
      <div className="mt-6 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <div className="md:col-span-2">
            <OrderManagement admin={admin} />
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <CustomerInformation order={order} />
            <PaymentInformation order={order} />
          </div>
          <div className="grid grid-cols-1 content-start gap-5">
            <ShippingInformation order={order} />
            <CustomerNotes order={order} />
          </div>
          <div className="md:col-span-2">
            <Card title={words.items(cartWords.items(countUnits(order.orderItems)))}>
              <ul className="space-y-5">
                {order.orderItems.map((item) => (
                  <OrderedItem key={`${item.productId} ${item.size ?? ''}`} item={item} />
                ))}
              </ul>
            </Card>
          </div>
        </div>
        <div className="grid grid-cols-1 items-start gap-5 md:max-xl:grid-cols-2">
          <Card title={words.summary.title}>
            <Figures
              figures={[
                { label: words.summary.items, amount: order.itemsPrice },
                { ...shippingFigure(order.shippingPrice), label: words.summary.shipping },
                { label: words.summary.tax, amount: order.taxPrice },
              ]}
              total={{ label: words.summary.total, amount: order.totalPrice }}
            />
          </Card>
          <Card title={words.timeline.title}>
            <Timeline entries={adminTimeline(order, history)} />
          </Card>
        </div>
      </div>
      <Invoice order={order} />
    </>
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
            {adminOrdersWords.tryAgain}
          </Button>
        )}
        <ButtonLink to="/admin/orders" kind={isUnknown ? 'primary' : 'secondary'}>
          {words.back}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}
