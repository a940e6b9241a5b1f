import { expect, test } from 'vitest';
import { packCategories, unpackCategories } from './packed-categories.ts';

const whole = { description: 'About', imageUrl: '', isActive: true };
const face = { _id: 'face', name: 'Face “A”\n& B' };
const creams = { _id: 'creams', name: 'Creams', parentCategory: 'face' };

test('categories come out of the text as they went in, without what menus do not show', () => {
  const packed = packCategories([
    { ...whole, ...face },
    { ...whole, ...creams },
  ]);
  expect(unpackCategories(packed)).toEqual([face, creams]);
  expect(unpackCategories('[]')).toEqual([]);
  expect(unpackCategories(packed)).toEqual([face, creams]);
});
