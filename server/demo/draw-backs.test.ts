import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { demoBacks } from '../../db/demo/catalogue.ts';
import { imageFileKinds, imageUrlOf } from '../../shared/images.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { aProduct } from '../../test/factories.ts';
import { imageFolder, openImageDisk } from '../platform/uploads/image-files.ts';
import { drawBacks, drawBacksInBackground } from './draw-backs.ts';

const lines = demoBacks().filter(({ productKeys }) => productKeys.length > 1);
const [[first = '', second = ''] = [], [third = ''] = []] = lines.map(({ productKeys }) => productKeys);

async function aShop() {
  const { db } = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-backs-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const shown = async () => {
    const rows = await db.selectFrom('products').select(['external_key', 'more_image_urls']).execute();
    return Object.fromEntries(rows.map((row) => [row.external_key ?? '', row.more_image_urls]));
  };
  const names = async () => (await db.selectFrom('uploads').select('name').execute()).map(({ name }) => name);
  return {
    db,
    disk: await openImageDisk({ dataDir }),
    files: () => readdir(imageFolder({ dataDir })),
    shown,
    names,
  };
}

test('the products of a line share one back, which is drawn once', async () => {
  const { db, disk, files, shown, names } = await aShop();
  for (const external_key of [first, second, 'not-of-the-demo']) await aProduct(db, { external_key });

  await drawBacks({ db, disk });
  await drawBacks({ db, disk });

  const stored = await names();
  const urls = stored.map(imageUrlOf);
  expect(await shown()).toEqual({ [first]: urls, [second]: urls, 'not-of-the-demo': [] });
  expect(stored).toHaveLength(1);
  expect(await files()).toHaveLength(imageFileKinds.length);
});

test('a product that someone has saved, or that has another picture, stays as it is', async () => {
  const { db, disk, files, shown } = await aShop();
  await aProduct(db, { external_key: first, version: 2 });
  await aProduct(db, { external_key: third, more_image_urls: ['https://example.com/side.jpg'] });

  await drawBacks({ db, disk });

  expect(await shown()).toEqual({ [first]: [], [third]: ['https://example.com/side.jpg'] });
  expect(await files()).toEqual([]);
});

test('two processes that draw the same back leave the files of one', async () => {
  const { db, disk, files, shown, names } = await aShop();
  await aProduct(db, { external_key: first });

  await Promise.all([drawBacks({ db, disk }), drawBacks({ db, disk })]);

  expect(await shown()).toEqual({ [first]: (await names()).map(imageUrlOf) });
  expect(await files()).toHaveLength(imageFileKinds.length);
});

test('a shop that is stopped finishes the back that it is drawing, and its next start draws the others', async () => {
  const { db, disk, shown, names } = await aShop();
  const keys = lines.slice(0, 6).map(({ productKeys }) => productKeys[0]);
  for (const external_key of keys) await aProduct(db, { external_key });
  const log = { warn: (facts: object) => expect.fail(JSON.stringify(facts)) };

  const stop = drawBacksInBackground({ db, disk, log });
  await expect.poll(names).not.toEqual([]);
  await stop();
  expect((await names()).length).toBeLessThan(keys.length);

  await drawBacks({ db, disk });
  const backs = Object.values(await shown());
  expect(backs.map((urls) => urls.length)).toEqual(keys.map(() => 1));
  expect(backs.flat().toSorted()).toEqual((await names()).map(imageUrlOf).toSorted());
});
