import { expect, test } from 'vitest';
import { findAgeFaults } from './ages.ts';
import { findAllergenFaults } from './allergens.ts';
import { findCautionFaults } from './cautions.ts';
import { findClaimFaults } from './claims.ts';
import { type FactSheet, factSheets, type SheetTexts } from './fact-sheet.ts';
import { findFalseFeatures } from './features.ts';
import { findMedicines } from './medicines.ts';
import { findNumberFaults } from './numbers.ts';
import { findBrokenPromises } from './promised-goods.ts';
import { promisingTexts } from './promising-texts.ts';
import { findFragments } from './sentences.ts';
import { findShareFaults } from './shares.ts';

const sheets = new Map(factSheets().map((sheet) => [sheet.key, sheet]));
const promising = new Map(promisingTexts().map((text) => [text.key, text]));

/** A product of the catalog with a mistake in one language. Throws Error if it had none of the words. */
function broken(
  key: string,
  language: keyof FactSheet['texts'],
  [right, wrong]: [string, string],
): FactSheet {
  const sheet = found(sheets.get(key));
  const written = JSON.stringify(sheet.texts[language]);
  if (!written.includes(right)) throw new Error(`${key} does not say ${right}`);
  const texts = JSON.parse(written.replaceAll(right, wrong)) as SheetTexts;
  return { ...sheet, texts: { ...sheet.texts, [language]: texts } };
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('The demo has no such thing');
  return thing;
}

test('a claim without its dose, its use or a place on the list is found', () => {
  const cases: [string, [string, string]][] = [
    ['charcoal-30-capsules', ['coconut shells 2 g', 'coconut shells 1 g']],
    ['charcoal-30-capsules', ['Two capsules at least half an hour before', 'One capsule before']],
    ['creatine-lemon-300-g', ['creatine monohydrate 3 g', 'creatine monohydrate 2.8 g']],
    ['melatonin-1-mg-30-capsules', ['melatonin 1 mg', 'melatonin 0.5 mg']],
    ['konjac-capsules-60-capsules', ['(Amorphophallus konjac) 3 g', '(Amorphophallus konjac) 2 g']],
    ['omega-3-500-mg-60-softgels', ['EPA 180 mg', 'EPA 100 mg']],
    ['vitamin-c-tablets-500-mg-30-tablets', ['Contributes to the normal', 'Boosts the normal']],
    ['meal-shake-vanilla-10-meals', ['Ready in a minute', 'Keeps you full for hours']],
  ];
  for (const [key, mistake] of cases) {
    expect(findClaimFaults(broken(key, 'en', mistake)), mistake[1]).not.toEqual([]);
  }
  const slimming = broken('slim-infusion-fennel-lemon-20-bags', 'fr', ['Tisane légère', 'Tisane minceur']);
  expect(findClaimFaults(slimming)).toEqual(['slim-infusion-fennel-lemon-20-bags: "minceur" is a promise']);
});

test('an allergen of one flavor that one language does not warn of is found', () => {
  const key = 'protein-bar-peanut-1-bar';
  expect(findAllergenFaults(broken(key, 'fr', ['à l’arachide, ', '']))).toEqual([
    `${key}: no warning in fr of peanut`,
  ]);
  const lotion = 'prenatal-dha-30-capsules';
  expect(findAllergenFaults(broken(lotion, 'ar', ['الحساسية من السمك', 'الحساسية']))).toEqual([
    `${lotion}: no warning in ar of fish`,
  ]);
});

test('an ingredient without its caution is found', () => {
  const key = 'melatonin-1-mg-30-capsules';
  expect(findCautionFaults(broken(key, 'en', ['epilepsy, ', '']))).toEqual([
    `${key}: warnings and audience in en lack epilepsy`,
  ]);
  const spray = 'propolis-throat-spray-honey-thyme-20-ml';
  expect(findCautionFaults(broken(spray, 'fr', [' ou d’asthme', '']))).not.toEqual([]);
});

test('an age that the audience contradicts is found', () => {
  const [zinc, kids] = ['zinc-25-mg-60-tablets', 'kids-gummies-apple-30-gummies'];
  const forAll = 'Adults and children age 12 and up.';
  expect(
    findAgeFaults(broken(zinc, 'en', ['Adults, on a doctor’s or pharmacist’s advice.', forAll])),
  ).toEqual([
    `${zinc}: only for adults, but the audience is "${forAll} If you are pregnant or breastfeeding, ask your doctor first."`,
  ]);
  expect(findAgeFaults(broken(kids, 'en', ['Children age 4 and up.', 'Children age 6 and up.']))).not.toEqual(
    [],
  );
  const dye = 'hair-color-1-black';
  expect(
    findAgeFaults(broken(dye, 'en', ['Put on the gloves', 'Never under 18 years. Put on the gloves'])),
  ).not.toEqual([]);
});

test('a number that differs in one language is found', () => {
  const stockings = 'compression-stockings-class-2-black-m';
  expect(findNumberFaults(broken(stockings, 'ar', ['من 15 إلى', 'من 20 إلى']))).not.toEqual([]);
  const spray = 'vitamin-b12-500-g-cherry';
  expect(findNumberFaults(broken(spray, 'fr', ['20\u00a0000', '2\u00a0000']))).toEqual([
    `${spray}: ingredients in fr differs in 20000, 2000`,
  ]);
  const syrup = 'kids-syrup-apricot-125-ml';
  expect(findNumberFaults(broken(syrup, 'ar', ['من سنة إلى 3', 'من سنتين إلى 3']))).not.toEqual([]);
});

test('a feature that is false of one kind is found', () => {
  const cases: [string, [string, string]][] = [
    ['dental-floss-ribbon-30-m', ['Mint flavor', 'With fluoride']],
    ['marine-collagen-lemon-200-g', ['9.5 g of collagen', '10 g of collagen']],
    ['creatine-lemon-300-g', ['3 g of creatine per scoop', 'Nothing added']],
    ['beard-oil-oud-30-ml', ['Argan, jojoba and castor', 'Pure plant oils']],
    ['face-sunscreen-spf-30-dry-skin', ['UVA and UVB protection', 'Very high protection']],
  ];
  for (const [key, mistake] of cases) {
    expect(findFalseFeatures(broken(key, 'en', mistake)), key).not.toEqual([]);
  }
});

test('a share or a unit that does not fit to its amount is found', () => {
  const zinc = 'zinc-15-mg-60-tablets';
  expect(findShareFaults(broken(zinc, 'en', ['(150%', '(100%']))).toEqual([
    `${zinc}: "zinc 15 mg (100%" is 150%`,
  ]);
  const drops = 'vitamin-d3-drops-200-iu-a-drop-10-ml';
  expect(findShareFaults(broken(drops, 'en', ['5 µg (200 IU)', '5 µg (500 IU)']))).not.toEqual([]);
});

test('the active substance of a medicine is found', () => {
  const key = 'antiseptic-solution-alcohol-70-125-ml';
  expect(findMedicines(broken(key, 'en', ['Ethanol 70', 'Povidone-iodine 10']))).toEqual([
    `${key}: Povidone is a medicine`,
  ]);
  expect(findMedicines(broken(key, 'ar', ['إيثانول', 'كلورهيكسيدين']))).not.toEqual([]);
});

test('advice that is no sentence is found', () => {
  const key = 'vitamin-c-tablets-500-mg-30-tablets';
  const right = 'Do not take it if you have kidney stones';
  expect(findFragments(broken(key, 'en', [right, 'Not with kidney stones']))).toEqual([
    `${key}: "Not with kidney stones or iron overload." is no sentence`,
  ]);
  const advice = 'If you are pregnant or breastfeeding, ask';
  expect(findFragments(broken(key, 'en', [advice, 'Pregnant or breastfeeding: ask']))).toEqual([
    `${key}: "Pregnant or breastfeeding:" is no sentence`,
  ]);
});

test('a category that promises what none of its lines is is found', () => {
  const sleep = found(promising.get('sleep-calm'));
  const texts = { ...sleep.texts, fr: 'Mélatonine, valériane et infusions du soir.' };
  expect(findBrokenPromises({ ...sleep, texts })).toEqual(['sleep-calm: promises valériane in fr']);
  const drops = found(promising.get('vitamin-d'));
  expect(
    findBrokenPromises({ ...drops, texts: { ...drops.texts, en: 'Vitamin D3 in drops and sprays.' } }),
  ).toEqual(['vitamin-d: promises sprays in en']);
});
