import { expect, test } from 'vitest';
import { packCategories, unpackCategories } from './packed-categories.ts';

const whole = { description: 'About', imageUrl: '', isActive: true };
const idOf = (letter: string) => letter.repeat(36);
const face = { _id: idOf('f'), name: 'Face “A” & B' };
const creams = { _id: idOf('c'), name: '2 Creams', parentCategory: face._id };
const night = { _id: idOf('n'), name: 'Night', parentCategory: creams._id };
const hair = { _id: idOf('h'), name: 'Hair' };

test('unpacked categories are the packed ones, without the fields that menus do not show', () => {
  const packed = packCategories([face, creams, night, hair].map((node) => ({ ...whole, ...node })));
  expect(unpackCategories(packed)).toEqual([face, creams, night, hair]);
  expect(unpackCategories('')).toEqual([]);
  expect(unpackCategories(packed)).toEqual([face, creams, night, hair]);
});

test('each category follows its parent, and siblings keep their order', () => {
  const packed = packCategories([night, hair, creams, face].map((node) => ({ ...whole, ...node })));
  expect(unpackCategories(packed)).toEqual([hair, face, creams, night]);
});
