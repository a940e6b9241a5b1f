import { expect, test } from 'vitest';
import { findHealingClaims } from '../../shared/catalog/healing-claims.ts';
import { slugOf } from '../../shared/catalog/needs.ts';
import { readDemo } from './read-demo.ts';

const { needs, products } = readDemo();
const byKey = new Map(products.map((product) => [product.externalKey, product]));

function productsOf(slug: string) {
  return needs.find((need) => need.slug === slug)?.products.map((key) => byKey.get(key)) ?? [];
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

test('every need has 8 to 30 products, each once, and the picture of the first', () => {
  for (const { slug, products: keys, image } of needs) {
    expect(keys.length, slug).toBeGreaterThanOrEqual(8);
    expect(keys.length, slug).toBeLessThanOrEqual(30);
    expect(new Set(keys).size, slug).toBe(keys.length);
    expect(keys.filter((key) => !byKey.has(key))).toEqual([]);
    expect(image, slug).toBe(`products/${byKey.get(keys[0] ?? '')?.image}`);
  }
});

test('the needs serve usual errands: mosquitoes and a baby, a thick arm, a newborn, the face in the sun', () => {
  const families = (slug: string) => productsOf(slug).map((product) => product?.family);
  expect(families('mosquitoes')).toContain('Baby Mosquito Repellent Lotion');
  expect(families('newborn')).toContain('Vitamin D3 Drops');
  expect(families('sun')).toContain('Invisible Face Sunscreen');
  expect(productsOf('blood-pressure').some((product) => product?.label?.includes('22–42 cm'))).toBe(true);
});
