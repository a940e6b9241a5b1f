import { messageOf } from '../refusals/codes.ts';
import { grams, measure, percent, whole } from '../values/typed-number.ts';
import { amount, at, choice, code, file, gtin, line, name, number, text } from './field-kinds.ts';
import {
  costPrice,
  longestFact,
  lowStockLimit,
  netQuantity,
  productClasses,
  productStates,
  quantityUnits,
  tvaRate,
  tvaRates,
  unitWeight,
} from './product-facts.ts';

const fact = /* @__PURE__ */ text(longestFact);

/**
 * The fields of a product that are like others, in the order of the product form: of which kind each is, where it is
 * stored, edited and read, and its column in files. The form, the check of input, saves, replies, the import, the export,
 * the audit history and the translations follow this table. A field with rules of its own, such as the price, is in
 * `product-form.ts` (docs/architecture.md).
 */
export const productFields = {
  brand: { ...name(200), ...at('brand', 'about', 'anyone'), ...file('brand', 'Marque') },
  productClass: {
    ...choice(productClasses, messageOf('product-class-unknown')),
    ...at('product_class', 'facts', 'anyone'),
    ...file('class', 'Type de produit'),
  },
  barcode: {
    ...gtin(),
    ...at('barcode', 'facts', 'anyone'),
    ...file('barcode', 'Code-barres', 'Code barre', 'EAN', 'EAN13', 'GTIN'),
  },
  netQuantity: {
    ...number(netQuantity, measure, { wrong: messageOf('cell-not-a-quantity') }),
    ...at('net_quantity', 'facts', 'anyone'),
    ...file('netQuantity', 'Contenance'),
  },
  unit: {
    ...choice(quantityUnits, messageOf('unit-unknown')),
    ...at('unit', 'facts', 'anyone'),
    ...file('unit', 'Unité'),
  },
  ingredients: { ...fact, ...at('ingredients', 'facts', 'anyone'), ...file('ingredients', 'Composition') },
  usage: { ...fact, ...at('usage', 'facts', 'anyone'), ...file('usage', 'Conseils d’utilisation') },
  warnings: { ...fact, ...at('warnings', 'facts', 'anyone'), ...file('warnings', 'Précautions d’emploi') },
  audience: { ...fact, ...at('audience', 'facts', 'anyone'), ...file('audience', 'Public') },
  lowStockLimit: {
    ...number(lowStockLimit, whole, { wrong: messageOf('cell-not-whole') }),
    ...at('low_stock_limit', 'price', 'catalog'),
    ...file('lowStockLimit', 'Seuil d’alerte', 'Stock minimum', 'Stock min', 'Seuil'),
  },
  weight: {
    ...number(unitWeight, grams, {
      typed: { ...grams, decimals: measure.decimals },
      wrong: messageOf('cell-not-grams'),
    }),
    ...at('weight_grams', 'price', 'anyone'),
    ...file('weight', 'Poids'),
  },
  /** Files have it as their key, so without a column of its own. */
  reference: { ...code(200), ...at('external_key', 'price', 'catalog') },
  shelfPlace: {
    ...line(30),
    ...at('shelf_place', 'price', 'catalog'),
    ...file('shelfPlace', 'Emplacement', 'Rayonnage'),
  },
  tvaRate: {
    ...number(tvaRate, whole, {
      typed: percent,
      wrong: messageOf('cell-not-a-choice', { choices: tvaRates.join(', ') }),
    }),
    ...at('tva_rate', 'price', 'catalog'),
    ...file('tvaRate', 'Taux de TVA', 'TVA'),
  },
  costPrice: {
    ...amount(costPrice),
    ...at('cost_centimes', 'price', 'money'),
    ...file('costPrice', 'Prix d’achat', 'Prix achat', 'PA'),
  },
  state: {
    ...choice(productStates, messageOf('product-state-unknown')),
    ...at('state', 'place', 'catalog'),
    ...file('publication', 'Publication'),
  },
};

type Fields = typeof productFields;

export type FieldName = keyof Fields;

/** The names of the fields with such a description. */
export type FieldWith<Description> = {
  [Name in FieldName]: Fields[Name] extends Description ? Name : never;
}[FieldName];

/** A field with a column in files. */
export type ImportedField = FieldWith<{ file: object }>;

/** A longer text with translations, such as the ingredients. */
export type TextFact = FieldWith<{ kind: 'text' }>;

/** A field that is a line among the specifications of the product's page. */
export type SpecificationLine = FieldWith<{ kind: 'line' | 'gtin'; readBy: 'anyone' }>;

export const fieldNames = /* @__PURE__ */ Object.keys(productFields) as FieldName[];

export const importedFields = /* @__PURE__ */ fieldNames.filter(
  (name): name is ImportedField => 'file' in productFields[name],
);

export const textFacts = /* @__PURE__ */ fieldNames.filter(
  (name): name is TextFact => productFields[name].kind === 'text',
);

/** The fields of a card of the form. */
export function fieldsOn<Card extends Fields[FieldName]['card']>(card: Card) {
  return fieldNames.filter((name): name is FieldWith<{ card: Card }> => productFields[name].card === card);
}

/**
 * The schemas of these fields (`field-kinds.ts`) by their names.
 * @__NO_SIDE_EFFECTS__
 */
export function schemasOf<Name extends FieldName, Part extends 'schema' | 'whenNew' | 'reply'>(
  names: readonly Name[],
  part: Part,
) {
  const parts = names.map((name) => [name, productFields[name][part]]);
  return Object.fromEntries(parts) as { [One in Name]: Fields[One][Part] };
}
