import { type RefObject, useEffect, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { Button } from '../../ui/button.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { UnitPrice } from '../product-card/unit-price.tsx';
import type { Purchase } from './use-purchase.ts';

const words = catalogWords.product;

/**
 * On a phone, price and button at the lower edge while the button of the page is out of view. The bar keeps its place at
 * the end of the page, above the footer, so nothing moves when it appears.
 */
export function BuyBar({ product, purchase }: { product: ProductDetail; purchase: Purchase }) {
  const isNeeded = useIsOutOfView(purchase.button);
  if (purchase.isSoldOut) return null;
  return (
    <div
      data-buy-bar=""
      className={`sticky bottom-0 z-20 -mx-4 mt-8 -mb-12 flex min-h-17 items-center justify-between gap-3 px-4 py-2.5 sm:hidden print:hidden ${isNeeded ? 'border-line border-t bg-surface' : 'invisible'}`}
    >
      {isNeeded && (
        <>
          <div className="min-w-0">
            <p className="whitespace-nowrap font-bold text-lg tabular-nums leading-tight">
              {formatPrice(effectivePrice(product))}
            </p>
            <UnitPrice product={product} />
          </div>
          <Button
            onClick={purchase.add}
            // Distinguishes it from the button of the page.
            aria-label={purchase.needsChoice ? undefined : catalogWords.card.addNamedToCart(product.name)}
          >
            {purchase.needsChoice
              ? words.selectSizeFirst(purchase.sizes[0] ?? '')
              : catalogWords.card.addToCart}
          </Button>
        </>
      )}
    </div>
  );
}

/** Whether the element has been scrolled out of view on a phone; wide screens have no bar. */
function useIsOutOfView(element: RefObject<HTMLElement | null>) {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const phone = window.matchMedia('(width < 40rem)');
    const observer = new IntersectionObserver(([entry]) =>
      setOut(phone.matches && entry?.isIntersecting === false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  });
  return isOut;
}
