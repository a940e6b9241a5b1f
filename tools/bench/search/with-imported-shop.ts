import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { importProducts } from '../../../server/import/import-products.ts';
import type { Db } from '../../../server/platform/db/connection.ts';
import { openDatabase } from '../../../server/platform/db/open-database.ts';
import { readEnv } from '../../../server/platform/start-up/env.ts';
import { openImageDisk } from '../../../server/platform/uploads/image-files.ts';

const parent = join(import.meta.dirname, '../../../.data');

/** Lets `work` use a new shop with the products of a file, which is removed afterwards. */
export async function withImportedShop(file: string, work: (db: Db) => Promise<void>) {
  await mkdir(parent, { recursive: true });
  const dataDir = await mkdtemp(join(parent, 'search-'));
  const env = readEnv({ DATA_DIR: dataDir });
  const { db, close } = await openDatabase(env, pino({ name: 'search', level: 'warn' }));
  try {
    const started = performance.now();
    const { created, refused } = await importProducts({
      db,
      disk: await openImageDisk(env),
      file,
      apply: true,
      folder: dirname(file),
      isAlone: true,
      report: ({ line, kind, reason }) => console.log(`line ${line}: ${kind}: ${reason.message}`),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${created} products imported in ${seconds} s, ${refused} refused`);
    await work(db);
  } finally {
    await close();
    // If root runs this, the database may be elsewhere, behind a link.
    const database = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
    if (database) await rm(database, { recursive: true });
    await rm(dataDir, { recursive: true });
  }
}
