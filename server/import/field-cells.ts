import type { z } from 'zod';
import {
  type FieldOf,
  type ImportedField,
  importedFields,
  productFields,
} from '../../shared/catalog/product-fields.ts';
import { toCentimes } from '../../shared/prices.ts';
import { isGtin } from '../../shared/product-facts.ts';
import { cleanName, latinDigits } from '../../shared/text.ts';
import { isInCentimes, money, type NumberKind } from '../../shared/typed-number.ts';
import {
  blankAs,
  clearable,
  line,
  longText,
  maxPrice,
  name,
  numberOf,
  tooManyDecimals,
} from './read-cells.ts';

type Fields = typeof productFields;

type Value<Name extends ImportedField> =
  Name extends FieldOf<'gtin'> ? string | null : z.output<Fields[Name]['schema']>;

type Cells = {
  [Name in ImportedField as Fields[Name]['file']['name']]: z.ZodOptional<z.ZodType<Value<Name>>>;
};

/** The columns of a file for the fields that `product-fields.ts` describes. Amounts are centimes. */
export const fieldCells = Object.fromEntries(
  importedFields.map((name) => [productFields[name].file.name, cellOf(name)]),
) as Cells;

function cellOf(field: ImportedField): z.ZodType {
  const described = productFields[field];
  switch (described.kind) {
    case 'line':
      return clearable(line(described.longest));
    case 'name':
      return clearable(name(described.longest));
    case 'text':
      return longText(described.longest);
    case 'choice':
      return oneOf(described.choices);
    case 'gtin':
      return barcode();
    case 'number':
      return numberWithin(described.schema, described.cells);
    case 'amount':
      return amount();
  }
}

/** One of these words or, for a blank field, null. */
function oneOf(words: readonly string[]) {
  const known = new Map<string, string | null>([...words.map((word) => [word, word] as const), ['', null]]);
  return clearable(
    line(100)
      .refine((value) => known.has(value), `is none of ${words.join(', ')}`)
      .transform((value) => known.get(value) ?? null),
  );
}

function barcode() {
  return clearable(
    line(40)
      .transform((value) => latinDigits(cleanName(value)).replace(/[\s\p{Pd}]/gu, '') || null)
      .refine(
        (digits) => digits === null || isGtin(digits),
        'is not a valid GTIN: check the number of digits and the last digit',
      ),
  );
}

type Accepted = { safeParse: (value: number) => { success: boolean } };

function numberWithin(accepted: Accepted, { typed, wrong }: { typed: NumberKind; wrong: string }) {
  return clearable(
    blankAs(
      null,
      numberOf(typed).refine((value) => accepted.safeParse(value).success, wrong),
    ),
  );
}

function amount() {
  const dinars = numberOf(money)
    .refine((value) => value >= 0 && value <= maxPrice, 'must not be negative')
    .refine(isInCentimes, tooManyDecimals);
  return clearable(blankAs(null, dinars).transform((value) => (value === null ? null : toCentimes(value))));
}
