import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function aShop() {
  const { app, db } = await createTestApp();
  const find = async (keyword: string, headers: Record<string, string> = {}) => {
    const query = { keyword, group: 'family' };
    const reply = await app.inject({ url: '/api/products', query, headers });
    const { products = [], productOfCode } = reply.json();
    return { code: productOfCode, ids: products.map(({ _id }: { _id: string }) => _id) };
  };
  return { app, db, find };
}

test('a barcode finds its product alone, however it is written', async () => {
  const { db, find } = await aShop();
  const { id } = await aProduct(db, { name: 'Zinc', barcode: '3401360000124', description: 'Zinc' });
  await aProduct(db, { name: 'Other', description: 'Replaces 3401360000124' });
  for (const keyword of ['3401360000124', ' 3 401 360 000-124 ', '٣٤٠١٣٦٠٠٠٠١٢٤', '03401360000124']) {
    expect(await find(keyword), keyword).toEqual({ code: id, ids: [id] });
  }
  const short = await aProduct(db, { barcode: '12345670' });
  const american = await aProduct(db, { barcode: '0036000291452' });
  expect((await find('12345670')).code).toBe(short.id);
  expect((await find('036000291452')).code).toBe(american.id);
  for (const keyword of ['340136000012', '"3401360000124"', '3401360000124 zinc', '99999999']) {
    expect((await find(keyword)).code, keyword).toBeUndefined();
  }
});

test('both the shown SKU and the key of the merchant find only their product', async () => {
  const { db, find } = await aShop();
  const family = await aFamily(db);
  const values = { family_id: family.id, description: 'Plain' };
  await aProduct(db, { ...values, name: 'Zinc 10', variant_label: '10' });
  const { id } = await aProduct(db, {
    ...values,
    name: 'Zinc 20',
    variant_label: '20',
    external_key: 'VN-20/b',
  });
  for (const keyword of [id.slice(-8).toUpperCase(), id.slice(-8), 'VN-20/b', ' VN-20/b ']) {
    expect(await find(keyword), keyword).toEqual({ code: id, ids: [id] });
  }
  expect((await find('VN-20')).code).toBeUndefined();
  expect((await find('Zinc 20')).code).toBeUndefined();
});

test('shoppers do not find a hidden product by its code', async () => {
  const { db, find } = await aShop();
  const hidden = await aCategory(db, { name: 'Hidden', is_active: false });
  const { id } = await aProduct(db, { barcode: '3401360000124', category_id: hidden.id });
  expect(await find('3401360000124')).toEqual({ code: undefined, ids: [] });
  expect(await find(id.slice(-8))).toEqual({ code: undefined, ids: [] });
  const { headers } = await signedInAs(db, 'admin');
  expect(await find('3401360000124', headers)).toEqual({ code: id, ids: [id] });
});

test('a barcode that moves to another product leads there at once', async () => {
  const { app, db, find } = await aShop();
  const { headers } = await signedInAs(db, 'admin');
  const before = await aProduct(db, { barcode: '3401360000124' });
  const after = await aProduct(db);
  expect((await find('3401360000124')).code).toBe(before.id);
  const save = (id: string, version: number, barcode: string) =>
    app.inject({ method: 'PUT', url: `/api/products/${id}`, headers, payload: { version, barcode } });
  expect((await save(before.id, before.version, '')).statusCode).toBe(200);
  expect((await save(after.id, after.version, '3401360000124')).statusCode).toBe(200);
  await expect.poll(() => find('3401360000124')).toEqual({ code: after.id, ids: [after.id] });
});

test('a barcode or SKU shows its product in the lists of the back office', async () => {
  const { app, db } = await aShop();
  const { headers } = await signedInAs(db, 'admin');
  const { id } = await aProduct(db, { barcode: '3401360000124', stock: 0 });
  await aProduct(db, { stock: 0 });
  for (const list of ['?sort=newest', '/stock?stock=out']) {
    for (const keyword of ['3 401 360 000 124', id.slice(-8)]) {
      const url = `/api/products${list}&keyword=${encodeURIComponent(keyword)}`;
      const { products, count } = (await app.inject({ url, headers })).json();
      expect([count, products[0]._id], url).toEqual([1, id]);
    }
  }
});

test('the back office finds products by a part of their reference or barcode, and shows the reference', async () => {
  const { app, db } = await aShop();
  const { headers } = await signedInAs(db, 'admin');
  const zinc = await aProduct(db, { name: 'Zinc', external_key: 'FRN-2040/B', barcode: '3401360000124' });
  await aProduct(db, { name: 'Cream 2040', external_key: 'other_1' });
  await aProduct(db, { name: 'Balm', state: 'draft', external_key: 'KLM-77' });
  const names = async (url: string, keyword: string, as = headers) => {
    const reply = await app.inject({
      url: `/api/products${url}`,
      query: { keyword, sort: 'name' },
      headers: as,
    });
    return reply.json().products.map(({ name, reference }: Record<string, string>) => [name, reference]);
  };
  const found = [['Zinc', 'FRN-2040/B']];
  for (const part of ['frn-20', 'FRN-2040', '40/b', 'frn', '36000', '340136000012', '3 401 360']) {
    expect(await names('', part), part).toEqual(found);
  }
  // Words count too, and a sign is no wildcard.
  expect(await names('', '2040')).toEqual([['Cream 2040', 'other_1'], ...found]);
  expect(await names('', 'r_1')).toEqual([['Cream 2040', 'other_1']]);
  expect(await names('', 'n_2')).toEqual([]);
  expect(await names('', 'klm')).toEqual([['Balm', 'KLM-77']]);
  expect(await names('/stock?state=draft', 'klm')).toEqual([['Balm', 'KLM-77']]);
  // Products with the word come alone.
  expect(await names('', 'zin')).toEqual(await names('', 'zinc'));

  await db.updateTable('products').set({ external_key: 'NEW-1' }).where('id', '=', zinc.id).execute();
  expect(await names('', 'frn-20')).toEqual([]);
  expect(await names('', '2040', {} as typeof headers)).toEqual([['Cream 2040', undefined]]);
});
