import { Link } from 'react-router';
import type { CustomerDetail } from '../../../shared/customers.ts';
import { StatusBadge } from '../../account/orders/order-badges.tsx';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { OrderTotal } from '../../shop/cart/order-total.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCustomersWords } from '../../words/admin-customers-words.ts';
import { comma, formatNumber, formatPrice } from '../../words/formats.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';
import { PageFailure, PageLoading, thingStates } from '../kit/page-states.tsx';
import type { Route } from './+types/customer-page.ts';
import { customerList } from './customer-list.ts';
import { PhonesCard } from './phones-card.tsx';
import { useCustomer } from './use-customer.ts';

const words = adminCustomersWords.detail;

const load: Load<CustomerDetail> = (call, { params }) =>
  call('GET /customers/:id', { params: { id: params.id ?? '' } });

export function meta({ error, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: error ? words.errorTitle : words.heading });
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = thingStates(words, customerList.path, {
  text: words.loading,
  isTextShown: true,
  outline: ['h-160'],
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** One customer with all orders (requirements: Customers). */
export default function CustomerPage({ loaderData, params }: Route.ComponentProps) {
  const shown = useCustomer(params.id, loaderData);
  const { customer } = shown;
  return (
    <>
      <BackLink to={customerList.path}>{words.back}</BackLink>
      <h1 className="wrap-anywhere mt-2 mb-6 font-bold text-2xl tracking-tight">
        {words.heading} · <bdi>{customer.name}</bdi>
      </h1>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-1 gap-5">
          <FiguresCard customer={customer} />
          <OrdersCard customer={customer} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <PhonesCard shown={shown} />
          <ContactCard customer={customer} />
          <NotesCard customer={customer} />
        </div>
      </div>
    </>
  );
}

type Props = { customer: CustomerDetail };

function FiguresCard({ customer }: Props) {
  const { columns, refused } = adminCustomersWords;
  const figures = [
    [columns.orders, formatNumber(customer.orders)],
    [columns.delivered, formatNumber(customer.delivered)],
    [columns.cancelled, formatNumber(customer.cancelled)],
    [refused, formatNumber(customer.refused)],
    [columns.total, formatPrice(customer.deliveredTotal)],
  ] as const;
  return (
    <Card title={words.figures}>
      <dl className="grid grid-cols-2 gap-4 sm:flex sm:flex-wrap sm:justify-between">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="whitespace-nowrap font-bold text-lg tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function OrdersCard({ customer: { history, orders } }: Props) {
  return (
    <Card title={words.orders}>
      {history.length < orders && <p className="mb-3 text-ink-muted text-sm">{words.last(history.length)}</p>}
      <ul className="divide-y divide-line text-sm">
        {history.map(({ _id, createdAt, status, name, Wilaya, ...order }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0">
              <Link
                to={`/admin/orders/${_id}`}
                prefetch="intent"
                className="-my-1 inline-block rounded-sm py-1 font-semibold text-brand-strong hover:underline"
              >
                <OrderNumber id={_id} />
              </Link>
              <span className="wrap-anywhere block text-ink-muted text-xs">
                {formatDateTime(createdAt)} · <bdi>{name}</bdi> · <bdi>{cityName(order)}</bdi>
                {comma}
                {wilayaName(Wilaya)}
              </span>
            </span>
            <span className="ms-auto flex items-center gap-3">
              <OrderTotal order={{ ...order, status }} />
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ContactCard({ customer: { accounts, emails } }: Props) {
  const others = emails.filter((email) => accounts.every((account) => account.email.toLowerCase() !== email));
  return (
    <Card title={words.contact}>
      {accounts.length + others.length === 0 && <p className="text-ink-muted text-sm">{words.noContact}</p>}
      <ul className="space-y-2 text-sm empty:hidden">
        {accounts.map(({ name, email }) => (
          <li key={email} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi> · <MailLink email={email} />
          </li>
        ))}
        {others.map((email) => (
          <li key={email} className="wrap-anywhere">
            <MailLink email={email} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-brand-strong hover:underline">
      <bdi>{email}</bdi>
    </a>
  );
}

function NotesCard({ customer: { notes } }: Props) {
  return (
    <Card title={words.notes}>
      {notes.length === 0 && <p className="text-ink-muted text-sm">{words.noNotes}</p>}
      <ol className="space-y-3 text-sm empty:hidden">
        {notes.map(({ orderId, at, by, text }) => (
          <li key={`${at} ${text}`} className="border-brand border-s-2 ps-3">
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="text-ink-muted text-xs">
              {words.by(by, formatDateTime(at))} ·{' '}
              <Link to={`/admin/orders/${orderId}`} className="text-brand-strong hover:underline">
                <OrderNumber id={orderId} />
              </Link>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
