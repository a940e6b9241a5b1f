import { shopSorts } from '../../shared/product-sorts.ts';
import { httpRequest } from '../load/http-request.ts';
import { sendLoad } from '../load/send-load.ts';
import type { Figure } from '../report.ts';
import { readCacheHits } from '../servers/process-figures.ts';
import type { Server } from '../servers/server.ts';
import { percentile } from '../statistics.ts';

type Options = {
  name: string;
  path: string;
  /** What the path calls the number of a page. */
  page: string;
  pages: number;
  seconds: number;
  /** Requests a second to aim at; none where a figure is for information. */
  leastRate?: number;
};

const clients = 20;
/** Above every price, so that a price limit makes an address new and leaves its list as it was. */
const aboveAllPrices = 1_000_000;

/** Requests a second of lists that are not in the cache: each is queried, rendered and compressed. */
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
