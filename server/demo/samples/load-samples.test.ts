import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readDemo } from '../../../db/demo/read-demo.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import type { Db } from '../../platform/db/connection.ts';
import { tellFollowers } from '../../platform/db/follow-drops.ts';
import { newId } from '../../platform/db/new-id.ts';
import { sumMarkedDays } from '../../reports/keep-sums.ts';
import { loadDemo } from '../load-demo.ts';
import { loadSamples, renewSamples } from './load-samples.ts';

const log = { info: () => undefined };
/** A Tuesday. */
const now = new Date('2026-03-10T16:00:00Z');
const patient = { timeout: 240_000 };
/** Enough for tests that do not depend on the number of samples. */
const days = 8;

/** A part of the demo, which loads faster than all of it. */
const whole = readDemo();
const needs = whole.needs.slice(0, 1).map((need) => ({ ...need, products: whole.newestFirst.slice(0, 1) }));
const part = { ...whole, files: whole.files.slice(0, 5), needs };

/** A demo without samples. */
async function aDemo() {
  const { app, db, resources } = await createTestApp({ now: () => now });
  const { env, disk } = resources;
  await loadDemo({ db, disk, log, demo: part });
  const violated = async () =>
    (await proveInvariants(db, env)).filter(({ violations }) => violations.length > 0);
  return { app, db, making: { db, env, log, now, days }, violated };
}

async function valuesOf(db: Db, column: 'status' | 'language' | 'source' | 'delivery_kind' | 'confirmation') {
  const rows = await db.selectFrom('orders').select(`${column} as value`).distinct().execute();
  return rows.map(({ value }) => value).sort();
}

/** Everything but the ids, which is the same whenever the samples of a moment are made. */
async function contents(db: Db) {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', o.created_at, o.full_name, o.status, o.total_price_centimes, o.confirmation, lines) as line
    from orders o join (
      select order_id, string_agg(name || quantity, ',' order by position) as lines from order_items group by 1
    ) i on i.order_id = o.id order by line`.execute(db);
  return rows.map(({ line }) => line);
}

function stockOf(db: Db) {
  return db.selectFrom('products').select(['external_key', 'stock']).orderBy('external_key').execute();
}

function spanOf(db: Db) {
  return db
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('orders'),
      sql<string>`min(created_at)::date::text`.as('first'),
      sql<string>`max(created_at)::date::text`.as('last'),
    ])
    .executeTakeFirstOrThrow();
}

test(
  'sixty days of orders in all states and languages break no rule and look like a shop',
  patient,
  async () => {
    const { db, making, violated } = await aDemo();
    const before = await stockOf(db);
    await loadSamples({ ...making, days: 60 });

    const { orders, first, last } = await spanOf(db);
    expect(orders).toBeGreaterThanOrEqual(300);
    expect(orders).toBeLessThanOrEqual(600);
    expect([first, last]).toEqual(['2026-01-10', '2026-03-10']);
    const statuses = ['Cancelled', 'Delivered', 'Pending', 'Processing', 'Shipped'];
    expect(await valuesOf(db, 'status')).toEqual(statuses);
    expect(await valuesOf(db, 'language')).toEqual(['ar', 'en', 'fr']);
    expect(await valuesOf(db, 'source')).toEqual(['phone', 'web']);
    expect(await valuesOf(db, 'delivery_kind')).toEqual(['desk', 'home']);
    const ends = ['cancelled', 'confirmed', 'duplicate', 'fake', 'new', 'unreachable'];
    expect(await valuesOf(db, 'confirmation')).toEqual(expect.arrayContaining(ends));
    for (const table of [
      ...(['order_calls', 'shipment_events', 'rescue_steps', 'invoices', 'order_returns'] as const),
      ...(['search_terms', 'contact_messages', 'reviews'] as const),
    ]) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      expect(rows, table).toHaveLength(1);
    }
    const differences = await db
      .selectFrom('payout_lines')
      .select('difference')
      .where('difference', 'is not', null)
      .execute();
    expect(differences).toEqual([{ difference: 'below' }]);
    const reviews = await db.selectFrom('reviews').select(['state', 'text', 'name']).execute();
    expect(new Set(reviews.map(({ state }) => state))).toEqual(new Set(['waiting', 'shown', 'hidden']));
    for (const { text, name } of reviews) {
      expect(text).toMatch(/^(Sample review|Avis d’exemple|تقييم تجريبي)\. /);
      expect(name).toMatch(/^(Sample Buyer|Client exemple|زبون تجريبي) \d+$/);
    }
    expect(await violated()).toEqual([]);
    await sumMarkedDays(db);
    expect(await violated()).toEqual([]);

    const { rows: counts } = await sql<{ isFriday: boolean; isLate: boolean; orders: number }>`
    select extract(dow from created_at at time zone 'Africa/Algiers') = 5 as "isFriday",
      created_at > ${now}::timestamptz - interval '30 days' as "isLate", count(*)::int as orders
    from orders group by 1, 2`.execute(db);
    const sum = (matches: (row: (typeof counts)[number]) => boolean) =>
      counts.filter(matches).reduce((all, { orders }) => all + orders, 0);
    expect(sum(({ isLate }) => isLate)).toBeGreaterThan(1.2 * sum(({ isLate }) => !isLate));
    expect(sum(({ isFriday }) => isFriday) * 6).toBeLessThan(sum(({ isFriday }) => !isFriday));
    const { rows: sold } = await sql<{ units: number }>`
    select sum(quantity)::int as units from order_items group by product_id order by 1 desc`.execute(db);
    const units = (rows: typeof sold) => rows.reduce((all, row) => all + row.units, 0);
    expect(units(sold.slice(0, 10)) / units(sold)).toBeGreaterThan(0.3);

    const left = await stockOf(db);
    const fewer = left.filter(({ stock }, place) => stock < (before[place]?.stock ?? 0));
    expect(fewer).toEqual([]);
  },
);

test('the cities of samples are communes of their wilayas', async () => {
  const { db, making } = await aDemo();
  await loadSamples(making);
  expect(await contents(db)).not.toEqual([]);
  const { rows } = await sql`
    select distinct city from orders o where not exists (
      select from communes c join wilayas w on w.code = c.wilaya_code
      where w.name_fr = o.wilaya and place_key(c.name_fr) = place_key(o.city)
    )`.execute(db);
  expect(rows).toEqual([]);
});

test('samples are plainly samples, nobody is mailed, and nothing is of the future', patient, async () => {
  const { db, making } = await aDemo();
  await loadSamples(making);
  const buyers = await db.selectFrom('orders').select(['full_name', 'street', 'phone', 'email']).execute();
  for (const { full_name, street, phone, email } of buyers) {
    expect(full_name).toMatch(/^(Sample Buyer|Client exemple|زبون تجريبي) \d+$/);
    expect(street).toMatch(/^(Sample address|Adresse exemple|عنوان تجريبي) \d+$/);
    expect(phone).toMatch(/^0500 00 \d\d \d\d$/);
    expect(email).toBe('');
  }
  const staff = await db
    .selectFrom('users')
    .select(['name', 'password_hash', 'google_sub'])
    .orderBy('name')
    .execute();
  expect(staff).toEqual(
    ['Sample confirmer', 'Sample editor', 'Sample manager', 'Sample packer'].map((name) => ({
      ...{ name, password_hash: null, google_sub: null },
    })),
  );
  const { rows: jobs } = await sql`
    select id from pgboss.job where name like 'order-%' or name in ('make-parcel', 'contact-message')`.execute(
    db,
  );
  expect(jobs).toEqual([]);
  const { rows: ahead } = await sql`
    select 'audit' from audit_entries where at > ${now}::timestamptz
    union all select 'move' from stock_moves where order_id is not null and created_at > ${now}::timestamptz
    union all select 'event' from shipment_events where recorded_at > ${now}::timestamptz
    union all select 'note' from order_notes where at > ${now}::timestamptz
    union all select 'message' from contact_messages where created_at > ${now}::timestamptz`.execute(db);
  expect(ahead).toEqual([]);
});

test(
  'samples are always the same, made once by processes that start together, and renewed from a later day',
  patient,
  async () => {
    const { db, making, violated } = await aDemo();
    const opening = await stockOf(db);
    await Promise.all([loadSamples(making), loadSamples(making)]);
    const first = await contents(db);
    const stock = await stockOf(db);
    await renewSamples(making);
    expect(await contents(db)).toEqual(first);
    expect(await stockOf(db)).toEqual(stock);

    // Somebody has closed the shop for orders.
    await db
      .insertInto('settings')
      .values({
        ...{ name: 'orders', id: newId(), version: 1, value: '{"isOpen":false}' },
        ...{ changed_at: now, changed_by: 'Amina' },
      })
      .execute();
    tellFollowers(['settings']);
    await renewSamples({ ...making, now: new Date('2026-03-25T16:00:00Z') });
    expect(await spanOf(db)).toMatchObject({ first: '2026-03-18', last: '2026-03-25' });
    expect(await violated()).toEqual([]);
    expect((await stockOf(db)).length).toBe(opening.length);
    await expect(sql`delete from invoices`.execute(db)).rejects.toThrow('append-only');
    await expect(sql`delete from audit_entries`.execute(db)).rejects.toThrow('append-only');
  },
);

test(
  'a run that is aborted leaves nothing, and a real order keeps its shop from a renewal',
  patient,
  async () => {
    const { app, db, making } = await aDemo();
    const stopping = new AbortController();
    const running = loadSamples({ ...making, signal: stopping.signal });
    stopping.abort();
    await expect(running).rejects.toThrow('aborted');
    expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('couriers').select('id').execute()).toEqual([]);

    const { id } = await db
      .selectFrom('products')
      .select('id')
      .where('stock', '>', 5)
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await postOrder(app, anOrderBody([{ productId: id, quantity: 1 }]))).statusCode).toBe(201);
    await loadSamples(making);
    await expect(renewSamples(making)).rejects.toThrow(
      'This shop has orders that are not samples, so its samples are not renewed.',
    );
    expect((await spanOf(db)).orders).toBe(1);
  },
);

test('a shop with a product of its own gets no samples', async () => {
  const { db, resources } = await createTestApp();
  await aProduct(db);
  const making = { db, env: resources.env, log, now };
  await loadSamples(making);
  await expect(renewSamples(making)).rejects.toThrow('This shop is not a demo');
  expect(await db.selectFrom('orders').select('id').execute()).toEqual([]);
});
