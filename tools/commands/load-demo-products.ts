import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readDemo } from '../../db/demo/read-demo.ts';
import { loadDemo } from '../../server/demo/load-demo.ts';
import { loadVariations } from '../../server/demo/load-variations.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { openImageDisk } from '../../server/platform/uploads/image-files.ts';

const usage = 'Usage: npm run demo:load -- [--products N]';
const log = pino({ name: 'demo', level: 'info' });

/** Loads the demo catalog into an empty shop. With `--products N` it adds variations up to that number. */
async function run() {
  const total = readTotal();
  const env = readEnv();
  const { db, close } = await openDatabase(env, log);
  try {
    const disk = await openImageDisk(env);
    await loadDemo({ db, disk, log });
    const count = await loadVariations({ db, total, brands: demoBrands(), log });
    console.log(`The shop has ${count} products.`);
  } finally {
    await close();
  }
}

/** The order decides which brand a variation gets. */
function demoBrands() {
  return [...new Set(readDemo().products.map(({ brand }) => brand))];
}

function readTotal() {
  const { products = '0' } = parseArgs({ options: { products: { type: 'string' } } }).values;
  if (!/^\d{1,7}$/.test(products)) throw new StartUpError(`--products is not a whole number. ${usage}`);
  return Number(products);
}

try {
  await run();
} catch (error) {
  const isPlain = error instanceof StartUpError || (error instanceof TypeError && 'code' in error);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
