import * as z from 'zod/mini';
import { id } from '../values/ids.ts';

/** The rows of a whole list from its start, as many as one change takes, and the number of all. */
export const foundIds = z.object({ ids: z.array(id), count: z.int() });

export type FoundIds = z.output<typeof foundIds>;
