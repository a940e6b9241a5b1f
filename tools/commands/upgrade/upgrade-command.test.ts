import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { tryLock } from '../../set-up/with-lock.mjs';

const script = join(import.meta.dirname, 'upgrade-command.ts');

/** The message of an upgrade that ends before it has begun. */
async function refusalOf(options: string[], variables: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, ...variables };
  const outcome = await promisify(execFile)(process.execPath, [script, ...options], { env }).catch(
    (error: { code: number; stderr: string }) => error,
  );
  expect(outcome).toMatchObject({ code: 1 });
  return outcome.stderr.trim();
}

const nothing = 'There was no upgrade. Nothing has changed, and the shop goes on as before.';

test('an upgrade without a release, or without a shop, is refused', async () => {
  expect(await refusalOf([])).toBe(`Which release? npm run upgrade -- --from FOLDER|COMMIT\n\n${nothing}`);
  expect(await refusalOf(['--from', 'v1.0.0'])).toMatch(/^There is no shop in .+\.\n\nThere was no upgrade/);
});

test('an upgrade of an external database that it cannot back up is refused', async () => {
  const { connectionString } = await createTestDatabase();
  // No programs of PostgreSQL.
  const variables = { DATABASE_URL: connectionString, PATH: join(process.execPath, '..') };
  const refusal = await refusalOf(['--from', 'v1.0.0'], variables);
  expect(refusal).toContain('A backup of DATABASE_URL needs pg_dump, pg_restore and psql of its version');
  expect(refusal).toContain(nothing);
});

test('a second upgrade ends and says that another one is under way', async () => {
  const release = await tryLock('upgrade');
  onTestFinished(() => release?.());
  expect(await refusalOf(['--from', 'v1.0.0'])).toMatch(/^An upgrade is under way, by .+\. This one ends\.$/);
});
