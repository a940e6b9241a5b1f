import { babyCare } from './products/care/baby-care.ts';
import { babyComfortAndPregnancy } from './products/care/baby-comfort-and-pregnancy.ts';
import { bodyCare } from './products/care/body-care.ts';
import { faceCleansing } from './products/care/face-cleansing.ts';
import { faceTargeted } from './products/care/face-targeted.ts';
import { feedingAndNursing } from './products/care/feeding-and-nursing.ts';
import { hairCare } from './products/care/hair-care.ts';
import { hygiene } from './products/care/hygiene.ts';
import { intimateCare } from './products/care/intimate-care.ts';
import { menCare } from './products/care/men-care.ts';
import { oralCare } from './products/care/oral-care.ts';
import { shampoos } from './products/care/shampoos.ts';
import { showerAndSoap } from './products/care/shower-and-soap.ts';
import { sunCare } from './products/care/sun-care.ts';
import { toothbrushesAndPastes } from './products/care/toothbrushes-and-pastes.ts';
import { beesAndOils } from './products/health/bees-and-oils.ts';
import { braces } from './products/health/braces.ts';
import { canesAndCrutches } from './products/health/canes-and-crutches.ts';
import { diabetesAndFeet } from './products/health/diabetes-and-feet.ts';
import { dressings } from './products/health/dressings.ts';
import { feverAndPressure } from './products/health/fever-and-pressure.ts';
import { firstAid } from './products/health/first-aid.ts';
import { footComfort } from './products/health/foot-comfort.ts';
import { healthDevices } from './products/health/health-devices.ts';
import { jointsAndBeauty } from './products/health/joints-and-beauty.ts';
import { medicalWear } from './products/health/medical-wear.ts';
import { minerals } from './products/health/minerals.ts';
import { mosquitoes } from './products/health/mosquitoes.ts';
import { multivitamins } from './products/health/multivitamins.ts';
import { singleUse } from './products/health/single-use.ts';
import { sleepAndDigestion } from './products/health/sleep-and-digestion.ts';
import { slimming } from './products/health/slimming.ts';
import { sportsNutrition } from './products/health/sports-nutrition.ts';
import { vitamins } from './products/health/vitamins.ts';
import type { ProductLine } from './products/product-line.ts';

/** All product lines, alternating between health and care, so that neighbors in the catalogue look different. */
export const productLines: ProductLine[] = [
  vitamins,
  multivitamins,
  faceCleansing,
  feverAndPressure,
  healthDevices,
  babyCare,
  sportsNutrition,
  slimming,
  sunCare,
  medicalWear,
  toothbrushesAndPastes,
  oralCare,
  beesAndOils,
  shampoos,
  hairCare,
  canesAndCrutches,
  footComfort,
  showerAndSoap,
  bodyCare,
  minerals,
  intimateCare,
  dressings,
  firstAid,
  faceTargeted,
  braces,
  menCare,
  sleepAndDigestion,
  jointsAndBeauty,
  feedingAndNursing,
  babyComfortAndPregnancy,
  singleUse,
  hygiene,
  mosquitoes,
  diabetesAndFeet,
].flat();
