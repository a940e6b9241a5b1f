import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

/** Work that lasts until it is told to end, and says what it did. */
function work(events: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    events.push(name);
    return promise;
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so much runs at once, the rest in the order of asking', async () => {
  const inTurn = boundedQueue({ atOnce: 2, mostWaiting: 10 });
  const events: string[] = [];
  const all = ['a', 'b', 'c', 'd'].map((name) => work(events, name));
  const results = all.map(({ run }) => inTurn(run));
  await settled();
  expect(events).toEqual(['a', 'b']);
  all[1]?.end();
  await settled();
  expect(events).toEqual(['a', 'b', 'c']);
  for (const { end } of all) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(events).toEqual(['a', 'b', 'c', 'd']);
});

test('who finds the line full is refused at once, and told when to come again', async () => {
  const inTurn = boundedQueue({ atOnce: 1, mostWaiting: 1 });
  const all = ['a', 'b', 'c'].map((name) => work([], name));
  const [first, second, third] = all.map(({ run }) => inTurn(run));
  await expect(third).rejects.toMatchObject({ status: 503, details: { retryAfter: 1 } });
  for (const { end } of all) end();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  expect(await inTurn(async () => 'later')).toBe('later');
});

test('work that fails gives its place to the next', async () => {
  const inTurn = boundedQueue({ atOnce: 1, mostWaiting: 1 });
  const failing = work([], 'a');
  const first = inTurn(failing.run);
  const second = inTurn(async () => 'b');
  failing.fail();
  await expect(first).rejects.toThrow('a');
  expect(await second).toBe('b');
});
