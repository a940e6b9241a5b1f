import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { newId } from '../platform/db/new-id.ts';
import { deleteOldAlerts } from './delete-old-alerts.ts';

test('unconfirmed alerts are deleted after 7 days and closed ones after 90; failed mails wait again', async () => {
  const { db, resources } = await createTestApp();
  const { id: product_id } = await aProduct(db, { stock: 0 });
  const now = Date.now();
  const ago = (days: number) => new Date(now - days * 24 * 60 * 60 * 1000);
  const store = (name: string, values: object) =>
    db
      .insertInto('stock_alerts')
      .values({ id: newId(), product_id, email: `${name}@example.com`, ...values })
      .execute();
  await store('unconfirmed', { created_at: ago(6.9) });
  await store('unconfirmed-old', { created_at: ago(7.1) });
  await store('waiting-old', { created_at: ago(400), confirmed_at: ago(400) });
  const told = { created_at: ago(100), confirmed_at: ago(100) };
  await store('told', { ...told, notified_at: ago(89) });
  await store('told-old', { ...told, notified_at: ago(91) });
  await store('chosen', { ...told, chosen_at: ago(3) });
  await store('chosen-old', { ...told, chosen_at: ago(5) });
  await deleteOldAlerts.run(
    {},
    {
      ...resources,
      jobId: newId(),
      signal: AbortSignal.any([]),
      now: () => new Date(now),
    },
  );
  const kept = await db.selectFrom('stock_alerts').select(['email', 'chosen_at']).orderBy('email').execute();
  expect(kept.map(({ email, chosen_at }) => [email, chosen_at !== null])).toEqual([
    ['chosen-old@example.com', false],
    ['chosen@example.com', true],
    ['told@example.com', false],
    ['unconfirmed@example.com', false],
    ['waiting-old@example.com', false],
  ]);
});
