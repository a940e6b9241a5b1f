import { expect, test } from 'vitest';
import {
  branchOf,
  type CategoryNode,
  categoryChain,
  childCategories,
  mainCategories,
} from './category-chain.ts';

const categories = [
  { _id: 'sun', parentCategory: 'face' },
  { _id: 'care' },
  { _id: 'face', parentCategory: 'care' },
  { _id: 'baby' },
] as CategoryNode[];

function ids(found: CategoryNode[]) {
  return found.map(({ _id }) => _id);
}

test('main categories have no parent', () => {
  expect(ids(mainCategories(categories))).toEqual(['care', 'baby']);
});

test('the children of a category are found', () => {
  expect(ids(childCategories(categories, 'care'))).toEqual(['face']);
  expect(ids(childCategories(categories, 'baby'))).toEqual([]);
});

test('a chain begins with the main category', () => {
  expect(ids(categoryChain(categories, 'sun'))).toEqual(['care', 'face', 'sun']);
  expect(ids(categoryChain(categories, 'care'))).toEqual(['care']);
});

test('a branch contains the children of a category and of those above it', () => {
  expect(ids(branchOf(categories, 'face'))).toEqual(['sun', 'face']);
  expect(ids(branchOf(categories, 'baby'))).toEqual([]);
  expect(ids(branchOf(categories, 'nothing'))).toEqual([]);
});

test('an unknown category has no chain, and a cycle ends', () => {
  expect(categoryChain(categories, 'nothing')).toEqual([]);
  const cycle = [
    { _id: 'a', parentCategory: 'b' },
    { _id: 'b', parentCategory: 'a' },
  ] as CategoryNode[];
  expect(categoryChain(cycle, 'a')).toHaveLength(3);
});
