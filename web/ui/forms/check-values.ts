import type * as z from 'zod/mini';
import { codedIn, messageOf } from '../../../shared/refusals/codes.ts';

/** The error of each field, by its name; undefined while it is being corrected. */
export type FieldErrors = Record<string, string | undefined>;

/** The body to send, or the errors of the fields. */
export type Checked<Body> = { body: Body; errors: null } | { body: null; errors: FieldErrors };

/**
 * The values as the contract's schema parses them, or the code of the first error of each field. `alsoWrong` holds the
 * errors that the schema cannot see.
 */
export function checkValues<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
  alsoWrong: FieldErrors = {},
): Checked<z.output<Schema>> {
  const { data, error } = schema.safeParse(values);
  const errors = { ...alsoWrong };
  for (const issue of error?.issues ?? []) errors[fieldOf(issue.path)] ??= errorOf(issue);
  return Object.keys(errors).length > 0
    ? { body: null, errors }
    : { body: data as z.output<Schema>, errors: null };
}

/** The code of a schema's error. Messages of the library are about types, and no page translates them. */
export function errorOf({ message }: { message: string }) {
  return codedIn(message) ? message : messageOf('invalid-input');
}

/** Each text of a translation has a field of its own, such as `texts.fr.name`, each part of a bundle, such as `parts.0`, each input for codes, such as `codes.generate`, and each cell of new members, such as `variants.0.price`. */
function fieldOf(path: PropertyKey[]) {
  const depths: Record<PropertyKey, number> = {
    ...{ texts: 3, parts: 2, codes: 2 },
    ...{ variants: 3, newFamily: 2 },
  };
  return path.slice(0, depths[path[0] ?? ''] ?? 1).join('.');
}
