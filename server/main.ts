import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { loadPages } from './platform/render/load-pages.ts';
import { runShop } from './run-shop.ts';

/** tools/commands/start.mjs builds the pages meanwhile, and sends a message when they are complete. */
const built = process.argv.includes('--await-build') ? once(process, 'message') : undefined;

await runShop(
  async (env) => {
    await built;
    return loadPages(env);
  },
  { isTrial: process.argv.includes('--trial') },
);
// With NODE_COMPILE_CACHE set, Node keeps the compiled modules for the next start. A killed process would not write
// them.
flushCompileCache();
