import PackageSearchIcon from 'icon:package-search';
import { useId } from 'react';
import { Link } from 'react-router';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { mainCategories } from '../categories/category-chain.ts';
import { type NeedTile, NeedTiles, toNeedTile } from '../needs/need-tiles.tsx';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';
import { ProductGrid } from '../product-card/product-grid.tsx';
import type { Route } from './+types/home-page.ts';
import { CategoryGrid, type CategoryTile, toCategoryTile } from './category-grid.tsx';
import { describeHome } from './describe-home.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

const words = catalogWords.homePage;
/** The number of featured products (requirements: Home page). */
const featuredShown = 8;
const needsShown = 8;

type HomeData = {
  products: CardProduct[];
  count: number;
  categories: CategoryTile[];
  needs: NeedTile[];
};

const load: Load<HomeData> = async (call) => {
  const [{ products, count }, categories, needs] = await Promise.all([
    call('GET /products', { query: { pageNumber: 1 } }),
    call('GET /categories', {}),
    call('GET /needs', {}),
  ]);
  return {
    products: products.slice(0, featuredShown).map(toCardProduct),
    count,
    categories: mainCategories(categories).map(toCategoryTile),
    needs: needs.slice(0, needsShown + 1).map(toNeedTile),
  };
};

export const loader = serverLoader(load, describeHome);
export const clientLoader = browserLoader(load, catalogWords.listing.failed);
export const headers = publicPage;

export function meta() {
  return pageMeta({ title: words.title });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { products, count, categories, needs } = loaderData;
  return (
    <>
      <Hero products={products} />
      <CategoryGrid categories={categories} />
      <FeaturedProducts products={products} count={count} />
      <Needs needs={needs} />
      <HowItWorks />
      <CallToAction />
    </>
  );
}

/** The first products of the shop. `count` is the number of all products (requirements: Home page). */
function FeaturedProducts({ products, count }: { products: CardProduct[]; count: number }) {
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

/** The first needs, below the first products. Without needs this part is missing. */
function Needs({ needs }: { needs: NeedTile[] }) {
  const headingId = useId();
  if (needs.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="page-width pb-12 sm:pb-16">
      <h2 id={headingId} className="mb-6 font-bold text-2xl tracking-tight sm:text-3xl">
        {catalogWords.needs.heading}
      </h2>
      <NeedTiles needs={needs.slice(0, needsShown)} level={3} />
      {needs.length > needsShown && (
        <p className="mt-8 text-center">
          <ButtonLink to="/needs" kind="secondary" size="large">
            {catalogWords.needs.viewAll}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function CallToAction() {
  return (
    <section className="page-width py-12 sm:py-16">
      <div className="flex flex-col items-start gap-6 rounded-card bg-brand-deep px-6 py-10 text-white sm:px-12 sm:py-14 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 className="text-balance font-bold text-2xl tracking-tight sm:text-3xl">
            {words.callToAction.heading}
          </h2>
          <p className="mt-2 max-w-xl text-pretty text-white/85">{words.callToAction.text}</p>
        </div>
        <Link
          to="/products"
          prefetch="intent"
          className="button button-large whitespace-nowrap bg-white text-brand-deep hover:bg-brand-soft focus-visible:outline-white"
        >
          {words.callToAction.action}
        </Link>
      </div>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <Hero products={[]} />
      <div className="page-width py-10">
        <Alert>{errorMessage(error) ?? catalogWords.listing.failed}</Alert>
      </div>
    </>
  );
}
