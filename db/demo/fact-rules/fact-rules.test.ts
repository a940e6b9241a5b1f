import { expect, test } from 'vitest';
import { findAgeFaults } from './ages.ts';
import { findAllergenFaults } from './allergens.ts';
import { findCautionFaults } from './cautions.ts';
import { findClaimFaults } from './claims.ts';
import { factSheets } from './fact-sheet.ts';
import { findFalseFeatures } from './features.ts';
import { findMedicines } from './medicines.ts';
import { findNumberFaults } from './numbers.ts';
import { findBrokenPromises } from './promised-goods.ts';
import { promisingTexts } from './promising-texts.ts';
import { findFragments } from './sentences.ts';
import { findShareFaults } from './shares.ts';

const sheets = factSheets();

test.each([
  { fact: 'claims are of the European list and have its dose', rule: findClaimFaults },
  { fact: 'features are true of every flavor and kind', rule: findFalseFeatures },
  { fact: 'shares of the reference intake fit to their amounts', rule: findShareFaults },
  { fact: 'every allergen is in the warnings', rule: findAllergenFaults },
  { fact: 'every ingredient that needs care is spoken of', rule: findCautionFaults },
  { fact: 'ages do not contradict', rule: findAgeFaults },
  { fact: 'the numbers are the same in all languages', rule: findNumberFaults },
  { fact: 'no medicine is sold', rule: findMedicines },
  { fact: 'advice is in sentences', rule: findFragments },
])('$fact', ({ rule }) => {
  expect([...new Set(sheets.flatMap(rule))]).toEqual([]);
});

test('categories and needs promise only what the demo sells', () => {
  expect(promisingTexts().flatMap(findBrokenPromises)).toEqual([]);
});
