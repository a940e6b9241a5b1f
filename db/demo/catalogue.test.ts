import { expect, test } from 'vitest';
import { offeredSizes } from '../../shared/sizes.ts';
import { demoBacks, demoCatalogue } from './catalogue.ts';
import { brands } from './drawing/brands.ts';
import { productLines } from './product-lines.ts';
import { expandLine } from './products/expand-line.ts';

const { categories, families, products, pictures } = demoCatalogue();
const backs = demoBacks();
const categoryByKey = new Map(categories.map((category) => [category.key, category]));

function repeated(values: string[]) {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

test('there are about a thousand products of some 150 lines or more', () => {
  expect(productLines.length).toBeGreaterThanOrEqual(150);
  expect(products.length).toBeGreaterThanOrEqual(1000);
  expect(products.length).toBeLessThan(1200);
});

test('keys and names are unique', () => {
  expect(repeated(products.map(({ key }) => key))).toEqual([]);
  expect(repeated(products.map(({ name }) => name))).toEqual([]);
  expect(repeated(categories.map(({ key }) => key))).toEqual([]);
  expect(repeated(categories.map(({ name }) => name))).toEqual([]);
  expect(repeated(pictures.map(({ key }) => key))).toEqual([]);
});

test('the catalogue is the same at each load', () => {
  expect(demoCatalogue().products).toEqual(products);
});

test('there are at least eight main categories, three levels, and a description of each category', () => {
  expect(categories.filter(({ level }) => level === 1).length).toBeGreaterThanOrEqual(8);
  for (const { name, description, level, parentKey } of categories) {
    expect(description.length, name).toBeGreaterThan(30);
    const parent = parentKey === null ? undefined : categoryByKey.get(parentKey);
    expect(parent?.level ?? 0, name).toBe(level - 1);
  }
});

test('parents come before their children', () => {
  const seen = new Set<string>();
  for (const { key, parentKey } of categories) {
    expect(parentKey === null || seen.has(parentKey), key).toBe(true);
    seen.add(key);
  }
});

test('products are in the deepest categories, and none of these is empty', () => {
  const parents = new Set(categories.map(({ parentKey }) => parentKey));
  const used = new Set(products.map(({ categoryKey }) => categoryKey));
  expect([...used].filter((key) => !categoryByKey.has(key) || parents.has(key))).toEqual([]);
  expect(categories.filter(({ key }) => !parents.has(key) && !used.has(key))).toEqual([]);
});

test('every product has a description without placeholders and three to five key benefits', () => {
  for (const { name, description, features } of products) {
    expect(description.length, name).toBeGreaterThan(120);
    expect(features.length, name).toBeGreaterThanOrEqual(3);
    expect(features.length, name).toBeLessThanOrEqual(5);
    expect([name, description, ...features].join(), name).not.toMatch(/[{}]|undefined/);
  }
});

test('every line with several products is a family with different labels, in the order of the line', () => {
  expect(repeated(families.map(({ key }) => key))).toEqual([]);
  for (const { key, name, optionName } of families) {
    expect(name, key).toMatch(/^[A-Z][^{}()]+[^,\s]$/);
    expect(optionName, key).toMatch(/^[A-Z]/);
    const members = products.flatMap(({ member }) => (member?.familyKey === key ? [member] : []));
    expect(members.length, key).toBeGreaterThan(1);
    expect(repeated(members.map(({ label }) => label))).toEqual([]);
    expect(members.map(({ position }) => position).sort((one, other) => one - other)).toEqual(
      members.map((_, place) => place),
    );
  }
  const known = new Set(families.map(({ key }) => key));
  expect(products.filter(({ member }) => member && !known.has(member.familyKey))).toEqual([]);
});

test('prices are multiples of ten dinars, and discounted prices are lower', () => {
  for (const { name, priceCentimes, discountedPriceCentimes } of products) {
    expect(priceCentimes % 1000, name).toBe(0);
    expect(priceCentimes, name).toBeGreaterThan(0);
    if (discountedPriceCentimes === null) continue;
    expect(discountedPriceCentimes, name).toBeGreaterThan(0);
    expect(discountedPriceCentimes, name).toBeLessThan(priceCentimes);
  }
});

test('about a fifth of the products is discounted, and about one in sixteen is sold out', () => {
  const share = (some: typeof products) => some.length / products.length;
  const discounted = share(
    products.filter(({ discountedPriceCentimes }) => discountedPriceCentimes !== null),
  );
  expect(discounted).toBeGreaterThan(0.14);
  expect(discounted).toBeLessThan(0.25);
  const soldOut = share(products.filter(({ stock }) => stock === 0));
  expect(soldOut).toBeGreaterThan(0.04);
  expect(soldOut).toBeLessThan(0.08);
});

test('products have sizes exactly if their category requires one, and some sizes are sold out', () => {
  for (const { name, sizes, categoryKey } of products) {
    const category = categoryByKey.get(categoryKey) ?? null;
    expect(sizes.length > 0, name).toBe(offeredSizes({ sizes: [], category }).length > 0);
  }
  const sized = products.filter(({ sizes }) => sizes.length > 0);
  expect(sized.every(({ sizes }) => sizes.some(({ inStock }) => inStock))).toBe(true);
  expect(sized.some(({ sizes }) => sizes.some(({ inStock }) => !inStock))).toBe(true);
});

test('the newest products are the featured ones, in stock and each from a different line', () => {
  const first = products.slice(0, 8);
  expect(first.every(({ featured, stock }) => featured && stock > 0)).toBe(true);
  expect(repeated(first.map(({ pictureKey }) => pictureKey))).toEqual([]);
});

test('every brand is used', () => {
  const used = new Set<string>(products.map(({ brand }) => brand));
  expect(Object.keys(brands).filter((name) => !used.has(name))).toEqual([]);
});

test('every product has the back of a pack, with facts', () => {
  const keys = backs.flatMap(({ productKeys }) => productKeys);
  expect(keys.toSorted()).toEqual(products.map(({ key }) => key).toSorted());
  for (const line of productLines) {
    expect(expandLine(line).back.print.sections, line.key).not.toEqual([]);
  }
});

test('every picture is used and drawn without undefined values', () => {
  const wanted = new Set([...products, ...categories].map(({ pictureKey }) => pictureKey));
  expect(new Set(pictures.map(({ key }) => key))).toEqual(wanted);
  const drawings = [
    ...pictures,
    ...backs.map(({ productKeys, draw }) => ({ key: `back of ${productKeys[0]}`, draw })),
  ];
  for (const { key, draw } of drawings) {
    const svg = draw();
    expect(svg.startsWith('<svg ') && svg.endsWith('</svg>'), key).toBe(true);
    expect(svg, key).not.toMatch(/NaN|undefined|null|<text/);
  }
});
