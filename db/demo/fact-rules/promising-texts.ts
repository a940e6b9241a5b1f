import { readDemo } from '../read-demo.ts';
import type { PromisingText } from './promised-goods.ts';

/** The texts of all categories and needs, with the lines of products that they hold: families and single products. */
export function promisingTexts(): PromisingText[] {
  const { categories, families, needs, products } = readDemo();
  const familyKeys = new Map(families.map(({ key, name }) => [name, key]));
  const lines = products.map(({ externalKey, family, category }) => ({
    key: externalKey,
    line: familyKeys.get(family ?? '') ?? externalKey,
    path: category.split(' > '),
  }));
  const holding = (isHeld: (product: (typeof lines)[number]) => boolean) =>
    new Set(lines.filter(isHeld).map(({ line }) => line));
  return [
    ...categories.map((category) => ({
      key: category.key,
      texts: textsOf(category),
      lines: holding(({ path }) => path.includes(category.name)),
    })),
    ...needs.map((need) => ({
      key: need.slug,
      texts: textsOf(need),
      lines: holding(({ key }) => need.products.includes(key)),
    })),
  ];
}

type Described = Record<'description' | 'description_fr' | 'description_ar', string>;

function textsOf({ description, description_fr, description_ar }: Described): PromisingText['texts'] {
  return { en: description, fr: description_fr, ar: description_ar };
}
