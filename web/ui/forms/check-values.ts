import type * as z from 'zod/mini';
import { ownMessage } from '../../../shared/api-error.ts';

/** The error of each field, by its name; undefined while it is being corrected. */
export type FieldErrors = Record<string, string | undefined>;

/** The body to send, or the errors of the fields. */
export type Checked<Body> = { body: Body; errors: null } | { body: null; errors: FieldErrors };

/**
 * The values as the contract's schema parses them, or the first error of each field. `alsoWrong` holds the
 * errors that the schema cannot see.
 */
export function checkValues<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
  alsoWrong: FieldErrors = {},
): Checked<z.output<Schema>> {
  const { data, error } = schema.safeParse(values);
  const errors = { ...alsoWrong };
  for (const { path, message } of error?.issues ?? []) errors[fieldOf(path)] ??= ownMessage(message);
  return Object.keys(errors).length > 0
    ? { body: null, errors }
    : { body: data as z.output<Schema>, errors: null };
}

/** Each text of a translation has a field of its own, such as `texts.fr.name`. */
function fieldOf(path: PropertyKey[]) {
  return path.slice(0, path[0] === 'texts' ? 3 : 1).join('.');
}
