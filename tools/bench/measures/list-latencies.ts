import type { Category, ProductFacets, ProductList } from '../../../shared/catalog/catalog.ts';
import { httpRequest } from '../load/http-request.ts';
import { openConnection } from '../load/open-connection.ts';
import { type Figure, toTable } from '../report.ts';
import type { Shop } from '../servers/open-shop.ts';
import { readCacheHits } from '../servers/process-figures.ts';
import { median, percentile } from '../statistics.ts';
import { type ListKind, listKinds } from './list-kinds.ts';

/** A shop under measurement, with the milliseconds of its replies by kind of list. */
type Subject = {
  shop: Shop;
  connection: Awaited<ReturnType<typeof openConnection>>;
  kinds: ListKind[];
  milliseconds: Map<string, number[]>;
};

/** A shop that has just started compiles what it runs often, and prepares the search of a large catalog. */
const warmUpRounds = 20;
const mostMilliseconds = 50;
const aboveAllPrices = 1_000_000;
/** The new price limits are spread over most prices. */
const dinarsARound = 60;

/**
 * Measures each kind of list in shops from the smallest to the largest, one request at a time and never from the cache.
 * The shops take turns at every request, so a busy machine slows all of them.
 */
export async function measureListLatencies(shops: Shop[], rounds: number) {
  const subjects = await Promise.all(shops.map(toSubject));
  // The first round checks that every list finds something.
  await askForAllLists(subjects, checkList);
  const hitsBefore = await countHits(shops);
  for (let round = 1; round <= warmUpRounds + rounds; round++) {
    await askForAllLists(subjects, async (subject, kind, query) => {
      const took = await timeList(subject, kind, newQuery(kind, query, round));
      if (round > warmUpRounds) subject.milliseconds.get(kind.name)?.push(took);
    });
  }
  if ((await countHits(shops)) !== hitsBefore) throw new Error('Some answers came from the cache');
  for (const { connection } of subjects) connection.close();
  const rows = (subjects[0]?.kinds ?? []).map(({ name }) => toRow(name, subjects));
  return { figures: [slowest(rows, shops), toFigure(rows, shops)], details: toDetails(rows, shops) };
}

async function toSubject(shop: Shop): Promise<Subject> {
  const connection = await openConnection(shop.port);
  const { reply } = await connection.ask(httpRequest('/api/categories', { encoding: 'identity' }));
  const categories: Category[] = JSON.parse(reply.body.toString());
  const kinds = listKinds(categories, shop.products);
  return { shop, connection, kinds, milliseconds: new Map(kinds.map(({ name }) => [name, []])) };
}

async function countHits(shops: Shop[]) {
  const hits = await Promise.all(shops.map(({ port }) => readCacheHits(port)));
  return hits.reduce((sum, count) => sum + count, 0);
}

type Query = ListKind['queries'][number];

type Ask = (subject: Subject, kind: ListKind, query: Query) => Promise<void>;

async function askForAllLists(subjects: Subject[], ask: Ask) {
  for (const [place, { queries }] of (subjects[0]?.kinds ?? []).entries()) {
    for (const query of queries.keys()) {
      for (const subject of subjects) {
        const kind = subject.kinds[place];
        if (kind) await ask(subject, kind, kind.queries[query] ?? {});
      }
    }
  }
}

function addressOf({ isFacets }: ListKind, query: Query) {
  return `/api/products${isFacets ? '/facets' : ''}?${new URLSearchParams(query)}`;
}

async function checkList({ connection }: Subject, kind: ListKind, query: Query) {
  const address = addressOf(kind, query);
  const { reply } = await connection.ask(httpRequest(address, { encoding: 'identity' }));
  const { count, products }: ProductFacets & Partial<ProductList> = JSON.parse(reply.body.toString());
  if (!count || products?.length === 0) throw new Error(`${address} found nothing`);
}

/**
 * The query in a form that is new to the cache and finds the same: leading zeros before the page number, or a price
 * above all others for facets, which have no pages. The shop remembers the cards and counts of such queries, but must
 * compute them for each `newMinPrice`.
 */
function newQuery({ isFacets, newMinPrice }: ListKind, query: Query, round: number) {
  if (newMinPrice) return { ...query, minPrice: String(newMinPrice + dinarsARound * round) };
  if (isFacets) return { ...query, maxPrice: String(aboveAllPrices + round) };
  return { ...query, pageNumber: '0'.repeat(round) + (query.pageNumber ?? '1') };
}

async function timeList({ connection }: Subject, kind: ListKind, query: Query) {
  const address = addressOf(kind, query);
  const { reply, milliseconds } = await connection.ask(httpRequest(address));
  if (reply.status !== 200) throw new Error(`${address} answered ${reply.status}`);
  return milliseconds;
}

type Row = { name: string; times: { p50: number; p95: number }[]; growth: number };

function toRow(name: string, subjects: Subject[]): Row {
  const times = subjects.map(({ milliseconds }) => {
    const took = milliseconds.get(name) ?? [];
    return { p50: median(took), p95: percentile(took, 95) };
  });
  return { name, times, growth: (times.at(-1)?.p95 ?? Number.NaN) / (times[0]?.p95 ?? Number.NaN) };
}

function slowest(rows: Row[], shops: Shop[]): Figure {
  const p95Of = ({ times }: Row) => times.at(-1)?.p95 ?? Number.NaN;
  const worst = rows.toSorted((a, b) => p95Of(b) - p95Of(a))[0];
  return {
    what: `p95 of the slowest uncached list with ${nameOf(shops.at(-1))}`,
    target: `≤ ${mostMilliseconds} ms`,
    measured: `${worst && p95Of(worst).toFixed(1)} ms (${worst?.name})`,
    met: rows.every((row) => p95Of(row) <= mostMilliseconds),
  };
}

function toFigure(rows: Row[], shops: Shop[]): Figure {
  const worst = rows.toSorted((a, b) => b.growth - a.growth)[0];
  return {
    what: `Largest growth of an uncached list's p95 from ${nameOf(shops[0])} to ${nameOf(shops.at(-1))}`,
    measured: `${worst?.growth.toFixed(2)} (${worst?.name})`,
  };
}

function toDetails(rows: Row[], shops: Shop[]) {
  return toTable(
    ['Uncached list, p50 / p95 in ms', ...shops.map(nameOf), 'Growth of p95'],
    rows.map(({ name, times, growth }) => [
      name,
      ...times.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`),
      growth.toFixed(2),
    ]),
  );
}

function nameOf(shop: Shop | undefined) {
  return `${shop?.products.toLocaleString('en')} products`;
}
