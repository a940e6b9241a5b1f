import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { sizesInStock } from '../product-card/sizes-in-stock.ts';
import { productSku } from './describe-product.ts';

const words = catalogWords.product;

export function ProductTabs({ product }: { product: ProductDetail }) {
  return (
    <div className="mt-10 lg:mt-14">
      <Tabs
        label={product.name}
        tabs={[
          { id: 'description', name: words.description, panel: <Description text={product.description} /> },
          { id: 'specifications', name: words.specifications, panel: <Specifications product={product} /> },
        ]}
      />
    </div>
  );
}

function Description({ text }: { text: string }) {
  return <p className="own-direction max-w-3xl whitespace-pre-line leading-relaxed">{text}</p>;
}

function Specifications({ product }: { product: ProductDetail }) {
  const sizes = sizesInStock(product);
  const { productClass, netQuantity, unit, barcode } = product;
  return (
    <dl className="max-w-2xl divide-y divide-line">
      {product.brand && <Specification name={words.brand}>{product.brand}</Specification>}
      <Specification name={words.category}>{product.category.name}</Specification>
      {productClass && (
        <Specification name={words.productClass}>{words.productClasses[productClass]}</Specification>
      )}
      {netQuantity !== undefined && unit && (
        <Specification name={words.netQuantity}>{words.quantityOf(netQuantity, unit)}</Specification>
      )}
      <Specification name={words.sku}>{productSku(product._id)}</Specification>
      {barcode && <Specification name={words.barcode}>{barcode}</Specification>}
      {sizes.length > 0 && <Specification name={words.availableSizes}>{sizes.join(', ')}</Specification>}
    </dl>
  );
}

function Specification({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[10rem_1fr] gap-4 py-3 max-sm:grid-cols-[7.5rem_1fr]">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  );
}

type Tab = { id: string; name: string; panel: ReactNode };

/**
 * ARIA tabs; arrow keys, Home and End move between them. The first HTML contains every panel, and without JavaScript all
 * are shown.
 */
function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(event, tabs, chosen);
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${next.id}-tab`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex gap-1 border-line border-b"
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`${id}-tab`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => setChosen(id)}
            className="-mb-px min-h-12 border-transparent border-b-2 px-4 font-semibold text-ink-muted hover:text-ink aria-selected:border-brand-strong aria-selected:text-brand-strong"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          className={`pt-6 ${id === chosen ? '' : 'hidden noscript:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

function nextIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  tabs: Tab[],
  chosen: string | undefined,
) {
  const index = tabs.findIndex(({ id }) => id === chosen);
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? index - 1 : index + 1;
    case 'ArrowLeft':
      return isRightToLeft ? index + 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}
