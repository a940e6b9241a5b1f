import { type DemoProduct, readDemo } from '../read-demo.ts';

export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The texts of a product that state facts. */
export type SheetTexts = Pick<
  DemoProduct,
  'name' | 'description' | 'features' | 'ingredients' | 'usage' | 'warnings' | 'audience'
>;

/** The texts of a product in each language. */
export type FactSheet = { key: string; productClass: string; texts: Record<Language, SheetTexts> };

export function factSheets(): FactSheet[] {
  return readDemo().products.map((product) => ({
    key: product.externalKey,
    productClass: product.class,
    texts: { en: product, fr: textsIn('fr', product), ar: textsIn('ar', product) },
  }));
}

function textsIn(language: 'fr' | 'ar', product: DemoProduct): SheetTexts {
  return {
    name: product[`name_${language}`],
    description: product[`description_${language}`],
    features: product[`features_${language}`],
    ingredients: product[`ingredients_${language}`],
    usage: product[`usage_${language}`],
    warnings: product[`warnings_${language}`],
    audience: product[`audience_${language}`],
  };
}

/** All that a product says in a language. */
export function everyWord({ name, description, features, ...facts }: SheetTexts) {
  const { ingredients, usage, warnings, audience } = facts;
  return [name, description, ...features, ingredients, usage, warnings, audience].join('\n');
}

/** The ingredients without those that are denied: "no milk", "free of latex", "latex-free". */
export function containedIn({ ingredients }: SheetTexts) {
  return ingredients.replace(/\b(?:no|free of|without|not)\b[^.;]*|\b\w+-free\b/gi, '');
}

/** What a product tells its reader to heed, in warnings and audience. */
export function heeded({ warnings, audience }: SheetTexts) {
  return `${warnings}\n${audience}`;
}
