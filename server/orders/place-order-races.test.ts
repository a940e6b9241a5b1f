import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { waitingForLock } from '../../test/waiting-for-lock.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

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

type Resources = Awaited<ReturnType<typeof createTestApp>>['resources'];

async function brokenInvariants({ db, env }: Resources) {
  const findings = await proveInvariants(db, env);
  return findings.filter(({ violations }) => violations.length > 0);
}
