import type * as z from 'zod/mini';
import { isApiError } from '../../../shared/contract/api-error.ts';

/** The newer version that the refusal of a save contains under this name. */
export function newerVersion<Stored>(refusal: unknown, name: string, schema: z.ZodMiniType<Stored>) {
  return isApiError(refusal) ? schema.safeParse(refusal.details.extra?.[name]).data : undefined;
}
