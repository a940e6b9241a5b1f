import { amountOf, milligrams } from './amounts.ts';
import type { FactSheet } from './fact-sheet.ts';

type Amount = [amount: number, unit: 'g' | 'mg' | 'µg'];

type Claim = {
  /** The wording that the European list allows, as an English feature says it. */
  says: RegExp;
  /** Any of these in the daily dose is enough; those joined by `+` are added. */
  needs: Record<string, Amount>;
  /** How the claim must be used, if the list says so. */
  usage?: RegExp;
};

/** 15 % of the reference intake: what a daily dose must contain to be a source of it (Regulation (EU) 1169/2011). */
const source = {
  'vitamin C': [12, 'mg'],
  'vitamin D': [0.75, 'µg'],
  'vitamin B6': [0.21, 'mg'],
  'vitamin B12': [0.375, 'µg'],
  B12: [0.375, 'µg'],
  niacin: [2.4, 'mg'],
  biotin: [7.5, 'µg'],
  'folic acid': [30, 'µg'],
  magnesium: [56.25, 'mg'],
  iron: [2.1, 'mg'],
  zinc: [1.5, 'mg'],
  calcium: [120, 'mg'],
} satisfies Record<string, Amount>;

type Nutrient = keyof typeof source;

function sourceOf(...nutrients: Nutrient[]): Record<string, Amount> {
  return Object.fromEntries(nutrients.map((nutrient) => [nutrient, source[nutrient]]));
}

/** The claims of Regulation (EU) 432/2012 that the demo makes, with what they need. */
const claims: Claim[] = [
  { says: /normal function of the immune system/, needs: sourceOf('vitamin C', 'vitamin D', 'zinc', 'iron') },
  {
    says: /reduction of tiredness and fatigue/,
    needs: sourceOf('vitamin C', 'niacin', 'vitamin B6', 'vitamin B12', 'magnesium', 'iron', 'folic acid'),
  },
  {
    says: /normal energy-yielding metabolism/,
    needs: sourceOf('vitamin C', 'niacin', 'vitamin B12', 'magnesium', 'iron'),
  },
  { says: /maintenance of normal bones and teeth/, needs: sourceOf('vitamin D', 'calcium') },
  { says: /maintenance of normal bones$/, needs: sourceOf('vitamin D', 'calcium') },
  { says: /normal growth and development of bone in children/, needs: sourceOf('vitamin D', 'calcium') },
  {
    says: /(?:maintenance of )?normal muscle function/,
    needs: sourceOf('vitamin D', 'magnesium', 'calcium'),
  },
  { says: /normal functioning of the nervous system/, needs: sourceOf('vitamin C', 'niacin', 'magnesium') },
  { says: /normal psychological function/, needs: sourceOf('magnesium', 'vitamin B6') },
  { says: /electrolyte balance/, needs: sourceOf('magnesium') },
  { says: /normal red blood cell formation/, needs: sourceOf('vitamin B12') },
  { says: /normal formation of hemoglobin/, needs: sourceOf('iron') },
  { says: /normal oxygen transport in the body/, needs: sourceOf('iron') },
  { says: /increases iron absorption/, needs: sourceOf('vitamin C') },
  { says: /maternal tissue growth during pregnancy/, needs: sourceOf('folic acid') },
  { says: /maintenance of normal skin/, needs: sourceOf('zinc', 'biotin') },
  { says: /maintenance of normal hair/, needs: sourceOf('biotin', 'zinc') },
  { says: /maintenance of normal nails/, needs: sourceOf('zinc') },
  {
    says: /normal collagen formation for the normal function of (?:skin|cartilage)/,
    needs: sourceOf('vitamin C'),
  },
  {
    says: /normal function of the heart \(effect obtained with 250 mg a day\)/,
    needs: { 'EPA + DHA': [250, 'mg'] },
  },
  { says: /maintenance of normal vision \(effect obtained with 250 mg a day\)/, needs: { DHA: [250, 'mg'] } },
  // Protein must give 12 % of the energy: 3.6 g of a scoop of 120 kcal.
  { says: /^Protein contributes to a growth in muscle mass/, needs: { protein: [3.6, 'g'] } },
  {
    says: /reduction of time taken to fall asleep \(effect obtained with 1 mg\)/,
    needs: { melatonin: [1, 'mg'] },
    usage: /half an hour before bed/,
  },
  {
    says: /reducing excessive gas after eating \(effect obtained with 1 g before and 1 g after\)/,
    needs: { 'activated charcoal from coconut shells': [2, 'g'] },
    usage: /Two capsules at least half an hour before and two shortly after/,
  },
  {
    says: /weight loss as part of an energy-restricted diet \(effect obtained with 3 g a day\)/,
    needs: { 'konjac glucomannan (Amorphophallus konjac)': [3, 'g'] },
    usage: /large glasses of water .*before each main meal, three times a day, .*energy-restricted diet/,
  },
  {
    says: /performance in successive bursts of short, intense exercise \(effect obtained with 3 g a day\)/,
    needs: { 'creatine monohydrate': [3, 'g'] },
    usage: /^One level scoop .*a day/,
  },
  { says: /^Source of fiber/, needs: { fiber: [3, 'g'] } },
  { says: /^Rich in protein, source of fiber/, needs: { fiber: [3.6, 'g'] } },
  { says: /[Ss]ource of iron/, needs: sourceOf('iron') },
  { says: /[Ss]ource of vitamins B1 and B2/, needs: { 'vitamin B1': [0.165, 'mg'] } },
];

/** A supplement's feature that says what it does. */
const claiming =
  /contribut|\bhelps?\b|support|reduc|increas|maint|needed for|improv|promot|strengthen|boost|source of|rich in|keeps? you/i;

/** How the list words its claims. */
const lawful = /contributes? to|is needed for|increases (?:iron absorption|performance)|source of|rich in/i;

/** What no supplement may promise, in any language: by hearsay, about weight, hunger, a symptom or a medicine's effect. */
const promises = [
  /families know|familles connaissent|تعرفها عائلات/i,
  /draina|drainant|مصرفة للماء/i,
  /habit-forming|accoutumance|التعود/i,
  /keeps? you full|fills before|rassasi|coupe-faim|ي?شبع/i,
  /light figure|slimming|minceur|للرشاقة/i,
  /stiff mornings|matins raides|تيبس الصباح/i,
  /soothing|soothes|apais|softens the throat|adoucit la gorge/i,
  /sensitive stomachs?|estomacs sensibles|hard on the bowels|لطيف على المعدة/i,
  /meant for two|dosés pour deux|محسوبة لاثنين/i,
  /many take|يأخذه كثيرون/i,
];

function lacks(
  { needs, usage }: Claim,
  { ingredients, usage: told }: { ingredients: string; usage: string },
) {
  const enough = Object.entries(needs).some(
    ([substance, [amount, unit]]) => amountOf(substance, ingredients) >= amount * milligrams[unit],
  );
  return !enough || (usage !== undefined && !usage.test(told));
}

/** Each claim of a supplement that is not of the list, or without the dose or use that the list asks for. */
export function findClaimFaults({ key, productClass, texts }: FactSheet) {
  if (productClass !== 'supplement') return [];
  const claimed = texts.en.features.filter((feature) => claiming.test(feature));
  return [
    ...claimed.flatMap((feature) => {
      const claim = claims.find(({ says }) => says.test(feature));
      if (!claim || !lawful.test(feature)) return [`${key}: "${feature}" is no claim of the list`];
      return lacks(claim, texts.en) ? [`${key}: "${feature}" without its dose`] : [];
    }),
    ...Object.values(texts).flatMap(({ name, description, features }) =>
      promises
        .map((promise) => promise.exec([name, description, ...features].join('\n'))?.[0])
        .filter((found) => found !== undefined)
        .map((found) => `${key}: "${found}" is a promise`),
    ),
  ];
}
