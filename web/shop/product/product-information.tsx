import badgeCheckIcon from 'icon:badge-check';
import checkIcon from 'icon:check';
import mapPinIcon from 'icon:map-pin';
import rotateCcwIcon from 'icon:rotate-ccw';
import truckIcon from 'icon:truck';
import zapIcon from 'icon:zap';
import type { Product } from '../../../shared/catalog.ts';
import {
  discountPercent,
  effectivePrice,
  formatPrice,
  toCentimes,
  toDinars,
} from '../../../shared/prices.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { ProductPrice } from '../product-card/product-price.tsx';
import { ProductPurchase } from './product-purchase.tsx';

const words = catalogWords.product;

const trustNotes = [
  { text: words.trust.authentic, icon: badgeCheckIcon },
  { text: words.trust.delivery, icon: truckIcon },
  { text: words.trust.returns, icon: rotateCcwIcon },
];

const deliveryNotes = [
  { text: words.delivery.home, icon: mapPinIcon },
  { text: words.delivery.elsewhere, icon: truckIcon },
  { text: words.delivery.express, icon: zapIcon },
];

/** Everything beside the picture: what it is, what it costs, how to buy it, and what to trust in. */
export function ProductInformation({ product }: { product: Product }) {
  const { name, brand, features } = product;
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6">
      <div>
        {brand && <p className="mb-2 font-semibold text-brand-strong text-sm">{brand}</p>}
        <h1 className="text-pretty font-bold text-xl leading-tight tracking-tight sm:text-2xl lg:text-3xl">
          {name}
        </h1>
        <div className="mt-4">
          <ProductPrice product={product} size="page" />
          <Saving product={product} />
        </div>
      </div>
      <ProductPurchase product={product} />
      <TrustNotes />
      {features.length > 0 && <KeyBenefits features={features} />}
      <DeliveryInformation />
    </div>
  );
}

function Saving({ product }: { product: Product }) {
  if (discountPercent(product) <= 0) return null;
  const saved = toDinars(toCentimes(product.price) - toCentimes(effectivePrice(product)));
  return <p className="mt-1 font-medium text-brand-strong text-sm">{words.save(formatPrice(saved))}</p>;
}

function TrustNotes() {
  return (
    <ul className="grid grid-cols-3 gap-2 border-line border-y py-4">
      {trustNotes.map(({ text, icon }) => (
        <li
          key={text}
          className="grid justify-items-center gap-1.5 text-center text-ink-muted text-xs sm:text-sm"
        >
          <Icon drawing={icon} className="size-5 text-brand-strong" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function KeyBenefits({ features }: { features: string[] }) {
  return (
    <section>
      <h2 className="font-semibold text-lg">{words.keyBenefits}</h2>
      <ul className="mt-3 grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon drawing={checkIcon} className="mt-0.5 size-5 text-brand-strong" />
            <span className="wrap-anywhere min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeliveryInformation() {
  return (
    <section className="rounded-card bg-canvas p-4 sm:p-5">
      <h2 className="font-semibold">{words.deliveryInformation}</h2>
      <ul className="mt-3 grid gap-2.5 text-sm">
        {deliveryNotes.map(({ text, icon }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon drawing={icon} className="size-4.5 text-brand-strong" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
