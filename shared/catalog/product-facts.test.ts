import { expect, test } from 'vitest';
import { isGtin } from './product-facts.ts';

test.each([
  ['96385074', true],
  ['036000291452', true],
  ['4006381333931', true],
  ['10614141000415', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['4006381333931000', false],
  ['40063813339 1', false],
  ['', false],
])('%j is a GTIN: %s', (digits, expected) => {
  expect(isGtin(digits)).toBe(expected);
});
