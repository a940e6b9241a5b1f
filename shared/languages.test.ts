import { expect, test } from 'vitest';
import { pluralIn } from './languages.ts';

test('English has two forms', () => {
  const forms = { one: 'one', other: 'other' };
  expect([0, 1, 2, 11].map((count) => pluralIn('en')(count, forms))).toEqual([
    'other',
    'one',
    'other',
    'other',
  ]);
});

test('French counts 0 as one, and has a form of its own for millions', () => {
  const forms = { one: 'one', many: 'many', other: 'other' };
  const counts = [0, 1, 1.5, 2, 999_999, 1_000_000];
  expect(counts.map((count) => pluralIn('fr')(count, forms))).toEqual([
    'one',
    'one',
    'one',
    'other',
    'other',
    'many',
  ]);
});

test('Arabic has six forms', () => {
  const forms = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  const counts = [0, 1, 2, 3, 10, 11, 99, 100, 102, 103, 111];
  expect(counts.map((count) => pluralIn('ar')(count, forms))).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'few',
    'many',
    'many',
    'other',
    'other',
    'few',
    'many',
  ]);
});
