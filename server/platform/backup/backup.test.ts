import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { createDb, createPool, type Db } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { prepareDataDir } from '../start-up/data-dir.ts';
import { readEnv } from '../start-up/env.ts';
import { listImageFiles, openImageDisk } from '../uploads/image-files.ts';
import { uploadImage } from '../uploads/upload-image.ts';
import { backUpShop } from './back-up-shop.ts';
import { writeManifest } from './backup-folder.ts';
import { removeDataDir, restoreShop } from './restore-shop.ts';

let place: string;
let goodBackup: string;

/** A shop with one picture, and a backup of it that every test copies. */
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'saha-backups-'));
  // If root runs the tests, the user that PostgreSQL runs as must pass through this folder.
  await chmod(place, 0o711);
  const dataDir = join(place, 'shop');
  await prepareDataDir(dataDir);
  goodBackup = join(place, 'good');
  await inDatabase(dataDir, async (db, connectionString) => {
    await migrate(connectionString);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#10b981' } })
      .png()
      .toBuffer();
    await uploadImage(db, { disk: await openImageDisk({ dataDir }), bytes: picture });
  });
  // What a killed backup leaves, with a process id above the largest of Linux.
  await mkdir(`${goodBackup}.new-4194305-0123abcd`);
  await backUpShop({ env: readEnv({ DATA_DIR: dataDir }), folder: goodBackup });
});

afterAll(async () => {
  await removeDataDir(join(place, 'shop'));
  await rm(place, { recursive: true });
});

async function inDatabase<Result>(
  dataDir: string,
  work: (db: Db, connectionString: string) => Promise<Result>,
) {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const db = createDb(createPool({ connectionString, size: 1, onError: () => undefined }));
  try {
    return await work(db, connectionString);
  } finally {
    await db.destroy();
    await stop();
  }
}

/** A copy of the good backup, changed by `damage`. */
async function aBackup(damage: (folder: string) => Promise<unknown> = async () => undefined) {
  const folder = await mkdtemp(join(place, 'backup-'));
  await cp(goodBackup, folder, { recursive: true });
  await damage(folder);
  return folder;
}

function aDataDir() {
  const dataDir = join(place, `restored-${crypto.randomUUID()}`);
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

async function aPicture(folder: string) {
  const [name = ''] = await readdir(join(folder, 'uploads'));
  return join(folder, 'uploads', name);
}

/** Unpacks the database of a backup, changes its bytes, and packs it again with a matching manifest. */
async function repack(folder: string, change: (archive: Buffer) => Buffer) {
  const file = join(folder, 'database.tar.gz');
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)))));
  await writeManifest(folder);
}

async function expectWholeShop(dataDir: string) {
  const rows = await inDatabase(dataDir, (db) => db.selectFrom('uploads').select('name').execute());
  const files: string[] = [];
  for await (const file of listImageFiles(await openImageDisk({ dataDir }))) files.push(file);
  expect(rows).toHaveLength(1);
  expect(files.sort()).toEqual((await readdir(join(goodBackup, 'uploads'))).sort());
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'uploads']);
}

test('a backup removes what a killed one has left', async () => {
  const unfinished = (await readdir(place)).filter((name) => name.includes('.new-'));
  expect(unfinished).toEqual([]);
});

test('a backup is restored completely', async () => {
  const dataDir = aDataDir();
  await restoreShop({ folder: await aBackup(), dataDir });
  await expectWholeShop(dataDir);
});

/** Runs `npm run backup` and returns what it wrote. */
async function runBackup(variables: Record<string, string>, ...args: string[]) {
  const script = join(import.meta.dirname, '../../../tools/commands/backup/back-up.ts');
  const set = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  return promisify(execFile)('env', [...set, process.execPath, script, ...args]).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );
}

test('the shop knows when a backup ended, whether it failed, and after a backup of its owner’s own', async () => {
  const dataDir = join(place, 'shop');
  const folder = join(place, `made-${crypto.randomUUID()}`);
  const problems = () =>
    inDatabase(dataDir, async (db) =>
      (await db.selectFrom('backups').select('problem').orderBy('id').execute()).map(
        ({ problem }) => problem,
      ),
    );
  expect(await runBackup({ DATA_DIR: dataDir }, folder)).toBe('');
  expect(await runBackup({ DATA_DIR: dataDir }, folder)).toContain('exists already');
  const failure = `${folder} exists already. Choose a new folder for each backup.`;
  expect(await problems()).toEqual([null, failure]);
  expect(await runBackup({ DATA_DIR: dataDir }, '--record', 'done')).toBe('');
  expect(await runBackup({ DATA_DIR: dataDir }, '--record', 'failed')).toBe('');
  expect(await runBackup({ DATA_DIR: dataDir }, '--record', 'perhaps')).toContain('Usage');
  expect(await problems()).toEqual([null, failure, null, 'The backup failed']);
});

test('a backup of an external database is noted there', async () => {
  const { db, connectionString } = await createTestDatabase();
  const variables = { DATABASE_URL: connectionString, DATA_DIR: aDataDir() };
  expect(await runBackup(variables, '--record', 'done')).toBe('');
  expect(await db.selectFrom('backups').select('problem').execute()).toEqual([{ problem: null }]);
});

test('a damaged backup is refused before anything is created', async () => {
  const damages = [
    { damage: (folder: string) => rm(join(folder, 'uploads'), { recursive: true }), says: /webp is missing/ },
    { damage: async (folder: string) => rm(await aPicture(folder)), says: /uploads\/\S+ is missing$/ },
    {
      damage: async (folder: string) => writeFile(await aPicture(folder), 'x'),
      says: /uploads\/\S+ has changed$/,
    },
    { damage: (folder: string) => writeFile(join(folder, 'password'), 'x'), says: /password has changed$/ },
    { damage: (folder: string) => rm(join(folder, 'database.tar.gz')), says: /database.tar.gz is missing$/ },
    { damage: (folder: string) => rm(join(folder, 'manifest.json')), says: /is not a backup of a shop/ },
    { damage: (folder: string) => writeFile(join(folder, 'manifest.json'), '{}'), says: /is not a backup/ },
  ];
  for (const { damage, says } of damages) {
    const dataDir = aDataDir();
    await expect(restoreShop({ folder: await aBackup(damage), dataDir })).rejects.toThrow(says);
    await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
  }
});

test('a dry run checks the backup and creates nothing', async () => {
  const dataDir = aDataDir();
  const { files } = await restoreShop({ folder: await aBackup(), dataDir, isDryRun: true });
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['database.tar.gz', 'password', expect.stringMatching(/^uploads\//)]),
  );
  await expect(readdir(dataDir)).rejects.toThrow('ENOENT');
});

test('a failed restore leaves nothing behind, and the next one succeeds', async () => {
  const dataDir = aDataDir();
  const truncated = await aBackup((folder) => repack(folder, (archive) => archive.subarray(0, 1_000_000)));
  await expect(restoreShop({ folder: truncated, dataDir })).rejects.toThrow('The backup cannot be read');
  expect(await readdir(dataDir)).toEqual([]);
  await restoreShop({ folder: await aBackup(), dataDir });
  await expectWholeShop(dataDir);
});

test('a data folder that is not empty is refused', async () => {
  const dataDir = await mkdtemp(join(place, 'used-'));
  await writeFile(join(dataDir, 'notes.txt'), 'mine');
  await expect(restoreShop({ folder: await aBackup(), dataDir })).rejects.toThrow('is not empty');
  expect(await readdir(dataDir)).toEqual(['notes.txt']);
});

test('a wrong password fails at once and leaves no server running', async () => {
  const dataDir = aDataDir();
  const folder = await aBackup(async (folder) => {
    await writeFile(join(folder, 'password'), 'wrong');
    await writeManifest(folder);
  });
  await expect(restoreShop({ folder, dataDir })).rejects.toThrow('is not the password of the database');
  expect(await readdir(dataDir)).toEqual([]);
  const { stdout: processes } = await promisify(execFile)('ps', ['-ax', '-ww', '-o', 'command=']);
  expect(processes).not.toContain(dataDir);
});

test('an archive with zeros after its end is restored', async () => {
  const dataDir = aDataDir();
  // More than fits into a pipe, so that tar has exited before the last of them is written.
  const zeros = Buffer.alloc(4 * 1024 * 1024);
  const folder = await aBackup((folder) => repack(folder, (archive) => Buffer.concat([archive, zeros])));
  await restoreShop({ folder, dataDir });
  await expectWholeShop(dataDir);
});
