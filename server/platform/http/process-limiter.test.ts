import { expect, test } from 'vitest';
import { ProcessLimiter } from './process-limiter.ts';

test('calls beyond the limit are refused until its time has passed', async () => {
  const limiter = new ProcessLimiter({ points: 2, seconds: 1 });
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 1 });
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 0 });
  await expect(limiter.consume('a')).rejects.toMatchObject({ msBeforeNext: expect.any(Number) });
  expect(await limiter.get('a')).toMatchObject({ remainingPoints: 0 });
  expect(await limiter.get('b')).toBeNull();
  expect(await limiter.consume('b')).toMatchObject({ remainingPoints: 1 });
  await expect.poll(() => limiter.get('a')).toBeNull();
  expect(await limiter.consume('a')).toMatchObject({ remainingPoints: 1 });
});
