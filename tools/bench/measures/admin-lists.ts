import type { Category } from '../../../shared/catalog/catalog.ts';
import { httpRequest } from '../load/http-request.ts';
import { openConnection } from '../load/open-connection.ts';
import { type Figure, toTable } from '../report.ts';
import type { Shop } from '../servers/open-shop.ts';
import { percentile } from '../statistics.ts';
import { type AdminListKind, adminListKinds } from './admin-list-kinds.ts';

const mostMilliseconds = 100;

const places = ['first', 'middle', 'last'] as const;

type Ask = (address: string) => Promise<{ pages: number; milliseconds: number }>;

/** One page of a list, with its row (`kind`) and column (`place`) in the report. */
type Page = { kind: string; place: (typeof places)[number]; address: string };

/**
 * Measures the lists of the back office in a shop with as many orders and users as products, one request at a time. The
 * replies are never cached, because an administrator asks.
 */
export async function measureAdminLists(shop: Shop, rounds: number) {
  const connection = await openConnection(shop.port);
  const ask = askAs(await signIn(shop), connection);
  const pages = await findPages(ask, await readCategories(shop));
  const milliseconds = new Map<string, number[]>();
  for (let round = 0; round < rounds; round++) {
    for (const { kind, place, address } of pages) {
      const took = milliseconds.get(kind + place) ?? [];
      milliseconds.set(kind + place, [...took, (await ask(address)).milliseconds]);
    }
  }
  connection.close();
  const kinds = [...new Set(pages.map(({ kind }) => kind))];
  const rows = kinds.map((kind) => ({
    kind,
    times: places.map((place) => milliseconds.get(kind + place) ?? []),
  }));
  return { figure: toFigure(rows, shop), details: toDetails(rows) };
}

type Row = { kind: string; times: number[][] };

/** Signs the administrator in and returns the cookies. */
async function signIn({ port, admin }: Shop) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  if (!reply.ok) throw new Error(`The sign-in of the administrator answered ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function askAs(cookie: string, connection: Awaited<ReturnType<typeof openConnection>>): Ask {
  return async (address) => {
    const { reply, milliseconds } = await connection.ask(
      httpRequest(address, { encoding: 'identity', headers: { cookie } }),
    );
    if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}`);
    const { count, pages } = JSON.parse(reply.body.toString());
    if (!count) throw new Error(`${address} found nothing`);
    return { pages, milliseconds };
  };
}

async function readCategories({ port }: Shop) {
  const reply = await fetch(`http://127.0.0.1:${port}/api/categories`);
  return (await reply.json()) as Category[];
}

/** Finds the first, middle and last page of each kind of list. These requests also warm the shop up. */
async function findPages(ask: Ask, categories: Category[]): Promise<Page[]> {
  const pages: Page[] = [];
  for (const kind of adminListKinds(categories)) {
    for (const query of kind.queries) {
      const last = (await ask(addressOf(kind, query, 1))).pages;
      const numbers = { first: 1, middle: Math.ceil(last / 2), last };
      pages.push(
        ...places.map((place) => ({
          kind: kind.name,
          place,
          address: addressOf(kind, query, numbers[place]),
        })),
      );
    }
  }
  return pages;
}

function addressOf({ path }: AdminListKind, query: Record<string, string>, page: number) {
  const pageName = path.startsWith('/api/products') ? 'pageNumber' : 'page';
  return `${path}?${new URLSearchParams({ ...query, [pageName]: String(page) })}`;
}

function toFigure(rows: Row[], { products }: Shop): Figure {
  const worst = rows
    .flatMap(({ kind, times }) => times.map((took, place) => ({ kind, place, p95: percentile(took, 95) })))
    .toSorted((a, b) => b.p95 - a.p95)[0];
  const p95 = worst?.p95 ?? Number.NaN;
  return {
    what: `p95 of the slowest back office list with ${products.toLocaleString('en')} orders, products and users`,
    target: `≤ ${mostMilliseconds} ms`,
    measured: `${p95.toFixed(1)} ms (${worst?.kind}, ${places[worst?.place ?? 0]} page)`,
    met: p95 <= mostMilliseconds,
  };
}

function toDetails(rows: Row[]) {
  return toTable(
    ['Back office, p50 / p95 in ms', ...places.map((place) => `${place} page`)],
    rows.map(({ kind, times }) => [
      kind,
      ...times.map((took) => `${percentile(took, 50).toFixed(1)} / ${percentile(took, 95).toFixed(1)}`),
    ]),
  );
}
