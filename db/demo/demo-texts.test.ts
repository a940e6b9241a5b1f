import { expect, test } from 'vitest';
import { findWritingFaults } from './find-writing-faults.ts';
import { readDemo } from './read-demo.ts';

const { categories, families, needs, products } = readDemo();
const languages = ['fr', 'ar'] as const;

type Value = string | number | string[] | undefined;

/** The texts of a record in a language, by the English fields that have one. */
function textsIn(language: 'en' | 'fr' | 'ar', record: Record<string, Value>) {
  const fields = Object.keys(record).filter((field) => !/_(fr|ar)$/.test(field) && `${field}_fr` in record);
  return Object.fromEntries(
    fields.map((field) => [
      field,
      record[language === 'en' ? field : `${field}_${language}`] as string | string[] | undefined,
    ]),
  );
}

/** All records, each with its key. */
const records = [
  ...products.map((record) => [record.externalKey, record] as const),
  ...categories.map((record) => [record.key, record] as const),
  ...families.map((record) => [record.key, record] as const),
  ...needs.map((record) => [record.slug, record] as const),
];

test.each(languages)('%s: every English text has a translation, without gaps', (language) => {
  for (const [key, record] of records) {
    for (const [field, text] of Object.entries(textsIn(language, record))) {
      expect(text?.length, `${key}: ${field}`).toBeGreaterThan(0);
      expect(JSON.stringify(text), key).not.toMatch(/\{\w+(:small)?\}|undefined/);
    }
  }
  const lacking = records.filter(([, record]) => !(`name_${language}` in record));
  expect(lacking).toEqual([]);
});

test.each(languages)(
  '%s: products have as many key benefits as in English, and names of their own',
  (language) => {
    for (const product of products) {
      expect(product[`features_${language}`].length, product.externalKey).toBe(product.features.length);
    }
    const names = products.map((product) => product[`name_${language}`]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    for (const members of Map.groupBy(products, ({ family }) => family).values()) {
      const labels = members.flatMap((member) => member[`label_${language}`] ?? []);
      expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
    }
  },
);

test.each(languages)('%s: the texts keep the marks and spaces of their language', (language) => {
  expect(
    records.flatMap(([key, record]) => findWritingFaults(language, textsIn(language, record), key)),
  ).toEqual([]);
});

test('en: the texts are those of a native editor', () => {
  // Parentheses hold French names, because shoppers search for them.
  const withoutFrench = (texts: ReturnType<typeof textsIn>) =>
    JSON.parse(JSON.stringify(texts).replace(/\((?!\d)[^)]*\)/g, '()')) as typeof texts;
  expect(
    records.flatMap(([key, record]) => findWritingFaults('en', withoutFrench(textsIn('en', record)), key)),
  ).toEqual([]);
});

test('ar: amounts have Arabic units, and isolates are closed', () => {
  const texts = records.map(([, record]) => JSON.stringify(textsIn('ar', record)));
  expect(
    texts.flatMap((text) => /.{0,20}\d[\u00a0 ]?(?:[mk]?g|µg|m?l|[cm]?m|kcal)(?![A-Za-z])/.exec(text) ?? []),
  ).toEqual([]);
  const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
  expect(texts.filter((text) => count(text, /[\u2066-\u2068]/g) !== count(text, /\u2069/g))).toEqual([]);
});
