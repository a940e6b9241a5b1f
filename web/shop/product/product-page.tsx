import CloudExclamationPointIcon from 'icon:cloud-alert';
import { useId } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { Product } from '../../../shared/catalog.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { unpackCategories } from '../categories/packed-categories.ts';
import { type CardProduct, toCardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import type { Route } from './+types/product-page.ts';
import { describeProduct, productSteps } from './describe-product.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductInformation } from './product-information.tsx';
import { ProductTabs } from './product-tabs.tsx';

const words = catalogWords.product;
const relatedShown = 4;

const load: Load<{ product: Product; related: CardProduct[] }> = async (call, { params }) => {
  const product = await call('GET /products/:id', { params: { id: params.id ?? '' } });
  // One more than is shown, because the product itself may be one of them.
  const query = { category: product.category._id, limit: relatedShown + 1 };
  const { products } = await call('GET /products', { query });
  const related = products.filter(({ _id }) => _id !== product._id).slice(0, relatedShown);
  return { product, related: related.map(toCardProduct) };
};

export const loader = serverLoader(load, describeProduct);
export const clientLoader = browserLoader(load, words.notFound);
export const headers = publicPage;

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: loaderData ? loaderData.product.name : words.notFound });
}

export default function ProductPage({ loaderData, matches }: Route.ComponentProps) {
  const { product, related } = loaderData;
  const categories = unpackCategories(matches[0].loaderData.categories);
  return (
    // The key resets quantity, size, zoom and tab for another product.
    <div key={product._id} className="page-width pt-4 pb-12 sm:pt-6 lg:pb-16">
      <Breadcrumb label={catalogWords.breadcrumb} steps={productSteps(product, categories)} />
      <div className="mt-4 grid gap-6 md:grid-cols-2 lg:mt-6 lg:gap-12">
        <ProductGallery product={product} />
        <ProductInformation product={product} />
      </div>
      <ProductTabs product={product} />
      <RelatedProducts products={related} />
    </div>
  );
}

/** Products of the same category. Their cards have no buttons, so that this page has one Add to Cart button. */
function RelatedProducts({ products }: { products: CardProduct[] }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mt-12 lg:mt-16">
      <h2 id={headingId} className="mb-5 font-bold text-2xl tracking-tight">
        {words.related}
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudExclamationPointIcon}
        level={1}
        title={words.errorTitle}
        text={isMissing(error) ? words.notFound : (errorMessage(error) ?? words.notFound)}
      >
        <ButtonLink to="/products">{words.backToProducts}</ButtonLink>
      </EmptyState>
    </div>
  );
}

/** True for a product that does not exist, and for an id that no product can have. */
function isMissing(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404;
}
