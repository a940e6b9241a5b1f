import { babyCare } from './products/care/baby-care.ts';
import { bodyCare } from './products/care/body-care.ts';
import { faceCleansing } from './products/care/face-cleansing.ts';
import { faceTargeted } from './products/care/face-targeted.ts';
import { feedingAndPregnancy } from './products/care/feeding-and-pregnancy.ts';
import { hairCare } from './products/care/hair-care.ts';
import { hygiene } from './products/care/hygiene.ts';
import { intimateCare } from './products/care/intimate-care.ts';
import { menCare } from './products/care/men-care.ts';
import { oralCare } from './products/care/oral-care.ts';
import { sunCare } from './products/care/sun-care.ts';
import { balance } from './products/health/balance.ts';
import { beesAndOils } from './products/health/bees-and-oils.ts';
import { braces } from './products/health/braces.ts';
import { firstAid } from './products/health/first-aid.ts';
import { healthDevices } from './products/health/health-devices.ts';
import { medicalWear } from './products/health/medical-wear.ts';
import { minerals } from './products/health/minerals.ts';
import { singleUse } from './products/health/single-use.ts';
import { sportAndSlimming } from './products/health/sport-and-slimming.ts';
import { vitamins } from './products/health/vitamins.ts';
import { walkingAndFeet } from './products/health/walking-and-feet.ts';
import type { ProductLine } from './products/product-line.ts';

/** All product lines, alternating between health and care, so that neighbors in the catalogue look different. */
export const productLines: ProductLine[] = [
  vitamins,
  faceCleansing,
  healthDevices,
  babyCare,
  sportAndSlimming,
  sunCare,
  medicalWear,
  oralCare,
  beesAndOils,
  hairCare,
  walkingAndFeet,
  bodyCare,
  minerals,
  intimateCare,
  firstAid,
  faceTargeted,
  braces,
  menCare,
  balance,
  feedingAndPregnancy,
  singleUse,
  hygiene,
].flat();
