import { useId } from 'react';
import { Link } from 'react-router';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { effectivePrice, toCentimes, toDinars } from '../../../shared/catalog/prices.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { productUrl } from '../product-card/product-url.ts';

const { bundle: words } = catalogWords.product;

/** What a bundle contains, step by step if its parts have a use, and what they cost apart if that is more. */
export function BundleParts({ product, isLinked = true }: { product: ProductDetail; isLinked?: boolean }) {
  const id = useId();
  const { parts } = product;
  if (!parts) return null;
  const apart = parts.reduce((sum, part) => sum + toCentimes(part.price) * part.units, 0);
  const hasSteps = parts.some(({ use }) => use);
  const List = hasSteps ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-semibold text-lg">
        {hasSteps ? words.steps : words.contents}
      </h2>
      <List className="mt-3 grid gap-3">
        {parts.map((part, place) => (
          <li key={part._id} className="flex items-center gap-3">
            {hasSteps && <span className="w-5 font-bold text-brand-strong tabular-nums">{place + 1}</span>}
            <span className="size-14 shrink-0 overflow-hidden rounded-control border border-line bg-white p-1">
              <ProductPicture imageUrl={part.imageUrl} name="" sizes="56px" />
            </span>
            <div className="wrap-anywhere min-w-0 flex-1 text-sm">
              <p className="font-medium">
                {part.units > 1 && `${part.units} × `}
                <PartName part={part} isLinked={isLinked} />
                {part.size && <span className="text-ink-muted"> {part.size}</span>}
              </p>
              {part.use && <p className="text-ink-muted">{part.use}</p>}
            </div>
          </li>
        ))}
      </List>
      {apart > toCentimes(effectivePrice(product)) && (
        <p className="mt-3 text-ink-muted text-sm tabular-nums">
          {words.apart(formatPrice(toDinars(apart)))}
        </p>
      )}
    </section>
  );
}

type Part = NonNullable<ProductDetail['parts']>[number];

function PartName({ part: { _id, name }, isLinked }: { part: Part; isLinked: boolean }) {
  if (!isLinked) return <bdi>{name}</bdi>;
  return (
    <Link
      to={productUrl(_id)}
      className="underline decoration-field/50 underline-offset-4 hover:decoration-current"
    >
      <bdi>{name}</bdi>
    </Link>
  );
}
