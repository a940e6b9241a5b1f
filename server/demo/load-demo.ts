import type { Disk } from 'flydrive';
import { pictureFolder, readDemo } from '../../db/demo/read-demo.ts';
import { alone } from '../platform/db/alone.ts';
import type { Db } from '../platform/db/connection.ts';
import { removeStrayFiles } from '../platform/uploads/image-files.ts';
import { removeDemoPictures, storeDemoPictures } from './load-demo-pictures.ts';
import { type Demo, insertDemoRows } from './load-demo-rows.ts';

type Options = {
  db: Db;
  disk: Disk;
  log: { info: (facts: object, message: string) => void };
  demo?: Demo;
};

const lockKey = 20_250_803;

/**
 * Fills an empty shop with the demo catalog: pictures, categories, families, products with their opening stock, and needs.
 * Does nothing if there are categories or products. Processes that start at the same time load it once; a killed one
 * leaves only files, which the next run removes.
 */
export async function loadDemo(options: Options) {
  await alone(options.db, lockKey, async () => {
    if (await isEmpty(options.db)) await load(options);
  });
}

async function isEmpty(db: Db) {
  const category = await db.selectFrom('categories').select('id').limit(1).executeTakeFirst();
  const product = await db.selectFrom('products').select('id').limit(1).executeTakeFirst();
  return !category && !product;
}

async function load({ db, disk, log, demo = readDemo() }: Options) {
  const startedAt = performance.now();
  await removeStrayFiles(db, disk);
  const pictures = await storeDemoPictures(disk, pictureFolder);
  try {
    await db.transaction().execute((transaction) => insertDemoRows(transaction, { demo, disk, pictures }));
  } catch (error) {
    await removeDemoPictures(disk, pictures.names);
    throw error;
  }
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log.info(
    { products: demo.products.length, pictures: pictures.names.length, seconds },
    'The demo catalog is loaded',
  );
}
