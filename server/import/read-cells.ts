import { z } from 'zod';
import type { number } from '../../shared/catalog/field-kinds.ts';
import { toCentimes } from '../../shared/catalog/prices.ts';
import { isGtin } from '../../shared/catalog/product-facts.ts';
import {
  type FieldWith,
  type ImportedField,
  importedFields,
  productFields,
} from '../../shared/catalog/product-fields.ts';
import { usualChoices } from '../../shared/files/import-columns.ts';
import { messageOf } from '../../shared/refusals/codes.ts';
import {
  cleanName,
  cleanText,
  isVisible,
  latinDigits,
  plainName,
  spacedLine,
} from '../../shared/values/text.ts';
import {
  isInCentimes,
  money,
  type NumberKind,
  numberProblem,
  readNumber,
} from '../../shared/values/typed-number.ts';

/** Dinars. */
export const maxPrice = 1_000_000_000;

export const tooManyDecimals = messageOf('cell-too-many-decimals');

export const missing = messageOf('cell-missing');

const text = z
  .union([z.string(), z.number()], {
    error: ({ input }) => (input === undefined || input === null ? missing : messageOf('cell-not-text')),
  })
  .transform(String)
  .refine((value) => value.isWellFormed() && !value.includes('\ufffd'), messageOf('cell-not-readable'))
  .transform((value) => (isVisible(value) ? cleanText(value.replace(/(?!\n)\p{Cc}/gu, ' ')) : ''));

/** One line of text: every run of whitespace becomes one space, except those that French does not break. */
export function line(max: number) {
  return text
    .transform((value) => spacedLine(value.replace(/[\r\n]/g, ' ')))
    .refine((value) => value.length <= max, messageOf('cell-too-long', { max }));
}

/** A line without marks of direction, by which products are grouped. */
export function name(max: number) {
  return line(max).transform(cleanName);
}

export const required = (value: string) => value !== '';

/** A number, or text with a number. */
export function numberOf(kind: NumberKind) {
  return z
    .union([z.string(), z.number()], {
      error: ({ input }) => (input === undefined ? missing : messageOf('cell-not-a-number')),
    })
    .transform((value, context) => {
      const read = typeof value === 'number' ? value : readNumber(value, kind);
      if (read !== undefined && Number.isFinite(read)) return read;
      context.addIssue(whyNotANumber(String(value), kind));
      return z.NEVER;
    });
}

function whyNotANumber(value: string, kind: NumberKind) {
  const [, whole, part] = /^(\d{1,3}),(\d{3})$/.exec(value.trim()) ?? [];
  if (whole) {
    return messageOf('cell-ambiguous-comma', { one: `${whole}${part}`, other: Number(`${whole}.${part}`) });
  }
  // The report has codes of its own for `ambiguous-number` and `too-many-decimals`.
  return `cell-${numberProblem(value, kind) ?? 'not-a-number'}`;
}

/** A value in place of a blank one. */
export function blankAs<Blank, Schema extends z.ZodType>(blank: Blank, schema: Schema) {
  return z.unknown().transform((value, context): Blank | z.output<Schema> => {
    if (value === '') return blank;
    const { data, error } = schema.safeParse(value);
    if (error) for (const { message } of error.issues) context.addIssue(message);
    return data as z.output<Schema>;
  });
}

/**
 * A field that keeps its stored value if it is absent. Blank and null clear it: the schema gets ''. New products have ''
 * for absent ones too.
 */
export function clearable<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (value === null ? '' : value), schema.optional());
}

export function longText(max: number) {
  return clearable(text.refine((value) => value.length <= max, messageOf('cell-too-long', { max })));
}

type Fields = typeof productFields;

type Value<Name extends ImportedField> =
  Name extends FieldWith<{ kind: 'gtin' }> ? string | null : z.output<Fields[Name]['schema']>;

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
      return numberWithin(described);
    case 'amount':
      return amount();
  }
}

/** One of these words, also as French files write it, or, for a blank field, null. */
function oneOf(words: readonly string[]) {
  const known = new Map(
    words.flatMap((word) => [word, ...(usualChoices[word] ?? [])].map((usual) => [plainName(usual), word])),
  );
  return clearable(
    line(100)
      .refine(
        (value) => value === '' || known.has(plainName(value)),
        messageOf('cell-not-a-choice', { choices: words.join(', ') }),
      )
      .transform((value) => known.get(plainName(value)) ?? null),
  );
}

function barcode() {
  return clearable(
    line(40)
      .transform((value) => latinDigits(cleanName(value)).replace(/[\s\p{Pd}]/gu, '') || null)
      .refine((digits) => digits === null || isGtin(digits), messageOf('cell-not-a-gtin')),
  );
}

function numberWithin({ schema, cells: { typed, wrong } }: ReturnType<typeof number>) {
  const accepted = numberOf(typed).refine((value) => schema.safeParse(value).success, wrong);
  return clearable(blankAs(null, accepted));
}

function amount() {
  const dinars = numberOf(money)
    .refine((value) => value >= 0 && value <= maxPrice, messageOf('cell-negative'))
    .refine(isInCentimes, tooManyDecimals);
  return clearable(blankAs(null, dinars).transform((value) => (value === null ? null : toCentimes(value))));
}
