import ChevronDownIcon from 'icon:chevron-down';
import { useEffect, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { TextFact } from '../../../shared/catalog/product-fields.ts';
import { catalogWords } from '../../words/catalog-words.ts';

const { facts: words, materials } = catalogWords.product;

/**
 * Ingredients, usage, warnings and audience. On a phone each opens on its own; on a wide screen and on paper all are shown,
 * by styles alone, so that nothing moves when React starts.
 */
export function FactSections({ product }: { product: ProductDetail }) {
  const isWide = useIsWide();
  const known = (Object.keys(words) as TextFact[]).filter((name) => product[name]);
  if (known.length === 0) return null;
  return (
    <div className="mt-10 border-line border-y max-md:divide-y max-md:divide-line md:grid md:grid-cols-2 md:gap-x-12 md:gap-y-8 md:py-8 lg:mt-14">
      {known.map((name) => (
        <details
          key={name}
          open={isWide || undefined}
          className="group min-w-0 md:details-content:[content-visibility:visible] print:details-content:[content-visibility:visible]"
        >
          <summary
            tabIndex={isWide ? -1 : undefined}
            className="flex min-h-12 items-center justify-between gap-3 md:pointer-events-none md:min-h-0"
          >
            <h2 className="font-semibold md:text-lg">{headingOf(product, name)}</h2>
            <ChevronDownIcon className="size-5 text-ink-muted transition-transform group-open:rotate-180 md:hidden print:hidden" />
          </summary>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line pb-4 leading-relaxed md:pt-2 md:pb-0">
            {product[name]}
          </p>
        </details>
      ))}
    </div>
  );
}

/** Clothes and devices have no ingredients; products measured in milliliters or grams do. */
function headingOf({ productClass, unit }: ProductDetail, name: TextFact) {
  const isMixture =
    unit === 'ml' || unit === 'g' || ['supplement', 'cosmetic', undefined].includes(productClass);
  if (name !== 'ingredients' || isMixture) return words[name];
  return productClass === 'wear' ? materials.clothes : materials.goods;
}

/** True from the width at which the styles show all facts. */
function useIsWide() {
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const screen = window.matchMedia('(width >= 48rem)');
    const read = () => setWide(screen.matches);
    read();
    screen.addEventListener('change', read);
    return () => screen.removeEventListener('change', read);
  }, []);
  return isWide;
}
