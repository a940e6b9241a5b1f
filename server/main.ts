import { loadPages } from './http/load-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(loadPages);
