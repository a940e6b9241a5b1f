import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBundle } from '../../test/bundles/a-bundle.ts';
import { aCourier, aParcel } from '../../test/couriers/courier-factories.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { aReview } from '../../test/reviews/a-delivered-order.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { imageFolder } from '../platform/uploads/image-files.ts';
import { sumMarkedDays } from '../reports/keep-sums.ts';
import { proveInvariants } from './prove-invariants.ts';

/** A shop with one order. */
async function aShopWithAnOrder() {
  const { app, db, resources } = await createTestApp();
  await signedInAs(db, 'admin');
  const product = await aProduct(db, { stock: 10 });
  const body = anOrderBody([{ productId: product.id, quantity: 2 }]);
  const answer = await postOrder(app, body, { 'idempotency-key': 'k' });
  const broken = async () => {
    const findings = await proveInvariants(db, resources.env);
    return findings.filter(({ violations }) => violations.length > 0).map(({ name }) => name);
  };
  const run = (statement: string) => sql.raw(statement).execute(db);
  return { app, db, env: resources.env, product, orderId: answer.json()._id as string, run, broken };
}

test('every invariant holds in an empty shop and after an order', async () => {
  const { db, resources } = await createTestApp();
  const findings = await proveInvariants(db, resources.env);
  expect(findings.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(
    'I1 I2 I3 I4 I5 I6 I6 I6 I7 I7 I7 I8 I10 I10 I10 I11 I11 I11 I12 I13 I14 I15 I16 I16 I17 I18 I18 I9',
  );
  expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
  const { broken } = await aShopWithAnOrder();
  expect(await broken()).toEqual([]);
});

test('a database without a job queue, in which no shop has run yet, can be checked', async () => {
  const { db, env, run } = await aShopWithAnOrder();
  await run(
    'drop schema pgboss cascade; delete from orders; truncate stock_moves; update products set stock = 0',
  );
  const findings = await proveInvariants(db, env);
  expect(findings.flatMap(({ violations }) => violations)).toEqual([]);
});

test('I1 finds a missing line and a wrong total', async () => {
  const { run, broken } = await aShopWithAnOrder();
  await run('update orders set items_price_centimes = 1, total_price_centimes = 1 + shipping_price_centimes');
  expect(await broken()).toEqual(['I1']);
  await run('delete from order_items');
  expect(await broken()).toContain('I1');
});

test('I2 finds stock that differs from its moves, and negative stock', async () => {
  const { run, broken } = await aShopWithAnOrder();
  await run('update products set stock = stock + 1');
  expect(await broken()).toEqual(['I2']);
  await run('alter table products drop constraint products_stock_check');
  await run('update products set stock = -1');
  expect(await broken()).toEqual(['I2']);
});

test('I3 finds units that a cancelled order keeps, and units returned twice', async () => {
  const { db, product, orderId, run, broken } = await aShopWithAnOrder();
  await run(`update orders set status = 'Cancelled'`);
  expect(await broken()).toEqual(['I3']);
  const giveBack = async () => {
    await run('update products set stock = stock + 2');
    await db
      .insertInto('stock_moves')
      .values({ product_id: product.id, delta: 2, reason: 'cancel', order_id: orderId })
      .execute();
  };
  await giveBack();
  expect(await broken()).toEqual([]);
  await giveBack();
  expect(await broken()).toEqual(['I3']);
});

test('I4 finds an order with two keys, and a key without an order', async () => {
  const { orderId, run, broken } = await aShopWithAnOrder();
  await run(`insert into idempotency_keys (key, body_hash, order_id) values ('k2', '', '${orderId}')`);
  expect(await broken()).toEqual(['I4']);
  await run('alter table idempotency_keys drop constraint idempotency_keys_order_id_fkey');
  await run(`delete from idempotency_keys where key = 'k2'`);
  await run(`update idempotency_keys set order_id = '${newId()}'`);
  expect(await broken()).toEqual(['I4']);
});

test('I5 finds a payment or a delivery without its time', async () => {
  const { run, broken } = await aShopWithAnOrder();
  await run(`update orders set payment_result = '{"id": "x"}'`);
  expect(await broken()).toEqual(['I5']);
  await run('update orders set payment_result = null');
  await run('alter table orders drop constraint orders_check1');
  await run(`update orders set status = 'Delivered'`);
  expect(await broken()).toEqual(['I5']);
});

test('I6 finds an order without its mail job, and one with two', async () => {
  const { orderId, run, broken } = await aShopWithAnOrder();
  await run(`delete from pgboss.job where name = 'order-confirmation'`);
  expect(await broken()).toEqual(['I6']);
  const insertJob = `insert into pgboss.job (name, data) values ('order-confirmation', '{"orderId": "${orderId}"}')`;
  await run(`${insertJob}; ${insertJob}`);
  expect(await broken()).toEqual(['I6']);
});

test('I6 finds a message without its mail job, and one with two', async () => {
  const { app, run, broken } = await aShopWithAnOrder();
  const payload = { name: 'Amina', email: 'amina@example.com', subject: 'Hello', message: 'Hello' };
  await app.inject({ method: 'POST', url: '/api/contact', payload });
  expect(await broken()).toEqual([]);
  await run(
    `insert into pgboss.job (name, data) select name, data from pgboss.job where name = 'contact-message'`,
  );
  expect(await broken()).toEqual(['I6 messages']);
  await run(`delete from pgboss.job where name = 'contact-message'`);
  await run('update contact_messages set mailed_at = null');
  expect(await broken()).toEqual(['I6 messages']);
});

test('I6 finds a person whose mail about a product has no job, and one with two', async () => {
  const { db, product, run, broken } = await aShopWithAnOrder();
  const id = newId();
  const now = new Date();
  const alert = { product_id: product.id, email: 'amina@example.com', confirmed_at: now, chosen_at: now };
  await db
    .insertInto('stock_alerts')
    .values({ ...alert, id })
    .execute();
  expect(await broken()).toEqual(['I6 alerts']);
  const insertJob = `insert into pgboss.job (name, data) values ('back-in-stock-mail', '{"alertId": "${id}"}')`;
  await run(insertJob);
  expect(await broken()).toEqual([]);
  await run(insertJob);
  expect(await broken()).toEqual(['I6 alerts']);
  await run('update stock_alerts set notified_at = now()');
  expect(await broken()).toEqual([]);
});

test('I7 finds a shop without an administrator', async () => {
  const { run, broken } = await aShopWithAnOrder();
  await run(`update users set role = 'user'`);
  expect(await broken()).toEqual(['I7 admin']);
});

test('I7 finds a cycle of categories, and a fourth level', async () => {
  const { db, run, broken } = await aShopWithAnOrder();
  const first = await aCategory(db);
  const second = await aCategory(db, { parent_id: first.id, level: 2 });
  const third = await aCategory(db, { parent_id: second.id, level: 3 });
  expect(await broken()).toEqual([]);
  await run('alter table categories drop constraint categories_parent_id_parent_level_fkey');
  await run(`update categories set parent_id = '${third.id}' where id = '${second.id}'`);
  expect(await broken()).toEqual(['I7 categories']);
});

test('I7 finds an order whose copies of buyer or products are empty', async () => {
  const { run, broken } = await aShopWithAnOrder();
  await run(`update order_items set name = ''`);
  expect(await broken()).toEqual(['I7 snapshots']);
});

test('I8 finds two orders with the same number', async () => {
  const { app, product, run, broken } = await aShopWithAnOrder();
  await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  await run('alter table orders drop constraint orders_number_key');
  await run('alter table orders alter number drop expression');
  await run(`update orders set number = 'ABCDEFGH'`);
  expect(await broken()).toEqual(['I8']);
});

test('I9 finds a picture without a row, and a row without its widest file', async () => {
  const { db, env, broken } = await aShopWithAnOrder();
  const name = newId();
  await writeFile(join(imageFolder(env), `${name}-800.webp`), 'picture');
  expect(await broken()).toEqual(['I9']);
  await db.insertInto('uploads').values({ name }).execute();
  expect(await broken()).toEqual([]);
  await rename(join(imageFolder(env), `${name}-800.webp`), join(imageFolder(env), `${name}-400.webp`));
  expect(await broken()).toEqual(['I9']);
});

test('I11 finds a credit without what was kept for it, one that pays twice, and one of a cancelled order', async () => {
  const { db, app, product, orderId, run, broken } = await aShopWithAnOrder();
  const next = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]));
  const [other, returnId] = [next.json()._id as string, newId()];
  await run('update orders set paid_at = now()');
  const refund = { refund_centimes: 100, for_exchange: true, reason: 'Late', made_by: 'Amina' };
  await db
    .insertInto('order_returns')
    .values({ ...refund, id: returnId, order_id: orderId })
    .execute();
  await run(`update orders set credit_centimes = 100 where id = '${other}'`);
  expect(await broken()).toEqual(['I11 credits']);
  const hold = (id: string) =>
    run(`insert into exchanged_returns (return_id, order_id) values ('${returnId}', '${id}')`);
  await hold(other);
  expect(await broken()).toEqual([]);
  await run(`update orders set status = 'Cancelled' where id = '${other}'`);
  expect(await broken()).toContain('I11 credits');
  await run(`update orders set status = 'Pending' where id = '${other}'`);
  expect(await broken()).toEqual([]);
  await run('drop index exchanged_returns_held');
  const third = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }]))).json()._id;
  await hold(third);
  await run(`update orders set credit_centimes = 100 where id = '${third}'`);
  expect(await broken()).toEqual(['I11 credits']);
});

test('I11 finds a deduction without its return, and one of an order that owes nothing', async () => {
  const { db, orderId, run, broken } = await aShopWithAnOrder();
  await run('update orders set deducted_centimes = 100');
  expect(await broken()).toEqual(['I11 deductions']);
  const values = { order_id: orderId, reason: 'Late', made_by: 'Amina', refund_centimes: 100 };
  await db
    .insertInto('order_returns')
    .values({ ...values, id: newId(), is_deducted: true })
    .execute();
  expect(await broken()).toEqual([]);
  await run('update orders set credit_centimes = total_price_centimes');
  expect(await broken()).toContain('I11 deductions');
});

test('I12 breaks when a stored sum is not that of the orders, and holds once the day is marked', async () => {
  const { db, run, broken } = await aShopWithAnOrder();
  await sumMarkedDays(db);
  await sumMarkedDays(db);
  expect(await broken()).toEqual([]);
  await run('update report_lines set revenue = revenue + 1');
  expect(await broken()).toEqual(['I12']);
  await run('insert into report_marks select day from report_lines');
  expect(await broken()).toEqual([]);
  await sumMarkedDays(db);
  expect(await broken()).toEqual([]);
  await run('update report_months set ordered = ordered + 1');
  expect(await broken()).toEqual(['I12']);
  await run('delete from report_orders');
  expect(await broken()).toEqual(['I12']);
});

test('I13 finds a parcel under way that collects another sum than its order owes', async () => {
  const { db, orderId, run, broken } = await aShopWithAnOrder();
  const courier = await aCourier(db);
  const parcel = { order_id: orderId, courier_id: courier.id, collected_centimes: 100 };
  await aParcel(db, { ...parcel, status: 'in_transit' });
  expect(await broken()).toEqual(['I13']);
  await run('update shipments s set collected_centimes = o.total_price_centimes from orders o');
  expect(await broken()).toEqual([]);
  await run('update orders set credit_centimes = 100');
  expect(await broken()).toEqual(['I11 credits', 'I13']);
  await run('update orders set credit_centimes = 0');
  await run('update orders set paid_at = now()');
  expect(await broken()).toEqual(['I13']);
  await run(`update shipments set status = 'delivered'`);
  expect(await broken()).toEqual([]);
  await run(`update shipments set status = 'out_for_delivery', problem = 'order'`);
  expect(await broken()).toEqual([]);
});

test('I14 and I15 find a discount that does not add up, and an offer that was used too often or without its gift', async () => {
  const { db, orderId, run, broken } = await aShopWithAnOrder();
  const offer = await anOffer(db, { max_uses: 1 });
  const taken = {
    order_id: orderId,
    promotion_id: offer.id,
    name: 'Welcome',
    centimes: 100,
    shipping_centimes: 0,
  };
  await db.insertInto('order_discounts').values(taken).execute();
  expect(await broken()).toEqual(['I14']);
  await run('update order_discounts set centimes = 0, shipping_centimes = 100');
  expect(await broken()).toEqual([]);
  await run(
    "update promotions set kind = 'gift', percent = null, gift_units = 1, gift_product_id = repeat('a', 36)",
  );
  expect(await broken()).toEqual(['I15']);
  await run("update promotions set kind = 'code', percent = 10, gift_units = null, gift_product_id = null");
  await run('alter table promotions drop constraint promotions_within_uses');
  await run('update promotions set uses = 2');
  expect(await broken()).toEqual(['I15']);
});

test('I14 finds what the staff granted and the order does not have, and the other way round', async () => {
  const { orderId, run, broken } = await aShopWithAnOrder();
  await run(
    `insert into order_corrections (order_id, reason, free_delivery) values ('${orderId}', 'Late', true)`,
  );
  expect(await broken()).toEqual(['I14']);
  await run('update order_corrections set free_delivery = false, discount_centimes = 1');
  expect(await broken()).toEqual(['I14']);
  await run(`delete from order_corrections;
    insert into order_discounts (order_id, name, centimes, shipping_centimes) values ('${orderId}', 'Discount', 1, 0);
    update order_items set discount_centimes = 1;
    update orders set discount_centimes = 1, total_price_centimes = total_price_centimes - 1`);
  expect(await broken()).toContain('I14');
});

test('I16 finds sums that differ from the shown reviews, and a review without a delivered line', async () => {
  const { db, run, broken } = await aShopWithAnOrder();
  const { order_id } = await aReview(db, { state: 'shown' });
  const found = async () => (await broken()).filter((name) => name.startsWith('I16'));
  expect(await found()).toEqual([]);
  await run('update products set review_stars = 4 where review_count = 1');
  expect(await found()).toEqual(['I16 sums']);
  await run('update products set review_stars = 5 where review_count = 1');
  await run(`set session_replication_role = replica;
    update orders set status = 'Shipped', delivered_at = null where id = '${order_id}';
    set session_replication_role = origin`);
  expect(await found()).toEqual(['I16 reviews']);
  await run(`update orders set status = 'Delivered', delivered_at = now() where id = '${order_id}'`);
  await run(`update order_items set product_id = repeat('a', 36) where order_id = '${order_id}'`);
  expect(await found()).toEqual(['I16 reviews']);
});

test('I17 finds a product that does not have the price of the cut of the day', async () => {
  const { db, resources } = await createTestApp();
  await aProduct(db);
  await anOffer(db, { kind: 'price_cut', percent: 10 });
  const findings = await proveInvariants(db, resources.env);
  expect(findings.filter(({ violations }) => violations.length > 0).map(({ name }) => name)).toEqual(['I17']);
});

test('I18 finds a bundle with another stock than its parts allow, and shares that are not the price of their line', async () => {
  const { app, db, product, run, broken } = await aShopWithAnOrder();
  const bundle = await aBundle(db, [{ product, units: 2 }]);
  await postOrder(app, anOrderBody([{ productId: bundle.id, quantity: 1 }]));
  expect(await broken()).toEqual([]);
  await run(`update products set stock = stock + 1 where id = '${bundle.id}'`);
  expect(await broken()).toEqual(['I18 stock']);
  await run(`select stock_bundles(array['${bundle.id}'])`);
  await run('update order_item_parts set share_centimes = share_centimes - 1');
  expect(await broken()).toEqual(['I18 shares']);
});
