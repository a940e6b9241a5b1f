import { expect, test } from 'vitest';
import { aProduct } from '../../../test/factories.ts';
import { anImportOffice } from '../../../test/import-office.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

async function anOffice() {
  const office = await anImportOffice();
  const { db, ask, ended, resources } = office;
  const undo = async (id: string) => {
    expect((await ask('POST', `/imports/${id}/undo`)).statusCode).toBe(200);
    return ended(id);
  };
  const stored = () =>
    db
      .selectFrom('products')
      .select(['external_key', 'name', 'brand', 'price_centimes', 'stock', 'state'])
      .orderBy('external_key')
      .execute();
  const violations = async () =>
    (await proveInvariants(db, resources.env)).filter((finding) => finding.violations.length > 0);
  return { ...office, undo, stored, violations };
}

const former = { price_centimes: 100_000, brand: 'Uriage', stock: 10 };

const file = 'externalKey,name,price,brand,stock,category\n';

test('an undone import brings former values back, deletes unused new products, hides the others, and leaves what changed since', async () => {
  const { app, db, ask, checked, apply, undo, stored, rowsOf, violations } = await anOffice();
  const soap = await aProduct(db, { external_key: 'a', name: 'Soap', ...former });
  const cream = await aProduct(db, { external_key: 'b', name: 'Cream', ...former });
  const { id } = await checked(
    `${file}a,Soap,1200,Vichy,30,Face\nb,Creme,1300,Vichy,5,Face\nc,Gel,700,Vichy,4,Face\nd,Balm,700,Vichy,4,Face\ne,Tonic,700,,4,Face\n`,
  );
  await apply(id);
  expect((await ask('PUT', `/products/${cream.id}`, { price: 1350 })).statusCode).toBe(200);
  expect((await postOrder(app, anOrderBody([{ productId: soap.id, quantity: 2 }]))).statusCode).toBe(201);
  const added = await db.selectFrom('products').select(['id', 'external_key as key']).execute();
  const idOf = (wanted: string) => added.find(({ key }) => key === wanted)?.id ?? '';
  const bought = anOrderBody([{ productId: idOf('c'), quantity: 1 }]);
  expect((await postOrder(app, bought)).statusCode).toBe(201);
  expect((await ask('PUT', `/products/${idOf('e')}`, { price: 750 })).statusCode).toBe(200);

  const preview = (await ask('GET', `/imports/${id}/undo`)).json();
  expect(preview).toMatchObject({ restored: 2, removed: 1, hidden: 2, kept: 1 });
  expect(preview.problems).toMatchObject([
    { name: 'Creme', reason: 'price: changed since, and stays as it is' },
  ]);

  expect(await undo(id)).toMatchObject({
    state: 'undone',
    isUndoable: false,
    undoneBy: 'A admin',
    removed: 1,
    hidden: 2,
  });
  expect(await stored()).toEqual([
    // 10, and 2 of them sold.
    { external_key: 'a', name: 'Soap', brand: 'Uriage', price_centimes: 100_000, stock: 8, state: null },
    { external_key: 'b', name: 'Cream', brand: 'Uriage', price_centimes: 135_000, stock: 10, state: null },
    { external_key: 'c', name: 'Gel', brand: 'Vichy', price_centimes: 70_000, stock: 3, state: 'draft' },
    { external_key: 'e', name: 'Tonic', brand: '', price_centimes: 75_000, stock: 4, state: 'draft' },
  ]);
  expect((await rowsOf(id)).problems).toEqual(preview.problems);
  expect(await violations()).toEqual([]);

  // Once more, as after a double click.
  expect(await undo(id)).toMatchObject({ state: 'undone' });
  const audit = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'product.undone')
    .execute();
  expect(audit).toHaveLength(1);
  const entries = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('subject_id', '=', soap.id)
    .orderBy('id', 'desc')
    .execute();
  expect(entries[0]?.changes).toMatchObject({ price: [1200, 1000], brand: ['Vichy', 'Uriage'] });
});

test('a change of several products has a report, and can be undone', async () => {
  const { db, ask, undo, stored } = await anOffice();
  const soap = await aProduct(db, { name: 'Soap', ...former });
  const cream = await aProduct(db, { name: 'Cream', external_key: 'b', ...former, featured: true });
  const ids = [soap.id, cream.id];
  const make = async (change: object) => (await ask('POST', '/products/changes', { ids, change })).json();
  const raised = await make({ kind: 'pricePercent', percent: 10, roundTo: 'tens' });
  const featured = await make({ kind: 'featured', featured: true });
  expect((await ask('GET', `/imports/${raised.report}`)).json()).toMatchObject({
    ...{ state: 'done', changed: 2, isUndoable: true },
    change: { kind: 'pricePercent', percent: 10 },
  });
  const { rows } = (await ask('GET', `/imports/${raised.report}/rows`)).json();
  expect(rows[0].changes).toEqual([{ field: 'price', before: '1000', after: '1100' }]);

  await undo(raised.report);
  expect((await stored()).map(({ price_centimes }) => price_centimes)).toEqual([100_000, 100_000]);
  await undo(featured.report);
  const marks = await db.selectFrom('products').select(['name', 'featured']).orderBy('name').execute();
  expect(marks).toEqual([
    { name: 'Cream', featured: true },
    { name: 'Soap', featured: false },
  ]);
  expect((await make({ kind: 'price', price: 1000 })).report).toBeUndefined();
});

test('an undo tells of how many products something stays', async () => {
  const { db, ask, undo, rowsOf } = await anOffice();
  const [soap, cream] = [await aProduct(db, { name: 'Soap' }), await aProduct(db, { name: 'Cream' })];
  const ids = [soap.id, cream.id];
  const hide = { kind: 'state', state: 'draft' };
  const { report } = (await ask('POST', '/products/changes', { ids, change: hide })).json();
  await db.deleteFrom('products').where('id', '=', soap.id).execute();
  expect((await ask('GET', `/imports/${report}/undo`)).json()).toMatchObject({ restored: 1, kept: 1 });
  expect(await undo(report)).toMatchObject({ state: 'undone', changed: 2, kept: 1 });
  expect((await rowsOf(report)).problems).toMatchObject([{ name: 'Soap' }]);
});

test('a deletion of several products has a report, and cannot be undone', async () => {
  const { db, ask, rowsOf } = await anOffice();
  const soap = await aProduct(db, { name: 'Soap', state: 'draft' });
  const body = { ids: [soap.id], change: { kind: 'delete' } };
  const { report } = (await ask('POST', '/products/changes', body)).json();
  expect((await ask('GET', `/imports/${report}`)).json()).toMatchObject({
    ...{ state: 'done', change: { kind: 'delete' }, changed: 1, isUndoable: false },
  });
  expect((await rowsOf(report)).rows).toMatchObject([
    { name: 'Soap', changes: [{ field: 'publication', before: 'draft', after: 'deleted' }] },
  ]);
  expect((await ask('POST', `/imports/${report}/undo`)).statusCode).toBe(409);
});

test('long texts, families, categories, units and drafts come back whole', async () => {
  const { db, ask, checked, apply, undo } = await anOffice();
  const description = 'Rich and soft. '.repeat(200).trim();
  const first = `externalKey,name,price,category,description,family,option,label,netQuantity,unit,features\n`;
  const before = `a,Milk,900,Body > Milks,"${description}",,,,200,ml,Soft|Rich\n`;
  const after = `a,Milk,900,Face,Short,Milks,Size,S,250,g,\nb,Milk,950,Face,Short,Milks,,L,,,\n`;
  await apply((await checked(first + before)).id);
  const exported = async () =>
    (await ask('GET', '/products/export')).body.split('\n').find((row) => row.startsWith('a,'));
  const whole = await exported();
  const { id } = await checked(first + after);
  await apply(id);
  expect(await exported()).not.toBe(whole);
  await undo(id);
  expect(await exported()).toBe(whole);
  expect(await db.selectFrom('families').select('name').execute()).toEqual([]);
});

test('categories that only the import made go with it, unless something is in them or somebody changed them', async () => {
  const { db, checked, apply, undo } = await anOffice();
  for (const external_key of ['a', 'b', 'c']) await aProduct(db, { external_key });
  const columns = 'externalKey,name,price,category\n';
  const rows = [
    'a,Milk,900,Face > Creams > Day',
    'b,Oil,900,Face > Masks',
    'c,Wax,900,Body',
    'd,Gel,700,Hair',
  ];
  const { id } = await checked(`${columns}${rows.join('\n')}\n`);
  await apply(id);
  await db
    .updateTable('categories')
    .set({ description: 'For dry skin' })
    .where('name', '=', 'Body')
    .execute();
  await db.updateTable('products').set({ version: 2 }).where('external_key', '=', 'd').execute();
  const { newCategories } = await undo(id);
  const left = await db
    .selectFrom('categories')
    .select('name')
    .where('name', 'in', 'Face Creams Day Masks Body Hair'.split(' '))
    .orderBy('name')
    .execute();
  expect(left.map(({ name }) => name)).toEqual(['Body', 'Hair']);
  expect(newCategories.map(({ path }) => path)).toEqual(['Body', 'Hair']);
  const removed = db.selectFrom('audit_entries').select('changes').where('action', '=', 'category.deleted');
  expect(await removed.execute()).toHaveLength(4);
});

test('nobody undoes what was not applied, is too old or wrote costs that they may not see', async () => {
  const { app, db, ask, checked, apply } = await anOffice();
  await aProduct(db, { external_key: 'a', ...former });
  const { id } = await checked('externalKey,costPrice\na,500\n');
  expect((await ask('POST', `/imports/${id}/undo`)).json().code).toBe('import-not-undoable');
  await apply(id);
  const { headers } = await signedInAs(db, 'editor');
  const url = `/api/imports/${id}/undo`;
  expect((await app.inject({ method: 'POST', url, headers })).json().code).toBe('cost-price-not-allowed');
  await db
    .updateTable('imports')
    .set({ finished_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute();
  expect((await ask('GET', `/imports/${id}/undo`)).statusCode).toBe(409);
  expect((await ask('POST', `/imports/${id}/undo`)).json().code).toBe('import-not-undoable');
});
