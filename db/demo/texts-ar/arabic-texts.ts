import type { CatalogueTexts } from '../texts/line-texts.ts';
import { babyCare } from './care/baby-care.ts';
import { faceCleansing } from './care/face-cleansing.ts';
import { hairCare } from './care/hair-care.ts';
import { sunCare } from './care/sun-care.ts';
import { categories } from './categories.ts';
import { feverAndPressure } from './health/fever-and-pressure.ts';
import { mosquitoes } from './health/mosquitoes.ts';
import { vitamins } from './health/vitamins.ts';
import { needs } from './needs.ts';
import { optionNames } from './option-names.ts';
import { usualOptions } from './usual-options.ts';

/** The demo catalogue in Arabic. */
export const arabicTexts: CatalogueTexts = {
  lines: {
    ...vitamins,
    ...mosquitoes,
    ...feverAndPressure,
    ...babyCare,
    ...sunCare,
    ...faceCleansing,
    ...hairCare,
  },
  usualOptions,
  categories,
  needs,
  optionNames,
};
