import { chmod, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { aProblemOffice } from '../../test/problem-office.ts';
import { requireWholeBackup } from '../platform/backup/backup-folder.ts';
import { removeDataDir } from '../platform/backup/restore-shop.ts';
import { createDb, createPool } from '../platform/db/connection.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { prepareDataDir } from '../platform/start-up/data-dir.ts';
import { readEnv } from '../platform/start-up/env.ts';
import { backUpNightly } from './back-up-nightly.ts';

/** A shop with the embedded database, whose job runs at a chosen time. */
async function anEmbeddedShop() {
  const place = await mkdtemp(join(tmpdir(), 'saha-nightly-'));
  // If root runs the tests, the user that PostgreSQL runs as must pass through this folder.
  await chmod(place, 0o711);
  const dataDir = join(place, 'shop');
  await prepareDataDir(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const db = createDb(createPool({ connectionString: postgres.connectionString, onError: () => undefined }));
  onTestFinished(async () => {
    await db.destroy();
    await postgres.stop();
    await removeDataDir(dataDir);
  });
  await migrate(postgres.connectionString);
  const context = { db, env: readEnv({ DATA_DIR: dataDir }), log: pino({ level: 'silent' }) };
  return {
    folder: join(dataDir, 'backups'),
    run: (at: string) => backUpNightly.run({}, { ...context, now: () => new Date(at) } as never),
    problems: async () =>
      (await db.selectFrom('backups').select('problem').orderBy('id').execute()).map(
        ({ problem }) => problem,
      ),
  };
}

test('the shop backs itself up, keeps the newest three, and touches no other folder', async () => {
  const { folder, run, problems } = await anEmbeddedShop();
  await mkdir(join(folder, 'of-the-merchant'), { recursive: true });
  for (const day of [1, 2, 3, 4]) await run(`2026-11-0${day}T02:37:00.000Z`);
  const names = ['2026-11-02T02-37-00', '2026-11-03T02-37-00', '2026-11-04T02-37-00'];
  expect((await readdir(folder)).sort()).toEqual([...names, 'of-the-merchant']);
  for (const name of names) await requireWholeBackup(join(folder, name));
  expect(await problems()).toEqual([null, null, null, null]);
});

test('a backup that fails is recorded with its reason, and the earlier ones stay', async () => {
  const { folder, run, problems } = await anEmbeddedShop();
  await run('2026-11-01T02:37:00.000Z');
  await run('2026-11-01T02:37:00.000Z');
  expect(await problems()).toEqual([null, expect.stringContaining('exists already')]);
  expect(await readdir(folder)).toEqual(['2026-11-01T02-37-00']);
});

test('a shop with an external database neither backs itself up nor offers to', async () => {
  const { db, resources, ofKind, call } = await aProblemOffice();
  await backUpNightly.run({}, { ...resources, jobId: 'x', signal: new AbortController().signal });
  expect(await db.selectFrom('backups').selectAll().execute()).toEqual([]);
  expect(await ofKind('backup-none')).toMatchObject([{ canRetry: false }]);
  expect(await call('POST', '/problems/retry', { ids: ['backup-none'] })).toMatchObject({
    status: 409,
    body: { code: 'not-repeatable' },
  });
});
