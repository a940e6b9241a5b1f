import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { mainCategories } from '../categories/category-chain.ts';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';
import type { Route } from './+types/home-page.ts';
import { CallToAction } from './call-to-action.tsx';
import { CategoryGrid, type CategoryTile, toCategoryTile } from './category-grid.tsx';
import { describeHome } from './describe-home.ts';
import { FeaturedProducts, featuredShown } from './featured-products.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

const words = catalogWords.homePage;

type HomeData = { products: CardProduct[]; count: number; categories: CategoryTile[] };

const load: Load<HomeData> = async (call) => {
  const [{ products, count }, categories] = await Promise.all([
    call('GET /products', { query: { pageNumber: 1 } }),
    call('GET /categories', {}),
  ]);
  return {
    products: products.slice(0, featuredShown).map(toCardProduct),
    count,
    categories: mainCategories(categories).map(toCategoryTile),
  };
};

export const loader = serverLoader(load, describeHome);
export const clientLoader = browserLoader(load, catalogWords.listing.failed);
export const headers = publicPage;

export function meta() {
  return pageMeta({ title: words.title });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { products, count, categories } = loaderData;
  return (
    <>
      <Hero products={products} />
      <CategoryGrid categories={categories} />
      <FeaturedProducts products={products} count={count} />
      <HowItWorks />
      <CallToAction />
    </>
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
