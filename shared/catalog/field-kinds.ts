import * as z from 'zod/mini';
import { barcode } from '../product-facts.ts';
import { blankableLine, blankableText, withoutDirectionMarks } from '../text.ts';
import { money, type NumberKind, whole } from '../typed-number.ts';

/** Where a field is stored, edited, read and imported. */
type Place = {
  /** Its column in `products`. */
  column: string;
  /** Its card in the product form. */
  card: 'about' | 'facts' | 'price';
  /** Everyone, those who edit the catalog, or those of them who may see money. */
  readBy: 'anyone' | 'catalog' | 'money';
  /** Without one it is neither imported nor exported. */
  file?: FileColumn;
};

/** A column of an import (docs/import.md): its name, its French heading, and more headings of French files. */
export type FileColumn = { name: string; heading: string; usual?: readonly string[] };

type Schemas<Schema, Reply> = { schema: Schema; reply: Reply };

/**
 * The schemas of a field in a change, in a new product, which may leave it out, and in a reply, which leaves out an
 * unknown one.
 * @__NO_SIDE_EFFECTS__
 */
function schemas<Schema extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  { schema, reply }: Schemas<Schema, Reply>,
  none: '' | null,
) {
  return { none, schema, whenNew: z._default(schema, none as never), reply: z.optional(reply) };
}

/**
 * One line of text, '' if unknown.
 * @__NO_SIDE_EFFECTS__
 */
export function line<const P extends Place>(longest: number, place: P) {
  const texts = schemas({ schema: blankableLine(longest), reply: z.string() }, '');
  return { kind: 'line' as const, longest, ...texts, ...place };
}

/**
 * A line by which products are grouped, so without marks of direction.
 * @__NO_SIDE_EFFECTS__
 */
export function name<const P extends Place>(longest: number, place: P) {
  const schema = blankableLine(longest).check(withoutDirectionMarks);
  return { kind: 'name' as const, longest, ...schemas({ schema, reply: z.string() }, ''), ...place };
}

/**
 * A longer text, '' if unknown, with translations: `product_texts` has its column too.
 * @__NO_SIDE_EFFECTS__
 */
export function text<const P extends Place>(longest: number, place: P) {
  const texts = schemas({ schema: blankableText(longest), reply: z.string() }, '');
  return { kind: 'text' as const, longest, ...texts, ...place };
}

/**
 * A number on a barcode; '' and, in its column, null if unknown.
 * @__NO_SIDE_EFFECTS__
 */
export function gtin<const P extends Place>(place: P) {
  return {
    kind: 'gtin' as const,
    longest: 40,
    ...schemas({ schema: barcode, reply: z.string() }, ''),
    ...place,
  };
}

type Choice<Word> = { choices: readonly Word[]; wrong: string };

/**
 * One of these words, null if unknown. `wrong` is the message for another.
 * @__NO_SIDE_EFFECTS__
 */
export function choice<const Word extends string, const P extends Place>(place: P & Choice<Word>) {
  const { choices, wrong } = place;
  const words = { schema: z.nullable(z.enum(choices, wrong)), reply: z.enum(choices) };
  return { kind: 'choice' as const, ...schemas(words, null), ...place };
}

type Numeric = {
  typed: NumberKind;
  schema: z.ZodMiniType<number, number>;
  /** The numbers that a file may have, and what its report says about another. */
  cells?: { typed: NumberKind; wrong: string };
};

/**
 * A number, null if unknown.
 * @__NO_SIDE_EFFECTS__
 */
export function number<const P extends Place>({ schema, ...place }: P & Numeric) {
  const reply: z.ZodMiniType<number, number> = place.typed === whole ? z.int() : z.number();
  return { kind: 'number' as const, ...place, ...schemas({ schema: z.nullable(schema), reply }, null) };
}

/**
 * Dinars, null if unknown. The column and a row of a file have centimes.
 * @__NO_SIDE_EFFECTS__
 */
export function amount<const P extends Place>({ schema, ...place }: P & Pick<Numeric, 'schema'>) {
  const dinars = { schema: z.nullable(schema), reply: z.number() };
  return { kind: 'amount' as const, typed: money, ...place, ...schemas(dinars, null) };
}
