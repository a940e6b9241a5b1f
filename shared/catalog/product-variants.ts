import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { idParams } from '../values/ids.ts';
import type { ProductDetail } from './catalog.ts';
import { family, foundedFamily } from './product-families.ts';
import { newProductBody } from './product-form.ts';

/** The most members that are added at once. */
export const maxVariants = 20;

const { name, optionName, productLabel, label } = foundedFamily.shape;
const { price, stock, barcode, reference, costPrice, netQuantity } = newProductBody.shape;

/** What a new member does not have of its original. The net quantity is in the unit of the original. */
const variant = z.object({ label, price, stock, barcode, reference, costPrice, netQuantity });

/** The codes of a member, which no two rows share. */
const codes = { barcode: 'barcode-of-another-row', reference: 'reference-of-another-row' } as const;

export const variantCodes = /* @__PURE__ */ Object.keys(codes) as (keyof typeof codes)[];

/** Members that a product gets in its family, or, if it is in none, in the one that it founds with them. */
export const variantsBody = z
  .object({
    newFamily: z.optional(
      z.object({ name, optionName, productLabel }, messageOf('family-description-required')),
    ),
    variants: z
      .array(variant, messageOf('members-not-a-list'))
      .check(
        z.minLength(1, messageOf('product-choice-required')),
        z.maxLength(maxVariants, messageOf('too-many-products-at-once', { max: maxVariants })),
      ),
  })
  .check(({ value: { newFamily, variants }, issues }) => {
    const labels = new Set([newFamily?.productLabel.toLowerCase()]);
    const taken = { barcode: new Set<string>(), reference: new Set<string>() };
    const refuse = (place: number, field: string, message: string) =>
      issues.push({ code: 'custom', message, path: ['variants', place, field], input: variants });
    for (const [place, { label, ...variant }] of variants.entries()) {
      if (labels.has(label.toLowerCase())) refuse(place, 'label', messageOf('label-taken', { label }));
      labels.add(label.toLowerCase());
      for (const code of variantCodes) {
        const value = variant[code];
        if (value !== '' && taken[code].has(value)) refuse(place, code, messageOf(codes[code]));
        taken[code].add(value);
      }
    }
  });

export type Variant = z.output<typeof variant>;
export type VariantsBody = z.output<typeof variantsBody>;

/** A product without what is only true of itself, for a copy that becomes another member of a family. */
export function withoutOwnFigures(product: ProductDetail): ProductDetail {
  const {
    barcode: _barcode,
    reference: _reference,
    costPrice: _costPrice,
    weight: _weight,
    ...shared
  } = product;
  return { ...shared, discountedPrice: 0, stock: 0, featured: false };
}

export const variantApi = {
  /** Adds copies of a product to its family, all or none (requirements: Families). */
  create: endpoint('POST', '/products/:id/variants', {
    access: 'catalog',
    params: idParams,
    body: variantsBody,
    reply: family,
    status: 201,
  }),
};
