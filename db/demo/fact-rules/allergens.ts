import { containedIn, type FactSheet, type Language, languages } from './fact-sheet.ts';

type Allergen = {
  /** Matches an English or INCI ingredient that contains it, or that may. */
  ingredient: RegExp;
  /** What the warnings must contain. */
  warning: Record<Language, RegExp>;
};

/** The allergens of Regulation (EU) 1169/2011, annex II, that the demo sells, and others that people react to. */
const allergens: Allergen[] = [
  {
    ingredient: /(?<!touch )\b(?:milk|whey|lac powder)\b/i,
    warning: { en: /\bmilk\b/, fr: /\blait\b/, ar: /الحليب/ },
  },
  { ingredient: /peanut/i, warning: { en: /peanuts?/, fr: /arachide/, ar: /الفول السوداني/ } },
  {
    ingredient: /almond|prunus amygdalus/i,
    warning: { en: /almonds?|\bnuts?\b/, fr: /amande|fruits à coque/, ar: /اللوز|المكسرات/ },
  },
  {
    ingredient: /(?:hazel|wal)nut|juglans|\bnuts\b/i,
    warning: { en: /\b(?:wal)?nuts?\b/, fr: /\bnoix\b|fruits à coque/, ar: /الجوز|المكسرات/ },
  },
  { ingredient: /sesame/i, warning: { en: /sesame/, fr: /sésame/, ar: /السمسم/ } },
  { ingredient: /\bsoy\b|soja/i, warning: { en: /\bsoy\b/, fr: /soja/, ar: /الصويا/ } },
  {
    ingredient: /gluten|wheat|triticum/i,
    warning: { en: /gluten|wheat/, fr: /gluten|blé/, ar: /الغلوتين|القمح/ },
  },
  {
    ingredient: /\boat\b|avena/i,
    warning: { en: /\boats?\b|gluten/, fr: /avoine|gluten/, ar: /الشوفان|الغلوتين/ },
  },
  {
    ingredient: /\bfish\b|cod liver/i,
    warning: { en: /\bfish\b/, fr: /poisson/, ar: /السمك/ },
  },
  { ingredient: /shellfish/i, warning: { en: /shellfish/, fr: /crustacés/, ar: /القشريات/ } },
  {
    ingredient: /\b(?:honey|propolis|royal jelly|mel|cera alba)\b/i,
    warning: { en: /bee products/, fr: /produits de la ruche/, ar: /منتجات النحل/ },
  },
  { ingredient: /\blatex\b/i, warning: { en: /latex/, fr: /latex/, ar: /لاتكس/ } },
  {
    ingredient: /lanolin|wool/i,
    warning: { en: /wool/, fr: /laine/, ar: /الصوف/ },
  },
  {
    ingredient: /chamom/i,
    warning: { en: /chamomile/, fr: /camomille/, ar: /البابونج/ },
  },
  {
    ingredient: /salicylic|salix/i,
    warning: { en: /aspirin/, fr: /aspirine/, ar: /الأسبرين/ },
  },
  { ingredient: /persulfate/i, warning: { en: /persulfate/, fr: /persulfate/, ar: /البيرسلفات/ } },
];

/** Each allergen of the ingredients that the warnings of a language do not name. */
export function findAllergenFaults({ key, texts }: FactSheet) {
  const ingredients = containedIn(texts.en);
  return allergens
    .filter(({ ingredient }) => ingredient.test(ingredients))
    .flatMap(({ ingredient, warning }) =>
      languages
        .filter((language) => !warning[language].test(texts[language].warnings))
        .map((language) => `${key}: no warning in ${language} of ${ingredient.exec(ingredients)?.[0]}`),
    );
}
