import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { aProduct } from '../../../test/factories.ts';
import type { Db } from './connection.ts';
import { runTransaction } from './run-transaction.ts';

const addOne = (db: Db, id: string) =>
  db
    .updateTable('products')
    .set((product) => ({ stock: product('stock', '+', 1) }))
    .where('id', '=', id)
    .execute();

test('two transactions that deadlock both succeed', async () => {
  const { db } = await createTestDatabase();
  const ids = [(await aProduct(db, { stock: 1 })).id, (await aProduct(db, { stock: 1 })).id];
  let runs = 0;
  const bothHoldOne = Promise.withResolvers<void>();
  const addInOrder = ([first = '', second = '']: string[]) =>
    runTransaction(db, async (db) => {
      await addOne(db, first);
      runs++;
      if (runs === 2) bothHoldOne.resolve();
      await bothHoldOne.promise;
      await addOne(db, second);
    });
  await Promise.all([addInOrder(ids), addInOrder(ids.toReversed())]);
  const stocks = await db.selectFrom('products').select('stock').execute();
  expect(stocks).toEqual([{ stock: 3 }, { stock: 3 }]);
  expect(runs).toBe(3);
});

test('other errors fail at once and roll back', async () => {
  const { db } = await createTestDatabase();
  const { id } = await aProduct(db, { stock: 1 });
  let runs = 0;
  const failing = runTransaction(db, async (db) => {
    runs++;
    await addOne(db, id);
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(runs).toBe(1);
  expect(await db.selectFrom('products').select('stock').execute()).toEqual([{ stock: 1 }]);
});

test('the caller can name further errors to retry on', async () => {
  const { db } = await createTestDatabase();
  let runs = 0;
  const result = await runTransaction(
    db,
    async () => {
      runs++;
      if (runs < 3) throw new Error('Clash');
      return 'done';
    },
    { retryOn: (error) => error.message === 'Clash' },
  );
  expect([result, runs]).toEqual(['done', 3]);
});
