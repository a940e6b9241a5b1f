import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

/** A product for which two addresses and two numbers wait, besides an unconfirmed address and a closed number. */
async function aWaitedProduct() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const product = await aProduct(db, { name: 'Night Cream', stock: 0 });
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const alert = (confirmed_at: Date | null) => ({ id: newId(), product_id: product.id, confirmed_at });
  const phone = (digits: string) => ({ phone: `0${digits}`, phone_key: digits });
  await db
    .insertInto('stock_alerts')
    .values([
      { ...alert(ago(3)), email: 'a@example.com' },
      { ...alert(ago(2)), email: 'b@example.com' },
      { ...alert(null), email: 'c@example.com' },
      { ...alert(ago(2)), ...phone('555000002') },
      { ...alert(ago(5)), ...phone('555000001') },
      { ...alert(ago(9)), ...phone('555000003'), notified_at: ago(1) },
    ])
    .execute();
  const get = async (path: string) => (await app.inject({ url: `/api/${path}`, headers })).json();
  const waiting = () => get(`products/${product.id}/stock-alerts`);
  const call = async (id: string) =>
    (await app.inject({ method: 'POST', url: `/api/stock-alerts/${id}/called`, headers })).statusCode;
  return { app, db, product, get, waiting, call };
}

test('administrators see how many wait for a mail, and the numbers to call, longest waiting first', async () => {
  const { waiting } = await aWaitedProduct();
  expect(await waiting()).toEqual({
    emails: 2,
    hasMailServer: false,
    phones: [
      { _id: expect.any(String), phone: '0555000001', createdAt: expect.any(String) },
      { _id: expect.any(String), phone: '0555000002', createdAt: expect.any(String) },
    ],
  });
});

test('a called number is closed once, with an audit entry that does not name it', async () => {
  const { db, product, waiting, call } = await aWaitedProduct();
  const [first] = (await waiting()).phones;
  expect([await call(first._id), await call(first._id)]).toEqual([200, 200]);
  expect((await waiting()).phones).toMatchObject([{ phone: '0555000002' }]);
  const audit = await db.selectFrom('audit_entries').select(['action', 'subject_id', 'changes']).execute();
  expect(audit).toEqual([{ action: 'product.called', subject_id: product.id, changes: {} }]);
});

test('an unknown alert and one that is mailed cannot be called', async () => {
  const { db, call } = await aWaitedProduct();
  const { id } = await db
    .selectFrom('stock_alerts')
    .select('id')
    .where('email', '=', 'a@example.com')
    .executeTakeFirstOrThrow();
  expect([await call(newId()), await call(id)]).toEqual([404, 404]);
});

test('the list of the stock counts the people who wait, and shows the products they wait for', async () => {
  const { db, product, get } = await aWaitedProduct();
  await aProduct(db, { stock: 0 });
  const waited = await get('products/stock?stock=awaited');
  expect(waited).toMatchObject({ count: 1, products: [{ _id: product.id, waiting: 4 }] });
  const soldOut = await get('products/stock?stock=out');
  expect(soldOut.products.map(({ waiting }: { waiting?: number }) => waiting ?? 0).sort()).toEqual([0, 4]);
  await db.updateTable('products').set({ stock: 50 }).where('id', '=', product.id).execute();
  expect((await get('products/stock?stock=awaited')).count).toBe(1);
  expect((await get('products/stock')).count).toBe(1);
});
