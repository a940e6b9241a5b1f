import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { waitingForLock } from '../../test/waiting-for-lock.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import type { Db } from '../platform/db/connection.ts';

const statusOf = ({ statusCode }: { statusCode: number }) => statusCode;

const inParallel = <T>(length: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => work(index)));

test('exactly one of 64 simultaneous buyers gets the last unit', async () => {
  const { app, db, resources } = await createTestApp();
  const product = await aProduct(db, { name: 'Cream', stock: 1 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const answers = await inParallel(64, () => postOrder(app, body));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(63);
  expect(new Set(refused.map((answer) => answer.json().message))).toEqual(new Set(['Cream is out of stock']));
  const { stock } = await db.selectFrom('products').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(0);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('200 orders of the same products in opposite order all succeed', async () => {
  const { app, db, resources } = await createTestApp();
  const products = [await aProduct(db, { stock: 200 }), await aProduct(db, { stock: 200 })];
  const lines = products.map(({ id }) => ({ productId: id, quantity: 1 }));
  const answers = await inParallel(200, (index) =>
    postOrder(app, anOrderBody(index % 2 === 0 ? lines : lines.toReversed())),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  const stocks = await db.selectFrom('products').select('stock').execute();
  expect(stocks).toEqual([{ stock: 0 }, { stock: 0 }]);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('buyers of many products at once neither oversell nor lose a unit', async () => {
  const { app, db, resources } = await createTestApp();
  const products = await inParallel(5, () => aProduct(db, { stock: 40 }));
  const answers = await inParallel(150, (index) => {
    const chosen = products.filter((_, place) => (index + place) % 3 !== 0);
    return postOrder(
      app,
      anOrderBody(chosen.map(({ id }) => ({ productId: id, quantity: 1 + (index % 3) }))),
    );
  });
  const placed = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json());
  const sold = placed
    .flatMap(({ orderItems }) => orderItems)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const left = await db.selectFrom('products').select('stock').execute();
  expect(sold + left.reduce((sum, { stock }) => sum + stock, 0)).toBe(200);
  expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('an order that waits for a locked product sees the stock added while it waited', async () => {
  const { app, db, resources } = await createTestApp();
  const product = await aProduct(db, { stock: 1 });
  const body = anOrderBody([{ productId: product.id, quantity: 3 }]);
  const [ordered] = await db.transaction().execute(async (db) => {
    await db.updateTable('products').set({ stock: 6 }).where('id', '=', product.id).execute();
    await db
      .insertInto('stock_moves')
      .values({ product_id: product.id, delta: 5, reason: 'admin' })
      .execute();
    const answer = postOrder(app, body);
    await expect.poll(() => waitingForLock(resources.db), { timeout: 30_000 }).toBe(1);
    return [answer];
  });
  expect((await ordered)?.statusCode).toBe(201);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('simultaneous orders remain separate orders', async () => {
  const { app, db, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { headers, user } = await signedInAs(db, 'admin');
  const products = await Promise.all(Array.from({ length: 5 }, () => aProduct(db, { stock: 100 })));
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const lines = products
        .slice(index % 5)
        .map(({ id }, place) => ({ productId: id, quantity: place + 1 }));
      const address = { fullName: `Buyer ${index}`, phone: `05550000${10 + index}` };
      return postOrder(app, anOrderBody(lines, address), index === 7 ? headers : {});
    }),
  );
  expect(new Set(answers.map(statusOf))).toEqual(new Set([201]));
  for (const [index, answer] of answers.entries()) {
    const shown = answer.json();
    expect(shown.shippingAddress.fullName).toBe(`Buyer ${index}`);
    expect(shown.orderItems.map(({ productId }: { productId: string }) => productId)).toEqual(
      products.slice(index % 5).map(({ id }) => id),
    );
    expect(shown.isGuest).toBe(index !== 7);
  }
  const rows = await db.selectFrom('orders').select(['user_id', 'browser_hash']).execute();
  expect(rows.flatMap(({ user_id }) => user_id ?? [])).toEqual([user.id]);
  expect(new Set(rows.map(({ browser_hash }) => browser_hash?.toString('hex')))).toHaveLength(20);
  expect(await jobsOf(db)).toHaveLength(20);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('a refused order says why, and those that arrive with it are placed', async () => {
  const { app, db, resources } = await createTestApp();
  const [plenty, scarce] = [
    await aProduct(db, { stock: 100 }),
    await aProduct(db, { name: 'Cream', stock: 2 }),
  ];
  const placed = await postOrder(app, anOrderBody([{ productId: plenty.id, quantity: 1 }]), {
    'idempotency-key': 'k',
  });
  const wrong = [
    { line: { productId: 'nothing', quantity: 1 }, status: 404, message: 'Product not found' },
    { line: { productId: scarce.id, quantity: 3 }, status: 409, message: 'Only 2 left of Cream' },
    {
      line: { productId: plenty.id, quantity: 2 },
      key: 'k',
      status: 422,
      message: 'This Idempotency-Key was used for another order',
    },
  ];
  const [good, bad] = await Promise.all([
    Promise.all(
      Array.from({ length: 12 }, () => postOrder(app, anOrderBody([{ productId: plenty.id, quantity: 1 }]))),
    ),
    Promise.all(
      wrong.map(({ line, key }) =>
        postOrder(app, anOrderBody([line]), key ? { 'idempotency-key': key } : {}),
      ),
    ),
  ]);
  expect(new Set([placed, ...good].map(statusOf))).toEqual(new Set([201]));
  expect(bad.map((answer) => [answer.statusCode, answer.json().message])).toEqual(
    wrong.map(({ status, message }) => [status, message]),
  );
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(13);
  expect(await jobsOf(db)).toHaveLength(13);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('an unexpected failure of one order fails only that order', async () => {
  const { app, db, resources } = await createTestApp();
  const product = await aProduct(db, { stock: 100 });
  await sql`
    create function fail() returns trigger language plpgsql as $$
    begin
      if new.full_name = 'Unlucky' then raise 'disk full'; end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger fail before insert on orders for each row execute function fail()`.execute(db);
  const answers = await Promise.all(
    ['Amina', 'Bilal', 'Unlucky', 'Dalia', 'Elias'].map((fullName) =>
      postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }], { fullName })),
    ),
  );
  expect(answers.map(statusOf)).toEqual([201, 201, 500, 201, 201]);
  const { stock } = await db.selectFrom('products').select('stock').executeTakeFirstOrThrow();
  expect(stock).toBe(96);
  expect(await brokenInvariants(resources)).toEqual([]);
});

test('limits hold for simultaneous orders', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const product = await aProduct(db, { stock: 100 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const answers = await Promise.all(Array.from({ length: 9 }, () => postOrder(app, body)));
  const statuses = Map.groupBy(answers, statusOf);
  expect([statuses.get(201)?.length, statuses.get(429)?.length]).toEqual([5, 4]);
});

test('of simultaneous orders, those with the same key get the same answer', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 100 });
  const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
  const keys = ['a', 'b', 'a', 'c', 'b', 'a', 'c', 'd'];
  const answers = await Promise.all(keys.map((key) => postOrder(app, body, { 'idempotency-key': key })));
  expect(new Set(answers.map(statusOf))).toEqual(new Set([201]));
  const idsOf = Map.groupBy(
    answers.map((answer, index) => ({ key: keys[index], id: answer.json()._id })),
    ({ key }) => key,
  );
  expect([...idsOf.values()].map((same) => new Set(same.map(({ id }) => id)).size)).toEqual([1, 1, 1, 1]);
  expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(4);
});

test('an order that waits for a locked product delays no other order', async () => {
  const { app, db, resources } = await createTestApp();
  const [held, free] = [await aProduct(db, { stock: 5 }), await aProduct(db, { stock: 5 })];
  const order = ({ id }: { id: string }) => postOrder(app, anOrderBody([{ productId: id, quantity: 1 }]));
  const waiting = await db.transaction().execute(async (db) => {
    await db.selectFrom('products').select('id').where('id', '=', held.id).forUpdate().execute();
    const first = order(held);
    await expect.poll(() => waitingForLock(resources.db), { timeout: 30_000 }).toBe(1);
    const sent = [free, free, held, free, free, free].map(order);
    const second = sent.splice(2, 1);
    const others = await Promise.all(sent);
    expect(new Set(others.map(statusOf))).toEqual(new Set([201]));
    return [first, ...second];
  });
  expect((await Promise.all(waiting)).map(statusOf)).toEqual([201, 201]);
});

function jobsOf(db: Db) {
  return sql`select id from pgboss.job where name = 'order-confirmation'`
    .execute(db)
    .then(({ rows }) => rows);
}

type Resources = Awaited<ReturnType<typeof createTestApp>>['resources'];

async function brokenInvariants({ db, env }: Resources) {
  const findings = await proveInvariants(db, env);
  return findings.filter(({ violations }) => violations.length > 0);
}
