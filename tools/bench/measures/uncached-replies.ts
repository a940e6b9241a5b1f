import { shopSorts } from '../../../shared/contract/list-query.ts';
import { httpRequest } from '../load/http-request.ts';
import { sendLoad } from '../load/send-load.ts';
import type { Figure } from '../report.ts';
import { readCacheHits } from '../servers/process-figures.ts';
import type { Server } from '../servers/server.ts';
import { percentile } from '../statistics.ts';

type Options = {
  name: string;
  path: string;
  /** The name of the query value for the page number. */
  page: string;
  pages: number;
  seconds: number;
  /** The target in requests per second, if there is one. */
  leastRate?: number;
};

const clients = 20;
/** Above every price: such a limit makes the address new to the cache without changing the list. */
const aboveAllPrices = 1_000_000;

/** Measures the requests per second of uncached lists: each is queried, rendered and compressed. */
export async function measureUncachedReplies(shop: Server, options: Options): Promise<Figure> {
  const { name, path, page, pages, seconds, leastRate } = options;
  const hitsBefore = await readCacheHits(shop.port);
  const { rate, milliseconds } = await sendLoad({
    port: shop.port,
    clients,
    seconds,
    next(index) {
      const sort = shopSorts[index % shopSorts.length];
      const maxPrice = aboveAllPrices + index;
      return httpRequest(`${path}?${page}=${1 + (index % pages)}&sort=${sort}&maxPrice=${maxPrice}`);
    },
    check({ status, body }) {
      if (status !== 200 || body.length < 500)
        throw new Error(`Answered ${status}: ${body.subarray(0, 200)}`);
    },
  });
  if ((await readCacheHits(shop.port)) !== hitsBefore) throw new Error('Some answers came from the cache');
  return {
    what: `Uncached ${name}, ${clients} clients`,
    measured: `${Math.round(rate)}/s, p95 ${percentile(milliseconds, 95).toFixed(1)} ms`,
    ...(leastRate && { target: `≥ ${leastRate}/s`, met: rate >= leastRate }),
  };
}
