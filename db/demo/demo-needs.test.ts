import { expect, test } from 'vitest';
import { findHealingClaims } from '../../shared/healing-claims.ts';
import { slugOf } from '../../shared/needs.ts';
import { demoCatalogue } from './catalogue.ts';

const { needs, products, pictures } = demoCatalogue();
const byKey = new Map(products.map((product) => [product.key, product]));

function productsOf(slug: string) {
  return needs.find((need) => need.slug === slug)?.productKeys.map((key) => byKey.get(key)) ?? [];
}

test('there are at least twelve needs with different names and addresses', () => {
  expect(needs.length).toBeGreaterThanOrEqual(12);
  for (const key of ['slug', 'name', 'description'] as const) {
    expect(new Set(needs.map((need) => need[key])).size).toBe(needs.length);
  }
  for (const { slug } of needs) expect(slugOf(slug)).toBe(slug);
});

test('every need helps to choose in two to four sentences and claims to heal nothing', () => {
  for (const { slug, description } of needs) {
    const sentences = description.match(/[.]( |$)/g) ?? [];
    expect(sentences.length, slug).toBeGreaterThanOrEqual(2);
    expect(sentences.length, slug).toBeLessThanOrEqual(4);
    expect(findHealingClaims(description), slug).toEqual([]);
  }
});

test('every need has 8 to 30 products, each once, and a picture', () => {
  const drawn = new Set(pictures.map(({ key }) => key));
  for (const { slug, productKeys, pictureKey } of needs) {
    expect(productKeys.length, slug).toBeGreaterThanOrEqual(8);
    expect(productKeys.length, slug).toBeLessThanOrEqual(30);
    expect(new Set(productKeys).size, slug).toBe(productKeys.length);
    expect(productKeys.filter((key) => !byKey.has(key))).toEqual([]);
    expect(drawn).toContain(pictureKey);
  }
});

test('the needs serve usual errands: mosquitoes and a baby, a thick arm, a newborn, the face in the sun', () => {
  const lines = (slug: string) => productsOf(slug).map((product) => product?.lineKey);
  expect(lines('mosquitoes')).toContain('baby-mosquito-lotion');
  expect(lines('newborn')).toContain('vitamin-d3-drops');
  expect(lines('sun')).toContain('face-sunscreen');
  expect(productsOf('blood-pressure').some((product) => product?.options.includes('22-42 cm'))).toBe(true);
});
