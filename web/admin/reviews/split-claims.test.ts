import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitClaims } from './split-claims.ts';

const marked = (text: string) => splitClaims(text).flatMap(({ part, isClaim }) => (isClaim ? [part] : []));

test.each([
  ['It Heals eczema and is cheap', ['Heals']],
  ['Il guérit tout', ['guérit']],
  ['يعالج السكري', ['يعالج']],
  ['It prevents the\nflu', []],
  ['It prevents the flu', ['prevents the flu']],
  ['Nice smell', []],
  ['', []],
])('%j marks %j', (text, claims) => {
  expect(marked(text)).toEqual(claims);
});

test('the parts are the whole text as it was written', () => {
  const words = fc.constantFrom(
    'heals',
    'Cures',
    'guérit',
    'يعالج',
    'cream',
    '(',
    '*',
    '\n',
    ' ',
    '<b>',
    'prevents flu',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (parts) => {
      const text = parts.join(' ');
      expect(
        splitClaims(text)
          .map(({ part }) => part)
          .join(''),
      ).toBe(text);
    }),
  );
});
