import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';
import { mailWords } from './mail-language.ts';

type Word = { path: string; text: string };

/** Stands for a name, a price or a number. */
const inserted = '3';

/** All texts of a catalog; a function is called once. */
function wordsIn(value: unknown, path = ''): Word[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: String(value(inserted, inserted)) }];
  return Object.entries(value as object).flatMap(([key, part]) => wordsIn(part, `${path}.${key}`));
}

/** The paths of the words that the twin lacks, has too much, or has in English. */
function faultsOf(twin: unknown, english: unknown) {
  const originals = new Map(wordsIn(english).map(({ path, text }) => [path, text]));
  const translated = new Map(wordsIn(twin).map(({ path, text }) => [path, text]));
  const unpaired = new Set(originals.keys()).symmetricDifference(new Set(translated.keys()));
  const copied = [...translated].filter(
    ([path, text]) => text === originals.get(path) && /\p{L}/u.test(text),
  );
  return [...unpaired, ...copied.map(([path]) => path)];
}

const [french, arabic] = [wordsIn(mailWords.fr), wordsIn(mailWords.ar)];

test('a mail word without a twin, or with an English one, is found', () => {
  const english = { order: { title: 'Thanks', free: 'Free', count: (count: string) => `${count} left` } };
  const count = (left: string) => `plus que ${left}`;
  expect(faultsOf({ order: { title: 'Merci', free: 'Gratuit', count } }, english)).toEqual([]);
  expect(faultsOf({ order: { title: 'Merci', count } }, english)).toEqual(['.order.free']);
  expect(faultsOf({ order: { title: 'Thanks', free: 'Gratuit', count } }, english)).toEqual(['.order.title']);
  expect(faultsOf({ order: { title: 'Merci', free: 'Gratuit', count, paid: 'Payé' } }, english)).toEqual([
    '.order.paid',
  ]);
});

test('every mail word has a French and an Arabic twin', () => {
  expect(french.length).toBeGreaterThan(70);
  expect(faultsOf(mailWords.fr, mailWords.en)).toEqual([]);
  expect(faultsOf(mailWords.ar, mailWords.en)).toEqual([]);
});

test('English mails say email', () => {
  const wrong = wordsIn(mailWords.en).filter(({ text }) => /(?<!-)\bmails?\b|e-mail/i.test(text));
  expect(wrong).toEqual([]);
});

test.each([
  ['two spaces in a row', /\s\s/],
  ['a space that breaks before a mark or inside quotation marks', / [:;?!%»]|« /],
  ['no space before a mark', /[^\s][;?!»]|\p{L}:|«\S/u],
  ['straight or English quotation marks', /["'“”]/],
  ['an email that breaks at its hyphen', /e-mail/i],
  ['a word before a name that would drop its vowel', /\b(?:de|que|le|la) \u2068/],
])('no French word has %s', (_, fault) => {
  expect(french.filter(({ text }) => fault.test(text))).toEqual([]);
});

test.each([
  ['two spaces in a row', /\s\s/],
  ['a Latin comma, semicolon or question mark', /[,;?]/],
  ['straight quotation marks', /["']/],
  ['a stretched letter', /\u0640/],
  ['Arabic-Indic digits', /[\u0660-\u0669]/],
  ['يرجى without its vowel, or another word for مشرف', /(?<!\u064f)يرجى|مدير(?!ي[ةت])/],
  ['Latin letters other than names', /(?!Saha|Google)\b[A-Za-z]+/],
])('no Arabic word has %s', (_, fault) => {
  expect(arabic.filter(({ text }) => fault.test(text))).toEqual([]);
});

test('every direction mark that opens is closed, also around a text with marks of its own', () => {
  const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
  const isOpen = (text: string) => count(text, /[\u2066-\u2068]/g) !== count(text, /\u2069/g);
  expect(arabic.filter(({ text }) => isOpen(text))).toEqual([]);
  expect(isolated('a\u2069b\u2067')).toBe('\u2068ab\u2069');
  expect(isolated('\u2067\u2066a\u2069\u2069\u2069b')).toBe('\u2068\u2067\u2066a\u2069\u2069b\u2069');
});
