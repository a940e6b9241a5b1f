import { expect, test } from 'vitest';
import { reckon } from './reckon.ts';

const answered = { key: 'a', id: '1', total: 2000 };
const stored = { key: 'a', id: '1', total: 2000 };

test('an acknowledged order that is stored once is neither lost nor doubled', () => {
  expect(reckon([answered], [stored])).toEqual({ acknowledged: 1, lost: [], doubled: [], wrong: [] });
});

test('an acknowledged order that is not stored is lost', () => {
  expect(reckon([answered], [])).toMatchObject({ acknowledged: 1, lost: ['a'] });
});

test('an order stored with another total than the acknowledged one is lost', () => {
  expect(reckon([answered], [{ ...stored, total: 1000 }]).lost).toEqual(['a']);
});

test('an attempt that is stored twice is doubled', () => {
  expect(reckon([answered], [stored, { ...stored, id: '2' }])).toMatchObject({ lost: [], doubled: ['a'] });
});

test('an unanswered attempt that is stored twice is doubled', () => {
  expect(reckon([], [stored, { ...stored, id: '2' }]).doubled).toEqual(['a']);
});

test('an attempt acknowledged with two orders is doubled, and lost if one is missing', () => {
  expect(reckon([answered, { ...answered, id: '2' }], [stored])).toMatchObject({
    lost: ['a'],
    doubled: ['a'],
  });
});

test('an unanswered order may be stored or not', () => {
  expect(reckon([], [stored])).toEqual({ acknowledged: 0, lost: [], doubled: [], wrong: [] });
});

test('a wrong answer is named with its attempt', () => {
  expect(reckon([{ key: 'b', wrong: '500' }], []).wrong).toEqual(['b: 500']);
});
