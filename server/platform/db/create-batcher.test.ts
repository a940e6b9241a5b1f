import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createBatcher } from './create-batcher.ts';

const source = {};
const patient = { maxSize: 10, overlapAfterMs: 10_000 };

test('items of one turn are a batch, and those that arrive while it runs are the next', async () => {
  const calls: string[][] = [];
  const ask = createBatcher((_, items: string[]) => {
    calls.push(items);
    return items.map((item) => sleep(20, item.toUpperCase()));
  }, patient);
  const first = ['a', 'b'].map((item) => ask(source, item));
  await sleep(5);
  const answers = await Promise.all([...first, ...['c', 'd'].map((item) => ask(source, item))]);
  expect([...answers, await ask(source, 'e')]).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(calls).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('each item gets its own result, and one that fails does not fail the others', async () => {
  const ask = createBatcher((_, items: string[]) => items.map(refuseBad), patient);
  const answers = await Promise.allSettled(['good', 'bad', 'good'].map((item) => ask(source, item)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(ask(source, 'later')).resolves.toBe('later');
});

test('a batch has a largest size, and further items go with the next', async () => {
  const sizes: number[] = [];
  const ask = createBatcher(
    (_, items: number[]) => {
      sizes.push(items.length);
      return items.map((item) => sleep(5, item));
    },
    { ...patient, maxSize: 2 },
  );
  await Promise.all([1, 2, 3, 4].map((item) => ask(source, item)));
  expect(sizes).toEqual([2, 2]);
});

test('a batch that takes too long does not hold up the next', async () => {
  const held = Promise.withResolvers<string>();
  const ask = createBatcher(
    (_, items: string[]) => items.map(async (item) => (item === 'slow' ? held.promise : item)),
    { maxSize: 10, overlapAfterMs: 5 },
  );
  const slow = ask(source, 'slow');
  expect(await ask(source, 'quick')).toBe('quick');
  held.resolve('at last');
  expect(await slow).toBe('at last');
});

test('sources do not wait for each other', async () => {
  const held = Promise.withResolvers<string>();
  const other = {};
  const ask = createBatcher(
    (of: object, items: string[]) => items.map(async (item) => (of === source ? held.promise : item)),
    patient,
  );
  const slow = ask(source, 'slow');
  expect(await ask(other, 'quick')).toBe('quick');
  held.resolve('at last');
  expect(await slow).toBe('at last');
});

test('work that throws before it answers fails its batch, and the next one runs', async () => {
  const ask = createBatcher((_, items: string[]) => {
    if (items.includes('bad')) throw new Error('Refused');
    return items.map(async (item) => item);
  }, patient);
  await expect(ask(source, 'bad')).rejects.toThrow('Refused');
  expect(await ask(source, 'later')).toBe('later');
});

async function refuseBad(item: string) {
  await sleep(5);
  if (item === 'bad') throw new Error('Refused');
  return item;
}
