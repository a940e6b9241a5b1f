import { importRefusals as sentences } from '../../shared/refusals/refusals-of-imports.ts';

/** Reasons for the rows of an import. English shows the sentences of the API. */
export const importRefusals: Record<keyof typeof sentences, string> = sentences;
