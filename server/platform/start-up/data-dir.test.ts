import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDataDir } from './data-dir.ts';
import { StartUpError } from './start-up-error.ts';

async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'saha-data-dir-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('a missing data folder is created with its parents, and an existing one is accepted', async () => {
  const dataDir = join(await newFolder(), 'shops/one');
  await Promise.all([prepareDataDir(dataDir), prepareDataDir(dataDir)]);
  await prepareDataDir(dataDir);
  expect((await stat(dataDir)).isDirectory()).toBe(true);
});

test('a data folder that is a file or is inside one is refused', async () => {
  const file = join(await newFolder(), 'file');
  await writeFile(file, '');
  await expect(prepareDataDir(file)).rejects.toThrow('is a file or is inside one');
  await expect(prepareDataDir(join(file, 'data'))).rejects.toThrow('is a file or is inside one');
});

test('a data folder that cannot be created is refused', async () => {
  await expect(prepareDataDir('/proc/saha')).rejects.toThrow(StartUpError);
});
