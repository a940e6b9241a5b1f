import {
  costPrice,
  longestFact,
  lowStockLimit,
  netQuantity,
  productClasses,
  quantityUnits,
  tvaRate,
  tvaRates,
  unitWeight,
} from '../product-facts.ts';
import { measure, percent, whole } from '../typed-number.ts';
import { amount, choice, gtin, line, name, number, text } from './field-kinds.ts';

/**
 * The fields of a product that are like others, in the order of the product form. The form, the check of input, the
 * import, the export, the audit history, the replies and the translations follow this table. Fields with rules of their
 * own, such as the price and the pictures, are in `product-form.ts` and have a place of their own in each of these
 * (docs/architecture.md).
 */
export const productFields = {
  brand: name(200, {
    column: 'brand',
    card: 'about',
    readBy: 'anyone',
    file: { name: 'brand', heading: 'Marque' },
  }),
  productClass: choice({
    choices: productClasses,
    wrong: 'Product class is unknown',
    column: 'product_class',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'class', heading: 'Type de produit' },
  }),
  barcode: gtin({
    column: 'barcode',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'barcode', heading: 'Code-barres', usual: ['Code barre', 'EAN', 'EAN13', 'GTIN'] },
  }),
  netQuantity: number({
    typed: measure,
    schema: netQuantity,
    column: 'net_quantity',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'netQuantity', heading: 'Contenance' },
    cells: { typed: measure, wrong: 'must be a number above 0, at most 1000000' },
  }),
  unit: choice({
    choices: quantityUnits,
    wrong: 'Unit is unknown',
    column: 'unit',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'unit', heading: 'Unité' },
  }),
  ingredients: text(longestFact, {
    column: 'ingredients',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'ingredients', heading: 'Composition' },
  }),
  usage: text(longestFact, {
    column: 'usage',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'usage', heading: 'Conseils d’utilisation' },
  }),
  warnings: text(longestFact, {
    column: 'warnings',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'warnings', heading: 'Précautions d’emploi' },
  }),
  audience: text(longestFact, {
    column: 'audience',
    card: 'facts',
    readBy: 'anyone',
    file: { name: 'audience', heading: 'Public' },
  }),
  lowStockLimit: number({
    typed: whole,
    schema: lowStockLimit,
    column: 'low_stock_limit',
    card: 'price',
    readBy: 'catalog',
  }),
  weight: number({
    typed: whole,
    schema: unitWeight,
    column: 'weight_grams',
    card: 'price',
    readBy: 'anyone',
    file: { name: 'weight', heading: 'Poids' },
    cells: { typed: measure, wrong: 'must be a whole number of grams from 1 to 100000' },
  }),
  shelfPlace: line(30, {
    column: 'shelf_place',
    card: 'price',
    readBy: 'catalog',
    file: { name: 'shelfPlace', heading: 'Emplacement', usual: ['Rayonnage'] },
  }),
  tvaRate: number({
    typed: whole,
    schema: tvaRate,
    column: 'tva_rate',
    card: 'price',
    readBy: 'catalog',
    file: { name: 'tvaRate', heading: 'Taux de TVA', usual: ['TVA'] },
    cells: { typed: percent, wrong: `is none of ${tvaRates.join(', ')}` },
  }),
  costPrice: amount({
    schema: costPrice,
    column: 'cost_centimes',
    card: 'price',
    readBy: 'money',
    file: { name: 'costPrice', heading: 'Prix d’achat', usual: ['Prix achat', 'PA'] },
  }),
};

type Fields = typeof productFields;

export type FieldName = keyof Fields;

/** The names of the fields of these kinds. */
export type FieldOf<Kind extends Fields[FieldName]['kind']> = {
  [Name in FieldName]: Fields[Name]['kind'] extends Kind ? Name : never;
}[FieldName];

type Card = Fields[FieldName]['card'];

type FieldOn<On extends Card> = {
  [Name in FieldName]: Fields[Name]['card'] extends On ? Name : never;
}[FieldName];

/** A field with a column in files. */
export type ImportedField = {
  [Name in FieldName]: Fields[Name] extends { file: object } ? Name : never;
}[FieldName];

/** Longer texts with translations, such as the ingredients. */
export type TextFact = FieldOf<'text'>;

export const fieldNames = /* @__PURE__ */ Object.keys(productFields) as FieldName[];

export const importedFields = /* @__PURE__ */ fieldNames.filter(
  (name): name is ImportedField => 'file' in productFields[name],
);

export const textFacts = /* @__PURE__ */ fieldNames.filter(
  (name): name is TextFact => productFields[name].kind === 'text',
);

/** The fields of a card of the form. */
export function fieldsOn<On extends Card>(card: On) {
  return fieldNames.filter((name): name is FieldOn<On> => productFields[name].card === card);
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
