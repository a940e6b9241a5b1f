import { expect, test } from 'vitest';
import { isNearSpelling, mayBeCorrected } from './correctable-words.ts';
import { typedInOtherScript } from './keyboard-layouts.ts';
import { neededWords } from './meaning-words.ts';
import { findNotSold, type NotSoldEntry } from './not-sold.ts';

const isKnownName = (word: string) => word === 'smecta';

test.each(['sel', 'cor', 'verre', 'kohl', 'خبز', 'smecta', 'b12x'])('%s is never corrected', (word) => {
  expect(mayBeCorrected(word, isKnownName)).toBe(false);
});

test.each([
  ['vitamne', 'vitamine', true],
  ['crem', 'creme', true],
  ['hsampoo', 'shampoo', false],
  ['verrue', 'verse', false],
  ['kohl', 'كحول', false],
  ['ekran', 'ecran', true],
  ['ricil', 'ricin', false],
  ['مساج', 'معاج', false],
  ['sterilite', 'sterile', false],
])('whether %s may be meant as %s: %s', (typed, spelling, isNear) => {
  expect(isNearSpelling(typed, spelling)).toBe(isNear);
});

const placed = (...words: string[]) => words.map((plain, place) => ({ plain, stem: plain, place }));

test('a search needs its words, except forms, colors and people', () => {
  expect(neededWords(placed('test', 'de', 'grossesse'))).toEqual(
    new Map([
      [0, 'first'],
      [2, 'first'],
    ]),
  );
  expect(neededWords(placed('savon', 'noir'))).toEqual(new Map([[0, 'always']]));
  expect([...neededWords(placed('creme', 'solaire', 'enfant', 'visage')).keys()]).toEqual([1, 3]);
});

const entries = new Map<string, NotSoldEntry>(
  [
    { kind: 'medicine' as const, phrase: 'doliprane', stems: 'doliprane' },
    { kind: 'product' as const, phrase: 'pregnancy test', stems: 'pregnancy test' },
  ].map((entry) => [entry.stems, entry]),
);
const typed = (text: string, uses = 0) => text.split(' ').map((plain) => ({ plain, stem: plain, uses }));
const found = (text: string, uses = 0) => findNotSold(typed(text, uses), entries).map(({ phrase }) => phrase);

test('what is not sold is found as a phrase and with one typo, unless the shop has the word or it is left out', () => {
  expect(found('doliprane 1000')).toEqual(['doliprane']);
  expect(found('dolipranne 1000')).toEqual(['doliprane']);
  expect(found('dolipranne', 3)).toEqual([]);
  expect(found('a pregnancy test')).toEqual(['pregnancy test']);
  expect(found('pregnancy oil')).toEqual([]);
  expect(found('gel sans doliprane')).toEqual([]);
});

test('an unknown word with the ending of a class of medicines counts as a medicine, in both scripts', () => {
  expect(found('zofenopril 30')).toEqual(['zofenopril']);
  expect(found('pitavastatine')).toEqual(['pitavastatine']);
  expect(found('بيتافاستاتين')).toEqual(['بيتافاستاتين']);
  expect(found('zofenopril', 1)).toEqual([]);
  expect(found('april')).toEqual([]);
});

test.each([
  ['رهفشةهىث', 'vitamine'],
  ['رهفضكهىث', 'vitamine'],
  ['لاهلاثقخى 2', 'biberon 2'],
  ['mvdl', 'كريم'],
  ['ahlf,', 'شامبو'],
])('%s is read as %s from the keys of the other script', (typed, meant) => {
  expect(typedInOtherScript(typed)).toContain(meant);
});

test.each(['crème hydratante', 'كريم hair', '', 'a~b'])(
  '%s was typed on no keyboard of the other script',
  (typed) => {
    expect(typedInOtherScript(typed)).toEqual([]);
  },
);
