import { amountOf, milligrams } from './amounts.ts';
import { containedIn, everyWord, type FactSheet } from './fact-sheet.ts';

type Statement = {
  /** What an English feature says of all products of its line. */
  says: RegExp;
  ingredient: RegExp;
};

/** What the ingredients of each product must name if a feature says it. */
const contained: Statement[] = [
  { says: /with fluoride|^fluoride/i, ingredient: /fluoride/i },
  { says: /lactic acid/i, ingredient: /lactic acid/i },
  { says: /salicylic acid/i, ingredient: /salicylic acid/i },
  { says: /hyaluronic/i, ingredient: /hyaluron/i },
  { says: /ceramides/i, ingredient: /ceramide/i },
  { says: /niacinamide/i, ingredient: /niacinamide/i },
  { says: /panthenol/i, ingredient: /panthenol/i },
  { says: /glycerin/i, ingredient: /glycerin/i },
  { says: /\burea\b/i, ingredient: /urea/i },
  { says: /zinc(?! acetate)/i, ingredient: /zinc/i },
  { says: /caffeine/i, ingredient: /caffeine/i },
  { says: /beeswax/i, ingredient: /cera alba/i },
  { says: /\bshea\b/i, ingredient: /butyrospermum/i },
  { says: /argan/i, ingredient: /argania/i },
  { says: /almond oil/i, ingredient: /amygdalus/i },
  { says: /(?<!% )\baloe\b/i, ingredient: /aloe/i },
  { says: /chamomile/i, ingredient: /chamomilla/i },
  { says: /green clay/i, ingredient: /illite/i },
  { says: /honey(?! flavor)/i, ingredient: /honey|\bmel\b/i },
  { says: /propolis/i, ingredient: /propolis/i },
  { says: /vitamin c\b/i, ingredient: /vitamin c|ascorb/i },
  { says: /\blemon\b/i, ingredient: /lemon|limon/i },
  { says: /arnica/i, ingredient: /arnica/i },
];

/** What no product of the line may contain if a feature denies it. */
const absent: Statement[] = [
  { says: /no (?:[a-z]+ or )?alcohol|alcohol-free/i, ingredient: /(?<!cetearyl |no )\balcohol\b/i },
  {
    says: /no (?:[a-z]+ or )?fragrance(?! in)(?! allergens)|no fragrance or|fragrance-free|unscented/i,
    ingredient: /parfum/i,
  },
  { says: /pure plant oils|pure oil/i, ingredient: /parfum/i },
  { says: /no (?:[a-z]+ or )?lactose|lactose-free/i, ingredient: /\b(?:milk|whey|lactose)\b/i },
  { says: /no (?:[a-z]+ or )?soy/i, ingredient: /\bsoy\b|soja/i },
  { says: /no mineral oil/i, ingredient: /paraffinum|petrolatum/i },
  { says: /no silicones/i, ingredient: /dimethicone/i },
  { says: /no sulfates/i, ingredient: /sulfate/i },
  { says: /no aluminum/i, ingredient: /aluminum|alum\b/i },
  { says: /no essential oils/i, ingredient: /(?:leaf|peel|bark) oil/i },
  { says: /nothing added/i, ingredient: /flavoring|sweetener/i },
  { says: /vegetable capsule/i, ingredient: /gelatin/i },
  { says: /^(?:suitable for )?veg(?:an|etarian)s?/i, ingredient: /gelatin|\bfish\b|\bhoney\b/i },
];

/** What the ingredients call a substance of a feature, if not by its first word. */
const otherNames: Record<string, string> = { 'amino acids': 'L-leucine + L-isoleucine + L-valine' };

/** A feature such as "300 mg of magnesium per stick". */
const amount = /^(\d+) (g|mg) of ([a-z ]+?)(?: peptides)? (?:a day|per (?:scoop|serving|stick|ampoule))$/;

function isTooMuch(feature: string, ingredients: string) {
  const [, count, unit, substance = ''] = amount.exec(feature) ?? [];
  if (!count) return false;
  const stated = Number(count) * milligrams[unit as keyof typeof milligrams];
  return amountOf(otherNames[substance] ?? substance, ingredients) < stated;
}

/** The classes of protection of the European recommendation: very high is only 50+. */
const veryHigh = /very high/i;

/** Each feature that is false of one flavor, strength or kind. */
export function findFalseFeatures({ key, texts: { en } }: FactSheet) {
  const ingredients = containedIn(en);
  const below50 = /SPF (?:[1-4]\d)\b/.test(en.name);
  return [
    ...en.features.flatMap((feature) => [
      ...contained
        .filter(
          ({ says, ingredient }) =>
            says.test(feature) && !/\bno\b|without|-free\b/i.test(feature) && !ingredient.test(ingredients),
        )
        .map(({ ingredient }) => `${key}: "${feature}", but no ${ingredient.source}`),
      ...absent
        .filter(({ says, ingredient }) => says.test(feature) && ingredient.test(ingredients))
        .map(({ ingredient }) => `${key}: "${feature}", but ${ingredient.exec(ingredients)?.[0]}`),
    ]),
    ...en.features
      .filter((feature) => isTooMuch(feature, ingredients))
      .map((feature) => `${key}: "${feature}", but less is in it`),
    ...(below50 && veryHigh.test(everyWord(en)) ? [`${key}: very high protection below SPF 50+`] : []),
  ];
}
