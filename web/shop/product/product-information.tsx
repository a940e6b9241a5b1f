import BadgeCheckIcon from 'icon:badge-check';
import CheckIcon from 'icon:check';
import MapPinIcon from 'icon:map-pin';
import RotateCcwIcon from 'icon:rotate-ccw';
import TruckIcon from 'icon:truck';
import ZapIcon from 'icon:zap';
import { Suspense } from 'react';
import type { Product, ProductDetail } from '../../../shared/catalog/catalog.ts';
import {
  discountPercent,
  effectivePrice,
  formerPrice,
  toCentimes,
  toDinars,
} from '../../../shared/catalog/prices.ts';
import { latePart } from '../../ui/late-part.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { ProductPrice } from '../product-card/product-price.tsx';
import { RatingLine } from '../product-card/rating-line.tsx';
import { UnitPrice } from '../product-card/unit-price.tsx';
import { QuickOrder } from '../quick-order/quick-order.tsx';
import type { Contact } from './ask-about-product.tsx';
import { BundleParts } from './bundle-parts.tsx';
import { MemberPicker } from './member-picker.tsx';
import { ProductOffers } from './product-offers.tsx';
import { ProductPurchase } from './product-purchase.tsx';
import type { Purchase } from './use-purchase.ts';

const words = catalogWords.product;

/** Plain links, which work before their code is loaded. */
const AskAboutProduct = latePart(
  async () => (await import('./ask-about-product.tsx')).AskAboutProduct,
  () => null,
);

const trustNotes = [
  { text: words.trust.authentic, icon: BadgeCheckIcon },
  { text: words.trust.delivery, icon: TruckIcon },
  { text: words.trust.returns, icon: RotateCcwIcon },
];

const deliveryIcons = [MapPinIcon, TruckIcon, ZapIcon];

type Props = {
  product: ProductDetail;
  purchase: Purchase;
  contact: Contact | undefined;
  delivery: string[];
  hasQuickOrder: boolean;
};

/** Everything beside the picture: name, price, family, purchase, delivery and benefits. */
export function ProductInformation({ product, purchase, contact, delivery, hasQuickOrder }: Props) {
  const { name, brand, features, rating } = product;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <div>
        {brand && <p className="mb-2 font-semibold text-brand-strong text-sm">{brand}</p>}
        <h1 className="text-pretty font-bold text-xl leading-tight tracking-tight sm:text-2xl lg:text-3xl">
          {name}
        </h1>
        {rating && (
          <a href="#reviews" className="-mb-3 inline-flex min-h-11 items-center hover:underline">
            <RatingLine rating={rating} size="page" />
          </a>
        )}
        <div className="mt-4">
          <ProductPrice product={product} size="page" />
          <UnitPrice product={product} size="page" />
          <Saving product={product} />
          <ProductOffers offers={product.offers} />
        </div>
      </div>
      <MemberPicker product={product} />
      <ProductPurchase key={product._id} product={product} purchase={purchase} />
      {hasQuickOrder && !purchase.isSoldOut && (
        <QuickOrder key={`quick ${product._id}`} product={product} purchase={purchase} />
      )}
      <BundleParts product={product} />
      <DeliveryInformation texts={delivery} />
      {contact && (
        <Suspense>
          <AskAboutProduct product={product} contact={contact} />
        </Suspense>
      )}
      <TrustNotes />
      {features.length > 0 && <KeyBenefits features={features} />}
    </div>
  );
}

export function Saving({ product }: { product: Product }) {
  if (discountPercent(product) <= 0) return null;
  const saved = toDinars(toCentimes(formerPrice(product)) - toCentimes(effectivePrice(product)));
  return <p className="mt-1 font-medium text-brand-strong text-sm">{words.save(formatPrice(saved))}</p>;
}

function TrustNotes() {
  return (
    <ul className="grid grid-cols-3 gap-2 border-line border-y py-4">
      {trustNotes.map(({ text, icon: Icon }) => (
        <li
          key={text}
          className="grid justify-items-center gap-1.5 text-center text-ink-muted text-xs sm:text-sm"
        >
          <Icon className="size-5 text-brand-strong" />
          {text}
        </li>
      ))}
    </ul>
  );
}

export function KeyBenefits({ features }: { features: string[] }) {
  return (
    <section>
      <h2 className="font-semibold text-lg">{words.keyBenefits}</h2>
      <ul className="mt-3 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <CheckIcon className="mt-0.5 size-5 text-brand-strong" />
            <span className="wrap-anywhere min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A blank text has no line. */
function DeliveryInformation({ texts }: { texts: string[] }) {
  return (
    <section className="rounded-card bg-canvas p-4 sm:p-5">
      <h2 className="font-semibold">{words.deliveryInformation}</h2>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {deliveryIcons.map((Icon, place) => {
          const text = texts[place];
          if (!text) return null;
          return (
            <li key={text} className="flex items-center gap-2.5">
              <Icon className="size-4.5 text-brand-strong" />
              {text}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
