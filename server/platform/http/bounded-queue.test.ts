import { expect, test } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

/** A task that runs until `end` or `fail` is called, and records that it started. */
function aTask(events: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    events.push(name);
    return promise;
  };
  return { run, end: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('tasks beyond the concurrency run in the order of arrival', async () => {
  const enqueue = boundedQueue({ concurrency: 2, maxWaiting: 10 });
  const events: string[] = [];
  const all = ['a', 'b', 'c', 'd'].map((name) => aTask(events, name));
  const results = all.map(({ run }) => enqueue(run));
  await settled();
  expect(events).toEqual(['a', 'b']);
  all[1]?.end();
  await settled();
  expect(events).toEqual(['a', 'b', 'c']);
  for (const { end } of all) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  expect(events).toEqual(['a', 'b', 'c', 'd']);
});

test('a full queue refuses at once with the seconds to wait', async () => {
  const enqueue = boundedQueue({ concurrency: 1, maxWaiting: 1 });
  const all = ['a', 'b', 'c'].map((name) => aTask([], name));
  const [first, second, third] = all.map(({ run }) => enqueue(run));
  await expect(third).rejects.toMatchObject({ status: 503, details: { retryAfter: 1 } });
  for (const { end } of all) end();
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
  expect(await enqueue(async () => 'later')).toBe('later');
});

test('the next task starts after a failed one', async () => {
  const enqueue = boundedQueue({ concurrency: 1, maxWaiting: 1 });
  const failing = aTask([], 'a');
  const first = enqueue(failing.run);
  const second = enqueue(async () => 'b');
  failing.fail();
  await expect(first).rejects.toThrow('a');
  expect(await second).toBe('b');
});
