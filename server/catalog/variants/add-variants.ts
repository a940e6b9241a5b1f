import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { Family } from '../../../shared/catalog/product-families.ts';
import { fieldNames, productFields } from '../../../shared/catalog/product-fields.ts';
import type { NewProductBody } from '../../../shared/catalog/product-form.ts';
import {
  type Variant,
  type VariantsBody,
  variantCodes,
  withoutOwnFigures,
} from '../../../shared/catalog/product-variants.ts';
import { ApiError, invalidField, refuseFields } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { writeCatalog } from '../../listing/write-catalog.ts';
import type { Db } from '../../platform/db/connection.ts';
import type { SessionUser } from '../../platform/http/handle-endpoint.ts';
import { markCopiedTexts } from '../catalog-texts.ts';
import { createFamily, joinFamily } from '../save-family.ts';
import { completeProduct, insertProduct, readProduct, refuseCost } from '../save-product.ts';
import { requireFree } from '../unique-codes.ts';

type Adding = { id: string; body: VariantsBody; by: SessionUser };

/**
 * Adds copies of a product as the last members of its family, or of one that it founds with them; all or none
 * (requirements: Families). Throws ApiError 400 (a bundle, a label or barcode in use, a quantity without unit, too many
 * members), 403 (a cost price), 404.
 */
export function addVariants(db: Db, { id, body, by }: Adding): Promise<Family> {
  for (const variant of body.variants) refuseCost(variant, by);
  return writeCatalog(db, async (db) => {
    const original = await readProduct(db, id);
    if (original.parts) throw new ApiError(400, refusal('bundle-without-variants'));
    await refuseVariants(db, original, body);
    const label = original.family?.label ?? body.newFamily?.productLabel ?? '';
    const copies: { _id: string; body: NewProductBody; label: string }[] = [];
    for (const variant of body.variants) {
      const copy = copyOf(original, { label, variant });
      const _id = await insertProduct(db, { body: copy, by });
      copies.push({ _id, body: copy, label: variant.label });
    }
    const newcomers = copies.map(({ _id, label }) => ({ _id, label }));
    const family = await seatVariants(db, { original, newFamily: body.newFamily, newcomers, by });
    for (const { _id, body } of copies) {
      await completeProduct(db, _id, { body, by });
      await markCopiedTexts(db, _id);
    }
    return family;
  });
}

async function refuseVariants(db: Db, { unit }: ProductDetail, { variants }: VariantsBody) {
  const fields = (name: 'barcode' | 'reference' | 'netQuantity') =>
    variants.map((variant, place) => [`variants.${place}.${name}`, variant[name]]);
  refuseFields(Object.fromEntries(fields('netQuantity')), (netQuantity) =>
    netQuantity !== null && unit === undefined ? refusal('net-quantity-unit-required') : undefined,
  );
  for (const code of variantCodes) await requireFree(db, code, Object.fromEntries(fields(code)));
}

type Seating = {
  original: ProductDetail;
  newFamily: VariantsBody['newFamily'];
  newcomers: { _id: string; label: string }[];
  by: SessionUser;
};

/** Someone else may have put the product into a family, or taken it out, while the form was open. */
function seatVariants(db: Db, { original, newFamily, newcomers, by }: Seating): Promise<Family> {
  const { _id, name: product, family } = original;
  if (family && newFamily)
    throw invalidField('newFamily', refusal('already-in-family', { product, family: family.name }));
  const fieldOf = (place: number) => `variants.${place}.label`;
  if (family) return joinFamily(db, { id: family._id, newcomers, fieldOf, by });
  if (!newFamily) throw invalidField('newFamily', refusal('family-description-required'));
  const { name, optionName, productLabel } = newFamily;
  const members = [{ _id, label: productLabel }, ...newcomers];
  return createFamily(db, { body: { name, optionName, members }, by });
}

/** `label` is that of the original. */
function copyOf(
  original: ProductDetail,
  { label, variant }: { label: string; variant: Variant },
): NewProductBody {
  const { name, description, features, imageUrl, moreImages, ...shared } = withoutOwnFigures(original);
  const { price, stock, barcode, reference, costPrice, netQuantity } = variant;
  const named = (text: string) => withLabel(text, { from: label, to: variant.label });
  const facts = fieldNames.map((field) => [field, shared[field] ?? productFields[field].none]);
  const texts = Object.entries(shared.texts ?? {}).map(([language, translation]) => [
    language,
    { ...translation, name: named(translation.name) },
  ]);
  return {
    ...(Object.fromEntries(facts) as Pick<NewProductBody, keyof typeof productFields>),
    ...{ name: named(name), description, features, imageUrl, moreImages },
    ...{ price, discountedPrice: 0, stock, barcode, reference, costPrice, netQuantity },
    unit: netQuantity === null ? null : (shared.unit ?? null),
    sizes: [],
    ...{ category: shared.category._id, featured: shared.featured, needs: shared.needs },
    texts: Object.fromEntries(texts),
  };
}

/**
 * A name with the label of another member in the place of its own, as in "Cream 50 ml". Case and spaces in the label
 * make no difference, as in `name_with_label` of the database.
 */
function withLabel(name: string, { from, to }: { from: string; to: string }) {
  const letters = [...from.replace(/\s/g, '')].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'));
  if (letters.length === 0) return name;
  const spaced = letters.join(String.raw`\s*`);
  const label = new RegExp(String.raw`(?<![\p{L}\p{N}]|\p{N}[.,])${spaced}(?![\p{L}\p{N}])`, 'iu');
  const renamed = name.replace(label, () => to);
  return renamed.length > 500 ? name : renamed;
}
