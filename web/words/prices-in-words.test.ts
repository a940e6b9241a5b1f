import { glob, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The steps of rounding, and the least stamp duty by law. */
const notOfTheTariff = /\/(bulk-change-words|admin-settings-words)\.ts$/;

test('no text of the shop holds a price: all prices come from the catalog and the tariff', async () => {
  const found: string[] = [];
  for await (const file of glob([
    'web/words*/*.ts',
    'web/content/**/*.{md,tsx}',
    'server/platform/email/*.ts',
  ])) {
    if (notOfTheTariff.test(file) || file.endsWith('.test.ts')) continue;
    const text = (await readFile(file, 'utf8')).replaceAll('\\u00a0', ' ');
    const prices = text.match(/\d[\d\s.,]*(?:DA\b|DZD\b|دج)/g) ?? [];
    found.push(...prices.map((price) => `${file}: ${price}`));
  }
  expect(found).toEqual([]);
});
