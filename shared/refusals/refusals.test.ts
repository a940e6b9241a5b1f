import { expect, test } from 'vitest';
import { ApiError } from '../contract/api-error.ts';
import { codedIn, messageOf, textOf } from './codes.ts';
import { reasonOf, refusal, refusalOf, refusals, storedRefusal } from './refusals.ts';

test('a refusal carries its code, its values and its sentence', () => {
  expect(refusal('stock-short', { left: 3, product: 'Zinc {left}' })).toEqual({
    code: 'stock-short',
    values: { left: 3, product: 'Zinc {left}' },
    message: 'Only 3 left of Zinc {left}',
  });
  expect(refusal('not-found')).toEqual({ code: 'not-found', message: 'Not found' });
});

test('a value may be a refusal too', () => {
  const reason = refusal('courier-timed-out');
  expect(refusal('courier-refuses', { reason })).toEqual({
    code: 'courier-refuses',
    values: { reason },
    message: 'The courier refuses: The courier did not answer in time',
  });
});

test('the message of a schema leads back to the refusal, whatever its values are', () => {
  for (const max of [7, 'seven', '} {', '"\n']) {
    expect(refusalOf(messageOf('password-at-most', { max }))).toEqual(refusal('password-at-most', { max }));
  }
  expect(refusalOf(messageOf('name-required'))).toEqual(refusal('name-required'));
});

test.each(['Invalid input: expected string', 'moon-full', 'toString', ''])('%j names no refusal', (text) => {
  expect(refusalOf(text)).toEqual(refusal('invalid-input'));
});

test('a stored refusal gets its code back, and a sentence of an earlier release has none', () => {
  const nested = refusal('file-line-unusable', { line: 2, reason: refusal('quote-never-closed') });
  expect(storedRefusal(textOf(nested))).toEqual(nested);
  expect(storedRefusal('Line 3: broken')).toEqual({ message: 'Line 3: broken' });
});

test('a message of the library is no code', () => {
  expect(codedIn('Too big: expected string to have <=5 characters')).toBeUndefined();
});

test('a reason is the sentence beside the code', () => {
  expect(reasonOf(refusal('product-not-found'))).toEqual({
    code: 'product-not-found',
    reason: 'Product not found',
  });
});

test('no two codes have one sentence', () => {
  const sentences = Object.values(refusals);
  expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
});

test('a code is a few plain words', () => {
  const odd = Object.keys(refusals).filter(
    (code) => !/^[a-z]+(?:-[a-z]+){1,4}$/.test(code) || code.length > 32,
  );
  expect(odd).toEqual([]);
});

test('the compiler refuses an unknown code, a missing value and a sentence without a code', () => {
  // @ts-expect-error The table has no such code.
  expect(refusal('moon-full').message).toBe('');
  // @ts-expect-error The sentence needs a value.
  expect(refusal('stock-too-low').message).toBe('Only {left} left in stock');
  // @ts-expect-error An error needs a refusal.
  expect(new ApiError(409, 'Only some left').status).toBe(409);
});
