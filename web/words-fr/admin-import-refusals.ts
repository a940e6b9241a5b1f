import { frenchImportRefusals } from '../../shared/files/import-refusals-in-french.ts';
import type { importRefusals as english } from '../words/admin-import-refusals.ts';

/** Reasons for the rows of an import, as its reports say them. */
export const importRefusals: typeof english = frenchImportRefusals;
