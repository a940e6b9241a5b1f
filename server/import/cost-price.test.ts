import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { endpointRoutes } from '../app.ts';

/** A product that costs the shop 437.31 DA, and an editor, who may not see money. */
async function anOfficeWithAnEditor() {
  const office = await anImportOffice();
  const product = await aProduct(office.db, { cost_centimes: 437_31, stock: 0, external_key: 'k-1' });
  const { headers } = await signedInAs(office.db, 'editor');
  const edit = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
    office.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  const cost = async () => {
    const query = office.db.selectFrom('products').select('cost_centimes').where('id', '=', product.id);
    return (await query.executeTakeFirstOrThrow()).cost_centimes;
  };
  const file = (price: string) =>
    `externalKey,name,price,category,costPrice\nk-1,${product.name},1000,Vitamins,${price}`;
  return { ...office, product, edit, cost, file };
}

const refusal = 'Only those who may see payments may change the cost price';

test('no answer of the catalog tells an editor what a product costs', async () => {
  const { app, db, edit, product, checked, file } = await anOfficeWithAnEditor();
  const { headers } = await signedInAs(db, 'editor');
  const { id: importId } = await checked(file('438.42'));
  for (const { endpoint } of endpointRoutes) {
    if (endpoint.method !== 'GET' || !['catalog', 'anyone'].includes(endpoint.access)) continue;
    for (const id of [product.id, importId]) {
      const options: InjectOptions = { url: `/api${endpoint.path.replace(':id', id)}`, headers };
      const { body } = await app.inject(options);
      expect(body, endpoint.path).not.toMatch(/437[.,]31|438[.,]42|Cost price|"costPrice":/);
    }
  }
  const exported = await edit('GET', '/products/export');
  expect(exported.body).toContain('tvaRate,publication,images');
  expect((await edit('GET', '/products/to-order')).body).toContain('Suggested quantity');
});

test('an editor saves a product without its cost, which stays, and may not send one', async () => {
  const { ask, edit, product, cost } = await anOfficeWithAnEditor();
  for (const body of [{ name: 'A new name' }, { costPrice: null, version: 2 }]) {
    const saved = await edit('PUT', `/products/${product.id}`, body);
    expect(saved.statusCode, saved.body).toBe(200);
    expect(saved.json()).not.toHaveProperty('costPrice');
    expect(await cost()).toBe(437_31);
  }
  const stale = await edit('PUT', `/products/${product.id}`, { name: 'Older', version: 1 });
  expect([stale.statusCode, stale.json().product.name]).toEqual([409, 'A new name']);
  expect(stale.json().product).not.toHaveProperty('costPrice');
  const refused = await edit('PUT', `/products/${product.id}`, { costPrice: 1 });
  expect([refused.statusCode, refused.json().message]).toEqual([403, refusal]);
  expect(await cost()).toBe(437_31);
  expect((await ask('GET', `/products/${product.id}`)).json().costPrice).toBe(437.31);
});

test('an editor imports no costs: the column is not offered, and a file that an administrator checked is not applied', async () => {
  const { edit, checked, file, cost, upload } = await anOfficeWithAnEditor();
  const { id } = await checked(file('1'));
  const applied = await edit('POST', `/imports/${id}/apply`);
  expect([applied.statusCode, applied.json().message]).toEqual([403, refusal]);
  const details = (await edit('GET', `/imports/${id}`)).json();
  expect(details.ourColumns.map(({ name }: { name: string }) => name)).not.toContain('costPrice');
  const other = (await upload(file('2').replace('costPrice', 'Coût'))).json();
  const map = { externalKey: 'externalKey', name: 'name', price: 'price', category: 'category' };
  const withCost = { map: { ...map, costPrice: 'Coût' } };
  const refused = await edit('POST', `/imports/${other._id}/check`, withCost);
  expect([refused.statusCode, refused.json().message]).toEqual([403, refusal]);
  expect((await edit('POST', `/imports/${other._id}/check`, { map })).statusCode).toBe(200);
  expect(await cost()).toBe(437_31);
});
