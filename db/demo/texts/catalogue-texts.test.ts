import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { demoCatalogue } from '../catalogue.ts';
import { productLines } from '../product-lines.ts';
import type { ProductLine } from '../products/product-line.ts';
import { arabicTexts } from '../texts-ar/arabic-texts.ts';
import { frenchTexts } from '../texts-fr/french-texts.ts';
import { findFaults } from './find-faults.ts';
import { findWritingFaults } from './find-writing-faults.ts';

/** Files of texts that are still being written, without `.ts`. Everything else is complete. */
const awaited: Record<'fr' | 'ar', string[]> = {
  fr: [],
  ar: [],
};

const demo = demoCatalogue();
const { categories, needs } = demo;
const productKeys = new Set(demo.products.map(({ key }) => key));
const linesByKey = new Map(productLines.map((line) => [line.key, line]));

/** The product lines of a file such as `care/baby-care`. */
async function linesOf(file: string) {
  const path = join(import.meta.dirname, '../products', `${file}.ts`);
  const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, ProductLine[]>;
  return Object.values(module).flat();
}

const translations = [
  { language: 'fr' as const, texts: frenchTexts, waitsFor: (file: string) => awaited.fr.includes(file) },
  { language: 'ar' as const, texts: arabicTexts, waitsFor: (file: string) => awaited.ar.includes(file) },
];

test.each(translations)(
  '$language: every line has texts, and all texts belong to a line',
  async ({ texts, waitsFor }) => {
    const files = globSync('{care,health}/*.ts', { cwd: join(import.meta.dirname, '../products') }).map(
      (path) => path.replace(/\.ts$/, ''),
    );
    expect(files.length).toBeGreaterThan(30);
    for (const file of files) {
      const missing = (await linesOf(file)).filter(({ key }) => !texts.lines[key]).map(({ key }) => key);
      if (waitsFor(file)) expect(missing, `${file} is there: strike it off the awaited`).not.toEqual([]);
      else expect(missing, file).toEqual([]);
    }
    expect(Object.keys(texts.lines).filter((key) => !linesByKey.has(key))).toEqual([]);
  },
);

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
  ({ texts, waitsFor }) => {
    const missing = waitsFor('categories') ? [] : categories.filter(({ name }) => !texts.categories[name]);
    expect(missing.map(({ name }) => name)).toEqual([]);
    const known = new Set(categories.map(({ name }) => name));
    expect(Object.keys(texts.categories).filter((name) => !known.has(name))).toEqual([]);
    const without = waitsFor('needs') ? [] : needs.filter(({ slug }) => !texts.needs[slug]);
    expect(without.map(({ slug }) => slug)).toEqual([]);
    expect(Object.keys(texts.needs).filter((slug) => !needs.some((need) => need.slug === slug))).toEqual([]);
  },
);

test.each(translations)(
  '$language: whatever the products of a family differ in has a word',
  ({ texts, waitsFor }) => {
    const axes = new Set(productLines.flatMap(({ options }) => Object.keys(options ?? {})));
    const others = new Set(productLines.flatMap(({ optionName }) => optionName ?? []));
    const { axes: ownAxes, others: ownOthers, join: joined } = texts.optionNames;
    const wanted = (names: Set<string>) => (waitsFor('option-names') ? [] : [...names]);
    expect(wanted(axes).filter((axis) => !ownAxes[axis])).toEqual([]);
    expect(wanted(others).filter((name) => !ownOthers[name])).toEqual([]);
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
