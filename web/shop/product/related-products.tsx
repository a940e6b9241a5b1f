import { useId } from 'react';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';

/** Others of the same category. They have no button of their own: this page's is the one to press. */
export function RelatedProducts({ products }: { products: CardProduct[] }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12 lg:mt-16">
      <h2 id={headingId} className="mb-5 font-bold text-2xl tracking-tight">
        {catalogWords.product.related}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4">
        {products.map((product) => (
          <li key={product._id} className="min-w-0">
            <ProductCard
              product={product}
              pictureSizes="(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
