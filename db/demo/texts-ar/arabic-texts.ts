import type { CatalogueTexts } from '../texts/line-texts.ts';
import { babyCare } from './care/baby-care.ts';
import { babyComfortAndPregnancy } from './care/baby-comfort-and-pregnancy.ts';
import { bodyCare } from './care/body-care.ts';
import { faceCleansing } from './care/face-cleansing.ts';
import { faceTargeted } from './care/face-targeted.ts';
import { feedingAndNursing } from './care/feeding-and-nursing.ts';
import { hairCare } from './care/hair-care.ts';
import { hygiene } from './care/hygiene.ts';
import { intimateCare } from './care/intimate-care.ts';
import { menCare } from './care/men-care.ts';
import { oralCare } from './care/oral-care.ts';
import { shampoos } from './care/shampoos.ts';
import { showerAndSoap } from './care/shower-and-soap.ts';
import { sunCare } from './care/sun-care.ts';
import { toothbrushesAndPastes } from './care/toothbrushes-and-pastes.ts';
import { categories } from './categories.ts';
import { beesAndOils } from './health/bees-and-oils.ts';
import { braces } from './health/braces.ts';
import { canesAndCrutches } from './health/canes-and-crutches.ts';
import { diabetesAndFeet } from './health/diabetes-and-feet.ts';
import { dressings } from './health/dressings.ts';
import { feverAndPressure } from './health/fever-and-pressure.ts';
import { firstAid } from './health/first-aid.ts';
import { footComfort } from './health/foot-comfort.ts';
import { healthDevices } from './health/health-devices.ts';
import { jointsAndBeauty } from './health/joints-and-beauty.ts';
import { medicalWear } from './health/medical-wear.ts';
import { minerals } from './health/minerals.ts';
import { mosquitoes } from './health/mosquitoes.ts';
import { multivitamins } from './health/multivitamins.ts';
import { singleUse } from './health/single-use.ts';
import { sleepAndDigestion } from './health/sleep-and-digestion.ts';
import { slimming } from './health/slimming.ts';
import { sportsNutrition } from './health/sports-nutrition.ts';
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
    ...toothbrushesAndPastes,
    ...showerAndSoap,
    ...intimateCare,
    ...menCare,
    ...beesAndOils,
    ...firstAid,
    ...diabetesAndFeet,
    ...footComfort,
    ...slimming,
    ...dressings,
    ...singleUse,
    ...healthDevices,
    ...sportsNutrition,
    ...braces,
    ...canesAndCrutches,
    ...medicalWear,
  },
  usualOptions,
  categories,
  needs,
  optionNames,
};
