import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { openDatabase } from '../db/open-database.ts';
import { readEnv } from './env.ts';
import { StartUpError } from './start-up-error.ts';
import { upgradeStateFile, whenClosed } from './upgrade-state.ts';

const upgrade = {
  source: '../next',
  from: '0.1.0',
  to: '0.2.0',
  folder: '/srv/saha',
  processes: 1,
  schema: '',
};

/** A shop in an upgrade that has come to this step. */
async function aShopAt(step: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-data-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  await mkdir(join(dataDir, 'upgrade'));
  await writeFile(upgradeStateFile(dataDir), JSON.stringify({ ...upgrade, step }));
  const { connectionString } = await createTestDatabase();
  const env = readEnv({ DATABASE_URL: connectionString, DATA_DIR: dataDir });
  const open = (isTrial = false) => openDatabase({ ...env, isTrial }, pino({ level: 'silent' }));
  return { dataDir, open };
}

test('while an upgrade keeps a shop closed, only its trial opens it; other processes wait until the end and then stop', async () => {
  const { dataDir, open } = await aShopAt('close');
  await (await open(true)).close();
  let isWaiting = true;
  const opening = open()
    .catch((error: unknown) => error)
    .finally(() => {
      isWaiting = false;
    });
  await (await open(true)).close();
  expect(isWaiting).toBe(true);
  await rm(upgradeStateFile(dataDir));
  const error = await opening;
  expect(error).toBeInstanceOf(StartUpError);
  expect((error as Error).message).toBe('The upgrade has ended. Start the shop again.');
  await (await open()).close();
});

test('a shop opens while an upgrade prepares, and ends as soon as it closes the shop', async () => {
  const { dataDir, open } = await aShopAt('prepare');
  await (await open()).close();
  let isClosed = false;
  const closing = new Promise<void>((done) => {
    const close = () => {
      isClosed = true;
      done();
    };
    onTestFinished(whenClosed(dataDir, close));
  });
  expect(isClosed).toBe(false);
  await writeFile(upgradeStateFile(dataDir), JSON.stringify({ ...upgrade, step: 'close' }));
  await closing;
  expect(isClosed).toBe(true);
});

test('a shop does not open if the state of its upgrade cannot be read', async () => {
  const { open } = await aShopAt('unheard of');
  await expect(open()).rejects.toThrow('does not tell how far an upgrade is');
});
