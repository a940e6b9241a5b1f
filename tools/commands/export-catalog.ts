import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { exportProducts } from '../../server/import/export-products.ts';
import { csvFile } from '../../server/platform/http/table-file.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { openExistingShop } from './open-existing-shop.ts';

/** Writes all products into a CSV file that an import reads (docs/import.md). */
async function run() {
  const [file, ...others] = process.argv.slice(2);
  if (!file?.endsWith('.csv') || others.length > 0) {
    throw new StartUpError('Usage: npm run catalog:import -- export FILE.csv');
  }
  const { db, close } = await openExistingShop(readEnv(), 'export');
  // The file appears only when it is complete.
  const unfinished = `${file}.part`;
  let lines = -1;
  async function* counted() {
    for await (const line of csvFile(await exportProducts(db), 'en')) {
      lines += 1;
      yield line;
    }
  }
  try {
    await pipeline(Readable.from(counted()), createWriteStream(unfinished));
    await rename(unfinished, file);
    console.log(`${file}: ${lines} products.`);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await close();
  }
}

try {
  await run();
} catch (error) {
  console.error(
    error instanceof Error && (error instanceof StartUpError || 'code' in error) ? error.message : error,
  );
  process.exitCode = 1;
}
