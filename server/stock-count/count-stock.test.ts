import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';

async function aStore() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const sheet = async () => (await app.inject({ url: '/api/products/count-sheet?lang=fr', headers })).body;
  const count = async (csv: string, { apply = false, by = headers } = {}) =>
    (
      await app.inject({ method: 'POST', url: '/api/products/counts', headers: by, payload: { csv, apply } })
    ).json();
  const order = async (productId: string, quantity: number) =>
    (await postOrder(app, anOrderBody([{ productId, quantity }]))).json()._id as string;
  const ship = (id: string) =>
    app.inject({ method: 'PUT', url: `/api/orders/${id}/status`, headers, payload: { status: 'Shipped' } });
  const stocks = () => db.selectFrom('products').select(['name', 'stock']).orderBy('name').execute();
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { db, sheet, count, order, ship, stocks, violations };
}

/** The sheet with a number in the last column of each named product. */
function filledIn(sheet: string, counted: Record<string, string>) {
  const lines = sheet.trimEnd().split(/\r?\n/);
  return lines
    .map((line) => {
      const name = Object.keys(counted).find((name) => line.includes(name));
      return name ? line.replace(/(""|)$/, counted[name] ?? '') : line;
    })
    .join('\n');
}

test('a sheet is counted: differences are shown with their value, then applied, and sales meanwhile stay', async () => {
  const { db, sheet, count, order, stocks, violations } = await aStore();
  const soap = await aProduct(db, { name: 'Soap', stock: 10, cost_centimes: 12_050 });
  await aProduct(db, { name: 'Gel', stock: 4 });
  await aProduct(db, { name: 'Milk', stock: 7 });
  await aProduct(db, { name: 'Balm', stock: 3 });
  // What an order holds still lies on the shelves.
  await order(soap.id, 2);
  const empty = await sheet();
  expect(empty.split(/\r?\n/)[0]).toContain('En rayon');
  const file = filledIn(empty, { Soap: '9', Gel: '6', Milk: '7' });
  await order(soap.id, 3);
  const shown = await count(file);
  expect(shown).toMatchObject({
    differences: [
      { name: 'Gel', here: 4, counted: 6 },
      { name: 'Soap', here: 10, counted: 9, value: -120.5 },
    ],
    ...{ same: 1, uncounted: 1, problems: [] },
  });
  expect(shown.differences[0]).not.toHaveProperty('value');
  expect((await stocks()).map(({ stock }) => stock)).toEqual([3, 4, 7, 5]);
  await order(soap.id, 1);
  expect(await count(file, { apply: true })).toMatchObject({ differences: [{}, {}], problems: [] });
  expect((await stocks()).map(({ stock }) => stock)).toEqual([3, 6, 7, 3]);
  const moves = await db
    .selectFrom('stock_moves')
    .select('delta')
    .where('reason', '=', 'count')
    .orderBy('delta')
    .execute();
  expect(moves).toEqual([{ delta: -1 }, { delta: 2 }]);
  const audit = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'product.changed')
    .execute();
  expect(audit).toContainEqual({ changes: { stock: [4, 6] } });
  // The same file again would take the difference twice.
  expect(await count(file, { apply: true })).toMatchObject({
    ...{ differences: [], same: 1 },
    problems: [{ code: 'count-moved' }, { code: 'count-moved' }],
  });
  expect(await violations()).toEqual([]);
});

test('a line that cannot be counted is named and left, and the others are applied', async () => {
  const { db, sheet, count, order, ship, stocks } = await aStore();
  const soap = await aProduct(db, { name: 'Soap', stock: 10, cost_centimes: 12_050 });
  const gel = await aProduct(db, { name: 'Gel', stock: 4 });
  await aProduct(db, { name: 'Milk', stock: 7 });
  await aProduct(db, { name: 'Balm', stock: 3 });
  const gone = await order(soap.id, 2);
  await order(gel.id, 3);
  const file = filledIn(await sheet(), { Soap: '9', Gel: '2', Milk: 'six', Balm: '1' });
  await ship(gone);
  const { headers: by } = await signedInAs(db, 'editor');
  const reply = await count(file, { apply: true, by });
  expect(reply.differences).toEqual([{ _id: expect.any(String), name: 'Balm', here: 3, counted: 1 }]);
  expect(reply.problems.map(({ message }: { message: string }) => message).toSorted()).toEqual([
    'Gel: orders that have not left need 3 units',
    'Milk: the counted units are not a whole number',
    'Soap: 10 units on the shelves when the sheet was made, now 8. Count it again',
  ]);
  expect((await stocks()).map(({ stock }) => stock)).toEqual([1, 1, 7, 8]);
});
