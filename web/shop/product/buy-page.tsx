import type { ReactNode } from 'react';
import { redirect } from 'react-router';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { underLabelledName } from '../../../shared/catalog/labelled-name.ts';
import { clampQuantity } from '../../../shared/orders/cart.ts';
import type { ProductReviews } from '../../../shared/reviews/reviews.ts';
import { callContext, inPageLanguage } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, readSettings, serverLoader } from '../../load.ts';
import { localUrl } from '../../session/local-url.ts';
import { Alert } from '../../ui/alert.tsx';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { ClosedText, useClosed } from '../../ui/seller/shop-closed.tsx';
import { Logo } from '../../ui/seller/shop-logo.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductPrice } from '../product-card/product-price.tsx';
import { productUrl } from '../product-card/product-url.ts';
import { UnitPrice } from '../product-card/unit-price.tsx';
import { useVisit } from '../quick-order/count-visit.ts';
import { PlainForm } from '../quick-order/plain-form.tsx';
import { type PlainStep as Answer, takePlainOrder } from '../quick-order/plain-order.ts';
import { PlainStep } from '../quick-order/plain-step.tsx';
import { QuickOrderForm } from '../quick-order/quick-order-form.tsx';
import type { Route } from './+types/buy-page.ts';
import { BundleParts } from './bundle-parts.tsx';
import { describeProduct } from './describe-product.ts';
import { FactSections } from './fact-sections.tsx';
import { LateReviews, readReviews } from './late-reviews.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { KeyBenefits, Saving } from './product-information.tsx';
import { ProductOffers } from './product-offers.tsx';
import { ErrorBoundary as ProductFailure } from './product-page.tsx';
import { SizePicker, SoldOut } from './product-purchase.tsx';
import { type Purchase, usePurchase } from './use-purchase.ts';

const words = catalogWords.product;

const load: Load<{ product: ProductDetail; reviews?: ProductReviews }> = async (call, { params, url }) => {
  const [product, settings] = await Promise.all([
    call('GET /products/:id', { params: { id: params.id ?? '' }, query: inPageLanguage }),
    readSettings(call),
  ]);
  if (settings?.delivery.quickOrder === 'off') throw redirect(localUrl(productUrl(product._id)) + url.search);
  // Nothing else on the page says which member of its family it is.
  return { product: underLabelledName(product), ...(await readReviews(call, product)) };
};

export const loader = serverLoader(load, (loaded, args) => describeProduct({ ...loaded, chain: [] }, args));
const readProduct = serverLoader(load);

/** Without JavaScript, the form is sent to this page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { product } = await readProduct({ request, params, context });
  const address = new URL(request.url);
  return takePlainOrder(context.get(callContext), { product, form, address });
}

export const clientLoader = browserLoader(load, words.notFound);
export const headers = publicPage;

/** No menu and no footer of links: an advertisement leads here to order, not to look around. */
export const handle = { ownsFrame: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData ? loaderData.product.name : words.notFound });
}

/** One product with its pictures, its facts and the form that orders it (requirements: Quick order). */
export default function BuyPage({ loaderData: { product, reviews }, actionData }: Route.ComponentProps) {
  const purchase = usePurchase(product);
  useVisit(product._id);
  return (
    <>
      <header className="border-line border-b">
        <div className="page-width flex h-16 items-center">
          <Logo />
        </div>
      </header>
      <main id="main" data-main="" tabIndex={-1} className="page-width w-full flex-1 pt-4 pb-12 sm:pt-6">
        <div className="grid grid-cols-1 gap-6 md:grid-cols-2 lg:gap-12">
          <ProductGallery product={product} />
          <div className="grid min-w-0 grid-cols-1 content-start gap-6">
            <div>
              <h1 className="text-pretty font-bold text-xl leading-tight tracking-tight sm:text-2xl">
                {product.name}
              </h1>
              <div className="mt-3">
                <ProductPrice product={product} size="page" />
                <UnitPrice product={product} size="page" />
                <Saving product={product} />
                <ProductOffers offers={product.offers} />
              </div>
            </div>
            <Ordering {...{ product, purchase }} answer={actionData} />
            <BundleParts product={product} isLinked={false} />
            {product.features.length > 0 && <KeyBenefits features={product.features} />}
          </div>
        </div>
        <FactSections product={product} />
        <LateReviews product={product} reviews={reviews} />
      </main>
    </>
  );
}

type OrderingProps = { product: ProductDetail; purchase: Purchase; answer: Answer | undefined };

/** The form, or why there is none. */
function Ordering({ product, purchase, answer }: OrderingProps) {
  const closed = useClosed();
  const isReady = useHydrated();
  if (answer && !isReady)
    return <Plain isAnswer>{import.meta.env.SSR && <PlainStep product={product} step={answer} />}</Plain>;
  if (purchase.isSoldOut) return <SoldOut id={product._id} />;
  if (closed) {
    return (
      <Alert kind="warning">
        <ClosedText {...closed} />
      </Alert>
    );
  }
  if (isReady) {
    return <QuickOrderForm {...{ product, purchase }} choices={<Choices {...{ product, purchase }} />} />;
  }
  return (
    <>
      <Skeleton className="h-160 noscript:hidden" />
      <Plain isAnswer={false}>{import.meta.env.SSR && <PlainForm product={product} />}</Plain>
    </>
  );
}

/** Only the server draws it. In an answer it shows to everyone, because a page with an answer has no scripts. */
function Plain({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) {
  const Frame = isAnswer ? 'section' : 'noscript';
  return (
    <Frame id="order" className="block rounded-card border-2 border-brand-strong p-4 sm:p-6">
      {children}
    </Frame>
  );
}

/** The size and the quantity, at the top of the form. */
function Choices({ product, purchase }: { product: ProductDetail; purchase: Purchase }) {
  const { quantity, choose } = purchase;
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
      <SizePicker purchase={purchase} />
      <div>
        <p className="mb-1.5 font-medium text-sm">{words.quantity}</p>
        <QuantityStepper
          label={words.quantity}
          value={clampQuantity(quantity, product.stock)}
          max={clampQuantity(Number.POSITIVE_INFINITY, product.stock)}
          onChange={(quantity) => choose({ quantity })}
        />
      </div>
    </div>
  );
}

export const ErrorBoundary = ProductFailure;
