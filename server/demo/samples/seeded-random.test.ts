import { expect, test } from 'vitest';
import { seededRandom } from './seeded-random.ts';

const hundred = (seed: number, name: string) => {
  const random = seededRandom(seed, name);
  return Array.from({ length: 100 }, () => random.between(1, 6));
};

test('the same seed and name make the same choices, others do not', () => {
  expect(hundred(7, 'F1')).toEqual(hundred(7, 'F1'));
  expect(hundred(7, 'F1')).not.toEqual(hundred(8, 'F1'));
  expect(hundred(7, 'F1')).not.toEqual(hundred(7, 'F2'));
});

test('choices include both ends and nothing else', () => {
  expect([...new Set(hundred(7, 'F1'))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a part has choices of its own, however often the whole has chosen', () => {
  const [one, other] = [seededRandom(7, 'F1'), seededRandom(7, 'F1')];
  one.between(1, 6);
  expect(one.fork('buyer').between(1, 1_000_000)).toBe(other.fork('buyer').between(1, 1_000_000));
});
