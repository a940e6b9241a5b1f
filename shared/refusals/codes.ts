import * as z from 'zod/mini';
import type { adminRefusals } from './refusals-of-admin.ts';
import type { catalogRefusals } from './refusals-of-catalog.ts';
import type { courierRefusals } from './refusals-of-couriers.ts';
import type { importRefusals } from './refusals-of-imports.ts';
import type { settingsRefusals } from './refusals-of-settings.ts';
import type { shopRefusals } from './refusals-of-shop.ts';

// Pages load this file and not the sentences: those they read with the first refusal, in their language.

type Sentences = typeof shopRefusals &
  typeof catalogRefusals &
  typeof adminRefusals &
  typeof courierRefusals &
  typeof importRefusals &
  typeof settingsRefusals;

export type RefusalCode = keyof Sentences;

/** A value may be a refusal too, such as the problem of one line of a file, or the name of a field or a column. */
export type RefusalValue = string | number | Coded | { code: `column:${string}`; message: string };

export type RefusalValues = Record<string, RefusalValue>;

/** A refusal with or without its English sentence. */
export type Coded = { code: RefusalCode; values?: RefusalValues; message?: string };

type NamesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values of a refusal, if its sentence has places for some. */
export type ValuesOf<Code extends RefusalCode> = [NamesIn<Sentences[Code]>] extends [never]
  ? []
  : [values: Record<NamesIn<Sentences[Code]>, RefusalValue>];

/** A refusal as a schema or a column of the database carries it, which is text. `codedIn` reads it. */
export function messageOf<Code extends RefusalCode>(code: Code, ...[values]: ValuesOf<Code>): string {
  return textOf({ code, ...(values && { values }) });
}

/** The text of a refusal that has been made. */
export function textOf({ code, values }: Coded) {
  return values ? `${code} ${JSON.stringify(values)}` : code;
}

/** Undefined for a text that is no refusal, such as a message of the schema library. */
export function codedIn(text: string): Coded | undefined {
  const [, code, values] = /^([a-z][a-z0-9-]*)(?: (\{".*\}))?$/s.exec(text) ?? [];
  if (code === undefined) return undefined;
  return { code: code as RefusalCode, ...(values && { values: JSON.parse(values) }) };
}

/** What a reply or a schema has of a refusal. Its code may be that of a newer server. */
export type Said = {
  code?: string | undefined;
  message?: string | undefined;
  values?: RefusalValues | undefined;
};

/** The refusal in these words, or its own message if they lack its code. `show` puts a text or number in its place. */
export function sayIn(
  words: Record<string, string>,
  { code = '', message = '', values = {} }: Said,
  show: (value: string | number) => string = String,
): string {
  if (!Object.hasOwn(words, code)) return message;
  return (words[code] ?? '').replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (typeof value === 'object') return sayIn(words, value, show);
    return value === undefined ? place : show(value);
  });
}

/** In successful replies: the code and values with which a page says a refusal in its language. */
export const codedFields = {
  code: z.optional(z.string() as z.ZodMiniType<RefusalCode>),
  values: z.optional(
    z.record(
      z.string(),
      z.union([
        z.string(),
        z.number(),
        z.object({
          code: z.string(),
          message: z.optional(z.string()),
          values: z.optional(z.record(z.string(), z.unknown())),
        }),
      ]),
    ) as z.ZodMiniType<RefusalValues>,
  ),
};

/** The same for a record that was left out of a change of several. */
export const reasonFields = { reason: z.string(), ...codedFields };

/** The same for a line of a file. */
export const lineProblem = z.object({ line: z.int(), message: z.string(), ...codedFields });

export type LineProblem = z.output<typeof lineProblem>;
