import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { newId } from '../platform/db/new-id.ts';
import { refreshSales } from './untranslated.ts';

const in10Minutes = 10 * 60_000;

test('units are added up at each call, and at most every ten minutes if many products sell', async () => {
  const { db } = await createTestDatabase();
  const start = Date.now() + 60_000;
  const [product, other] = [await aProduct(db), await aProduct(db)];
  const soldAt = async (later: number) => {
    await refreshSales(db, { days: 90, now: new Date(start + later) });
    const { rows } = await sql<{ sold: number }>`select sold from translation_states order by number`.execute(
      db,
    );
    return rows.map(({ sold }) => sold);
  };
  const order = await anOrder(db, { items: [{ product_id: product.id, quantity: 2 }] });
  expect(await soldAt(0)).toEqual([2, 0]);
  await anOrder(db, { items: [{ product_id: other.id, quantity: 3 }] });
  expect(await soldAt(0)).toEqual([2, 3]);
  await db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', order.id).execute();
  expect(await soldAt(0)).toEqual([0, 3]);

  await anOrder(db, { items: Array.from({ length: 1_000 }, () => ({ product_id: newId() })) });
  await soldAt(0);
  await anOrder(db, { items: [{ product_id: other.id, quantity: 1 }] });
  expect(await soldAt(in10Minutes - 1)).toEqual([0, 3]);
  expect(await soldAt(in10Minutes)).toEqual([0, 4]);
});
