import { expect, test } from 'vitest';
import { findHealingClaims } from '../../shared/healing-claims.ts';
import { isGtin, textFacts } from '../../shared/product-facts.ts';
import { demoCatalogue } from './catalogue.ts';

const { products } = demoCatalogue();

const longest = { ingredients: 400, usage: 300, warnings: 420, audience: 120 };

test('every product has all its facts, short and without placeholders', () => {
  for (const { key, facts } of products) {
    for (const fact of textFacts) {
      expect(facts[fact], `${key}: ${fact}`).toMatch(/^(\d|[A-Z]).+\.$/);
      expect(facts[fact], `${key}: ${fact}`).not.toMatch(/[{}]|undefined| {2}|\.\.|,,| [.,;]|\(\)/);
      expect(facts[fact].length, `${key}: ${fact}`).toBeLessThanOrEqual(longest[fact]);
    }
  }
});

test('supplements make no healing claim, nor do the facts of cosmetics', () => {
  for (const { key, name, description, features, facts } of products) {
    if (facts.productClass !== 'supplement' && facts.productClass !== 'cosmetic') continue;
    const own = textFacts.filter((fact) => fact !== 'warnings').map((fact) => facts[fact]);
    const texts = facts.productClass === 'supplement' ? [name, description, ...features, ...own] : own;
    expect(findHealingClaims(texts.join('\n')), key).toEqual([]);
  }
});

test('every supplement states its amounts and is no substitute for a varied diet', () => {
  for (const { key, facts } of products.filter(({ facts }) => facts.productClass === 'supplement')) {
    expect(facts.warnings, key).toMatch(/not a (substitute|sole source)/i);
    expect(facts.ingredients, key).toMatch(/\d/);
  }
});

test('barcodes are GTIN-13s for use inside a shop, and unique', () => {
  for (const { key, facts } of products) {
    expect(facts.barcode, key).toMatch(/^2\d{12}$/);
    expect(isGtin(facts.barcode), key).toBe(true);
  }
  expect(new Set(products.map(({ facts }) => facts.barcode)).size).toBe(products.length);
});

test('everything that is used up has a net quantity, and wear has none', () => {
  for (const { key, facts } of products) {
    if (facts.productClass === 'supplement') expect(facts.quantity, key).toBeDefined();
    if (facts.productClass === 'wear') expect(facts.quantity, key).toBeUndefined();
    if (facts.quantity) expect(facts.quantity.netQuantity, key).toBeGreaterThan(0);
  }
  const unmeasured = products.filter(({ facts }) => facts.productClass === 'cosmetic' && !facts.quantity);
  expect(new Set(unmeasured.map(({ member }) => member?.familyKey))).toEqual(
    new Set(['hair-color', 'sheet-mask']),
  );
});

test('compression classes are the French ones, by which doctors in Algeria prescribe', () => {
  const pressures = { 'Class 1': '10 to 15 mmHg', 'Class 2': '15 to 20 mmHg' };
  const stockings = products.filter(({ lineKey }) => lineKey === 'compression-stockings');
  expect(stockings.length).toBeGreaterThan(0);
  for (const { key, options, facts } of stockings) {
    const [, pressure] = Object.entries(pressures).find(([name]) => options.includes(name)) ?? [];
    expect(facts.ingredients, key).toContain(pressure);
  }
});

test('a sunscreen below SPF 30, which the article on sunscreen advises, says what to prefer', () => {
  for (const { key, facts } of products.filter(({ options }) => options.includes('SPF 20'))) {
    expect(facts.audience, key).toContain('prefer SPF 50+');
  }
});

test('English is American', () => {
  const british =
    /colou?r(?<!color)|flavour|fib(?:re)\b|lit(?:re)s?\b|met(?:re)s?\b|odour|moisturis|recognis|grey\b/i;
  const { categories, needs } = demoCatalogue();
  for (const { key, name, description, features, facts } of products) {
    const own = textFacts.map((fact) => facts[fact]);
    expect([name.replace(/\([^)]*\)/, ''), description, ...features, ...own].join('\n'), key).not.toMatch(
      british,
    );
  }
  for (const { description } of [...categories, ...needs]) {
    expect(description.replace(/\([^)]*\)/, '')).not.toMatch(british);
  }
});
