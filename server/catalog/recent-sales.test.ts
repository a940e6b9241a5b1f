import { expect, test } from 'vitest';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { anOrder } from '../../test/factories.ts';
import { newId } from '../platform/db/new-id.ts';
import { recentSales } from './recent-sales.ts';

const in10Minutes = 10 * 60_000;

test('units are added up at each call, and remembered for ten minutes if many products sell', async () => {
  const { db } = await createTestDatabase();
  const start = Date.now() + 60_000;
  const soldAt = async (later: number) => {
    const { units } = await recentSales(db, { days: 90, now: new Date(start + later) });
    return units.reduce((sum, sold) => sum + sold, 0);
  };
  await anOrder(db, { items: [{ quantity: 2 }] });
  expect(await soldAt(0)).toBe(2);
  await anOrder(db, { items: Array.from({ length: 1_000 }, () => ({ product_id: newId() })) });
  expect(await soldAt(0)).toBe(1_002);
  await anOrder(db);
  expect(await soldAt(in10Minutes - 1)).toBe(1_002);
  expect(await soldAt(in10Minutes)).toBe(1_003);
});
