import PackageSearchIcon from 'icon:package-search';
import { useId } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';

const words = catalogWords.homePage;
/** How many products are shown (requirements: Home page). */
export const featuredShown = 8;

/** The first products of the shop; `count` is how many there are in all (requirements: Home page). */
export function FeaturedProducts({ products, count }: { products: CardProduct[]; count: number }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-width py-12 sm:py-16">
      <h2 id={headingId} className="mb-6 font-bold text-2xl tracking-tight sm:text-3xl">
        {words.featured}
      </h2>
      {products.length === 0 ? (
        <EmptyState icon={PackageSearchIcon} title={catalogWords.noProducts} />
      ) : (
        <ProductGrid
          products={products}
          columns="grid-cols-2 md:grid-cols-4"
          pictureSizes="(min-width: 80rem) 18rem, (min-width: 48rem) 23vw, 46vw"
        />
      )}
      {count > featuredShown && (
        <p className="mt-8 text-center">
          <ButtonLink to="/products" kind="secondary" size="large">
            {catalogWords.viewAll}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
