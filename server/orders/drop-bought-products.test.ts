import { expect, onTestFinished, test } from 'vitest';
import { aBundle } from '../../test/bundles/a-bundle.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { listenForDrops } from '../platform/db/notify.ts';

test('a cached product shows the new stock after an order', async () => {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { stock: 5 });
  const stock = async () => (await app.inject(`/api/products/${product.id}`)).json().stock;
  expect(await stock()).toBe(5);
  await postOrder(app, anOrderBody([{ productId: product.id, quantity: 2 }]));
  await expect.poll(stock, { interval: 10 }).toBe(3);
});

test('a cached bundle shows its new stock after an order of a part, and so does the part after one of the bundle', async () => {
  const { app, db } = await createTestApp();
  const part = await aProduct(db, { stock: 9 });
  const bundle = await aBundle(db, [{ product: part, units: 2 }]);
  const stocks = async () => {
    const read = async ({ id }: { id: string }) => (await app.inject(`/api/products/${id}`)).json().stock;
    return [await read(part), await read(bundle)];
  };
  expect(await stocks()).toEqual([9, 4]);
  await postOrder(app, anOrderBody([{ productId: part.id, quantity: 3 }]));
  await expect.poll(stocks, { interval: 10 }).toEqual([6, 3]);
  await postOrder(app, anOrderBody([{ productId: bundle.id, quantity: 1 }]));
  await expect.poll(stocks, { interval: 10 }).toEqual([4, 2]);
});

test('caches are notified at once, and again by the job in case of a crash', async () => {
  const { app, db, resources } = await createTestApp({ runsJobs: true });
  const product = await aProduct(db);
  const dropped: string[] = [];
  const drops = await listenForDrops({
    connectionString: resources.env.databaseUrl ?? '',
    onDrop: (tags) => dropped.push(...tags),
    onGap: () => undefined,
    onError: () => undefined,
  });
  onTestFinished(drops.stop);
  await postOrder(app, anOrderBody([{ productId: product.id, quantity: 2 }]));
  const tag = `product:${product.id}`;
  const ofProduct = () => dropped.filter((each) => each === tag);
  await expect.poll(ofProduct).toEqual([tag, tag]);
});
