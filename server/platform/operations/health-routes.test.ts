import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';

test('a process is ready only when its lists and its search are in memory', async () => {
  let isPrepared = false;
  const { app } = await createTestApp({ isPrepared: () => isPrepared });
  const loading = await app.inject('/health/ready');
  expect([loading.statusCode, loading.json()]).toMatchObject([
    503,
    { message: 'The catalog is still being loaded' },
  ]);
  expect((await app.inject('/health/live')).statusCode).toBe(200);
  isPrepared = true;
  expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
});
