import PencilIcon from 'icon:pencil';
import StarIcon from 'icon:star';
import TrashIcon from 'icon:trash';
import { Link } from 'react-router';
import type { Product } from '../../../shared/catalog.ts';
import { ProductPicture } from '../../shop/product-card/product-picture.tsx';
import { ProductPrice } from '../../shop/product-card/product-price.tsx';
import { Badge } from '../../ui/badge.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';

const words = adminProductsWords.list;

type ProductRows = {
  products: Product[];
  /** The URL of the list. The product form returns to it. */
  back: string;
  onDelete: (product: Product) => void;
};

/** The products on a wide screen. */
export function AdminProductsTable({ products, back, onDelete }: ProductRows) {
  const { columns } = words;
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-canvas text-start text-ink-muted">
          <tr className="*:whitespace-nowrap *:px-4 *:py-3 *:text-start *:font-semibold">
            <th scope="col">{columns.product}</th>
            <th scope="col">{columns.category}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.stock}</th>
            <th scope="col">{columns.featured}</th>
            <th scope="col">
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id} className="border-line border-t *:px-4 *:py-2 hover:bg-canvas">
              <th scope="row" className="w-full max-w-0 text-start font-normal">
                <div className="flex items-center gap-3">
                  <Thumbnail product={product} />
                  <div className="min-w-0">
                    <ProductLink product={product} back={back} />
                    <p className="truncate text-ink-muted text-xs">{product.brand || words.noBrand}</p>
                  </div>
                </div>
              </th>
              <td className="max-w-48 truncate text-ink-muted">{product.category.name}</td>
              <td className="*:flex-col *:*:text-sm">
                <ProductPrice product={product} />
              </td>
              <td className="whitespace-nowrap tabular-nums">
                <StockFact stock={product.stock} />
              </td>
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
export function AdminProductCards({ products, back, onDelete }: ProductRows) {
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
          </div>
          <div className="mt-2 flex items-center justify-between gap-3">
            <div className="min-w-0 tabular-nums">
              <ProductPrice product={product} />
              <p className="mt-0.5 text-ink-muted">
                <StockFact stock={product.stock} />
              </p>
            </div>
            <RowActions product={product} back={back} onDelete={onDelete} />
          </div>
        </li>
      ))}
    </ul>
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
      className="block truncate rounded-sm py-1 font-semibold text-brand-strong hover:underline"
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

const actionStyles =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-brand-strong';

function RowActions({ product, back, onDelete }: Actions) {
  return (
    <div className="flex justify-end">
      <Link
        to={`/admin/products/${product._id}/edit`}
        state={{ back }}
        prefetch="intent"
        aria-label={words.editNamed(product.name)}
        title={words.edit}
        className={actionStyles}
      >
        <PencilIcon className="size-4.5" />
      </Link>
      <button
        type="button"
        aria-label={words.deleteNamed(product.name)}
        title={words.delete}
        onClick={() => onDelete(product)}
        className={`${actionStyles} hover:bg-danger-soft hover:text-danger`}
      >
        <TrashIcon className="size-4.5" />
      </button>
    </div>
  );
}
