import * as z from 'zod/mini';
import { foldedCode, longestCode, shortestCode } from '../orders/discount-codes.ts';
import { lineProblem, messageOf } from '../refusals/codes.ts';
import { isWhole } from './whole-number.ts';

/** The most codes of an offer. */
export const maxCodes = 10_000;

const codeMessage = messageOf('offer-code-invalid', { min: shortestCode, max: longestCode });

const offerCode = z.string(codeMessage).check(
  z.maxLength(100, codeMessage),
  z.overwrite(foldedCode),
  z.refine((code) => code.length >= shortestCode && code.length <= longestCode, codeMessage),
);

const codesMessage = messageOf('offer-codes-required', { max: maxCodes });

/** A file with the column "Code" and, if it has one, "Orders at most" of each code. */
export const codesFile = z.object({
  csv: z.string(messageOf('file-not-text')).check(z.maxLength(200_000, messageOf('text-file-too-large'))),
});

/** With problems nothing is added. */
export const importedCodes = z.object({ added: z.int(), problems: z.array(lineProblem) });

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
