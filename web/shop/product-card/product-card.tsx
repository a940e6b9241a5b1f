import EyeIcon from 'icon:eye';
import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import { discountPercent } from '../../../shared/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CardProduct } from './card-product.ts';
import { ProductPicture } from './product-picture.tsx';
import { ProductPrice } from './product-price.tsx';
import { productUrl } from './product-url.ts';
import { isSoldOut } from './sizes-in-stock.ts';

const words = catalogWords.card;

type Props = {
  product: CardProduct;
  /** True for the first pictures of a page, which are visible at once. */
  isFirst?: boolean;
  /** The width of the picture, as in `<img sizes>`. */
  pictureSizes: string;
  /** The card's own button, shown below the price. */
  children?: ReactNode;
};

/** A product in a list. The whole card links to the product's page; its buttons lie above that link. */
export function ProductCard({ product, isFirst = false, pictureSizes, children }: Props) {
  const { _id, name, brand, imageUrl } = product;
  const url = productUrl(_id);
  return (
    <article className="group @container relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-[border-color,box-shadow] duration-200 hover:border-brand/50 hover:shadow-panel">
      <div className="relative aspect-square overflow-hidden bg-canvas">
        <ProductPicture imageUrl={imageUrl} name={name} sizes={pictureSizes} isFirst={isFirst} />
        <div className="absolute inset-x-2 top-2 @[13rem]:inset-x-3 @[13rem]:top-3">
          <ProductBadges product={product} />
        </div>
        <ViewDetails url={url} name={name} />
        <CardLoading url={url} />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 @[13rem]:p-4">
        <p className="min-h-4 truncate text-ink-muted text-xs uppercase tracking-wide">{brand}</p>
        <h3 className="line-clamp-3 min-h-15 font-medium text-sm leading-5 @[15rem]:min-h-18 @[15rem]:text-base @[15rem]:leading-6">
          <Link
            to={url}
            prefetch="intent"
            className="after:absolute after:inset-0 group-hover:text-brand-strong"
          >
            {name}
          </Link>
        </h3>
        <div className="mb-2 min-h-12 @[13rem]:min-h-7">
          <ProductPrice product={product} />
        </div>
        {children && <div className="relative mt-auto">{children}</div>}
      </div>
    </article>
  );
}

function ViewDetails({ url, name }: { url: string; name: string }) {
  return (
    <Link
      to={url}
      prefetch="intent"
      aria-label={words.viewDetails(name)}
      className="absolute end-2 bottom-2 z-10 grid size-9 place-items-center rounded-full bg-surface/95 text-ink-muted opacity-0 shadow-card transition-opacity after:absolute after:-inset-1 hover:text-brand-strong focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
    >
      <EyeIcon className="size-4.5" />
    </Link>
  );
}

/** The discount, and whether the product is in stock. */
export function ProductBadges({ product }: { product: CardProduct }) {
  const percent = discountPercent(product);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {percent > 0 && <Badge tone="solid">{words.discount(percent)}</Badge>}
      {isSoldOut(product) ? (
        <Badge tone="danger">{words.outOfStock}</Badge>
      ) : (
        <Badge tone="brand">{words.inStock}</Badge>
      )}
    </div>
  );
}

/** Covers the picture while the product's page loads. The delay hides it when the page loads at once. */
function CardLoading({ url }: { url: string }) {
  if (useNavigation().location?.pathname !== url) return null;
  return (
    <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface/80 p-2 text-center text-brand-strong text-xs transition-opacity delay-150 starting:opacity-0">
      <Spinner />
      {catalogWords.product.loading}
    </p>
  );
}
