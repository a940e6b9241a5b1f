import { expect, test } from 'vitest';
import { aBundle } from '../../../test/bundles/a-bundle.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { waitingForLock } from '../../../test/waiting-for-lock.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';

async function anOffice() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, { name: 'Cream', stock: 10, price_centimes: 200_000 });
  const soap = await aProduct(db, { name: 'Soap', stock: 7, price_centimes: 50_000 });
  const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/products${path}`;
    const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const create = (values: object) =>
    call('POST', '', {
      ...{ name: 'Routine', description: 'Two steps', price: 2500, stock: 0 },
      ...{ imageUrl: 'https://example.com/a.png', category: cream.category_id },
      ...values,
    });
  const broken = async () =>
    (await proveInvariants(db, resources.env)).filter(({ violations }) => violations.length > 0);
  return { app, db, resources, cream, soap, call, create, broken };
}

test('a product with parts is a bundle: its stock follows, and readers see the parts in their language', async () => {
  const { app, cream, soap, call, create, broken } = await anOffice();
  const parts = [
    { product: soap.id, units: 2, uses: { en: 'Wash your face', fr: 'Nettoyez le visage', ar: '' } },
    { product: cream.id, units: 1 },
  ];
  const created = await create({ parts });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  expect(created.body.stock).toBe(3);
  const read = (lang: string) => app.inject({ url: `/api/products/${created.body._id}?lang=${lang}` });
  const shown = (await read('fr')).json().parts;
  expect(shown).toEqual([
    {
      ...{ _id: soap.id, name: 'Soap', imageUrl: '', price: 500, stock: 7 },
      ...{ units: 2, use: 'Nettoyez le visage' },
    },
    {
      ...{ _id: cream.id, name: 'Cream', imageUrl: '', price: 2000, stock: 10 },
      ...{ units: 1 },
    },
  ]);
  expect((await read('ar')).json().parts[0].use).toBe('Wash your face');
  expect((await app.inject({ url: `/api/products/${soap.id}` })).json()).not.toHaveProperty('parts');
  const changed = await call('PUT', `/${created.body._id}`, { parts: [{ product: soap.id, units: 1 }] });
  expect(changed.body).toMatchObject({ stock: 7, parts: [{ _id: soap.id, units: 1 }] });
  const emptied = await call('PUT', `/${created.body._id}`, { parts: [] });
  expect(emptied.body.stock).toBe(0);
  expect(emptied.body).not.toHaveProperty('parts');
  expect(await broken()).toEqual([]);
});

test('parts that no bundle can have are refused, each with its reason', async () => {
  const { db, cream, soap, call, create } = await anOffice();
  const clogs = await aProduct(db, { name: 'Clogs', sizes: JSON.stringify([{ size: '38', inStock: true }]) });
  const kit = await aBundle(db, [{ product: cream }], { name: 'Kit' });
  const refusedAs = async (parts: unknown, path = 'parts.0') => {
    const { status, body } = await create({ parts });
    expect(status, JSON.stringify(body)).toBe(400);
    return body.fields[path];
  };
  expect(await refusedAs([{ product: 'x'.repeat(36), units: 1 }])).toBe('Product not found');
  expect(await refusedAs([{ product: kit.id, units: 1 }])).toBe('Kit is a bundle itself');
  expect(await refusedAs([{ product: clogs.id, units: 1 }])).toContain('Clogs');
  expect(await refusedAs([{ product: clogs.id, units: 1, size: '50' }])).toContain('50');
  expect(await refusedAs([{ product: soap.id, units: 1, size: '38' }])).toContain('38');
  expect(
    await refusedAs(
      [soap, soap].map(({ id }) => ({ product: id, units: 1 })),
      'parts.1',
    ),
  ).toBe('This product is already a part of the bundle');
  expect(await refusedAs([{ product: soap.id, units: 0 }], 'parts.0.units')).toContain('from 1 to 99');
  expect(await refusedAs('soap', 'parts')).toContain('list');
  const onItself = await call('PUT', `/${kit.id}`, { parts: [{ product: kit.id, units: 1 }] });
  expect(onItself.body.message).toBe('Kit is a bundle itself');
  const ofPart = await call('PUT', `/${cream.id}`, { parts: [{ product: soap.id, units: 1 }] });
  expect(ofPart.body.message).toBe('Kit contains this product, so it cannot have parts itself');
  const ofStocked = await call('PUT', `/${soap.id}`, { parts: [{ product: cream.id, units: 1 }] });
  expect(ofStocked.body.message).toContain('has had stock of its own');
  expect(await db.selectFrom('products').select('id').where('name', '=', 'Routine').execute()).toEqual([]);
});

test('stock and cost of a bundle cannot be typed, in the form or for several products', async () => {
  const { db, cream, soap, call, create } = await anOffice();
  const parts = [{ product: cream.id, units: 2 }];
  expect((await create({ parts, stock: 4 })).body.fields.stock).toContain('follow from its parts');
  expect((await create({ parts, costPrice: 4 })).body.fields.costPrice).toContain('follow from its parts');
  const kit = await aBundle(db, [{ product: cream }], { name: 'Kit' });
  expect((await call('PUT', `/${kit.id}`, { stock: 9 })).body.fields.stock).toContain(
    'follow from its parts',
  );
  expect((await call('PUT', `/${kit.id}`, { stock: 10, stockLoaded: 10, price: 900 })).status).toBe(200);
  const change = { kind: 'stockBy', units: 3 };
  const several = await call('POST', '/changes', { ids: [kit.id, soap.id], change });
  expect(several.body).toMatchObject({
    changed: [{ _id: soap.id }],
    refused: [{ _id: kit.id, reason: 'The stock and the cost price of a bundle follow from its parts' }],
  });
  await call('POST', '/changes', { ids: [cream.id], change });
  expect((await call('GET', `/${kit.id}`)).body.stock).toBe(13);
});

test('a product that a bundle contains cannot be deleted, and the refusal names the bundle', async () => {
  const { db, cream, call, broken } = await anOffice();
  const kit = await aBundle(db, [{ product: cream }], { name: 'Kit' });
  const refused = await call('DELETE', `/${cream.id}`);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe('Kit contains Cream. Take it out of this bundle first.');
  const change = { kind: 'delete' };
  const several = await call('POST', '/changes', { ids: [cream.id], change });
  expect(several.body.refused).toMatchObject([{ _id: cream.id }]);
  expect((await call('DELETE', `/${kit.id}`)).status).toBe(200);
  expect((await call('DELETE', `/${cream.id}`)).status).toBe(200);
  expect(await broken()).toEqual([]);
});

test('an order of a part that waits while it becomes one leaves the bundle with the right stock', async () => {
  const { app, resources, cream, soap, create, broken, db } = await anOffice();
  const routine = (await create({ parts: [{ product: soap.id, units: 1 }] })).body._id;
  const order = await db.transaction().execute(async (db) => {
    await db.selectFrom('products').select('id').where('id', '=', cream.id).forUpdate().execute();
    const answer = postOrder(app, anOrderBody([{ productId: cream.id, quantity: 4 }]));
    await expect.poll(() => waitingForLock(resources.db), { timeout: 30_000 }).toBe(1);
    await db
      .insertInto('bundle_parts')
      .values({ bundle_id: routine, product_id: cream.id, position: 1, units: 1 })
      .execute();
    return [answer];
  });
  expect((await order[0])?.statusCode).toBe(201);
  expect(
    await db.selectFrom('products').select('stock').where('id', '=', routine).executeTakeFirst(),
  ).toEqual({
    stock: 6,
  });
  expect(await broken()).toEqual([]);
});

test('readers get the weight of the parts, and the form only one that was typed', async () => {
  const { app, db, soap, cream, call } = await anOffice();
  const kit = await aBundle(db, [{ product: soap, units: 2 }, { product: cream }]);
  const read = async () => (await app.inject({ url: `/api/products/${kit.id}?lang=fr` })).json().weight;
  expect(await read()).toBeUndefined();
  await db
    .updateTable('products')
    .set({ weight_grams: 100 })
    .where('id', 'in', [soap.id, cream.id])
    .execute();
  await dropFromCaches(db, ['catalog']);
  await expect.poll(read).toBe(300);
  expect((await call('GET', `/${kit.id}`)).body.weight).toBeUndefined();
  await call('PUT', `/${kit.id}`, { weight: 340 });
  expect(await read()).toBe(340);
});

test('saves of parts and orders of them at the same time never leave another stock than the parts allow', async () => {
  const { app, db, soap, cream, call, broken } = await anOffice();
  const kit = await aBundle(db, [{ product: soap, units: 2 }, { product: cream }]);
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const sold = [kit, soap, cream][index % 3] ?? kit;
      if (index % 4 > 0)
        return (await postOrder(app, anOrderBody([{ productId: sold.id, quantity: 1 }]))).statusCode;
      const parts = [soap, cream]
        .slice(index % 8 ? 1 : 0)
        .map(({ id }) => ({ product: id, units: 1 + (index % 2) }));
      return (await call('PUT', `/${kit.id}`, { parts })).status;
    }),
  );
  expect(answers.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  expect(await broken()).toEqual([]);
});
