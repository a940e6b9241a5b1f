import { Link } from 'react-router';
import type { Goods } from '../../../shared/orders/admin-orders.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { OrderNumber } from '../../account/orders/order-number.tsx';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { comma } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { type PickedItem, toPickList } from './pick-list.ts';

const words = adminInvoicesWords.pickList;

type Props = { orders: Order[]; goods: Record<string, Goods> };

/** What to fetch from the shelves for these orders, on screen and as a sheet. */
export function PickList({ orders, goods }: Props) {
  const items = toPickList(orders, goods);
  // A shop without places on its shelves has the room for names.
  const known = items.some(({ place }) => place !== '') ? [placed, ...columns] : columns;
  const units = items.reduce((sum, item) => sum + item.units, 0);
  const table = {
    rows: items,
    keyOf: ({ key }: PickedItem) => key,
    caption: adminOrdersWords.papers.pickList,
  };
  const sum = <p className="mt-1 tabular-nums">{words.sum(items.length, units)}</p>;
  return (
    <>
      <div className="mt-2 print:hidden">
        {sum}
        <DataTable
          {...table}
          columns={[...known, onScreen]}
          look="dense"
          className="mt-4"
          cards={{ below: 'lg', card: (item) => <PickCard item={item} /> }}
        />
      </div>
      <article data-sheet="" className="hidden text-sm print:block">
        <h2 className="font-bold text-2xl">{adminOrdersWords.papers.pickList}</h2>
        <p className="mt-1">{adminOrdersWords.papers.count(orders.length)}</p>
        {sum}
        <DataTable {...table} columns={[tick, ...known, onPaper]} look="paper" className="mt-6" />
      </article>
    </>
  );
}

const placed: Column<PickedItem> = {
  heading: words.place,
  className: 'whitespace-nowrap font-semibold',
  cell: ({ place }) => <bdi>{place || '—'}</bdi>,
};

const columns: Column<PickedItem>[] = [
  {
    heading: words.units,
    className: 'font-bold text-base tabular-nums',
    cell: ({ units }) => units,
  },
  {
    heading: words.product,
    namesRow: true,
    className: 'min-w-48 font-medium',
    cell: (item) => <Product item={item} />,
  },
  {
    heading: words.variant,
    className: 'own-direction font-semibold',
    cell: ({ variant }) => variant || '—',
  },
  {
    heading: words.reference,
    className: 'wrap-anywhere min-w-24',
    cell: ({ reference }) => <Code text={reference} />,
  },
  {
    heading: words.barcode,
    className: 'whitespace-nowrap',
    cell: ({ barcode }) => <Code text={barcode} />,
  },
];

const onScreen: Column<PickedItem> = {
  heading: words.orders,
  cell: ({ orders }) => <Orders ids={orders} />,
};

const onPaper: Column<PickedItem> = {
  heading: words.orders,
  className: 'text-xs',
  cell: ({ orders }) =>
    orders.map((id, place) => (
      <span key={id}>
        {place > 0 && comma}
        <OrderNumber id={id} />
      </span>
    )),
};

const tick: Column<PickedItem> = {
  heading: '',
  className: 'w-6',
  cell: () => <span aria-hidden="true" className="mt-1 block size-3.5 border border-ink" />,
};

function Product({ item: { name, categories, brand } }: { item: PickedItem }) {
  const shelf = [categories.at(-1), brand].filter(Boolean);
  return (
    <>
      <span className="own-direction wrap-anywhere block">{name}</span>
      {shelf.length > 0 && (
        <span className="wrap-anywhere block font-normal text-ink-muted text-xs">
          <bdi>{shelf.join(' · ')}</bdi>
        </span>
      )}
    </>
  );
}

function Code({ text }: { text: string }) {
  if (text === '') return '—';
  return (
    <bdi dir="ltr" className="font-mono text-xs">
      {text}
    </bdi>
  );
}

function Orders({ ids }: { ids: string[] }) {
  return (
    <span className="flex flex-wrap gap-x-3">
      {ids.map((id) => (
        <Link
          key={id}
          to={`/admin/orders/${id}`}
          prefetch="intent"
          className="-my-1 inline-block rounded-sm py-2 font-semibold text-brand-strong hover:underline"
        >
          <OrderNumber id={id} />
        </Link>
      ))}
    </span>
  );
}

/** A product on a phone, in the order in which it is looked for. */
function PickCard({ item }: { item: PickedItem }) {
  const { place, units, variant, reference, barcode, orders } = item;
  return (
    <>
      <div className="flex items-start gap-3">
        <span className="min-w-12 rounded-control bg-canvas px-2 py-1 text-center font-bold text-lg tabular-nums">
          {units} ×
        </span>
        <div className="min-w-0 flex-1 font-medium">
          <Product item={item} />
          {variant && <span className="own-direction block font-semibold">{variant}</span>}
        </div>
        {place && <bdi className="rounded-control border border-line px-2 py-1 font-semibold">{place}</bdi>}
      </div>
      <dl className="mt-3 grid gap-1">
        {[
          { heading: words.reference, text: reference },
          { heading: words.barcode, text: barcode },
        ].map(({ heading, text }) => (
          <div key={heading} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{heading}</dt>
            <dd className="wrap-anywhere min-w-0 text-end">
              <Code text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2">
        <Orders ids={orders} />
      </div>
    </>
  );
}
