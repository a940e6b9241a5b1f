import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { shopJobs } from '../../app.ts';
import { readEnv } from '../../env.ts';
import { startJobs } from './start-jobs.ts';

test('the modules that the first mail needs can be loaded before it', async () => {
  const { connectionString, db } = await createTestDatabase();
  const env = readEnv({ DATABASE_URL: connectionString });
  const jobs = await startJobs({ shopJobs, connectionString, env, db, log: pino({ level: 'silent' }) });
  onTestFinished(jobs.stop);
  expect(await jobs.prepare()).toContainEqual(
    expect.objectContaining({ orderConfirmationEmail: expect.any(Function) }),
  );
});
