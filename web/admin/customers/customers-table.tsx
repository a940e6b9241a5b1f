import { Link } from 'react-router';
import type { Customer, customerSorts } from '../../../shared/customers.ts';
import { shownPhone } from '../../../shared/values/phone-notation.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { adminCustomersWords } from '../../words/admin-customers-words.ts';
import { formatNumber, formatPrice } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { columnSort } from '../list/column-sort.tsx';
import { type CustomerListState, customerList } from './customer-list.ts';

const words = adminCustomersWords;

type Props = { customers: Customer[]; state: CustomerListState };

const figure = { isFigure: true, className: 'tabular-nums' };

const columns: Column<Customer, (typeof customerSorts)[number]>[] = [
  {
    heading: words.name,
    namesRow: true,
    className: 'w-full max-w-0 font-normal',
    cell: (customer) => <CustomerName customer={customer} />,
  },
  {
    heading: words.columns.lastOrder,
    sortBy: 'lastOrder',
    className: 'whitespace-nowrap text-ink-muted',
    cell: ({ lastOrderAt }) => formatDay(lastOrderAt),
  },
  { ...figure, heading: words.columns.orders, sortBy: 'orders', cell: ({ orders }) => formatNumber(orders) },
  {
    ...figure,
    heading: words.columns.delivered,
    sortBy: 'delivered',
    cell: ({ delivered }) => formatNumber(delivered),
  },
  {
    ...figure,
    heading: words.columns.cancelled,
    sortBy: 'cancelled',
    cell: ({ cancelled, delivered }) => <Cancelled cancelled={cancelled} delivered={delivered} />,
  },
  {
    heading: words.columns.total,
    sortBy: 'total',
    isFigure: true,
    className: 'whitespace-nowrap font-semibold tabular-nums',
    cell: ({ deliveredTotal }) => formatPrice(deliveredTotal),
  },
  { ...figure, heading: words.refused, sortBy: 'refused', cell: ({ refused }) => formatNumber(refused) },
];

/** The customers, on a small screen as cards. */
export function CustomersTable({ customers, state }: Props) {
  return (
    <DataTable
      rows={customers}
      keyOf={({ _id }) => _id}
      columns={columns}
      sort={columnSort(customerList, state)}
      rowClassName="*:px-4 *:py-2 hover:bg-canvas"
      cards={{ below: 'lg', card: (customer) => <CustomerCard customer={customer} /> }}
    />
  );
}

function CustomerCard({ customer }: { customer: Customer }) {
  return (
    <>
      <CustomerName customer={customer} />
      <dl className="mt-3 grid grid-cols-[repeat(4,auto)] justify-between gap-2">
        {(['orders', 'delivered', 'cancelled', 'refused'] as const).map((figure) => (
          <div key={figure}>
            <dt className="text-ink-muted text-xs">
              {figure === 'refused' ? words.refused : words.columns[figure]}
            </dt>
            <dd className="tabular-nums">{formatNumber(customer[figure])}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-ink-muted">
        {formatDay(customer.lastOrderAt)}
        <span className="font-semibold text-ink tabular-nums">{formatPrice(customer.deliveredTotal)}</span>
      </p>
    </>
  );
}

function CustomerName({ customer }: { customer: Customer }) {
  const { _id, name, phone, email, hasAccount, notes } = customer;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2">
        <Link
          to={`${customerList.path}/${_id}`}
          prefetch="intent"
          className="wrap-anywhere -my-1 rounded-sm py-1 font-semibold text-brand-strong hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {hasAccount && <Badge tone="info">{words.account}</Badge>}
      </span>
      <span className="wrap-anywhere block text-ink-muted text-xs">
        <bdi dir="ltr">{shownPhone(phone)}</bdi>
        {email && (
          <>
            {' · '}
            <bdi>{email}</bdi>
          </>
        )}
        {notes > 0 && ` · ${words.notes(notes)}`}
      </span>
    </>
  );
}

/** Stands out if parcels come back more often than they arrive. */
function Cancelled({ cancelled, delivered }: Pick<Customer, 'cancelled' | 'delivered'>) {
  return (
    <span className={cancelled > delivered ? 'font-semibold text-danger' : ''}>
      {formatNumber(cancelled)}
    </span>
  );
}
