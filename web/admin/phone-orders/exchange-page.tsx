import { exchangeCredit, exchangeNotes, waitingReturns } from '../../../shared/orders/exchange.ts';
import type { OrderStatus } from '../../../shared/orders/order-terms.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { inPageLanguage } from '../../call.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { adminCorrectionWords } from '../../words/admin-correction-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { PageFailure, PageLoading, thingMeta, thingStates } from '../kit/page-states.tsx';
import type { Route } from './+types/exchange-page.ts';
import { asRead } from './order-address.ts';
import { PhoneOrderEditor } from './phone-order-editor.tsx';
import type { Exchange } from './use-phone-order.ts';

const words = adminCorrectionWords.exchange;
const orderWords = adminOrdersWords.order;

type Opened = { status: OrderStatus; isReturned: boolean; exchange: Exchange };

const load: Load<Opened> = async (call, { params }) => {
  const input = { params: { id: params.id ?? '' } };
  const [order, form, returns] = await Promise.all([
    call('GET /orders/:id', { ...input, query: inPageLanguage }),
    call('GET /orders/:id/form', input),
    call('GET /orders/:id/returns', input),
  ]);
  const waiting = waitingReturns(returns);
  const { pickupPoint: _point, communeId, pickupPointId, ...address } = asRead(form.shippingAddress);
  const number = groupedNumber(order._id);
  return {
    status: order.status,
    isReturned: waiting.length > 0,
    exchange: {
      of: order._id,
      credit: exchangeCredit(waiting),
      filled: {
        ...{ ...address, communeId, pickupPointId, email: order.shippingAddress.email },
        ...{ language: order.language, notes: exchangeNotes[order.language](number) },
      },
    },
  };
};

export function meta(args: Route.MetaArgs) {
  const titles = { ...orderWords, title: words.title };
  return thingMeta(titles, args, ({ exchange }) => words.heading(groupedNumber(exchange.of)));
}

export const loader = existenceLoader((call, { params }) =>
  call('GET /orders/:id', { params: { id: params.id ?? '' } }),
);

export const clientLoader = privateLoader(load, orderWords.failed);

export const handle = thingStates({ ...orderWords, tryAgain: adminOrdersWords.tryAgain }, '/admin/orders', {
  title: words.title,
  outline: ['h-160'],
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The order that replaces what came back of a delivered one (requirements: Exchanges). */
export default function ExchangePage({ loaderData }: Route.ComponentProps) {
  const { status, isReturned, exchange } = loaderData;
  const head = (
    <>
      <BackLink to={`/admin/orders/${exchange.of}`}>{adminPhoneOrderWords.edit.back}</BackLink>
      <h1 className="mt-2 mb-6 font-bold text-2xl tracking-tight">
        {words.heading(groupedNumber(exchange.of))}
      </h1>
    </>
  );
  const refused = refusalOf(status, isReturned);
  if (refused) {
    return (
      <>
        {head}
        <Alert kind="warning">{refused}</Alert>
      </>
    );
  }
  return (
    <PhoneOrderEditor key={exchange.of} exchange={exchange}>
      {head}
      <div className="mb-5">
        <Alert kind="info">{words.lead(formatPrice(exchange.credit))}</Alert>
      </div>
    </PhoneOrderEditor>
  );
}

function refusalOf(status: OrderStatus, isReturned: boolean) {
  if (status !== 'Delivered') return words.notDelivered;
  return isReturned ? undefined : words.notReturned;
}
