import { z } from 'zod';
import { toCentimes } from '../../shared/catalog/prices.ts';
import { maxPictures, maxStock, spreadsheetNumber } from '../../shared/catalog/product-facts.ts';
import { messageOf } from '../../shared/refusals/codes.ts';
import type { Language } from '../../shared/values/languages.ts';
import { cleanName } from '../../shared/values/text.ts';
import { isInCentimes, measure, money } from '../../shared/values/typed-number.ts';
import { splitEscaped } from '../platform/tables/escaped-lists.ts';
import {
  blankAs,
  clearable,
  fieldCells,
  line,
  longText,
  maxPrice,
  missing,
  name,
  numberOf,
  required,
  tooManyDecimals,
} from './read-cells.ts';

/** One product of a file, before validation; in CSV every value is text. docs/import.md explains each field. */
export type ImportInput = Partial<Record<keyof z.input<typeof importRow>, unknown>>;

/** Converts a record of a foreign file. @throws Error with the reason if the record is not a product. */
export type ToInput = (record: Record<string, unknown>) => ImportInput;

/** The import of a foreign file format. It may first read the whole file, for example to compute default prices. */
export type Mapping = (readAll: () => AsyncIterable<Record<string, unknown>>) => Promise<ToInput>;

function blankIsAbsent<T extends z.ZodType>(schema: T) {
  return z.preprocess(blankToUndefined, schema.optional());
}

function blankToUndefined(value: unknown) {
  return value === '' || value === null ? undefined : value;
}

const price = z
  .preprocess(
    blankToUndefined,
    numberOf(money)
      .refine((value) => toCentimes(value) > 0 && value <= maxPrice, {
        error: messageOf('cell-not-positive'),
        abort: true,
      })
      .refine(isInCentimes, tooManyDecimals)
      .transform(toCentimes),
  )
  .optional();

/** An array or text separated by `|`, of at most 50 items with `max` characters each; `joinList` has its signs. */
function list(max: number, most = 50) {
  return z
    .preprocess((value) => toItems(value, most), z.array(line(max)))
    .transform((parts) => parts.filter(required))
    .refine((parts) => parts.length <= most, messageOf('cell-too-many-parts', { max: most }));
}

/** The items that are not blank. One more than the most is enough to refuse a list, however long it is. */
function toItems(value: unknown, most: number) {
  const items = typeof value === 'string' ? splitEscaped(value, '|') : (value ?? []);
  if (!Array.isArray(items)) return items;
  return items.filter((item) => typeof item !== 'string' || item.trim() !== '').slice(0, most + 1);
}

// The order of the columns in an export, which other programs know. New fields follow as the form has them.
const { brand, netQuantity, unit, barcode, class: productClass, ...rest } = fieldCells;
const { ingredients, usage, warnings, audience, ...otherFields } = rest;
const translatedFields = { ingredients, usage, warnings, audience };

/** The texts of a product that have translations, in the order of their columns. */
const translated = {
  name: clearable(line(500)),
  description: longText(20_000),
  features: clearable(list(500)),
  ...translatedFields,
  label: clearable(line(100)),
};

export type TranslatedText = keyof typeof translated;

export const translatedTexts = Object.keys(translated) as TranslatedText[];

/** The columns of a language, such as `name_fr`. */
function columnsIn<Each extends Language>(language: Each) {
  const columns = Object.entries(translated).map(([name, schema]) => [`${name}_${language}`, schema]);
  return Object.fromEntries(columns) as {
    [Name in TranslatedText as `${Name}_${Each}`]: (typeof translated)[Name];
  };
}

const https = /^https:\/\/[^\s]+$/;

/** A picture that the shop has stored, as an export names it. */
const upload = /^\/uploads\/[a-z2-7]{36}-800\.webp$/;

const maxSize = 50;

const sizes = list(maxSize + 2)
  .transform((sizes) => sizes.map(cleanName).filter(required).map(readSize))
  .refine(
    (sizes) => sizes.every(({ size }) => size.length <= maxSize),
    messageOf('cell-size-too-long', { max: maxSize }),
  )
  .refine(
    (sizes) => new Set(sizes.map(({ size }) => size)).size === sizes.length,
    messageOf('cell-size-twice'),
  );

/** `L=0` is the size L out of stock. `L=0=1` is the size `L=0` in stock. */
function readSize(text: string) {
  const isNamedLikeOne = /=[01]=1$/.test(text);
  return { size: text.replace(isNamedLikeOne ? /=1$/ : /=0$/, ''), inStock: !text.endsWith('=0') };
}

export const importRow = z
  .object({
    externalKey: line(200)
      .refine(required, missing)
      .refine((key) => !spreadsheetNumber.test(key), messageOf('key-changed-by-spreadsheet')),
    name: line(500).refine(required, missing).optional(),
    brand,
    /** '' for the stored one, or the name of a new product. */
    description: longText(20_000),
    price,
    /** 0 for none. */
    discountedPrice: clearable(
      blankAs(
        0,
        numberOf(money)
          .refine((value) => value >= 0, messageOf('cell-negative'))
          .refine(isInCentimes, tooManyDecimals)
          .transform(toCentimes),
      ),
    ),
    stock: blankIsAbsent(
      numberOf(measure)
        .refine(Number.isInteger, messageOf('cell-not-whole'))
        .refine((value) => value >= 0, messageOf('cell-negative'))
        .refine((value) => value <= maxStock, messageOf('cell-too-large', { max: maxStock })),
    ),
    category: name(1_300).refine(required, missing).optional(),
    features: clearable(list(500)),
    sizes: clearable(sizes),
    image: blankIsAbsent(line(2_000).refine(isHttpsOrFile, messageOf('cell-not-a-picture'))),
    ...translatedFields,
    netQuantity,
    unit,
    barcode,
    class: productClass,
    ...otherFields,
    /** The pictures after `image`. */
    images: clearable(
      list(2_000, maxPictures - 1)
        .refine((images) => images.every(isHttpsOrFile), messageOf('cell-not-pictures'))
        .refine((images) => new Set(images).size === images.length, messageOf('cell-picture-twice')),
    ),
    /** The family's name; '' for none. */
    family: clearable(line(500)),
    option: blankIsAbsent(line(50)),
    label: blankIsAbsent(line(100)),
    /** The last parts of the needs' addresses, or their names. */
    needs: clearable(
      list(200).refine((needs) => new Set(needs).size === needs.length, messageOf('cell-need-twice')),
    ),
    ...columnsIn('fr'),
    ...columnsIn('ar'),
    ...columnsIn('en'),
  })
  .refine(({ netQuantity, unit }) => (netQuantity ?? null) === null || (unit ?? null) !== null, {
    path: ['unit'],
    error: messageOf('unit-missing'),
  })
  .refine(({ netQuantity, unit }) => (unit ?? null) === null || (netQuantity ?? null) !== null, {
    path: ['netQuantity'],
    error: messageOf('net-quantity-missing'),
  })
  .refine(({ family, label }) => !family || label !== undefined, {
    path: ['label'],
    error: messageOf('label-missing'),
  })
  .refine(({ price = 0, discountedPrice = 0 }) => discountedPrice < price || price <= 0, {
    path: ['discountedPrice'],
    error: messageOf('discount-not-below-price'),
  });

/** A valid row, with prices in centimes. What its file has no column for is absent. */
export type ReadRow = z.output<typeof importRow>;

/** The columns that a new product needs. A file that only changes products may leave them out. */
export const neededWhenNew = ['name', 'price', 'category'] as const;

/** A row with all that its product needs. */
export type ImportRow = ReadRow & Required<Pick<ReadRow, (typeof neededWhenNew)[number]>>;

function isHttpsOrFile(value: string) {
  return https.test(value) ? URL.canParse(value) : !/^[a-z][a-z0-9+.-]*:/i.test(value);
}

/** Whether the image of a row is an address, which is kept, and not a file. */
export function isAddress(image: string) {
  return https.test(image) || isUpload(image);
}

/** Whether the image of a row is one that the shop has stored. */
export function isUpload(image: string) {
  return upload.test(image);
}
