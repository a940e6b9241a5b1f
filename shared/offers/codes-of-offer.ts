import * as z from 'zod/mini';
import { foldedCode, isPlainCode, longestCode, shortestCode } from '../orders/discount-codes.ts';
import { lineProblem, messageOf } from '../refusals/codes.ts';
import { cleanName } from '../values/text.ts';
import { isWhole } from './whole-number.ts';

/** The most codes of an offer. */
export const maxCodes = 10_000;

/** A code as the shop keeps it, of one that a merchant has written. A refusal names the code. */
export const offerCode = z.pipe(
  z.unknown().check(z.refine(isCode, { error: ({ input }) => invalidCode(input) })),
  z.transform((written) => foldedCode(String(written))),
);

function isCode(written: unknown) {
  if (typeof written !== 'string' || written.length > 100 || !isPlainCode(written)) return false;
  const { length } = foldedCode(written);
  return length >= shortestCode && length <= longestCode;
}

function invalidCode(written: unknown) {
  const code = cleanName(String(written)).slice(0, 40);
  return messageOf('offer-code-invalid', { code, min: shortestCode, max: longestCode });
}

const codesMessage = messageOf('offer-codes-required', { max: maxCodes });

/** A file with the column "Code" and, if it has one, "Orders at most" of each code. */
export const codesFile = z.object({
  csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
});

/**
 * Codes that the offer has already stay as they are: `present` is their number, `otherLimit` that of those for which the
 * file has another limit. `unread` are the headings of columns that the shop does not know. With problems nothing is added.
 */
export const importedCodes = z.object({
  ...{ added: z.int(), present: z.int(), otherLimit: z.int() },
  unread: z.array(z.string()),
  problems: z.array(lineProblem),
});

export type ImportedCodes = z.output<typeof importedCodes>;

/** Codes that are given, and the number of those to make up. `maxUses` is for each of them. */
export const codesBody = z
  .object({
    codes: z._default(z.array(offerCode, codesMessage).check(z.maxLength(maxCodes, codesMessage)), []),
    generate: z._default(
      z.int(codesMessage).check(z.minimum(0, codesMessage), z.maximum(maxCodes, codesMessage)),
      0,
    ),
    maxUses: z._default(z.nullable(isWhole(1, 1_000_000)), null),
  })
  .check(
    z.refine(
      ({ codes, generate }) => {
        const count = codes.length + generate;
        return count > 0 && count <= maxCodes;
      },
      { path: ['codes'], error: codesMessage },
    ),
  );

export type OfferCodesBody = z.output<typeof codesBody>;

export const storedCodes = z.object({
  codes: z.array(z.object({ code: z.string(), maxUses: z.nullable(z.int()), uses: z.int() })),
});

export type OfferCodes = z.output<typeof storedCodes>;
