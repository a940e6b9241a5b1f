import PackageSearchIcon from 'icon:package-search';
import PrinterIcon from 'icon:printer';
import { Link } from 'react-router';
import type { ToOrderList } from '../../../shared/catalog/admin-products.ts';
import { inPageLanguage } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { type Column, DataTable, figureColumns } from '../kit/data-table.tsx';
import { knownPrice } from '../kit/known-price.tsx';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { toOrderList } from '../products/admin-product-list.ts';
import { nestCategories } from '../products/nested-categories.tsx';
import { placeFields } from '../products/product-filters.tsx';
import type { Route } from './+types/to-order-page.ts';

const list = adminProductsWords.list;
const words = { ...list, ...productListWords.toOrder, title: list.toOrder };

type Row = ToOrderList['products'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: toOrderList,
  words,
  read: (call, { keyword, category, brand }) =>
    call('GET /products/to-order/sheet', { query: { keyword, category, brand, ...inPageLanguage } }),
  async also(call) {
    const [categories, { brands }] = await Promise.all([
      call('GET /categories', { query: inPageLanguage }).catch(() => []),
      call('GET /products/brands', {}).catch(() => ({ brands: [] })),
    ]);
    return { categories, brands };
  },
});

/** The low-stock and sold-out products with what to order of them, to print (requirements: Low stock). */
export default function ToOrderPage({ loaderData }: Route.ComponentProps) {
  const { categories, brands } = loaderData;
  return (
    <ListPage
      list={toOrderList}
      loaded={loaderData}
      words={words}
      back={{ to: '/admin/products', text: list.title }}
      actions={
        <Button onClick={() => window.print()}>
          <PrinterIcon className="size-4.5" />
          {words.print}
        </Button>
      }
      exportFrom="/api/products/to-order"
      lead={words.lead}
      filters={{
        label: words.filters.label,
        fields: placeFields({ categories: nestCategories(categories), brands }),
      }}
      rowsOf={({ products }) => products}
      summary={({ products, count }) => words.found(products.length, count)}
      empty={{ icon: PackageSearchIcon, words: words.empty }}
    >
      {(products) => <Sheet products={products} />}
    </ListPage>
  );
}

function Sheet({ products }: { products: Row[] }) {
  const seesCost = products.some(({ cost }) => cost !== undefined);
  return (
    <DataTable
      look="dense"
      label={list.title}
      rows={products}
      keyOf={({ _id }) => _id}
      columns={seesCost ? [...columns, ...costColumns] : columns}
    />
  );
}

const columns: Column<Row>[] = figureColumns<Row>(
  {
    heading: words.columns.product,
    cell: ({ _id, name, brand, sku, state }) => (
      <div className="min-w-44">
        <Link to={`/admin/products/${_id}/edit`} className="hover:underline">
          {name}
        </Link>
        <span className="block font-normal text-ink-muted text-xs">
          {[state && productListWords[state], brand, sku].filter(Boolean).join(' · ')}
        </span>
      </div>
    ),
  },
  [
    { heading: words.suggested, isBold: true, cell: ({ suggested }) => formatNumber(suggested) },
    { heading: words.columns.stock, cell: ({ stock }) => formatNumber(stock) },
    { heading: words.sold, cell: ({ sold }) => formatNumber(sold) },
    { heading: words.waiting, cell: ({ waiting }) => formatNumber(waiting) },
  ],
);

const costColumns: Column<Row>[] = [
  {
    heading: words.unitCost,
    isFigure: true,
    cell: ({ cost }) => knownPrice(cost),
  },
  {
    heading: words.cost,
    isFigure: true,
    cell: ({ cost, suggested }) => knownPrice(cost && cost * suggested),
  },
];
