import { expect, test } from 'vitest';
import { completeTerms } from './complete-terms.ts';
import { labelOf, matchLabels } from './match-labels.ts';

function terms(typed: string, names: string[]) {
  return completeTerms({ typed: typed.split(' ').map((word) => [word]), names, most: 5 });
}

test('a phrase ends before numbers and marks, and never with a small word', () => {
  const names = ['Serum for the face 30 ml', 'Serum for the face, new', 'Serum for the hands'];
  expect(terms('ser', names)).toEqual(['Serum', 'Serum for the face']);
});

test('a number without a unit belongs to the word before it', () => {
  expect(terms('sun', ['Sun cream SPF 50', 'Sun cream SPF 30', 'Sun cream SPF 30 ml'])).toEqual([
    'Sun cream',
  ]);
});

test('a phrase of one product only is no term, because the product itself is suggested', () => {
  expect(terms('rose', ['Rose soap', 'Rose cream'])).toEqual(['Rose']);
});

test('singular and plural are one term', () => {
  expect(terms('tab', ['Tablets', 'Tablets of zinc', 'Tablet'])).toEqual(['Tablets']);
});

test('words in one piece stay together', () => {
  expect(terms('anti', ['Anti-âge', 'Anti-âge fort'])).toEqual(['Anti-âge']);
  expect(terms('b', ['B12 drops', 'B12 spray'])).toEqual(['B12']);
});

test('no names and no letters make no terms', () => {
  expect(terms('rose', [])).toEqual([]);
  expect(terms('50', ['50', '50'])).toEqual([]);
});

test('labels with all typed words match, those that begin with them before those with most products', () => {
  const labels = [
    labelOf({ name: 'Hand soaps' }, 90),
    labelOf({ name: 'Soap boxes' }, 1),
    labelOf({ name: 'Creams' }, 50),
  ];
  const match = (...words: string[]) =>
    matchLabels(labels, { typed: words.map((word) => [word]), most: 2 }).map(({ name }) => name);
  expect(match('soap')).toEqual(['Soap boxes', 'Hand soaps']);
  expect(match('so', 'ha')).toEqual(['Hand soaps']);
  expect(match('x')).toEqual([]);
  expect(match()).toEqual([]);
});
