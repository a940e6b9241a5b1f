import { expect, test } from 'vitest';
import { findHealingClaims } from '../../shared/catalog/healing-claims.ts';
import { isGtin } from '../../shared/catalog/product-facts.ts';
import { textFacts } from '../../shared/catalog/product-fields.ts';
import { type DemoProduct, readDemo } from './read-demo.ts';

const { categories, needs, products } = readDemo();

const longest = { ingredients: 400, usage: 300, warnings: 420, audience: 120 };

function factsOf(product: DemoProduct) {
  return textFacts.map((fact) => product[fact]);
}

test('every product has all its facts, short and without placeholders', () => {
  for (const product of products) {
    for (const fact of textFacts) {
      const place = `${product.externalKey}: ${fact}`;
      expect(product[fact], place).toMatch(/^(\d|[A-Z]).+\.$/);
      expect(product[fact], place).not.toMatch(/[{}]|undefined| {2}|\.\.|,,| [.,;]|\(\)/);
      expect(product[fact].length, place).toBeLessThanOrEqual(longest[fact]);
    }
  }
});

test('supplements make no healing claim, nor do the facts of cosmetics', () => {
  for (const product of products) {
    if (product.class !== 'supplement' && product.class !== 'cosmetic') continue;
    const { name, description, features } = product;
    const own = textFacts.filter((fact) => fact !== 'warnings').map((fact) => product[fact]);
    const texts = product.class === 'supplement' ? [name, description, ...features, ...own] : own;
    expect(findHealingClaims(texts.join('\n')), product.externalKey).toEqual([]);
  }
});

test('every supplement states its amounts and is no substitute for a varied diet', () => {
  for (const product of products.filter((product) => product.class === 'supplement')) {
    expect(product.warnings, product.externalKey).toMatch(/not a (substitute|sole source)/i);
    expect(product.ingredients, product.externalKey).toMatch(/\d/);
  }
});

test('barcodes are GTIN-13s for use inside a shop, and unique', () => {
  for (const { barcode, externalKey } of products) {
    expect(barcode, externalKey).toMatch(/^2\d{12}$/);
    expect(isGtin(barcode), externalKey).toBe(true);
  }
  expect(new Set(products.map(({ barcode }) => barcode)).size).toBe(products.length);
});

test('everything that is used up has a net quantity, and wear has none', () => {
  for (const product of products) {
    if (product.class === 'supplement') expect(product.netQuantity, product.externalKey).toBeDefined();
    if (product.class === 'wear') expect(product.netQuantity, product.externalKey).toBeUndefined();
    expect(product.netQuantity ?? 1, product.externalKey).toBeGreaterThan(0);
  }
  const unmeasured = products.filter((product) => product.class === 'cosmetic' && !product.netQuantity);
  expect(new Set(unmeasured.map(({ family }) => family))).toEqual(
    new Set(['Ammonia-Free Hair Color', 'Sheet Mask']),
  );
});

test('compression classes are the French ones, by which doctors in Algeria prescribe', () => {
  const pressures = { 'Class 1': '10 to 15 mmHg', 'Class 2': '15 to 20 mmHg' };
  const stockings = products.filter(({ family }) => family === 'Compression Stockings');
  expect(stockings.length).toBeGreaterThan(0);
  for (const { externalKey, label = '', ingredients } of stockings) {
    const [, pressure] = Object.entries(pressures).find(([name]) => label.includes(name)) ?? [];
    expect(ingredients, externalKey).toContain(pressure);
  }
});

test('a sunscreen below SPF 30, which the article on sunscreen advises, says what to prefer', () => {
  const weak = products.filter(({ name }) => name.includes('SPF 20'));
  expect(weak.length).toBeGreaterThan(0);
  for (const { externalKey, audience } of weak) expect(audience, externalKey).toContain('prefer SPF 50+');
});

test('English is American', () => {
  const british =
    /colou?r(?<!color)|flavour|fib(?:re)\b|lit(?:re)s?\b|met(?:re)s?\b|odour|moisturis|recognis|grey\b/i;
  for (const product of products) {
    const { externalKey, name, description, features } = product;
    const texts = [name.replace(/\([^)]*\)/, ''), description, ...features, ...factsOf(product)];
    expect(texts.join('\n'), externalKey).not.toMatch(british);
  }
  for (const { description } of [...categories, ...needs]) {
    expect(description.replace(/\([^)]*\)/, '')).not.toMatch(british);
  }
});
