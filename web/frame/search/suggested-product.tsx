import PackageIcon from 'icon:package';
import type { Suggestions } from '../../../shared/catalog/catalog.ts';
import { imageSources } from '../../../shared/catalog/images.ts';
import { effectivePrice, formerPrice } from '../../../shared/catalog/prices.ts';
import { formatPrice } from '../../words/formats.ts';
import { suggestionWords as words } from '../../words/suggestion-words.ts';
import { MatchedText } from './matched-text.tsx';

type Product = Suggestions['products'][number];

/** A product among the suggestions: picture, name and price. The picture has its place before it is loaded. */
export function SuggestedProduct({ product, typed }: { product: Product; typed: string }) {
  const { name, imageUrl, stock, family } = product;
  const price = family?.minPrice ?? effectivePrice(product);
  const before = formerPrice(product);
  const isReduced = !family && price < before;
  return (
    <>
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-sm bg-canvas text-field/50">
        {imageUrl ? <Picture imageUrl={imageUrl} /> : <PackageIcon className="size-5" />}
      </span>
      <span className="grid min-w-0 gap-0.5">
        <span className="wrap-anywhere line-clamp-2">
          <MatchedText text={name} typed={typed} />
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 text-xs">
          {family && family.minPrice < family.maxPrice && (
            <span className="text-ink-muted">{words.from}</span>
          )}
          <bdi className="font-semibold">{formatPrice(price)}</bdi>
          {isReduced && (
            <del className="text-ink-muted">
              <bdi>{formatPrice(before)}</bdi>
            </del>
          )}
          {stock === 0 && <span className="font-semibold text-danger">{words.soldOut}</span>}
        </span>
      </span>
    </>
  );
}

function Picture({ imageUrl }: { imageUrl: string }) {
  const { src, srcSet } = imageSources(imageUrl, 200);
  return (
    <picture className="size-12">
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes="48px" />}
      <img src={src} alt="" width={48} height={48} />
    </picture>
  );
}
