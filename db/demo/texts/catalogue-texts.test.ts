import { expect, test } from 'vitest';
import { demoCatalogue } from '../catalogue.ts';
import { productLines } from '../product-lines.ts';
import { arabicTexts } from '../texts-ar/arabic-texts.ts';
import { frenchTexts } from '../texts-fr/french-texts.ts';
import { findFaults } from './find-faults.ts';
import { findWritingFaults } from './find-writing-faults.ts';

const demo = demoCatalogue();
const { categories, needs } = demo;
const productKeys = new Set(demo.products.map(({ key }) => key));
const linesByKey = new Map(productLines.map((line) => [line.key, line]));

const translations = [
  { language: 'fr' as const, texts: frenchTexts },
  { language: 'ar' as const, texts: arabicTexts },
];

test.each(translations)('$language: every line has texts, and all texts belong to a line', ({ texts }) => {
  expect(productLines.filter(({ key }) => !texts.lines[key]).map(({ key }) => key)).toEqual([]);
  expect(Object.keys(texts.lines).filter((key) => !linesByKey.has(key))).toEqual([]);
});

test.each(translations)('$language: the texts of a line fit to the English ones', ({ texts }) => {
  const faults = Object.entries(texts.lines).flatMap(([key, own]) => {
    const line = linesByKey.get(key);
    return line ? findFaults(line, own, texts) : [];
  });
  expect(faults).toEqual([]);
});

test.each(translations)('$language: the products have different names without gaps', ({ language }) => {
  const { products, families } = demo.texts.find((texts) => texts.language === language) ?? {};
  const names = products?.map(({ name }) => name) ?? [];
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  expect(JSON.stringify([products, families])).not.toMatch(/\{\w+(:small)?\}|undefined/);
  expect(products?.filter(({ key }) => !productKeys.has(key))).toEqual([]);
});

test.each(translations)(
  '$language: every category and every need has a name and a description',
  ({ texts }) => {
    const missing = categories.filter(({ name }) => !texts.categories[name]);
    expect(missing.map(({ name }) => name)).toEqual([]);
    const known = new Set(categories.map(({ name }) => name));
    expect(Object.keys(texts.categories).filter((name) => !known.has(name))).toEqual([]);
    const without = needs.filter(({ slug }) => !texts.needs[slug]);
    expect(without.map(({ slug }) => slug)).toEqual([]);
    expect(Object.keys(texts.needs).filter((slug) => !needs.some((need) => need.slug === slug))).toEqual([]);
  },
);

test.each(translations)(
  '$language: every option in which the products of a family differ has a name',
  ({ texts }) => {
    const axes = new Set(productLines.flatMap(({ options }) => Object.keys(options ?? {})));
    const others = new Set(productLines.flatMap(({ optionName }) => optionName ?? []));
    const { axes: ownAxes, others: ownOthers, join: joined } = texts.optionNames;
    expect([...axes].filter((axis) => !ownAxes[axis])).toEqual([]);
    expect([...others].filter((name) => !ownOthers[name])).toEqual([]);
    expect(Object.keys(ownAxes).filter((axis) => !axes.has(axis))).toEqual([]);
    expect(Object.keys(ownOthers).filter((name) => !others.has(name))).toEqual([]);
    expect(joined(['A', 'B', 'C'])).toMatch(/A.*[Bb].*[Cc]/);
  },
);

test.each(translations)(
  '$language: the texts keep the marks and spaces of their language',
  ({ language, texts }) => {
    const { lines, usualOptions, categories, needs, optionNames } = texts;
    const { axes, others } = optionNames;
    const all = Object.entries({ lines, usualOptions, categories, needs, axes, others });
    expect(all.flatMap(([name, part]) => findWritingFaults(language, part, name))).toEqual([]);
  },
);

test('ar: amounts have Arabic units', () => {
  const { products = [], families = [] } = demo.texts.find(({ language }) => language === 'ar') ?? {};
  const texts = [...products, ...families].map(({ key: _, ...own }) => JSON.stringify(own));
  expect(
    texts.flatMap((text) => /.{0,20}\d[\u00a0 ]?(?:[mk]?g|µg|m?l|[cm]?m|kcal)(?![A-Za-z])/.exec(text) ?? []),
  ).toEqual([]);
});
