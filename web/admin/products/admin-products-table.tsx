import StarIcon from 'icon:star';
import { Link } from 'react-router';
import type { StockList } from '../../../shared/admin-products.ts';
import type { Product } from '../../../shared/catalog.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { Badge } from '../../ui/badge.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import { PageChoice, RowChoice } from '../list/row-choice.tsx';
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
  onDelete: (product: Product) => void;
  /** Called with a product as it is stored after a change in place. */
  onStored: (product: Product) => void;
};

const cells = ['price', 'discountedPrice', 'stock'] as const satisfies CellField[];

/** The products on a wide screen. */
export function AdminProductsTable({ products, back, selection, onDelete, onStored }: ProductRows) {
  const { columns } = words;
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-start text-ink-muted">
          <tr className="*:whitespace-nowrap *:px-4 *:py-3 *:text-start *:font-semibold">
            <td className="pe-0">
              <PageChoice selection={selection} />
            </td>
            <th scope="col">{columns.product}</th>
            {cells.map((field) => (
              <th key={field} scope="col">
                {columns[field]}
              </th>
            ))}
            <th scope="col">{columns.featured}</th>
            <th scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id} className="border-line border-t *:px-4 *:py-2 hover:bg-canvas">
              <td className="pe-0">
                <RowChoice id={product._id} name={product.name} selection={selection} />
              </td>
              <th scope="row" className="w-full max-w-0 text-start font-normal">
                <div className="flex items-center gap-3">
                  <Thumbnail product={product} />
                  <div className="min-w-0">
                    <ProductLink product={product} back={back} />
                    <p className="truncate text-ink-muted text-xs">
                      {[product.brand || words.noBrand, product.category.name].join(' · ')}
                    </p>
                  </div>
                </div>
              </th>
              {cells.map((field) => (
                <td key={field} className="whitespace-nowrap">
                  <Cell {...{ product, field, onStored }} />
                </td>
              ))}
              <td className="text-center">
                <FeaturedMark isFeatured={product.featured} />
              </td>
              <td>
                <RowActions product={product} back={back} onDelete={onDelete} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The products on a small screen. */
export function AdminProductCards({ products, back, selection, onDelete, onStored }: ProductRows) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
      {products.map((product) => (
        <li key={product._id} className="min-w-0 rounded-card border border-line bg-surface p-4 text-sm">
          <div className="flex items-start gap-3">
            <Thumbnail product={product} />
            <div className="min-w-0 flex-1">
              <ProductLink product={product} back={back} />
              <p className="truncate text-ink-muted">
                {[product.brand, product.category.name].filter(Boolean).join(' · ')}
              </p>
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
        </li>
      ))}
    </ul>
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

type ToForm = { product: Product; back: string };

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
