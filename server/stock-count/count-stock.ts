import { sql } from 'kysely';
import { may } from '../../shared/access/roles.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { maxStock } from '../../shared/catalog/product-facts.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { CountFile, StockCount } from '../../shared/stock-count.ts';
import { readNumber, whole } from '../../shared/values/typed-number.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import { recordChanges } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { lockStocks } from '../platform/db/lock-products.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readSheet } from '../platform/tables/read-sheet.ts';
import { countHeadings, onShelves } from './count-sheet.ts';

type Counting = { body: CountFile; by: SessionUser };

/**
 * Compares what was counted with what should be on the shelves, and changes the stock by the difference, so that units sold
 * meanwhile stay sold. A line whose units have left or come in since the sheet was made has a problem, because nobody knows
 * whether they were counted (requirements: Stock count).
 */
export async function countStock(db: Db, { body, by }: Counting): Promise<StockCount> {
  const { rows, problem } = await readSheet(body.csv, countHeadings);
  if (!rows) return { differences: [], same: 0, uncounted: 0, problems: [problem] };
  const counted = rows.filter(({ cells }) => cells.counted !== '');
  const ids = counted.map(({ cells }) => cells.id);
  const uncounted = rows.length - counted.length;
  if (!body.apply) return { ...toReply(compare(counted, await readShelves(db, ids)), by), uncounted };
  return writeCatalog(db, async (db) => {
    await lockStocks(db, ids);
    const comparison = compare(counted, await readShelves(db, ids));
    const { differences } = comparison;
    for (let start = 0; start < differences.length; start += rowsAtOnce) {
      await changeStocks(db, differences.slice(start, start + rowsAtOnce));
    }
    await recordChanges(
      db,
      differences.map(({ id, stock, here, counted }) => ({
        ...{ by, action: 'product.changed' as const, subjectId: id },
        changes: { stock: [stock, stock + counted - here] },
      })),
    );
    if (differences.length > 0) await dropFromCaches(db, ['catalog']);
    return { ...toReply(comparison, by), uncounted };
  });
}

/** Each row runs the triggers of the listings, so a statement with all of them could exceed the deadline of a query. */
const rowsAtOnce = 200;

type OnShelf = Awaited<ReturnType<ReturnType<typeof onShelves>['execute']>>[number];

async function readShelves(db: Db, ids: string[]) {
  const found = await onShelves(db).where(sql<boolean>`products.id = any(${ids}::text[])`).execute();
  return new Map(found.map((product) => [product.id, product]));
}

type Line = { line: number; cells: Record<keyof typeof countHeadings, string> };
type Counted = OnShelf & { here: number; counted: number };
type Comparison = { differences: Counted[]; same: number; problems: StockCount['problems'] };

function compare(lines: Line[], shelves: Map<string, OnShelf>): Comparison {
  const result: Comparison = { differences: [], same: 0, problems: [] };
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const product = shelves.get(cells.id);
    const counted = readNumber(cells.counted, whole) ?? Number.NaN;
    const problem = seen.has(cells.id) ? refusal('count-twice') : problemOf(product, { cells, counted });
    seen.add(cells.id);
    if (problem) result.problems.push({ line, ...problem });
    else if (product) {
      const here = product.stock + product.held;
      if (counted === here) result.same += 1;
      else result.differences.push({ ...product, here, counted });
    }
  }
  result.differences.sort((one, other) => compareNames(one.name, other.name));
  return result;
}

const { compare: compareNames } = new Intl.Collator('fr', { numeric: true });

function problemOf(
  product: OnShelf | undefined,
  { cells, counted }: Pick<Line, 'cells'> & { counted: number },
) {
  if (!product) return refusal('product-not-found');
  const { name, stock, held } = product;
  const isUnits = Number.isInteger(counted) && counted >= 0 && counted <= maxStock;
  if (!isUnits) return refusal('count-not-whole', { product: name });
  const here = stock + held;
  if (readNumber(cells.here, whole) !== here)
    return refusal('count-moved', { product: name, before: cells.here || '–', now: here });
  return counted < held ? refusal('count-below-orders', { product: name, units: held }) : undefined;
}

function toReply({ differences, ...rest }: Comparison, by: SessionUser) {
  const seesCost = may(by, 'money');
  return {
    ...rest,
    differences: differences.map(({ id, name, here, counted, cost_centimes }) => ({
      ...{ _id: id, name, here, counted },
      ...(seesCost && cost_centimes !== null && { value: toDinars((counted - here) * cost_centimes) }),
    })),
  };
}

async function changeStocks(db: Db, differences: Counted[]) {
  const deltas = differences.map(({ id, here, counted }) => ({ id, delta: counted - here }));
  await sql`
    update products p set stock = p.stock + d.delta, version = p.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(deltas)}::jsonb) d(id text, delta integer)
    where p.id = d.id`.execute(db);
  await db
    .insertInto('stock_moves')
    .values(deltas.map(({ id, delta }) => ({ product_id: id, delta, reason: 'count' as const })))
    .execute();
}
