import { expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

test('discounts, costs and rates of several products are set, refused where they break a rule, and undone', async () => {
  const { db, ask, ended } = await anImportOffice();
  const soap = await aProduct(db, { name: 'Soap', price_centimes: 99_500, cost_centimes: 50_000 });
  const tiny = await aProduct(db, { name: 'Tiny', price_centimes: 4_000 });
  const ids = [soap.id, tiny.id];
  const make = async (change: object) => (await ask('POST', '/products/changes', { ids, change })).json();
  const stored = () =>
    db
      .selectFrom('products')
      .select(['discounted_price_centimes as discounted', 'cost_centimes as cost', 'tva_rate as tva'])
      .orderBy('name')
      .execute();

  const tenth = await make({ kind: 'discountPercent', percent: 10, roundTo: 'tens' });
  expect(tenth.changed).toMatchObject([
    { name: 'Soap', before: { discountedPrice: 0 }, after: { discountedPrice: 900 } },
  ]);
  expect(tenth.refused).toMatchObject([{ name: 'Tiny', code: 'discounted-price-too-high' }]);
  const amount = await make({ kind: 'discountBy', amount: 100 });
  expect(amount.changed).toMatchObject([{ after: { discountedPrice: 895 } }]);
  expect(amount.refused).toMatchObject([{ name: 'Tiny', code: 'discounted-price-zero' }]);
  const none = await make({ kind: 'noDiscount' });
  expect([none.changed.length, none.unchanged]).toEqual([1, 1]);
  const cost = await make({ kind: 'costPrice', costPrice: 20 });
  expect(cost.changed.map(({ before }: { before: object }) => before)).toEqual(
    expect.arrayContaining([{ costPrice: 500 }, { costPrice: null }]),
  );
  await make({ kind: 'discountPercent', percent: 10, roundTo: 'tens' });
  const share = await make({ kind: 'costPercent', percent: 33.33 });
  expect(share.changed).toMatchObject([
    { name: 'Soap', after: { costPrice: 331.63 } },
    { name: 'Tiny', after: { costPrice: 13.33 } },
  ]);
  expect(await make({ kind: 'costPercent', percent: 101 })).toMatchObject({
    message: 'A cost is 0 to 100 percent of the price',
  });
  for (const change of [{ kind: 'costPrice', costPrice: 20 }, { kind: 'noDiscount' }]) await make(change);
  const rate = await make({ kind: 'tvaRate', tvaRate: 9 });
  expect(await stored()).toEqual([
    { discounted: null, cost: 2_000, tva: 9 },
    { discounted: null, cost: 2_000, tva: 9 },
  ]);
  expect(await make({ kind: 'tvaRate', tvaRate: 7 })).toMatchObject({ message: 'TVA rate is 0, 9 or 19' });
  expect(await make({ kind: 'costPrice', costPrice: -1 })).toMatchObject({
    message: 'Cost price must be a number from 0',
  });

  for (const { report } of [rate, cost, none]) {
    await ask('POST', `/imports/${report}/undo`);
    expect(await ended(report)).toMatchObject({ state: 'undone' });
  }
  expect(await stored()).toEqual([
    { discounted: 89_500, cost: 50_000, tva: null },
    { discounted: null, cost: null, tva: null },
  ]);
});

test('a discount leaves alone what is cheaper already, names it, and deepens the others', async () => {
  const { db, ask } = await anImportOffice();
  const reduced = (name: string, discounted_price_centimes: number) =>
    aProduct(db, { name, price_centimes: 215_000, discounted_price_centimes });
  const ids = [await reduced('Cheap', 183_000), await reduced('Dear', 200_000)].map(({ id }) => id);
  for (const change of [
    { kind: 'discountPercent', percent: 10, roundTo: 'tens' },
    { kind: 'discountBy', amount: 210 },
  ]) {
    const preview = await ask('POST', '/products/changes', { ids, change, preview: true });
    expect(preview.json()).toMatchObject({
      changed: [{ name: 'Dear', before: { discountedPrice: 2000 }, after: { discountedPrice: 1940 } }],
      cheaper: [{ _id: ids[0], name: 'Cheap' }],
      ...{ unchanged: 0, rounded: [], refused: [] },
    });
  }
});

test.each([
  { kind: 'costPrice', costPrice: 312 },
  { kind: 'costPercent', percent: 31.2 },
])('nobody changes or reads costs without the right by %j', async (change) => {
  const { app, db, ask } = await anImportOffice();
  const soap = await aProduct(db, { name: 'Soap' });
  const { report } = (await ask('POST', '/products/changes', { ids: [soap.id], change })).json();
  const { headers } = await signedInAs(db, 'editor');
  const payload = { ids: [soap.id], change, preview: true };
  const answer = await app.inject({ method: 'POST', url: '/api/products/changes', headers, payload });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'cost-price-not-allowed']);
  for (const url of ['/api/imports', `/api/imports/${report}`, `/api/imports/${report}/rows`]) {
    expect((await app.inject({ url, headers })).body).not.toMatch(/31\.?2/);
  }
  const undone = await app.inject({ method: 'POST', url: `/api/imports/${report}/undo`, headers });
  expect(undone.json().code).toBe('cost-price-not-allowed');
});
