import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { offeredSizes } from '../../shared/catalog/sizes.ts';
import { pictureFolder, readDemo } from './read-demo.ts';

const { categories, families, needs, products, files, featured, newestFirst } = readDemo();
const byKey = new Map(products.map((product) => [product.externalKey, product]));
const categoryByKey = new Map(categories.map((category) => [category.key, category]));

function repeated(values: string[]) {
  return values.filter((value, place) => values.indexOf(value) !== place);
}

function pathOf(key: string | undefined): string[] {
  const category = categoryByKey.get(key ?? '');
  return category ? [...pathOf(category.parent), category.name] : [];
}

test('there are about a thousand products, and every file of them is in the order', () => {
  expect(products.length).toBeGreaterThanOrEqual(1000);
  expect(products.length).toBeLessThan(1200);
  const stored = readdirSync(`${import.meta.dirname}/products`).filter((name) => name.endsWith('.ndjson'));
  expect(files.map((file) => basename(file)).toSorted()).toEqual(stored.toSorted());
});

test('keys and names are unique', () => {
  expect(repeated(products.map(({ externalKey }) => externalKey))).toEqual([]);
  expect(repeated(products.map(({ name }) => name))).toEqual([]);
  expect(repeated(categories.map(({ key }) => key))).toEqual([]);
  expect(repeated(categories.map(({ name }) => name))).toEqual([]);
  expect(repeated(families.map(({ key }) => key))).toEqual([]);
  expect(repeated(families.map(({ name }) => name))).toEqual([]);
});

test('there are at least eight main categories, three levels, and a description of each category', () => {
  expect(categories.filter(({ parent }) => parent === undefined).length).toBeGreaterThanOrEqual(8);
  for (const { name, key, description } of categories) {
    expect(description.length, name).toBeGreaterThan(30);
    expect(pathOf(key).length, name).toBeLessThanOrEqual(3);
  }
});

test('parents come before their children', () => {
  const seen = new Set<string>();
  for (const { key, parent } of categories) {
    expect(parent === undefined || seen.has(parent), key).toBe(true);
    seen.add(key);
  }
});

test('products are in the deepest categories, and none of these is empty', () => {
  const parents = new Set(categories.map(({ parent }) => parent));
  const deepest = categories.filter(({ key }) => !parents.has(key)).map(({ key }) => pathOf(key).join(' > '));
  expect([...new Set(products.map(({ category }) => category))].toSorted()).toEqual(deepest.toSorted());
});

test('every product has a description without placeholders and three to five key benefits', () => {
  for (const { name, description, features } of products) {
    expect(description.length, name).toBeGreaterThan(120);
    expect(features.length, name).toBeGreaterThanOrEqual(3);
    expect(features.length, name).toBeLessThanOrEqual(5);
    expect([name, description, ...features].join(), name).not.toMatch(/[{}]|undefined/);
  }
});

test('every family has several members with different labels in one file', () => {
  for (const { name, option } of families) {
    expect(name).toMatch(/^[A-Z][^{}()]+[^,\s]$/);
    expect(option, name).toMatch(/^[A-Z]/);
    const members = products.filter(({ family }) => family === name);
    expect(members.length, name).toBeGreaterThan(1);
    expect(repeated(members.map(({ label = '' }) => label))).toEqual([]);
    expect(new Set(members.map((member) => member.option))).toEqual(new Set([option]));
  }
  const known = new Set(families.map(({ name }) => name));
  expect(products.filter(({ family }) => family !== undefined && !known.has(family))).toEqual([]);
});

test('prices are multiples of ten dinars, and discounted prices are lower', () => {
  for (const { name, price, discountedPrice } of products) {
    expect(price % 10, name).toBe(0);
    expect(price, name).toBeGreaterThan(0);
    if (discountedPrice === undefined) continue;
    expect(discountedPrice, name).toBeGreaterThan(0);
    expect(discountedPrice, name).toBeLessThan(price);
  }
});

test('about a fifth of the products is discounted, and about one in sixteen is sold out', () => {
  const share = (some: typeof products) => some.length / products.length;
  const discounted = share(products.filter(({ discountedPrice }) => discountedPrice !== undefined));
  expect(discounted).toBeGreaterThan(0.14);
  expect(discounted).toBeLessThan(0.25);
  const soldOut = share(products.filter(({ stock }) => stock === 0));
  expect(soldOut).toBeGreaterThan(0.04);
  expect(soldOut).toBeLessThan(0.08);
});

test('products have sizes exactly if their category requires one, and some sizes are sold out', () => {
  const isSoldOut = (size: string) => size.endsWith('=0');
  for (const { name, sizes = [], category } of products) {
    const offered = offeredSizes({ sizes: [], category: { name: category.split(' > ').at(-1) ?? '' } });
    expect(sizes.length > 0, name).toBe(offered.length > 0);
  }
  const sized = products.flatMap(({ sizes = [] }) => (sizes.length > 0 ? [sizes] : []));
  expect(sized.every((sizes) => !sizes.every(isSoldOut))).toBe(true);
  expect(sized.some((sizes) => sizes.some(isSoldOut))).toBe(true);
});

test('the newest products are the featured ones, in stock and with different pictures', () => {
  expect(newestFirst.toSorted()).toEqual([...byKey.keys()].toSorted());
  expect(new Set(newestFirst.slice(0, featured.length))).toEqual(new Set(featured));
  const first = newestFirst.slice(0, 8).map((key) => byKey.get(key));
  expect(first.every((product) => (product?.stock ?? 0) > 0)).toBe(true);
  expect(repeated(first.map((product) => product?.image ?? ''))).toEqual([]);
});

test('every record has a picture, every product also the back of its pack, and every picture is used', () => {
  const stored = readdirSync(pictureFolder);
  const named = [...products, ...categories, ...needs].map(({ image }) => image);
  const backs = products.map(({ images }) => images.join());
  expect(backs.filter((back) => !back.endsWith('-back.webp'))).toEqual([]);
  expect([...new Set([...named, ...backs].map((image) => basename(image)))].toSorted()).toEqual(
    stored.toSorted(),
  );
});
