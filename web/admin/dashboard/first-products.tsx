import { Link } from 'react-router';
import type { Product } from '../../../shared/catalog/catalog.ts';
import { underLabelledName } from '../../../shared/catalog/labelled-name.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { LinePicture } from '../../shop/cart/line-picture.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { ListCard } from './list-card.tsx';

const words = dashboardWords.products;

/** The first products, each with links to its form and its page. */
export function FirstProducts({ products }: { products: Product[] }) {
  return (
    <ListCard title={words.title} all={{ to: '/admin/products', text: words.all }} none={words.none}>
      {products.map(underLabelledName).map((product) => (
        <FirstProduct key={product._id} product={product} />
      ))}
    </ListCard>
  );
}

function FirstProduct({ product }: { product: Product }) {
  const { _id, name, stock } = product;
  return (
    <li className="flex items-center gap-3 py-3 text-sm">
      <LinePicture item={product} size="small" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere line-clamp-2 font-medium">{name}</p>
        <p className="text-ink-muted text-xs tabular-nums">
          {formatPrice(effectivePrice(product))} · {words.stock(stock)}
        </p>
        <p className="-ms-3 -mb-2 flex">
          <ProductLink to={`/admin/products/${_id}/edit`} label={words.editProduct(name)} text={words.edit} />
          <ProductLink to={`/products/${_id}`} label={words.viewProduct(name)} text={words.view} />
        </p>
      </div>
    </li>
  );
}

function ProductLink({ to, label, text }: { to: string; label: string; text: string }) {
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-label={label}
      className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-brand-strong text-xs hover:bg-brand-soft"
    >
      {text}
    </Link>
  );
}
