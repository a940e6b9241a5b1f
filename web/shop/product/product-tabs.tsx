import { type ReactNode, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { SpecificationLine } from '../../../shared/catalog/product-fields.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { catalogWords } from '../../words/catalog-words.ts';
import { comma } from '../../words/formats.ts';
import { sizesInStock } from '../product-card/sizes-in-stock.ts';
import { productSku } from './describe-product.ts';

const words = catalogWords.product;

export function ProductTabs({ product }: { product: ProductDetail }) {
  const [chosen, setChosen] = useState('description');
  return (
    <div className="mt-10 lg:mt-14">
      <Tabs
        label={product.name}
        chosen={chosen}
        onChoose={setChosen}
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
  const { productClass, netQuantity, unit } = product;
  const names = Object.keys(words.specificationLines) as SpecificationLine[];
  const lines = names.filter((name) => product[name]);
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
      {lines.map((name) => (
        <Specification key={name} name={words.specificationLines[name]}>
          {product[name]}
        </Specification>
      ))}
      {sizes[0] !== undefined && (
        <Specification name={words.availableSizes(sizes[0])}>{sizes.join(comma)}</Specification>
      )}
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
