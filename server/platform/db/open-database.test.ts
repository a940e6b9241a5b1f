import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../../env.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { openDatabase } from './open-database.ts';

test.each([
  ['postgres://saha:S3cr%40t@127.0.0.1:1/shop', '127.0.0.1:1/shop'],
  ['postgresql://saha:S3cr%40t@localhost:1/shop', 'localhost:1/shop'],
  ['postgres://saha:S3cr%40t@/shop?host=/nowhere', 'this machine/shop?host=/nowhere'],
  ['postgres://saha@127.0.0.1:1/shop?password=S3cr%40t', '127.0.0.1:1/shop?password=…'],
])('the error about an unreachable database at %s does not contain its password', async (url, place) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: dataDir });
  const error = await openDatabase(env, pino({ level: 'silent' })).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StartUpError);
  expect((error as Error).message).toContain(`The database at ${place} cannot be used`);
  expect(inspect(error, { depth: 9 })).not.toMatch(/S3cr(%40|@)t/);
});
