import { expect, test } from 'vitest';
import { boundedCache, bytesOf } from './bounded-cache.ts';

test('the bytes of keys and of nested values count', () => {
  const cache = boundedCache<object>({ maxEntries: 1_000, maxBytes: 100_000 });
  const words = Array.from({ length: 20 }, (_, place) => ({ plain: `word${place}`, stem: `word${place}` }));
  for (let n = 0; n < 1_000; n++)
    cache.set(`${n}${'k'.repeat(200)}`, { words, corrected: new Map([[n, 'a']]) });
  expect(cache.size).toBeGreaterThan(5);
  expect(cache.size).toBeLessThan(40);
  expect(cache.calculatedSize).toBeLessThanOrEqual(100_000);
});

test('the number of entries is bounded however small they are', () => {
  const cache = boundedCache<object>({ maxEntries: 10, maxBytes: 1_000_000 });
  for (let n = 0; n < 1_000; n++) cache.set(String(n), {});
  expect(cache.size).toBe(10);
  expect(cache.get('999')).toEqual({});
});

test('a value without its own measure counts at least as much as its JSON', () => {
  const values = [
    'text',
    ['a', ['b', 'c']],
    { words: [{ plain: 'creme', stem: 'creme', uses: 12 }], beginningUses: 3, isExact: false },
    { shown: 'crème', searched: 'creem', nothing: null, missing: undefined },
  ];
  for (const value of values) expect(bytesOf(value)).toBeGreaterThanOrEqual(JSON.stringify(value).length);
  expect(bytesOf(new Int32Array(1_000))).toBeGreaterThanOrEqual(4_000);
  expect(bytesOf({ rows: new Int32Array(1_000), leftOut: [] })).toBeGreaterThanOrEqual(4_000);
  expect(bytesOf(new Map([['a', 'b'.repeat(500)]]))).toBeGreaterThanOrEqual(1_000);
  expect(bytesOf(new Set(['b'.repeat(500)]))).toBeGreaterThanOrEqual(1_000);
});
