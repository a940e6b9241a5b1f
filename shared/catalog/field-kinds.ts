import * as z from 'zod/mini';
import { blankableLine, blankableText, withoutDirectionMarks } from '../values/text.ts';
import { measure, money, type NumberKind } from '../values/typed-number.ts';
import { barcode, reference } from './product-facts.ts';

/**
 * The schemas of a field in a change, in a new product, which may leave it out, and in a reply, which leaves out an
 * unknown one. `none` is the value of an unknown one.
 * @__NO_SIDE_EFFECTS__
 */
function schemas<S extends z.ZodMiniType, R extends z.ZodMiniType>(schema: S, reply: R, none: '' | null) {
  return { none, schema, whenNew: z._default(schema, none as never), reply: z.optional(reply) };
}

/** @__NO_SIDE_EFFECTS__ */
export function line(longest: number) {
  return { kind: 'line', longest, ...schemas(blankableLine(longest), z.string(), '') } as const;
}

/** A line by which products are grouped, so without marks of direction. @__NO_SIDE_EFFECTS__ */
export function name(longest: number) {
  const schema = blankableLine(longest).check(withoutDirectionMarks);
  return { kind: 'name', longest, ...schemas(schema, z.string(), '') } as const;
}

/** A longer text with translations: `product_texts` has its column too. @__NO_SIDE_EFFECTS__ */
export function text(longest: number) {
  return { kind: 'text', longest, ...schemas(blankableText(longest), z.string(), '') } as const;
}

/** @__NO_SIDE_EFFECTS__ */
export function gtin() {
  return { kind: 'gtin', longest: 40, ...schemas(barcode, z.string(), '') } as const;
}

/** The shop's own code. @__NO_SIDE_EFFECTS__ */
export function code(longest: number) {
  return { kind: 'code', longest, ...schemas(reference(longest), z.string(), '') } as const;
}

/** One of these words. `wrong` is the message for another. @__NO_SIDE_EFFECTS__ */
export function choice<const Word extends string>(choices: readonly Word[], wrong: string) {
  return {
    kind: 'choice',
    choices,
    ...schemas(z.nullable(z.enum(choices, wrong)), z.enum(choices), null),
  } as const;
}

type NumberSchema = z.ZodMiniType<number, number>;

/** The numbers that a file may have, and what its report says about another. */
type Cells = { typed?: NumberKind; wrong?: string };

/** @__NO_SIDE_EFFECTS__ */
export function number(
  schema: NumberSchema,
  typed: NumberKind,
  { typed: inFiles = measure, wrong = '' }: Cells = {},
) {
  const reply: NumberSchema = typed.decimals === 0 ? z.int() : z.number();
  return {
    kind: 'number',
    typed,
    cells: { typed: inFiles, wrong },
    ...schemas(z.nullable(schema), reply, null),
  } as const;
}

/** Dinars. The column and a row of a file have centimes. @__NO_SIDE_EFFECTS__ */
export function amount(schema: NumberSchema) {
  return { kind: 'amount', typed: money, ...schemas(z.nullable(schema), z.number(), null) } as const;
}

type Card = 'about' | 'facts' | 'price' | 'place';

/** Everyone, those who edit the catalog, or those of them who may see money. */
type Reader = 'anyone' | 'catalog' | 'money';

/** The column of `products`, the card of the product form, and who reads the field. @__NO_SIDE_EFFECTS__ */
export function at<C extends string, On extends Card, By extends Reader>(column: C, card: On, readBy: By) {
  return { column, card, readBy };
}

/** The column of files (docs/import.md) and its usual headings, first the French one. @__NO_SIDE_EFFECTS__ */
export function file<Name extends string>(name: Name, ...headings: string[]) {
  return { file: { name, headings } };
}
