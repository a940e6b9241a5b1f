import { z } from 'zod';
import { cleanLine, cleanName, cleanText, isVisible } from '../../shared/text.ts';
import { type NumberKind, numberProblem, readNumber } from '../../shared/typed-number.ts';

/** Dinars. */
export const maxPrice = 1_000_000_000;

export const tooManyDecimals = 'has more than 2 decimals';

const text = z
  .union([z.string(), z.number()], {
    error: ({ input }) => (input === undefined || input === null ? 'is missing' : 'must be text'),
  })
  .transform(String)
  .refine((value) => value.isWellFormed() && !value.includes('\ufffd'), 'is not readable as UTF-8')
  .transform((value) => (isVisible(value) ? cleanText(value.replace(/(?!\n)\p{Cc}/gu, ' ')) : ''));

/** One line of text: every run of whitespace, including line breaks and no-break spaces, becomes one space. */
export function line(max: number) {
  return text
    .transform((value) => cleanLine(value.replace(/[\r\n]/g, ' ')))
    .refine((value) => value.length <= max, `is longer than ${max} characters`);
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
      error: ({ input }) => (input === undefined ? 'is missing' : 'is not a number'),
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
  if (whole) return `may mean ${whole}${part} or ${Number(`${whole}.${part}`)}: write it without a comma`;
  const problem = numberProblem(value, kind);
  if (problem === undefined) return 'is not a number';
  return problem.replace(/^.* (?=may mean)/, '').replace(/^At most/, 'has more than');
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
  return clearable(text.refine((value) => value.length <= max, `is longer than ${max} characters`));
}
