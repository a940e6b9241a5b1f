import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanName, cleanText, isVisible } from './clean-text.ts';

test.each([
  ['É\u200bvian  Lab', 'Évian Lab'],
  ['E\u0301vian\u00a0Lab', 'Évian Lab'],
  ['Évian\u2009\u3000Lab\u200f', 'Évian Lab'],
  ['Cr\u00adèmes\u2060', 'Crèmes'],
  ['Cr\u200dèmes\u180e\u034f', 'Crèmes'],
  ['\ufeffa\tb', 'a b'],
  ['👩\u200d⚕\ufe0f Soin ❤\ufe0f 1\ufe0f\u20e3', '👩\u200d⚕\ufe0f Soin ❤\ufe0f 1\ufe0f\u20e3'],
  ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['कर\u094d\u200dय', 'कर\u094d\u200dय'],
  ['كريم\u200d', 'كريم'],
  ['a\ufe0f', 'a'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

test('texts of the catalogue keep isolates, and several lines their breaks', () => {
  expect(cleanLine('\u2066500 mg\u2069  \u202eA\u202c')).toBe('\u2066500 mg\u2069 A');
  expect(cleanText(' a\u200b\r\nb  c ')).toBe('a\r\nb  c');
});

test.each([
  '\u200b',
  '\u2060',
  '\u3164',
  '\u00ad',
  '\u115f',
  '\uffa0',
  '\u2800',
  '\u180e',
  '\u0301',
  '\u200d',
  '\ufe0f',
  '\u00a0',
  '\u2003',
  '\u200f',
  '\u2067\u2069',
  '\u{e0020}',
  '\u0640\u0301'.slice(1),
])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['a', '.', '١', '❤', '\u0640', '한', '\ue000'])('%j is visible', (text) => {
  expect(isVisible(text)).toBe(true);
});

test('a clean text stays as it is', () => {
  const unit = fc.constantFrom(
    'a',
    'é',
    'e\u0301',
    'م',
    ' ',
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '👩',
    '❤',
    '\u00ad',
    '\u2066',
    '\u202e',
    '\u0301',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      for (const clean of [cleanText, cleanLine, cleanName]) expect(clean(clean(text))).toBe(clean(text));
    }),
    { numRuns: 3000 },
  );
});
