import type * as z from 'zod/mini';

/** What a form holds, by the names of its fields. */
export type Values = Record<string, string>;

/** What is wrong with each field, by its name. */
export type FieldErrors = Record<string, string>;

type Checked = { body: unknown; errors: null } | { body: null; errors: FieldErrors };

/** The body that an endpoint takes, or the first thing that is wrong with each value. */
export function checkValues(schema: z.ZodMiniType, values: Values, alsoWrong: FieldErrors = {}): Checked {
  const { success, data, error } = schema.safeParse(values);
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  const all = { ...alsoWrong, ...errors };
  return success && Object.keys(all).length === 0
    ? { body: data, errors: null }
    : { body: null, errors: all };
}
