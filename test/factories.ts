import { randomBytes } from 'node:crypto';
import { type Insertable, sql } from 'kysely';
import { deliveryTag } from '../server/delivery/read-tariff.ts';
import { snapshotOf } from '../server/invoices/invoice-snapshot.ts';
import type { Db } from '../server/platform/db/connection.ts';
import { tellFollowers } from '../server/platform/db/follow-drops.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import type { Tables } from '../server/platform/db/tables.ts';
import { readGroup } from '../server/platform/settings/shop-settings.ts';
import { keyPermissions } from '../shared/accounts/keys.ts';
import { webhookEvents } from '../shared/webhooks.ts';

/** A stored main category; `parent_id` and `level` make it a child. */
export async function aCategory(db: Db, values: Partial<Insertable<Tables['categories']>> = {}) {
  return db
    .insertInto('categories')
    .values({ id: newId(), name: 'Vitamins', description: 'Vitamins of all kinds', level: 1, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A stored product that costs 1000 DA, with ten in stock, in a new category by default. */
export async function aProduct(db: Db, values: Partial<Insertable<Tables['products']>> = {}) {
  const product = await db
    .insertInto('products')
    .values({
      id: newId(),
      name: 'Vitamin C 500 mg',
      description: 'Effervescent tablets',
      price_centimes: 100_000,
      stock: 10,
      category_id: values.category_id ?? (await aCategory(db)).id,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (product.stock > 0) {
    await db
      .insertInto('stock_moves')
      .values({ product_id: product.id, delta: product.stock, reason: 'opening' })
      .execute();
  }
  return product;
}

/** A stored family that differs in size, without members. */
export async function aFamily(db: Db, values: Partial<Insertable<Tables['families']>> = {}) {
  return db
    .insertInto('families')
    .values({ id: newId(), name: 'Vitamin C', option_name: 'Size', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type NeedValues = Partial<Insertable<Tables['needs']>> & { products?: { id: string }[] };

/** A stored need with these products in their order. */
export async function aNeed(db: Db, { products = [], ...values }: NeedValues = {}) {
  const id = newId();
  const need = await db
    .insertInto('needs')
    .values({ id, slug: id, name: 'Sun', description: 'Protection from the sun', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = products.map((product, position) => ({ need_id: id, product_id: product.id, position }));
  if (rows.length > 0) await db.insertInto('need_products').values(rows).execute();
  return need;
}

type OrderValues = Partial<Insertable<Tables['orders']>> & {
  /** The buyer; a guest by default. */
  user?: { id: string; name: string; email: string };
  /** One item of 1000 DA by default. No stock is taken. */
  items?: Partial<Insertable<Tables['order_items']>>[];
};

/** A stored order to Oran, with totals that match its items. */
export async function anOrder(db: Db, { user, items = [{}], id = newId(), ...values }: OrderValues = {}) {
  const lines = items.map((item, position) => ({
    order_id: id,
    position,
    product_id: newId(),
    name: 'Vitamin C 500 mg',
    image_url: '',
    quantity: 1,
    price_centimes: 100_000,
    ...item,
  }));
  const itemsPrice = lines.reduce((sum, line) => sum + line.quantity * line.price_centimes, 0);
  const shippingPrice = values.shipping_price_centimes ?? 100_000;
  const order = await db
    .insertInto('orders')
    .values({
      id,
      user_id: user?.id ?? null,
      is_guest: user === undefined,
      user_name: user?.name ?? null,
      user_email: user?.email ?? null,
      payment_method: 'Cash on Delivery',
      items_price_centimes: itemsPrice,
      shipping_price_centimes: shippingPrice,
      tax_price_centimes: 0,
      total_price_centimes: itemsPrice + shippingPrice,
      full_name: 'Amina Benali',
      email: user?.email ?? 'amina@example.com',
      phone: '0555123456',
      street: '12 rue Didouche Mourad',
      city: 'Oran',
      wilaya: 'Oran',
      postal_code: '31000',
      country: 'Algeria',
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.insertInto('order_items').values(lines).execute();
  return order;
}

/**
 * A stored delivery rate of 1000 DA to doors in Oran, in the place of the one before, with the notice of an
 * administrator's change.
 */
export async function aDeliveryRate(db: Db, values: Partial<Insertable<Tables['delivery_rates']>> = {}) {
  const rate = {
    wilaya_code: 31,
    commune_id: null,
    kind: 'home' as const,
    price_centimes: 100_000,
    ...values,
  };
  await db
    .deleteFrom('delivery_rates')
    .where('wilaya_code', '=', rate.wilaya_code)
    .where('kind', '=', rate.kind)
    .where('commune_id', 'is not distinct from', rate.commune_id)
    .execute();
  await db.insertInto('delivery_rates').values(rate).execute();
  await tariffChanged(db);
}

/** A stored pickup point in Es Senia, near Oran. */
export async function aPickupPoint(db: Db, values: Partial<Insertable<Tables['pickup_points']>> = {}) {
  const point = await db
    .insertInto('pickup_points')
    .values({ id: newId(), commune_id: await communeId(db, 'Es Senia'), name: 'Agence Es Senia', ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tariffChanged(db);
  return point;
}

/** The id of a commune by its French name, in Oran by default. */
export async function communeId(db: Db, name: string, wilaya = 31) {
  const { id } = await db
    .selectFrom('communes')
    .select('id')
    .where('name_fr', '=', name)
    .where('wilaya_code', '=', wilaya)
    .executeTakeFirstOrThrow();
  return id;
}

/** Raises the version of the tariff and tells this process, as a save does. */
async function tariffChanged(db: Db) {
  await db
    .updateTable('delivery_terms')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
  tellFollowers([deliveryTag]);
  await dropFromCaches(db, [deliveryTag]);
}

type ImportedRow = Pick<Insertable<Tables['import_rows']>, 'line' | 'kind' | 'key' | 'name' | 'note'> & {
  fields?: Record<string, [unknown, unknown]>;
};

/** A stored import, without a file. */
export async function anImport(
  db: Db,
  { rows = [], ...values }: Partial<Insertable<Tables['imports']>> & { rows?: ImportedRow[] } = {},
) {
  const stored = await db
    .insertInto('imports')
    .values({
      id: newId(),
      created_by: newId(),
      created_by_name: 'Amina',
      file_name: 'products.csv',
      columns: ['name'],
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const { fields = {}, ...row } of rows) {
    const columns = { import_id: stored.id, fields: JSON.stringify(fields), ...row };
    await db.insertInto('import_rows').values(columns).execute();
  }
  return stored;
}

type Texts = Partial<Insertable<Tables['product_texts']>>;

/** Stored French texts of a product. */
export async function productTexts(db: Db, product: { id: string }, values: Texts = {}) {
  await db
    .insertInto('product_texts')
    .values({ product_id: product.id, language: 'fr', name: 'Vitamine C 500 mg', ...values })
    .execute();
}

/** Stored counts of a term of today. */
export async function aSearchTerm(db: Db, values: Partial<Insertable<Tables['search_terms']>> = {}) {
  const term = values.term ?? 'soap';
  const day = new Date().toISOString().slice(0, 10);
  await db
    .insertInto('search_terms')
    .values({ day, language: 'en', term, sample: term, searches: 1, clicks: 0, found: 5, ...values })
    .execute();
}

/** A stored group of words that mean the same. */
export async function aSynonymGroup(db: Db, words: string[], understood: string[] = []) {
  const group = await db
    .insertInto('synonym_groups')
    .values({ id: newId() })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { meaning } = group;
  const rows = [...words, ...understood].map((phrase, place) => ({
    ...{ meaning, phrase },
    is_searched: place < words.length,
  }));
  await db.insertInto('search_synonyms').values(rows).execute();
  return group;
}

/** A stored search with products pinned to its top. */
export async function somePins(db: Db, sample: string, products: { id: string }[]) {
  const term = await db
    .insertInto('pinned_terms')
    .values({ id: newId(), sample })
    .returningAll()
    .executeTakeFirstOrThrow();
  const rows = products.map(({ id }, position) => ({ term_id: term.id, product_id: id, position }));
  await db.insertInto('search_pins').values(rows).execute();
  return term;
}

/** A stored invoice of an order, with TVA and stamp duty. */
export async function anInvoice(db: Db, orderId: string, sellerName = 'Saha SARL') {
  const settings = {
    seller: readGroup('seller', { name: sellerName, address: sellerName, nif: '001612345678902' }),
    contact: readGroup('contact'),
    invoices: readGroup('invoices', { tvaFrom: '2026-01-01', stampFrom: '2026-01-01' }),
  };
  const now = new Date('2026-03-10T12:00:00Z');
  const snapshot = await snapshotOf(db, { orderId, settings, now });
  return db
    .insertInto('invoices')
    .values({
      ...{ id: newId(), kind: 'invoice', order_id: orderId, issued_at: now, made_by: 'Amina' },
      total_centimes: snapshot.total,
      snapshot: JSON.stringify(snapshot),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A webhook that is off, with a delivery that failed once and waits. */
export async function aWebhook(db: Db, url: string) {
  const id = newId();
  const stopped = { stopped_at: new Date(), stopped_reason: 'gone' as const };
  const values = { id, url, secret: 'whsec_c2VjcmV0', events: [...webhookEvents], ...stopped };
  await db.insertInto('webhooks').values(values).execute();
  const { rows } = await sql<{ id: string }>`
    with event as (insert into webhook_events (kind, subject) values ('order.paid', '{}') returning id)
    insert into webhook_deliveries (webhook_id, event_id, attempts, due_at)
    select ${id}, id, 1, now() + interval '1 day' from event returning id::text`.execute(db);
  const attempt = { at: new Date(), status: 500, problem: 'refused' as const, milliseconds: 40 };
  for (const { id: delivery_id } of rows)
    await db
      .insertInto('webhook_attempts')
      .values({ delivery_id, ...attempt })
      .execute();
  return { id };
}

/** A key of another program. Nobody knows its secret. */
export async function aKey(db: Db, name: string) {
  const key_hash = randomBytes(32);
  const values = { id: newId(), name, key_hash, ending: 'a1b2', created_by: 'Amina' };
  await db
    .insertInto('api_keys')
    .values({ ...values, permissions: [...keyPermissions] })
    .execute();
}
