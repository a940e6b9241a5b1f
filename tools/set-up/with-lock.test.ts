import { expect, test } from 'vitest';
import { tryLock } from './with-lock.mjs';

test('only one process has the lock of an upgrade, until it releases it', async () => {
  const release = await tryLock('upgrade');
  expect(release).toBeTypeOf('function');
  expect(await tryLock('upgrade')).toBeUndefined();
  const other = await tryLock('preparing');
  expect(other).toBeTypeOf('function');
  other?.();
  release?.();
  const again = await tryLock('upgrade');
  expect(again).toBeTypeOf('function');
  again?.();
});
