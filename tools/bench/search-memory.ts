import { parseArgs } from 'node:util';
import { searchWithoutEnd } from '../../test/search-without-end.ts';
import { withNewShop } from './servers/with-shops.ts';

/**
 * `node tools/bench/search-memory.ts [--searches 20000] [--products 5000]`: what searches with ever new words leave in the heap of
 * a shop with 400 MB, and how long another visitor waits (docs/performance.md). It needs no build.
 */
const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '20000' },
    products: { type: 'string', default: '5000' },
  },
});
const [searches, products] = [Number(values.searches), Number(values.products)];

await withNewShop(products, async (dataDir) => {
  const started = performance.now();
  const strain = await searchWithoutEnd({ variables: { DATA_DIR: dataDir }, searches });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${searches} searches in ${seconds} s: the heap grew by ${strain.heapGrowth.toFixed(0)} MB, ` +
      `/health/live took ${strain.slowestLive.toFixed(0)} ms at most, statuses ${[...strain.statuses].join(', ')}`,
  );
});
