import type { CatalogueTexts } from '../texts/line-texts.ts';
import { categories } from './categories.ts';
import { needs } from './needs.ts';
import { optionNames } from './option-names.ts';
import { usualOptions } from './usual-options.ts';

/** The demo catalogue in Arabic. */
export const arabicTexts: CatalogueTexts = {
  lines: {},
  usualOptions,
  categories,
  needs,
  optionNames,
};
