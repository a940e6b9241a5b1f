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

test('each category comes before its subcategories, and siblings keep their order', () => {
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

test('a category with an unknown parent is a main category', () => {
  expect(nestCategories([category('lost', 'gone')])).toMatchObject([{ level: 1 }]);
});
