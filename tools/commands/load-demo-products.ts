import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readDemo } from '../../db/demo/read-demo.ts';
import { loadDemo } from '../../server/demo/load-demo.ts';
import { loadVariations } from '../../server/demo/load-variations.ts';
import { renewSamples } from '../../server/demo/samples/load-samples.ts';
import { openDatabase } from '../../server/platform/db/open-database.ts';
import { readEnv } from '../../server/platform/start-up/env.ts';
import { StartUpError } from '../../server/platform/start-up/start-up-error.ts';
import { openImageDisk } from '../../server/platform/uploads/image-files.ts';

const usage = 'Usage: npm run demo:load -- [--products N] [--reset]';
const log = pino({ name: 'demo', level: 'info' });

/**
 * Loads the demo catalog into an empty shop. With `--products N` it adds variations up to that number; with `--reset` it
 * makes the sample orders anew, dated back from today.
 */
async function run() {
  const { total, reset } = readOptions();
  const env = readEnv();
  const { db, close } = await openDatabase(env, log);
  try {
    const disk = await openImageDisk(env);
    await loadDemo({ db, disk, log });
    const count = await loadVariations({ db, total, brands: demoBrands(), log });
    console.log(`The shop has ${count} products.`);
    if (reset) await renewSamples({ db, env, log, now: new Date() });
  } finally {
    await close();
  }
}

/** The order decides which brand a variation gets. */
function demoBrands() {
  return [...new Set(readDemo().products.map(({ brand }) => brand))];
}

function readOptions() {
  const options = { products: { type: 'string' }, reset: { type: 'boolean', default: false } } as const;
  const { products = '0', reset } = parseArgs({ options }).values;
  if (!/^\d{1,7}$/.test(products)) throw new StartUpError(`--products is not a whole number. ${usage}`);
  return { total: Number(products), reset };
}

try {
  await run();
} catch (error) {
  const isPlain = error instanceof StartUpError || (error instanceof TypeError && 'code' in error);
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
