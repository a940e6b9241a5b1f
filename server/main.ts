import { loadPages } from './pages/load-pages.ts';
import { runShop } from './run-shop.ts';

await runShop(loadPages);
