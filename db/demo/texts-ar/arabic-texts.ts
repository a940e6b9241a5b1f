import type { CatalogueTexts } from '../texts/line-texts.ts';
import { babyCare } from './care/baby-care.ts';
import { babyComfortAndPregnancy } from './care/baby-comfort-and-pregnancy.ts';
import { bodyCare } from './care/body-care.ts';
import { faceCleansing } from './care/face-cleansing.ts';
import { faceTargeted } from './care/face-targeted.ts';
import { feedingAndNursing } from './care/feeding-and-nursing.ts';
import { hairCare } from './care/hair-care.ts';
import { hygiene } from './care/hygiene.ts';
import { oralCare } from './care/oral-care.ts';
import { shampoos } from './care/shampoos.ts';
import { sunCare } from './care/sun-care.ts';
import { categories } from './categories.ts';
import { feverAndPressure } from './health/fever-and-pressure.ts';
import { jointsAndBeauty } from './health/joints-and-beauty.ts';
import { minerals } from './health/minerals.ts';
import { mosquitoes } from './health/mosquitoes.ts';
import { multivitamins } from './health/multivitamins.ts';
import { sleepAndDigestion } from './health/sleep-and-digestion.ts';
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
    ...multivitamins,
    ...minerals,
    ...sleepAndDigestion,
    ...jointsAndBeauty,
    ...faceTargeted,
    ...shampoos,
    ...babyComfortAndPregnancy,
    ...bodyCare,
    ...feedingAndNursing,
    ...hygiene,
    ...oralCare,
  },
  usualOptions,
  categories,
  needs,
  optionNames,
};
