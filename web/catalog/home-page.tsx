import { catalogApi } from '../../shared/catalog.ts';
import { publicPage } from '../cache-headers.ts';
import { browserLoader, type Load, serverLoader } from '../load.ts';
import { pageMeta } from '../page-meta.ts';
import { Alert } from '../ui/alert.tsx';
import { catalogWords } from '../words/catalog-words.ts';
import type { Route } from './+types/home-page.ts';
import { type CardProduct, toCardProduct } from './cards/card-product.ts';
import { catalogMeta } from './catalog-meta.ts';
import { errorMessage } from './error-message.ts';
import { CallToAction } from './home/call-to-action.tsx';
import { CategoryGrid } from './home/category-grid.tsx';
import { FeaturedProducts } from './home/featured-products.tsx';
import { Hero } from './home/hero.tsx';
import { HowItWorks } from './home/how-it-works.tsx';

const words = catalogWords.homePage;

const load: Load<{ products: CardProduct[]; count: number; url: string }> = async (call, { url }) => {
  const { products, count } = await call(catalogApi.products, { query: { pageNumber: 1 } });
  return { products: products.map(toCardProduct), count, url: new URL('/', url).href };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ title: words.title });
  return catalogMeta({ title: words.title, description: words.description, url: loaderData.url });
}

export default function HomePage({ loaderData, matches }: Route.ComponentProps) {
  const { products, count } = loaderData;
  return (
    <>
      <Hero products={products} />
      <CategoryGrid categories={matches[0].loaderData.categories} />
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
