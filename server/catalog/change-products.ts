import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { may } from '../../shared/access/roles.ts';
import {
  type ProductChange,
  type ProductChanges,
  type ProductChangesBody,
  setsCost,
} from '../../shared/catalog/admin-products.ts';
import { countWarnings, hasWarnings, warningsOf } from '../../shared/catalog/price-warnings.ts';
import { toDinars } from '../../shared/catalog/prices.ts';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { reasonOf, refusal } from '../../shared/refusals/refusals.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import { renameTargets } from '../offers/brand-targets.ts';
import { changesBetween, recordChanges } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { lockStocks } from '../platform/db/lock-products.ts';
import { nameWithLabel } from '../platform/db/name-in.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { bundlesOf, isBundle } from './bundles/read-parts.ts';
import { findCategory } from './category-queries.ts';
import { deleteRows, requiredByOrders } from './delete-products.ts';
import {
  type Appearance,
  appearance,
  type Columns,
  changedFields,
  changeProblem,
  type FieldChange,
  isCheaperAlready,
  isRoundedBack,
  type NamedColumns,
  plannedColumns,
} from './plan-change.ts';
import { highestStruck, type LowestPrices, namePriceChanges, readLowestPrices } from './price-history.ts';
import type { ChosenProducts } from './product-filter.ts';

type Row = NamedColumns &
  Appearance & { id: string; name: string; version: number; family_id: string | null; is_bundle: boolean };

type Outcome = Omit<ProductChanges, 'seen' | 'similar'>;

type Planned = Outcome & {
  /** The columns to write and the units by which the stock changes, for each product of `changed`. */
  writes: { id: string; columns: Partial<Columns>; delta: number }[];
};

type Changing = { body: Omit<ProductChangesBody, 'ids' | 'filter'>; chosen: ChosenProducts; by: SessionUser };

/**
 * Makes one change to several products, or only calculates it. If it breaks a rule for one product, the others still
 * change, and the reply contains the reason (requirements: Several products at once). Throws ApiError 400 (category, too
 * many), 403 (cost prices, from somebody who may not see money) and 409 (a product has changed since the preview, or unusual prices that nobody has confirmed).
 */
export async function changeProducts(db: Db, { chosen, ...changing }: Changing): Promise<ProductChanges> {
  const { similar, strays } = chosen;
  const outcome = await changeIds(db, { ...changing, ids: chosen.ids });
  const refused = strays.map(({ id, name }) => ({
    _id: id,
    name,
    ...reasonOf(refusal('no-longer-matches')),
  }));
  return { ...outcome, refused: [...refused, ...outcome.refused], similar };
}

type ChangingIds = Omit<Changing, 'chosen'> & { ids: string[] };

async function changeIds(db: Db, { body, by, ids }: ChangingIds): Promise<Outcome & { seen: string }> {
  const { change, preview } = body;
  if (change.kind === 'delete') return deleteProducts(db, { body, by, ids });
  if (setsCost(change) && !may(by, 'money')) {
    throw new ApiError(403, refusal('cost-price-not-allowed'));
  }
  const category = await targetCategory(db, change);
  const plan = async (db: Db, rows: Row[]) =>
    planChanges(rows, {
      ...{ ids, change, category, seesCost: may(by, 'money') },
      lowest: await readLowestPrices(db, ids),
    });
  if (preview) {
    const rows = await readRows(db, ids);
    return { ...(await plan(db, rows)), seen: fingerprint(rows) };
  }
  return writeCatalog(db, async (db) => {
    const { rows, seen } = await lockRows(db, ids, body.seen);
    const { writes, ...outcome } = await plan(db, rows);
    if (body.warningsSeen === false) refuseUnseen(outcome);
    await namePriceChanges(db, by);
    const refresh =
      change.kind === 'brand' &&
      (await renameTargets(db, {
        ids,
        from: [...new Set(rows.map(({ brand }) => brand))],
        to: change.brand,
      }));
    for (let start = 0; start < writes.length; start += rowsAtOnce) {
      await writeRows(db, writes.slice(start, start + rowsAtOnce));
    }
    if (refresh) await refresh();
    await recordChanges(
      db,
      outcome.changed.map(({ _id, before, after }) => ({
        by,
        action: 'product.changed',
        subjectId: _id,
        changes: changesBetween(before, after),
      })),
    );
    if (writes.length > 0) await dropFromCaches(db, ['catalog']);
    return { ...outcome, seen };
  });
}

/** Throws ApiError 409 for unusual prices that nobody has confirmed. */
function refuseUnseen({ changed }: Pick<Planned, 'changed'>) {
  const counts = countWarnings(changed);
  if (hasWarnings(counts)) throw new ApiError(409, refusal('prices-not-confirmed', counts));
}

/** The rows, locked; none may have changed since the preview. Throws ApiError 409. */
async function lockRows(db: Db, ids: string[], shown: string | undefined) {
  await lockStocks(db, ids);
  const rows = await readRows(db, ids);
  const seen = fingerprint(rows);
  if (shown !== undefined && shown !== seen) throw new ApiError(409, refusal('products-changed'));
  return { rows, seen };
}

/**
 * Deletes several products, except those that an open order or a bundle contains, or only tells which. Somebody who deletes a single
 * one looks at it; in a long list nobody sees what still has to be packed.
 */
async function deleteProducts(db: Db, { body, by, ids }: ChangingIds): Promise<Outcome & { seen: string }> {
  const plan = async (db: Db, rows: Row[]): Promise<Outcome> => {
    const required = await requiredByOrders(db, ids);
    const bundles = await bundlesOf(db, ids);
    const whyKept = ({ id, name }: Row) => {
      const bundle = bundles.get(id);
      if (required.has(id)) return refusal('product-in-open-order');
      return bundle === undefined ? undefined : refusal('part-of-bundle', { bundle, product: name });
    };
    return {
      changed: rows
        .filter((row) => !whyKept(row))
        .sort(byName)
        .map(({ id, name, state }) => ({
          _id: id,
          name,
          before: { state },
          after: { state: 'deleted' as const },
        })),
      unchanged: 0,
      rounded: [],
      cheaper: [],
      refused: [
        ...unknownProducts(rows, ids),
        ...rows.flatMap((row) => {
          const why = whyKept(row);
          return why ? [{ _id: row.id, name: row.name, ...reasonOf(why) }] : [];
        }),
      ],
    };
  };
  if (body.preview) {
    const rows = await readRows(db, ids);
    return { ...(await plan(db, rows)), seen: fingerprint(rows) };
  }
  return writeCatalog(db, async (db) => {
    const { rows, seen } = await lockRows(db, ids, body.seen);
    const outcome = await plan(db, rows);
    const deleted = new Set(outcome.changed.map(({ _id }) => _id));
    await deleteRows(db, { rows: rows.filter(({ id }) => deleted.has(id)), by });
    return { ...outcome, seen };
  });
}

/** Each row runs the triggers of the listings, so a statement with all of them could exceed the deadline of a query. */
const rowsAtOnce = 200;

async function targetCategory(db: Db, change: ProductChange) {
  if (change.kind !== 'category') return null;
  const category = await findCategory(db, change.category, { includeHidden: true });
  if (category) return category;
  throw invalidField('change.category', refusal('category-not-found'));
}

/** The products in the order of their ids. */
async function readRows(db: Db, ids: string[]): Promise<Row[]> {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .select(['products.id', 'version', 'categories.name as category_name'])
    .select(nameWithLabel('products').as('name'))
    .select(['price_centimes', 'discounted_price_centimes', 'stock', 'low_stock_limit'])
    .select(['category_id', 'brand', 'featured', 'state', 'family_id', 'cost_centimes', 'tva_rate'])
    .select(isBundle(sql.ref('products.id')).as('is_bundle'))
    .select(appearance)
    .where(sql<boolean>`products.id = any(${ids}::text[])`)
    .orderBy('products.id')
    .execute();
}

/** Stays the same until one of the products is saved again. Orders, which change only the stock, do not count. */
function fingerprint(rows: Row[]) {
  const text = rows.map(({ id, version }) => `${id} ${version}`).join('\n');
  return createHash('sha256').update(text).digest('base64url');
}

type Plan = {
  ids: string[];
  change: FieldChange;
  category: { name: string } | null;
  lowest: LowestPrices;
  seesCost: boolean;
};

function planChanges(rows: Row[], { ids, change, category, lowest, seesCost }: Plan): Planned {
  const isCheaper = (row: Row) => isCheaperAlready(row, change);
  const plan: Planned = {
    changed: [],
    unchanged: 0,
    rounded: [],
    cheaper: rows.filter(isCheaper).map(({ id: _id, name }) => ({ _id, name })),
    refused: unknownProducts(rows, ids),
    writes: [],
  };
  for (const row of rows.filter((row) => !isCheaper(row))) {
    const { id: _id, name } = row;
    const columns = plannedColumns(row, change);
    const struck = highestStruck(row, { ...row, ...columns }, lowest.get(_id));
    const problem = changeProblem(row, columns) ?? (struck && refusal('struck-price-too-high', struck));
    const after = { ...row, ...columns, category_name: category?.name ?? row.category_name };
    const fields = changedFields(row, after);
    if (problem) plan.refused.push({ _id, name, ...reasonOf(problem) });
    else if (Object.keys(fields.after).length === 0) {
      if (isRoundedBack(row, change)) plan.rounded.push({ _id, name });
      else plan.unchanged += 1;
    } else {
      const [was, is] = [figuresOf(row, seesCost), figuresOf(after, seesCost)];
      const warnings = warningsOf(was, is);
      plan.changed.push({ _id, name, ...fields, ...(warnings.length > 0 && { warnings }) });
      plan.writes.push({ id: _id, columns, delta: after.stock - row.stock });
    }
  }
  plan.changed.sort((one, other) => Number(!one.warnings) - Number(!other.warnings) || byName(one, other));
  return plan;
}

const { compare } = new Intl.Collator('fr', { numeric: true });

function byName(one: { name: string }, other: { name: string }) {
  return compare(one.name, other.name);
}

function figuresOf(row: Row, seesCost: boolean) {
  return {
    price: toDinars(row.price_centimes),
    discountedPrice: toDinars(row.discounted_price_centimes ?? 0),
    costPrice: seesCost ? toDinars(row.cost_centimes ?? 0) : null,
  };
}

function unknownProducts(rows: Row[], ids: string[]) {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = [...new Set(ids)].filter((id) => !known.has(id));
  return unknown.map((_id) => ({ _id, name: '', ...reasonOf(refusal('product-not-found')) }));
}

/** Writes the same columns of several products and their stock moves (invariant I2). */
async function writeRows(db: Db, writes: Planned['writes']) {
  const names = Object.keys(writes[0]?.columns ?? {});
  const values = JSON.stringify(writes.map(({ id, columns }) => ({ id, ...columns })));
  await sql`
    update products p
    set ${sql.join(names.map((name) => sql`${sql.ref(name)} = wanted.${sql.ref(name)}`))},
      version = p.version + 1, updated_at = now()
    from jsonb_populate_recordset(null::products, ${values}) wanted
    where p.id = wanted.id`.execute(db);
  const moves = writes.filter(({ delta }) => delta !== 0);
  if (moves.length === 0) return;
  await db
    .insertInto('stock_moves')
    .values(moves.map(({ id, delta }) => ({ product_id: id, delta, reason: 'admin' as const })))
    .execute();
}
