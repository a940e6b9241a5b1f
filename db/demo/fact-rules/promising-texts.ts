import { demoCatalogue } from '../catalogue.ts';
import { languages } from './fact-sheet.ts';
import type { PromisingText } from './promised-goods.ts';

/** The texts of all categories and needs, with the lines that they hold. */
export function promisingTexts(): PromisingText[] {
  const { categories, needs, products, texts } = demoCatalogue();
  const parents = new Map(categories.map(({ key, parentKey }) => [key, parentKey]));
  const lineOf = new Map(products.map(({ key, lineKey }) => [key, lineKey]));
  const isIn = (own: string | null, key: string): boolean =>
    own === key || (own !== null && isIn(parents.get(own) ?? null, key));
  const inAll = (english: string, find: (own: (typeof texts)[number]) => string | undefined) =>
    Object.fromEntries(
      languages.map((language) => {
        const own = texts.find((translated) => translated.language === language);
        return [language, (own ? find(own) : english) ?? ''];
      }),
    ) as PromisingText['texts'];
  return [
    ...categories.map(({ key, description }) => ({
      key,
      texts: inAll(
        description,
        (own) => own.categories.find((category) => category.key === key)?.description,
      ),
      lines: new Set(
        products.filter(({ categoryKey }) => isIn(categoryKey, key)).map(({ lineKey }) => lineKey),
      ),
    })),
    ...needs.map(({ slug, description, productKeys }) => ({
      key: slug,
      texts: inAll(description, (own) => own.needs.find((need) => need.slug === slug)?.description),
      lines: new Set(productKeys.map((key) => lineOf.get(key) ?? '')),
    })),
  ];
}
