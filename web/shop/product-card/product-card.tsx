import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { discountPercent } from '../../../shared/catalog/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { usePendingLocation } from '../../ui/use-pending-location.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import type { CardProduct } from './card-product.ts';
import { ProductPicture } from './product-picture.tsx';
import { OfferDays, ProductPrice } from './product-price.tsx';
import { productUrl } from './product-url.ts';
import { RatingLine } from './rating-line.tsx';
import { severalText } from './several-text.ts';
import { isSoldOut } from './sizes-in-stock.ts';
import { UnitPrice } from './unit-price.tsx';
import { WishButton } from './wish-button.tsx';

const words = catalogWords.card;
/** At this stock or below, a card and a product's page say how many units are left (requirements: Product card). */
export const fewUnits = 5;

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
  const { _id, name, brand, imageUrl, family, offer, rating } = product;
  const url = productUrl(_id);
  return (
    <article className="product-card">
      <div className="card-picture">
        <ProductPicture
          imageUrl={imageUrl}
          name={name}
          sizes={pictureSizes}
          fallbackWidth={400}
          isFirst={isFirst}
        />
        <div className="card-badges">
          <ProductBadges product={product} />
        </div>
        <WishButton product={product} className="card-heart" />
        <ViewDetails url={url} name={name} />
        <CardLoading url={url} />
      </div>
      <div className="card-text">
        <div className="card-top">
          <p className="card-brand">{brand}</p>
          <RatingLine rating={rating} />
        </div>
        <h3 className="card-name">
          <Link to={url} prefetch="intent">
            {name}
          </Link>
        </h3>
        <div className="card-price">
          {family ? <FamilyPrice family={family} /> : <ProductPrice product={product} />}
          {family && offer?.price === family.minPrice && <OfferDays offer={offer} size="card" />}
          <UnitPrice product={product} />
        </div>
        {children && <div>{children}</div>}
      </div>
    </article>
  );
}

function ViewDetails({ url, name }: { url: string; name: string }) {
  return <Link to={url} prefetch="intent" aria-label={words.viewDetails(name)} className="card-view" />;
}

/** The lowest price of a family, and how many members it has. */
function FamilyPrice({ family }: { family: NonNullable<CardProduct['family']> }) {
  const { members, optionName, minPrice, maxPrice } = family;
  return (
    <>
      <p className="price">
        {minPrice < maxPrice && <span className="price-note">{words.from}</span>}
        <span className="price-now">{formatPrice(minPrice)}</span>
      </p>
      <p className="price-note">{words.members(members, optionName)}</p>
    </>
  );
}

type BadgeProps = {
  product: Omit<CardProduct, 'family'> & { family?: object | undefined };
  /** Whether to show that a product is in stock. Cards do not, because nearly all products are. */
  isInStockShown?: boolean;
};

/** The discount, the price of several units, and whether the product is sold out or nearly so. */
export function ProductBadges({ product, isInStockShown = false }: BadgeProps) {
  const percent = discountPercent(product);
  const several = product.offers?.find(({ kind }) => kind === 'quantity');
  return (
    <>
      {percent > 0 && <Badge tone="solid">{words.discount(percent)}</Badge>}
      {several && <Badge tone="solid">{severalText(several)}</Badge>}
      <StockBadge product={product} isInStockShown={isInStockShown} />
    </>
  );
}

/** Sold out, in stock, or the number of units left if it is small. A card says "in stock" only to screen readers. */
function StockBadge({ product, isInStockShown }: BadgeProps) {
  if (isSoldOut(product)) return <Badge tone="danger">{words.outOfStock}</Badge>;
  if (isInStockShown) return <Badge tone="success">{words.inStock}</Badge>;
  const { stock, family } = product;
  if (stock > fewUnits || family) return <span className="sr-only">{words.inStock}</span>;
  return <Badge tone="warning">{words.fewLeft(stock)}</Badge>;
}

/** Covers the picture while the product's page loads. The delay hides it when the page loads at once. */
function CardLoading({ url }: { url: string }) {
  if (usePendingLocation()?.path !== url) return null;
  return (
    <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-surface/80 p-2 text-center text-brand-strong text-xs transition-opacity delay-150 starting:opacity-0">
      <Spinner />
      {catalogWords.product.loading}
    </p>
  );
}
