import StarIcon from 'icon:star';
import { Link } from 'react-router';
import type { StockList } from '../../../shared/catalog/admin-products.ts';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { productListWords } from '../../words/admin-product-list-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import { RowChoice } from '../list/row-choice.tsx';
import type { Selection } from '../list/use-selection.ts';
import { EditableCell } from './editable-cell.tsx';
import type { CellField } from './use-cell.ts';

const words = adminProductsWords.list;

/** Only the lists by stock have `waiting`. */
type Row = StockList['products'][number];

type ProductRows = {
  products: Row[];
  /** The URL of the list. The product form returns to it. */
  back: string;
  selection: Selection;
  onDelete: (product: Row) => void;
  /** Called with a product as it is stored after a change in place. */
  onStored: (product: Product) => void;
};

const cells = ['price', 'discountedPrice', 'stock'] as const satisfies CellField[];

/** The products, on a small screen as cards. */
export function AdminProductsTable({ products, selection, ...rest }: ProductRows) {
  return (
    <DataTable
      rows={products}
      keyOf={({ _id }) => _id}
      columns={columnsFor(rest)}
      selection={{ of: selection, nameOf: ({ name }) => name }}
      rowClassName="*:px-4 *:py-2 hover:bg-canvas"
      cards={{
        below: 'lg',
        card: (product) => <ProductCard {...{ product, selection, ...rest }} />,
      }}
    />
  );
}

type ColumnProps = Omit<ProductRows, 'products' | 'selection'>;

function columnsFor({ back, onDelete, onStored }: ColumnProps): Column<Row>[] {
  const { columns } = words;
  return [
    {
      heading: columns.product,
      namesRow: true,
      className: 'w-full max-w-0 font-normal',
      cell: (product) => (
        <div className="flex items-center gap-3">
          <Thumbnail product={product} />
          <div className="min-w-0">
            <ProductLink product={product} back={back} />
            <p className="flex items-center gap-2 text-ink-muted text-xs">
              <DraftMark product={product} />
              <span className="min-w-0 truncate">
                {[product.brand || words.noBrand, product.category.name].join(' · ')}
              </span>
            </p>
            <Reference product={product} />
          </div>
        </div>
      ),
    },
    ...cells.map((field) => ({
      heading: columns[field],
      className: 'whitespace-nowrap',
      cell: (product: Row) => <Cell {...{ product, field, onStored }} />,
    })),
    {
      heading: columns.featured,
      className: 'text-center',
      cell: ({ featured }) => <FeaturedMark isFeatured={featured} />,
    },
    {
      heading: columns.actions,
      isHeadingHidden: true,
      cell: (product) => <RowActions {...{ product, back, onDelete }} />,
    },
  ];
}

type CardProps = Omit<ProductRows, 'products'> & { product: Row };

function ProductCard({ product, back, selection, onDelete, onStored }: CardProps) {
  return (
    <>
      <div className="flex items-start gap-3">
        <Thumbnail product={product} />
        <div className="min-w-0 flex-1">
          <ProductLink product={product} back={back} />
          <p className="flex items-center gap-2 text-ink-muted">
            <DraftMark product={product} />
            <span className="min-w-0 truncate">
              {[product.brand, product.category.name].filter(Boolean).join(' · ')}
            </span>
          </p>
          <Reference product={product} />
        </div>
        <FeaturedMark isFeatured={product.featured} />
        <RowChoice id={product._id} name={product.name} selection={selection} />
      </div>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-1">
        {cells.map((field) => (
          <div key={field} className="min-w-0 has-[input]:w-full">
            <dt className="text-ink-muted text-xs">{words.columns[field]}</dt>
            <dd>
              <Cell {...{ product, field, onStored }} />
            </dd>
          </div>
        ))}
      </dl>
      <RowActions product={product} back={back} onDelete={onDelete} />
    </>
  );
}

type CellProps = Pick<ProductRows, 'onStored'> & { product: Row; field: CellField };

function Cell({ product, field, onStored }: CellProps) {
  return (
    <>
      <EditableCell {...{ product, field, onStored }}>
        {field === 'stock' && <StockFact stock={product.stock} />}
        {field === 'price' && formatPrice(product.price)}
        {field === 'discountedPrice' &&
          (product.discountedPrice > 0 ? formatPrice(product.discountedPrice) : words.noDiscount)}
      </EditableCell>
      {field === 'stock' && product.waiting && (
        <p className="text-warning text-xs">{words.waiting(product.waiting)}</p>
      )}
    </>
  );
}

/** Decoration only, because the name is beside it. */
function Thumbnail({ product: { imageUrl } }: { product: Product }) {
  return (
    <span className="block size-12 shrink-0 overflow-hidden rounded-control border border-line bg-white p-0.5">
      <ProductPicture imageUrl={imageUrl} name="" sizes="48px" />
    </span>
  );
}

type ToForm = { product: Row; back: string };

/** A product's name, linked to its form. */
function ProductLink({ product: { _id, name }, back }: ToForm) {
  return (
    <Link
      to={`/admin/products/${_id}/edit`}
      state={{ back }}
      prefetch="intent"
      className="wrap-anywhere line-clamp-2 rounded-sm py-0.5 font-semibold text-brand-strong hover:underline"
    >
      {name}
    </Link>
  );
}

function StockFact({ stock }: { stock: number }) {
  if (stock === 0) return <Badge tone="danger">{words.outOfStock}</Badge>;
  return words.inStock(stock);
}

function Reference({ product: { reference } }: { product: Row }) {
  return (
    reference && (
      <p className="wrap-anywhere line-clamp-2 text-ink-muted text-xs">
        <bdi>{productListWords.reference(reference)}</bdi>
      </p>
    )
  );
}

/** Tells apart the products that shoppers do not see. */
function DraftMark({ product: { state } }: { product: Row }) {
  return state === 'draft' && <Badge tone="warning">{productListWords.draft}</Badge>;
}

function FeaturedMark({ isFeatured }: { isFeatured: boolean }) {
  if (!isFeatured) return <span className="sr-only">{words.notFeatured}</span>;
  return (
    <>
      <StarIcon className="size-4.5 text-brand-strong" />
      <span className="sr-only">{words.featured}</span>
    </>
  );
}

type Actions = ToForm & Pick<ProductRows, 'onDelete'>;

function RowActions({ product, back, onDelete }: Actions) {
  return (
    <div className="flex justify-end">
      <EditLink
        to={`/admin/products/${product._id}/edit`}
        state={{ back }}
        prefetch="intent"
        aria-label={words.editNamed(product.name)}
        title={words.edit}
      />
      <DeleteButton
        aria-label={words.deleteNamed(product.name)}
        title={words.delete}
        onClick={() => onDelete(product)}
      />
    </div>
  );
}
