import { expect, test } from 'vitest';
import { catalogWords } from './catalog-words.ts';
import { listingWords } from './listing-words.ts';

test.each([
  ['Size', '3 sizes'],
  ['Dioptry', '3 dioptries'],
  ['Finish', '3 finishes'],
  ['Box', '3 boxes'],
  ['Glasses', '3 glasses'],
  ['Strength and pack', '3 options'],
])('the members of a family by %s are called %s', (optionName, text) => {
  expect(catalogWords.card.members(3, optionName)).toBe(text);
});

test('a list names up to two words that a search left out', () => {
  expect(listingWords.leftOut('thick', 'arm')).toBe('Some don’t include “thick”, “arm”.');
  expect(listingWords.leftOut('a', 'thick', 'arm')).toBe('Some match only part of your search.');
});

type Text = { file: string; text: string };

/** The specification's own words, and a value of the API. */
const exact = ['Write an e-mail to our support address with:', 'Delivery is home or desk'];
const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = Object.entries(sources).flatMap(([file, source]) => textsIn(file, source));

test.each([
  ['a mail or an e-mail for an email', /(?<!-)\bmails?\b(?! server)|e-mail/i],
  [
    'British spelling',
    /\b(colou?rs?(?<!colors?)|flavour|fibre|(milli)?litre|metre|grey\b|catalogue|recognis|behaviour)/i,
  ],
  ['a word that few say', /\b(dearer|any more)\b/i],
  ['a desk for a pickup point', /\bdesks?\b/i],
  ['a space before a percent sign', /\d %/],
  ['a British word', /\b(afterwards|outwards|plasters?|perfume|whilst)\b/i],
  ['a literal translation', /\b(at the checkout|without prescription|goes here|by yourself)\b/i],
  ['a second style for a failure', /\bNot (Loaded|Understood)\b/],
])('no English text has %s', (_, fault) => {
  expect(texts.length).toBeGreaterThan(2500);
  expect(texts.filter(({ text }) => fault.test(text) && !exact.includes(text))).toEqual([]);
});

/** The texts of a file, without the values in them and without keys. */
function textsIn(file: string, source: string): Text[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^import .*$/gm, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)+)'|"([^"\n]+)"|`([^`]+)`/g)]
    .map(([, single, double, template = '']) => single ?? double ?? template.replace(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /^\p{Lu}|^\p{L}.* /u.test(text))
    .map((text) => ({ file, text }));
}
