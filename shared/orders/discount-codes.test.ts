import { expect, test } from 'vitest';
import { foldedCode, isPlainCode } from './discount-codes.ts';

test.each([
  ['ramadan2026', 'RAMADAN2026'],
  [' Été2026 ', 'ETE2026'],
  ['رمضان٢٠٢٦', 'رمضان2026'],
  ['أهلًا', 'اهلا'],
  ['T\u200bE\u200eN\u00ad', 'TEN'],
])('a merchant may write the code %j', (written, folded) => {
  expect(isPlainCode(written)).toBe(true);
  expect(foldedCode(written)).toBe(folded);
});

test.each(['bad code!!', 'TEN-2026', 'TEN 2026', 'TEN_2026', '10%', 'TEN²', '💊💊💊', ''])(
  'a merchant may not write the code %j',
  (written) => {
    expect(isPlainCode(written)).toBe(false);
  },
);
