import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathering } from './gathering.ts';

const source = {};
const patient = { most: 10, patienceMs: 10_000 };

test('what is asked for while a call runs is done by one call after it', async () => {
  const calls: string[][] = [];
  const ask = gathering((_, items: string[]) => {
    calls.push(items);
    return items.map((item) => sleep(20, item.toUpperCase()));
  }, patient);
  const answers = await Promise.all(['a', 'b', 'c'].map((item) => ask(source, item)));
  expect([...answers, await ask(source, 'd')]).toEqual(['A', 'B', 'C', 'D']);
  expect(calls).toEqual([['a'], ['b', 'c'], ['d']]);
});

test('each is answered by their own result, and who fails fails alone', async () => {
  const ask = gathering((_, items: string[]) => items.map(refuseBad), patient);
  const answers = await Promise.allSettled(['good', 'bad', 'good'].map((item) => ask(source, item)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(ask(source, 'later')).resolves.toBe('later');
});

test('a call takes so many at most, and the rest goes with the next', async () => {
  const sizes: number[] = [];
  const ask = gathering(
    (_, items: number[]) => {
      sizes.push(items.length);
      return items.map((item) => sleep(5, item));
    },
    { ...patient, most: 2 },
  );
  await Promise.all([1, 2, 3, 4].map((item) => ask(source, item)));
  expect(sizes).toEqual([1, 2, 1]);
});

test('a call that takes too long holds up nobody', async () => {
  const held = Promise.withResolvers<string>();
  const ask = gathering(
    (_, items: string[]) => items.map(async (item) => (item === 'slow' ? held.promise : item)),
    {
      most: 10,
      patienceMs: 5,
    },
  );
  const slow = ask(source, 'slow');
  expect(await ask(source, 'quick')).toBe('quick');
  held.resolve('at last');
  expect(await slow).toBe('at last');
});

test('databases do not wait for each other', async () => {
  const held = Promise.withResolvers<string>();
  const other = {};
  const ask = gathering(
    (of: object, items: string[]) => items.map(async (item) => (of === source ? held.promise : item)),
    patient,
  );
  const slow = ask(source, 'slow');
  expect(await ask(other, 'quick')).toBe('quick');
  held.resolve('at last');
  expect(await slow).toBe('at last');
});

async function refuseBad(item: string) {
  await sleep(5);
  if (item === 'bad') throw new Error('Refused');
  return item;
}
