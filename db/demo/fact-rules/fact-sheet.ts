import { demoCatalogue } from '../catalogue.ts';
import type { DemoProduct } from '../products/product-line.ts';
import type { ProductTexts } from '../texts/translate-line.ts';

export const languages = ['en', 'fr', 'ar'] as const;

export type Language = (typeof languages)[number];

/** The texts of a product that state facts. */
export type SheetTexts = Omit<ProductTexts, 'key' | 'label'>;

/** What a product says of itself in each language. */
export type FactSheet = Pick<DemoProduct, 'key' | 'lineKey'> & {
  productClass: DemoProduct['facts']['productClass'];
  texts: Record<Language, SheetTexts>;
};

/** Throws Error if a product has no texts in a language. */
export function factSheets({ products, texts } = demoCatalogue()): FactSheet[] {
  const translated = new Map(
    texts.flatMap(({ language, products }) =>
      products.map((own) => [`${language} ${own.key}`, own] as const),
    ),
  );
  return products.map(({ key, lineKey, name, description, features, facts }) => {
    const [fr, ar] = [translated.get(`fr ${key}`), translated.get(`ar ${key}`)];
    if (!fr || !ar) throw new Error(`${key} is not translated`);
    return {
      key,
      lineKey,
      productClass: facts.productClass,
      texts: { en: { name, description, features, ...facts }, fr, ar },
    };
  });
}

/** All that a product says in a language. */
export function everyWord({ name, description, features, ...facts }: SheetTexts) {
  const { ingredients, usage, warnings, audience } = facts;
  return [name, description, ...features, ingredients, usage, warnings, audience].join('\n');
}

/** What a product tells its reader to heed, in warnings and audience. */
export function heeded({ warnings, audience }: SheetTexts) {
  return `${warnings}\n${audience}`;
}
