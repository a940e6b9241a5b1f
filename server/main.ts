import { loadPages } from './platform/render/load-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(loadPages);
