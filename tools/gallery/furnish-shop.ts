import { sql } from 'kysely';
import { password } from '../../e2e/an-account.ts';
import { address } from '../../e2e/fill-address.ts';
import { storeRecords } from '../../e2e/store-samples.ts';
import { hashPassword } from '../../server/accounts/passwords/hash-password.ts';
import { createResetToken } from '../../server/accounts/reset-password.ts';
import type { Db } from '../../server/platform/db/connection.ts';
import type { Role } from '../../shared/access/accounts.ts';
import type { CartItem } from '../../shared/orders/cart.ts';
import { aCourier, aParcel, aPayout } from '../../test/couriers/courier-factories.ts';
import {
  aNeed,
  anImport,
  anInvoice,
  anOrder,
  aSynonymGroup,
  aWebhook,
  somePins,
} from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { fillBackOffice } from '../bench/servers/fill-back-office.ts';
import type { Shop } from '../bench/servers/open-shop.ts';
import { withDatabase } from '../bench/servers/shop-database.ts';

export type Exhibits = Awaited<ReturnType<typeof furnishShop>>;

const ordersInShop = 64;

/** Adds users and orders to a shop with products. */
export async function furnishShop({ dataDir, port }: Shop) {
  await fillBackOffice(dataDir, ordersInShop);
  return withDatabase(dataDir, async (db) => {
    await spreadOrders(db);
    const products = await someProducts(db);
    const items = products.map(({ id, name, image_url, effective_price_centimes }, position) => ({
      product_id: id,
      name,
      image_url,
      quantity: 1 + position,
      price_centimes: effective_price_centimes,
    }));
    const user = await aPerson(db, 'user', 'Amina Benali');
    const admin = await aPerson(db, 'admin', 'Yacine Haddad');
    const [adminOrder, userOrder, guestOrder] = [
      await anOrder(db, { user, items, status: 'Delivered', ...delivered(), notes: 'Please ring twice.' }),
      await anOrder(db, { user, items: items.slice(0, 2), status: 'Shipped' }),
      await anOrder(db, { items: items.slice(1), status: 'Pending' }),
    ];
    const category = await db
      .selectFrom('categories')
      .select('id')
      .where('level', '=', 1)
      .executeTakeFirstOrThrow();
    const need = await aNeed(db, { slug: 'every-day', name: 'Every day', products });
    const courier = await aCourier(db);
    const parcel = await aParcel(db, { order_id: userOrder.id, courier_id: courier.id });
    const synonyms = await aSynonymGroup(db, ['nappy', 'diaper']);
    const checked = await aCheckedImport(db);
    return {
      url: `http://localhost:${port}`,
      people: { guest: undefined, user, admin },
      productId: products[0]?.id,
      soldOutId: (await aProductWhere(db, 'sold out')).id,
      sizedId: (await aProductWhere(db, 'sized')).id,
      categoryId: category.id,
      needId: need.id,
      needSlug: need.slug,
      importId: checked.id,
      synonymsId: synonyms.id,
      ...(await storeRecords(db, 'thermos flask')),
      pinsId: (await somePins(db, 'vitamin c', products)).id,
      webhookId: (await aWebhook(db, 'https://erp.example/orders')).id,
      courierId: courier.id,
      payoutId: (await aPayout(db, parcel)).id,
      invoiceId: (await anInvoice(db, adminOrder.id)).id,
      adminOrderId: adminOrder.id,
      userOrderId: userOrder.id,
      guestOrderId: guestOrder.id,
      resetToken: await createResetToken(db, { userId: user.id, now: new Date() }),
      cart: items.map(toCartItem),
    };
  });
}

function aCheckedImport(db: Db) {
  return anImport(db, {
    ...{ state: 'checked', changed_count: 1, refused_count: 1 },
    rows: [
      {
        line: 2,
        kind: 'changed',
        key: 'soap',
        name: 'Olive Soap',
        fields: { price: [400, 450], stock: [3, 40] },
      },
      { line: 3, kind: 'refused', note: 'price “0” must be a positive number' },
    ],
  });
}

/** Spreads the orders over four weeks, so that the dashboard's chart has a shape. Older orders are delivered. */
async function spreadOrders(db: Db) {
  await sql`update orders set created_at = now() - 60 * (now() - created_at)`.execute(db);
  await sql`
    update orders set status = 'Delivered', delivered_at = created_at + interval '3 days',
      paid_at = created_at + interval '3 days'
    where created_at < now() - interval '4 days' and status <> 'Cancelled'`.execute(db);
}

function delivered() {
  const now = new Date();
  return { paid_at: now, delivered_at: now, email_sent_at: now };
}

/** Three products of the home page that need no size. */
function someProducts(db: Db) {
  return db
    .selectFrom('products')
    .selectAll()
    .where('featured', '=', true)
    .where('stock', '>', 5)
    .where(sql<boolean>`sizes = '[]'`)
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();
}

function aProductWhere(db: Db, kind: 'sold out' | 'sized') {
  const all = db.selectFrom('products').select('id').orderBy('name');
  const some =
    kind === 'sold out'
      ? all.where('stock', '=', 0)
      : all.where(sql<boolean>`sizes <> '[]'`).where('stock', '>', 0);
  return some.limit(1).executeTakeFirstOrThrow();
}

async function aPerson(db: Db, role: Role, name: string) {
  const { user, headers } = await signedInAs(db, role);
  const { fullName: _, email: __, Wilaya: wilaya, postalCode: postal_code, ...place } = address;
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const password_hash = await hashPassword(password);
  const named = { name, email, wilaya, postal_code, password_hash, ...place };
  await db.updateTable('users').set(named).where('id', '=', user.id).execute();
  return { ...user, ...named, cookie: headers.cookie };
}

type Line = { product_id: string; name: string; image_url: string; quantity: number; price_centimes: number };

function toCartItem({ product_id, name, image_url, quantity, price_centimes }: Line): CartItem {
  const price = price_centimes / 100;
  return { productId: product_id, name, image: image_url, imageUrl: image_url, price, stock: 9, quantity };
}
