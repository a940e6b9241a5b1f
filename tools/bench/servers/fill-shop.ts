import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Loads the demo catalog with this many products, as `npm run demo:load` does. */
export async function fillShop(dataDir: string, products: number) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await run(process.execPath, ['tools/commands/load-demo-products.ts', '--products', String(products)], {
    env,
  });
}

/** Checks that the measurements broke no rule of the data (requirements: Stock and orders). */
export async function checkInvariants(dataDir: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await run(process.execPath, ['tools/commands/check-invariants.ts'], { env });
}
