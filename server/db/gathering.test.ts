import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathering } from './gathering.ts';

test('what is given while a call runs is sent by one call after it, each thing once', async () => {
  const calls: string[][] = [];
  const give = gathering<string>(async (items) => {
    calls.push([...items]);
    await sleep(20);
  });
  const first = give(['a']);
  await sleep(5);
  await Promise.all([first, give(['b', 'c']), give(['c', 'd'])]);
  await give(['e']);
  expect(calls).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
});

test('who gave waits for the very call that sends it', async () => {
  const sent: string[] = [];
  const give = gathering<string>(async (items) => {
    await sleep(20);
    sent.push(...items);
  });
  const first = give(['a']);
  await sleep(5);
  await Promise.all([first.then(() => expect(sent).toEqual(['a'])), give(['b'])]);
  expect(sent).toEqual(['a', 'b']);
});

test('a call that fails fails its givers alone', async () => {
  const give = gathering<string>(async (items) => {
    await sleep(5);
    if (items.has('bad')) throw new Error('Refused');
  });
  const failing = [give(['good']), give(['bad'])];
  for (const given of failing) await expect(given).rejects.toThrow('Refused');
  await expect(give(['later'])).resolves.toBeUndefined();
});
