import * as z from 'zod/mini';

/** Why the shop does not sell something (requirements: Not sold). */
export const notSoldKinds = ['medicine', 'product', 'brand', 'complaint', 'service'] as const;

/** A thing in a search that the shop does not sell. `link` is the path of a need, an article or a page about the shop. */
export const notSoldReason = z.object({
  kind: z.enum(notSoldKinds),
  phrase: z.string(),
  link: z.optional(z.string()),
});

export type NotSoldReason = z.infer<typeof notSoldReason>;
