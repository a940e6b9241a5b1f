import type { PageRenderer } from '../server/platform/render/page-routes.ts';
import { runShop } from '../server/run-shop.ts';
import type { Call } from '../shared/api.ts';

// A shop that needs no build. Its pages are the data of a listing as text, and `/heap` the bytes of the heap in use. Run with
// `--expose-gc`.

const renderPage: PageRenderer = async (request, call) => {
  const { pathname, searchParams } = new URL(request.url);
  const isHeap = pathname === '/heap';
  const text = isHeap ? String(heapInUse()) : await readListing(call, Object.fromEntries(searchParams));
  const headers = new Headers({
    'content-type': 'text/html',
    'cache-control': isHeap ? 'private, no-store' : 'public, no-cache',
  });
  return { status: 200, headers, html: text };
};

async function readListing(call: Call, query: Record<string, string>) {
  const [list, facets] = await Promise.all([
    call('GET /products', { query: { ...query, group: 'family' } }),
    call('GET /products/facets', { query: { ...query, group: 'family' } }),
  ]);
  return JSON.stringify({ list, facets });
}

function heapInUse() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

await runShop(async () => ({ renderPage }));
