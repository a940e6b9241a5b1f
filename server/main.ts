import { flushCompileCache } from 'node:module';
import { loadPages } from './platform/render/load-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(loadPages);
// With NODE_COMPILE_CACHE set, Node keeps the compiled modules for the next start. A killed process would not write
// them.
flushCompileCache();
