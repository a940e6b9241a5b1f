import CloudExclamationPointIcon from 'icon:cloud-alert';
import { Suspense, useId } from 'react';
import { isRouteErrorResponse, redirect } from 'react-router';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { ProductReviews } from '../../../shared/reviews/reviews.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { inPageLanguage } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, readSettings, serverLoader } from '../../load.ts';
import { localUrl } from '../../session/local-url.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { latePart } from '../../ui/late-part.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { language } from '../../words/formats.ts';
import { type CategoryNode, categoryChain, toCategoryNode } from '../categories/category-chain.ts';
import { readCategories } from '../categories/read-categories.ts';
import { deliveryLines } from '../delivery/shipping-lines.ts';
import type { CardProduct } from '../product-card/card-product.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import { productUrl } from '../product-card/product-url.ts';
import type { Route } from './+types/product-page.ts';
import type { Contact } from './ask-about-product.tsx';
import { BuyBar } from './buy-bar.tsx';
import { describeProduct, productSteps, readableUrl } from './describe-product.ts';
import { FactSections } from './fact-sections.tsx';
import { LateReviews, readReviews } from './late-reviews.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductInformation } from './product-information.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { readRelated } from './read-related.ts';
import { usePurchase } from './use-purchase.ts';
import { useSearchClick } from './use-search-click.ts';

const words = catalogWords.product;

type LoadedProduct = {
  product: ProductDetail;
  reviews?: ProductReviews;
  related: CardProduct[];
  chain: CategoryNode[];
  /** Absent if the settings have neither phone nor WhatsApp, or cannot be read. */
  contact?: Contact | undefined;
  /** Free deliveries, the price of others, and express: the texts of the settings, otherwise by the tariff. */
  delivery: string[];
  hasQuickOrder: boolean;
};

const load: Load<LoadedProduct> = async (call, { params, url }) => {
  const product = await call('GET /products/:id', { params: { id: params.id ?? '' }, query: inPageLanguage });
  // Links within the shop have no slug, so the browser has nothing to check.
  if (import.meta.env.SSR && params.slug !== undefined) refuseOtherSlug(product, params.slug);
  const [categories, settings] = await Promise.all([
    readCategories(call).catch(() => []),
    readSettings(call),
  ]);
  const chain = categoryChain(categories, product.category._id);
  const { phone = '', whatsapp = '' } = settings?.contact ?? {};
  return {
    product,
    ...(await readReviews(call, product)),
    related: await readRelated(call, product, chain),
    chain: chain.map(toCategoryNode),
    delivery: deliveryLines(settings),
    hasQuickOrder: settings?.orders.isOpen !== false && offersQuickOrder(settings?.delivery, chain),
    ...((phone || whatsapp) && {
      contact: { phone, whatsapp, page: url.origin + localUrl(productUrl(product._id)) },
    }),
  };
};

function offersQuickOrder(settings: PublicSettings['delivery'] | undefined, chain: CategoryNode[]) {
  const { quickOrder, quickOrderCategories = [] } = settings ?? {};
  if (quickOrder !== 'categories') return quickOrder === 'all';
  return chain.some(({ _id }) => quickOrderCategories.includes(_id));
}

/** Only the browser knows these products, so nothing else on the page waits for their code. */
const RecentlyViewed = latePart(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
  () => null,
);

/** Redirects an address with an outdated slug, or with that of another language, to the right one. */
function refuseOtherSlug(product: ProductDetail, slug: string) {
  if (slug !== product.slugs[language]) throw redirect(readableUrl(product, language), 308);
}

export const loader = serverLoader(load, describeProduct);
export const clientLoader = browserLoader(load, words.notFound);
export const headers = publicPage;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData ? loaderData.product.name : words.notFound });
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, related, chain, contact, delivery, hasQuickOrder } = loaderData;
  const purchase = usePurchase(product);
  useSearchClick(product._id);
  return (
    // The key resets the tab for another product. Within a family it stays, and so does the focus on the picker.
    <div key={product.family?._id ?? product._id} className="page-width pt-4 pb-12 sm:pt-6 lg:pb-16">
      <Breadcrumb label={catalogWords.breadcrumb} steps={productSteps(product, chain)} />
      <div className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2 lg:mt-6 lg:gap-12">
        <ProductGallery key={product._id} product={product} />
        <ProductInformation {...{ product, purchase, contact, delivery, hasQuickOrder }} />
      </div>
      <FactSections product={product} />
      <ProductTabs product={product} />
      <LateReviews product={product} reviews={reviews} />
      <RelatedProducts products={related} />
      <Suspense>
        <RecentlyViewed productId={product._id} />
      </Suspense>
      <BuyBar product={product} purchase={purchase} />
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
      <ul className="product-grid grid-cols-2 md:grid-cols-4">
        {products.map((product) => (
          <li key={product._id}>
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
