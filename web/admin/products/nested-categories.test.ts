import { expect, test } from 'vitest';
import { nestCategories } from './nested-categories.tsx';

const category = (_id: string, parentCategory?: string) => ({
  _id,
  name: _id,
  description: '',
  imageUrl: '',
  isActive: true,
  ...(parentCategory && { parentCategory }),
});

test('each category stands before what lies below it, and the order of sisters stays', () => {
  const listed = nestCategories([
    category('leaf', 'child'),
    category('main'),
    category('other'),
    category('second', 'main'),
    category('child', 'main'),
  ]);
  expect(listed.map(({ category, level, hasChildren }) => [category._id, level, hasChildren])).toEqual([
    ['main', 1, true],
    ['second', 2, false],
    ['child', 2, true],
    ['leaf', 3, false],
    ['other', 1, false],
  ]);
});

test('a category whose parent is unknown is shown all the same', () => {
  expect(nestCategories([category('lost', 'gone')])).toMatchObject([{ level: 1 }]);
});
