import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { codesBody } from '../../../shared/offers/codes-of-offer.ts';
import { readNumber, whole } from '../../../shared/values/typed-number.ts';
import { adminOffersWords } from '../../words/admin-offers-words.ts';
import { Fields } from '../kit/fields.tsx';

const words = adminOffersWords.codes;

/** The fields for codes are named after the part `codes` of a new offer. */
export const noCodes = { 'codes.codes': '', 'codes.generate': '', 'codes.maxUses': '' };

export type CodesDraft = typeof noCodes;

export const codesPart = z.object({ codes: codesBody });

/** What the fields say, to be checked as `codesPart`. */
export function toCodes(draft: CodesDraft): { [Name in keyof z.output<typeof codesBody>]: unknown } {
  return {
    codes: draft['codes.codes'].split('\n').filter((line) => line.trim() !== ''),
    generate: readNumber(draft['codes.generate'], whole) ?? 0,
    maxUses: readNumber(draft['codes.maxUses'], whole) ?? null,
  };
}

type Form = ComponentProps<typeof Fields<keyof CodesDraft>>['form'];

/** Codes to add to an offer: typed ones, so many made-up ones, or both. `isOneOf`: one of them is needed. */
export function CodeFields({ form, isOneOf = false }: { form: Form; isOneOf?: boolean }) {
  const need = isOneOf ? 'oneOf' : 'nobody';
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Fields
      form={form}
      labels={words.fields}
      layout="pairs"
      fields={[
        { name: 'codes.codes', rows: 3, dir: 'auto', need, isWide: true },
        { name: 'codes.generate', ...number, need },
        { name: 'codes.maxUses', ...number },
      ]}
    />
  );
}
