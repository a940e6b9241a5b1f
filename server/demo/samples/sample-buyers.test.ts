import { afterEach, expect, test } from 'vitest';
import { type Language, rootLanguage, setRootLanguage } from '../../../shared/values/languages.ts';
import { sampleBuyer } from './sample-buyers.ts';
import { seededRandom } from './seeded-random.ts';

const before = rootLanguage();
afterEach(() => setRootLanguage(before));

test.each<[Language, string]>([
  ['en', 'Sample Buyer'],
  ['fr', 'Client exemple'],
  ['ar', 'زبون تجريبي'],
])('whatever they read, all buyers of a shop in %s are called %s', (language, name) => {
  setRootLanguage(language);
  const buyers = Array.from({ length: 30 }, (_, number) =>
    sampleBuyer(number, seededRandom(number, 'buyer')),
  );
  expect(new Set(buyers.map((buyer) => buyer.name.replace(/ \d+$/, '')))).toEqual(new Set([name]));
  expect(new Set(buyers.map((buyer) => buyer.language)).size).toBe(3);
});
