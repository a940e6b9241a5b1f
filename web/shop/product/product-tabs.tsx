import type { ReactNode } from 'react';
import type { Product } from '../../../shared/catalog.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import { sizesInStock } from '../product-card/sizes-in-stock.ts';
import { productSku } from './product-json-ld.ts';
import { Tabs } from './tabs.tsx';

const words = catalogWords.product;

export function ProductTabs({ product }: { product: Product }) {
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
  return <p className="max-w-3xl whitespace-pre-line leading-relaxed">{text}</p>;
}

function Specifications({ product }: { product: Product }) {
  const sizes = sizesInStock(product);
  return (
    <dl className="max-w-2xl divide-y divide-line">
      {product.brand && <Specification name={words.brand}>{product.brand}</Specification>}
      <Specification name={words.category}>{product.category.name}</Specification>
      <Specification name={words.sku}>{productSku(product._id)}</Specification>
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
