import { sql } from 'kysely';
import { refreshSales } from '../../../server/catalog/untranslated.ts';
import type { Db } from '../../../server/platform/db/connection.ts';
import { newId } from '../../../server/platform/db/new-id.ts';
import { translationSalesDays } from '../../../shared/catalog/product-form.ts';
import { wilayas } from '../../../shared/delivery/shipping-address.ts';
import { cashOnDelivery } from '../../../shared/orders/order-terms.ts';
import { withDatabase } from './shop-database.ts';

const firstNames = [
  'Amina',
  'Yacine',
  'Karim',
  'Nadia',
  'Farida',
  'Sofiane',
  'Meriem',
  'Lila',
  'Omar',
  'Imène',
];
const lastNames = [
  'Benali',
  'Haddad',
  'Bensaïd',
  'Ouali',
  'Mansouri',
  'Cherif',
  'Khelifi',
  'Touati',
  'Larbi',
];

/** Adds this many users, and as many orders of the last years by guests and users. */
export function fillBackOffice(dataDir: string, count: number) {
  return withDatabase(dataDir, (db) => db.connection().execute((db) => fill(db, count)));
}

async function fill(db: Db, count: number) {
  // On a busy machine these statements take longer than the shop's time limit for a query.
  await sql`set statement_timeout = 0`.execute(db);
  await db.transaction().execute(async (db) => {
    await createPeople(db, count);
    await insertUsers(db);
    await createLines(db);
    await insertOrders(db);
    await insertMoves(db);
  });
  // The shop refreshes the sales when someone opens the list of translations; autovacuum would follow within a minute.
  await refreshSales(db, { days: translationSalesDays, now: new Date() });
  await sql`vacuum analyze`.execute(db);
}

/** The person behind each user and each order, the newest first. */
async function createPeople(db: Db, count: number) {
  const ids = () => Array.from({ length: count }, newId);
  await sql`
    create temporary table people on commit drop as
    select n, user_id, order_id, first_name || ' ' || last_name as name,
      plain_text(first_name || '.' || last_name) || n || '@example.com' as email,
      '05' || lpad((n * 7907 % 100000000)::text, 8, '0') as phone,
      now() - n * interval '10 minutes' as created_at
    from unnest(${ids()}::text[], ${ids()}::text[]) with ordinality as ids (user_id, order_id, n),
      lateral (select (${firstNames}::text[])[1 + n % ${firstNames.length}] as first_name) first,
      lateral (
        select (${lastNames}::text[])[1 + n / ${firstNames.length} % ${lastNames.length}] as last_name
      ) last`.execute(db);
}

async function insertUsers(db: Db) {
  await sql`
    insert into users (id, name, email, email_proved, phone, created_at)
    select user_id, name, email, true, phone, created_at from people order by n desc`.execute(db);
}

/** One to three lines for each order, with products from the whole catalog. */
async function createLines(db: Db) {
  await sql`
    create temporary table lines on commit drop as
    with catalog as (
      select row_number() over (order by id) as place, count(*) over () as products, id, name, image_url,
        effective_price_centimes
      from products
    )
    select order_id, line - 1 as position, id as product_id, c.name, image_url, 1 + (n + line) % 3 as quantity,
      effective_price_centimes as price_centimes
    from people
    cross join lateral generate_series(1, 1 + n % 3) as line
    join catalog c on c.place = 1 + (n * 7919 + line * 104729) % (select count(*) from products)`.execute(db);
}

/** The latest orders are in progress, the others delivered or cancelled. All confirmations are sent. */
async function insertOrders(db: Db) {
  await sql`
    insert into orders
      (id, is_guest, user_id, user_name, user_email, status, paid_at, delivered_at, email_sent_at, payment_method,
       items_price_centimes, shipping_price_centimes, tax_price_centimes, total_price_centimes,
       full_name, email, phone, street, city, wilaya, postal_code, country, created_at)
    select order_id, is_guest,
      case when not is_guest then user_id end, case when not is_guest then name end, case when not is_guest then email end,
      status, done_at, done_at, created_at, ${cashOnDelivery}, items, 100000, 0, items + 100000,
      name, email, phone, n || ' rue Didouche Mourad', wilaya, wilaya, '16000', 'Algeria', created_at
    from people
    join (select order_id, sum(quantity * price_centimes) as items from lines group by order_id) sums using (order_id)
    cross join lateral (
      select n % 5 < 3 as is_guest, (${[...wilayas]}::text[])[1 + n % ${wilayas.length}] as wilaya,
        case when n % 11 = 0 then 'Cancelled' when n > 2000 then 'Delivered'
          else (array['Pending', 'Processing', 'Shipped'])[1 + n % 3] end as status
    ) facts
    cross join lateral (
      select case when status = 'Delivered' then created_at + interval '3 days' end as done_at
    ) times
    order by n desc`.execute(db);
  await sql`
    insert into order_items (order_id, position, product_id, name, image_url, quantity, price_centimes)
    select order_id, position, product_id, name, image_url, quantity, price_centimes from lines`.execute(db);
}

/**
 * Takes the units of the orders and adds as many, so the stock of each product stays (I2 and I3, requirements: Stock and
 * orders).
 */
async function insertMoves(db: Db) {
  await sql`
    insert into stock_moves (product_id, delta, reason, order_id)
    select product_id, -quantity, 'order', order_id from lines
    union all
    select product_id, quantity, case when status = 'Cancelled' then 'cancel' else 'admin' end,
      case when status = 'Cancelled' then order_id end
    from lines join orders on orders.id = order_id`.execute(db);
}
