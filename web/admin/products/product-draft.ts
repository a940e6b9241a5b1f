import * as z from 'zod/mini';
import {
  type ProductDetail,
  type ProductSize,
  productDetail,
  productSize,
} from '../../../shared/catalog/catalog.ts';
import {
  type FieldName,
  fieldNames,
  fieldsOn,
  productFields,
  textFacts,
} from '../../../shared/catalog/product-fields.ts';
import {
  discountProblem,
  newProductBody,
  quantityProblem,
  storedProductBody,
} from '../../../shared/catalog/product-form.ts';
import { withoutOwnFigures } from '../../../shared/catalog/product-variants.ts';
import { typedQuantity } from '../../../shared/catalog/typed-quantity.ts';
import { money, typedNumber, whole } from '../../../shared/values/typed-number.ts';
import { checkValues, type FieldErrors } from '../../ui/forms/check-values.ts';
import { shownNumber, shownPrice } from '../../ui/forms/shown-number.ts';
import { draftPart, partsValues, startParts } from '../bundles/parts-draft.ts';
import { changedTexts, startTexts, textsDraft } from '../texts/texts-draft.ts';

/** `key` identifies a row of the form while its name is being typed. */
export type DraftSize = ProductSize & { key: number };

let lastKey = 0;

export function aDraftSize(size: ProductSize): DraftSize {
  lastKey += 1;
  return { ...size, key: lastKey };
}

/** The same for the fields of a card that `product-fields.ts` describes. Each is typed as text, '' if unknown. */
function eachOn<Card extends Parameters<typeof fieldsOn>[0], Value>(card: Card, value: Value) {
  const fields = fieldsOn(card);
  return Object.fromEntries(fields.map((name) => [name, value])) as Record<(typeof fields)[number], Value>;
}

const productDraft = z.object({
  name: z.string(),
  ...eachOn('about', z.string()),
  description: z.string(),
  /** One per line. */
  features: z.string(),
  sizes: z.pipe(
    z.array(productSize),
    z.transform((sizes) => sizes.map(aDraftSize)),
  ),
  parts: z.array(draftPart),
  imageUrl: z.string(),
  moreImages: z.array(z.string()),
  price: z.string(),
  discountedPrice: z.string(),
  stock: z.string(),
  ...eachOn('price', z.string()),
  category: z.string(),
  needs: z.array(z.string()),
  featured: z.boolean(),
  ...eachOn('place', z.string()),
  ...eachOn('facts', z.string()),
  texts: textsDraft,
});

/** A product as typed so far. */
export type ProductDraft = z.output<typeof productDraft>;

/** The fields with translations, in the order of the form. */
export const textFields = ['name', 'description', 'features', ...textFacts] as const;

/** The product that the form has loaded, null for a new one, and what was typed. */
export const productWork = z.object({ saved: z.nullable(productDetail), draft: productDraft });

export type ProductField = Exclude<keyof ProductDraft, 'texts'>;

const emptyDraft: ProductDraft = {
  name: '',
  ...eachOn('about', ''),
  description: '',
  features: '',
  sizes: [],
  parts: [],
  imageUrl: '',
  moreImages: [],
  price: '',
  discountedPrice: '',
  stock: '',
  ...eachOn('price', ''),
  category: '',
  needs: [],
  featured: false,
  ...eachOn('place', ''),
  ...eachOn('facts', ''),
  texts: startTexts(textFields),
};

/** The draft of an unchanged product, or an empty one. */
export function startProductDraft(product: ProductDetail | null): ProductDraft {
  if (!product) return emptyDraft;
  const { name, description, imageUrl, moreImages, discountedPrice, featured, needs } = product;
  return {
    ...emptyDraft,
    ...{ name, description, imageUrl, moreImages, featured, needs },
    features: product.features.join('\n'),
    sizes: product.sizes.map(aDraftSize),
    parts: startParts(product.parts),
    price: shownPrice(product.price),
    discountedPrice: discountedPrice ? shownPrice(discountedPrice) : '',
    stock: String(product.stock),
    category: product.category._id,
    ...Object.fromEntries(fieldNames.map((field) => [field, shownText(product[field])])),
    costPrice: shownPrice(product.costPrice),
    texts: startTexts(textFields, product.texts),
  };
}

/** The start of a copy, which becomes another member of a family. Its translations name the original, so they are behind. */
export function toCopy(original: ProductDetail): ProductDetail {
  const { texts, ...product } = withoutOwnFigures(original);
  const { fr, ar } = texts ?? {};
  const copied = {
    ...(fr && { fr: { ...fr, isBehind: true } }),
    ...(ar && { ar: { ...ar, isBehind: true } }),
  };
  return { ...product, ...(texts && { texts: copied }) };
}

function shownText(value: string | number | undefined) {
  return typeof value === 'number' ? shownNumber(value) : (value ?? '');
}

/** All pictures of a draft, in their order. */
export function picturesOf({ imageUrl, moreImages }: Pick<ProductDraft, 'imageUrl' | 'moreImages'>) {
  return [imageUrl, ...moreImages].filter(Boolean);
}

/** The part of a draft that holds these pictures. */
export function withPictures([imageUrl = '', ...moreImages]: string[]) {
  return { imageUrl, moreImages };
}

/** A net quantity that was typed with its unit, such as `75 ml`, as the two fields have it. */
export function withUnitApart<Draft extends Pick<ProductDraft, 'netQuantity' | 'unit'>>(draft: Draft): Draft {
  const quantity = typedQuantity(draft.netQuantity, draft.unit);
  return quantity ? { ...draft, netQuantity: shownNumber(quantity.netQuantity), unit: quantity.unit } : draft;
}

/** Whether a save would change anything. */
export function isChanged({ saved, draft }: z.output<typeof productWork>) {
  const start = startProductDraft(saved);
  return JSON.stringify(toValues(draft, start)) !== JSON.stringify(toValues(start, start));
}

/** Whether a text that has translations differs from the stored one. A new product has no stored texts. */
export function isBaseChanged({ saved, draft }: z.output<typeof productWork>) {
  const start = startProductDraft(saved);
  return saved !== null && textFields.some((name) => draft[name].trim() !== start[name].trim());
}

type Context = {
  /** The product that the form has loaded; null for a new one. */
  saved: ProductDetail | null;
  pictureProblem?: string | null;
  /** The errors in the fields about the family of a copy. */
  memberErrors?: FieldErrors;
};

/** The body that saves a product, or the first error of each field (requirements: Product fields). */
export function checkProduct(typed: ProductDraft, { saved, pictureProblem = null, memberErrors }: Context) {
  const draft = withUnitApart(typed);
  const start = startProductDraft(saved);
  // Unchanged needs are left out, because the forms of the needs may have changed them; unchanged parts need no check.
  const isKept = (name: 'needs' | 'parts') =>
    saved && JSON.stringify(draft[name]) === JSON.stringify(start[name]);
  const values = {
    ...toValues(draft, start),
    ...(isKept('needs') && { needs: undefined }),
    ...(isKept('parts') && { parts: undefined }),
  };
  const [price = 0, discountedPrice = 0] = [values.price, values.discountedPrice].map(numberOrNone);
  // The contract compares the two prices only if there is no other error.
  const discount = price > 0 ? discountProblem(price, discountedPrice) : undefined;
  // Likewise the quantity and its unit.
  const quantity = quantityProblem(draft.netQuantity.trim() === '' ? null : 1, draft.unit || null);
  return checkValues(saved ? storedProductBody : newProductBody, values, {
    ...memberErrors,
    ...(discount && { discountedPrice: discount }),
    ...(quantity && { [draft.unit === '' ? 'unit' : 'netQuantity']: quantity }),
    ...(pictureProblem && { imageUrl: pictureProblem }),
  });
}

function numberOrNone(value: number | string | undefined) {
  return typeof value === 'number' ? value : undefined;
}

/** The values of the fields, without blank rows and lines and without unchanged translations. */
function toValues(draft: ProductDraft, start: ProductDraft) {
  const { features, sizes, parts, price, discountedPrice, stock, texts, ...others } = draft;
  const isBundle = parts.length > 0;
  return {
    ...others,
    ...Object.fromEntries(fieldNames.map((name) => [name, toValue(name, draft[name])])),
    texts: changedTexts(start.texts, texts),
    parts: partsValues(parts),
    features: features.split('\n').filter((line) => line.trim() !== ''),
    sizes: sizes.filter(({ size }) => size.trim() !== '').map(({ size, inStock }) => ({ size, inStock })),
    price: typedNumber(price, money),
    discountedPrice: typedNumber(discountedPrice, money) ?? 0,
    stock: isBundle ? Number(start.stock) : typedNumber(stock, whole),
    // The figures of a bundle follow from its parts.
    ...(isBundle && { costPrice: null }),
  };
}

function toValue(name: FieldName, typed: string) {
  const field = productFields[name];
  switch (field.kind) {
    case 'number':
    case 'amount':
      return typedNumber(typed, field.typed) ?? null;
    case 'choice':
      return typed || null;
    default:
      return typed;
  }
}
