import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { imageFileKinds } from '../../../shared/catalog/images.ts';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { imageFolder, openImageDisk, removeImage, removeStrayFiles, writeImage } from './image-files.ts';

async function aFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-images-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  return { disk: await openImageDisk({ dataDir }), files: () => readdir(imageFolder({ dataDir })), dataDir };
}

const encoded = imageFileKinds.map((kind) => ({ ...kind, bytes: Buffer.from('picture') }));

test('a picture is stored as six files under one random name and can be removed', async () => {
  const { disk, files } = await aFolder();
  const first = await writeImage(disk, encoded);
  const second = await writeImage(disk, encoded);
  expect(first).toMatch(/^[a-z2-7]{36}$/);
  expect(first).not.toBe(second);
  expect(await files()).toHaveLength(12);
  await removeImage(disk, first);
  expect((await files()).every((file) => file.startsWith(second))).toBe(true);
});

test('a failed write leaves no files', async () => {
  const { disk, files, dataDir } = await aFolder();
  const put = disk.put.bind(disk);
  disk.put = (key, bytes) => (key.endsWith('-800.webp') ? put(join(key, '\u0000'), bytes) : put(key, bytes));
  await expect(writeImage(disk, encoded)).rejects.toThrow();
  expect(await files(), dataDir).toEqual([]);
});

test('files without a row are removed, others stay', async () => {
  const { db } = await createTestDatabase();
  const { disk, files, dataDir } = await aFolder();
  const claimed = await writeImage(disk, encoded);
  await writeImage(disk, encoded);
  await writeFile(join(imageFolder({ dataDir }), 'left-over'), '');
  await db.insertInto('uploads').values({ name: claimed }).execute();

  await removeStrayFiles(db, disk);

  const left = await files();
  expect(left).toHaveLength(imageFileKinds.length);
  expect(left.every((file) => file.startsWith(claimed))).toBe(true);
});
