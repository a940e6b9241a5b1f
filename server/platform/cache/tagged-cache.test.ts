import { expect, test } from 'vitest';
import { TaggedCache } from './tagged-cache.ts';

type Entry = { text: string; tags: Set<string>; fails?: boolean };

function aCache() {
  return new TaggedCache<Entry>({
    maxEntries: 10,
    maxBytes: 1_000_000,
    maxAgeMs: 20,
    sizeOf: ({ text }) => text.length,
    mayBeKept: ({ fails }) => !fails,
    isFailure: ({ fails = false }) => fails,
  });
}

function entry(text: string, fails = false): Entry {
  return { text, tags: new Set(['catalog']), fails };
}

async function anOldEntry() {
  const cache = aCache();
  await cache.load('/a', async () => entry('old'));
  await expect.poll(() => cache.get('/a')).toBeUndefined();
  return cache;
}

test('an expired entry is shown again while producing a new one fails', async () => {
  const cache = await anOldEntry();
  expect(await cache.load('/a', () => Promise.reject(new Error('down')))).toMatchObject({ text: 'old' });
  // The next visitors get it at once, without another attempt to replace it.
  expect(cache.get('/a')).toMatchObject({ text: 'old' });
  const failing = await anOldEntry();
  expect(await failing.load('/a', async () => entry('no database', true))).toMatchObject({ text: 'old' });
});

test('a dropped entry is never shown again', async () => {
  const cache = await anOldEntry();
  cache.drop(['catalog']);
  await expect(cache.load('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
});

test('an expired entry is replaced as soon as producing a new one succeeds', async () => {
  const cache = await anOldEntry();
  expect(await cache.load('/a', async () => entry('new'))).toMatchObject({ text: 'new' });
  expect(cache.get('/a')).toMatchObject({ text: 'new' });
});
