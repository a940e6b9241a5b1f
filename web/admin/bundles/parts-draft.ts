import * as z from 'zod/mini';
import { type PartUses, partUses } from '../../../shared/catalog/bundles.ts';
import { type BundlePart, type Product, productSize } from '../../../shared/catalog/catalog.ts';
import { effectivePrice } from '../../../shared/catalog/prices.ts';
import { typedNumber, whole } from '../../../shared/values/typed-number.ts';

/** A part as typed so far. */
export const draftPart = z.object({
  _id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  stock: z.number(),
  price: z.number(),
  sizes: z.array(productSize),
  units: z.string(),
  size: z.string(),
  uses: partUses,
});

export type DraftPart = z.output<typeof draftPart>;

const noUses: PartUses = { en: '', fr: '', ar: '' };

export function startParts(parts: BundlePart[] = []): DraftPart[] {
  return parts.map(({ units, use: _, ...part }) => ({
    ...{ sizes: [], size: '', uses: noUses, ...part },
    units: String(units),
  }));
}

export function aDraftPart(product: Product): DraftPart {
  const { _id, name, imageUrl, stock, sizes } = product;
  return {
    ...{ _id, name, imageUrl, stock, price: effectivePrice(product), sizes },
    units: '1',
    size: '',
    uses: noUses,
  };
}

/** The parts as the body of a product names them. */
export function partsValues(parts: DraftPart[]) {
  return parts.map(({ _id, units, size, uses }) => ({
    ...{ product: _id, units: typedNumber(units, whole), size: size || null, uses },
  }));
}
