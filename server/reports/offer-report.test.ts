import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

const now = new Date('2026-03-10T12:00:00Z');
const march = '?startDate=2026-03-01&endDate=2026-03-10';

/**
 * A code that a delivered, a cancelled and an open order took, the first of them with free delivery and a price cut too; an
 * order of February; a gift that nobody got, and a code of years ago.
 */
async function aShopWithOffers() {
  const { app, db } = await createTestApp({ now: () => now });
  const old = { first_day: '2019-01-01', last_day: '2019-12-31' };
  const code = await anOffer(db, { ...old, name: 'Ramadan', name_fr: 'Ramadan FR' });
  const delivery = await anOffer(db, { ...old, kind: 'delivery', name: 'Free delivery' });
  const cut = await anOffer(db, { ...old, kind: 'price_cut', name: 'Spring', percent: 10 });
  const unused = await anOffer(db, { name: 'Sponge', kind: 'delivery', first_day: '2026-03-10' });
  await anOffer(db, { ...old, name: 'Forgotten' });
  const discount = (order: { id: string }, promotion_id: string | null, [centimes, delivery = 0]: number[]) =>
    db
      .insertInto('order_discounts')
      .values({
        order_id: order.id,
        promotion_id,
        name: 'As read',
        centimes: centimes ?? 0,
        shipping_centimes: delivery,
      })
      .execute();
  const delivered = await anOrder(db, {
    ...{ created_at: now, status: 'Delivered', delivered_at: now },
    items: [{ promotion_id: cut.id, quantity: 2 }, { promotion_id: cut.id }, {}],
  });
  await discount(delivered, code.id, [100_50]);
  await discount(delivered, delivery.id, [0, 400_00]);
  // A correction is not an offer.
  await discount(delivered, null, [50_00]);
  for (const status of ['Cancelled', 'Pending'] as const) {
    await discount(await anOrder(db, { created_at: now, status }), code.id, [200_00]);
  }
  // Half past midnight of March 1 in Algiers, and half past eleven of the day before.
  await discount(await anOrder(db, { created_at: new Date('2026-02-28T23:30:00Z') }), code.id, [1_00]);
  await discount(await anOrder(db, { created_at: new Date('2026-02-28T22:30:00Z') }), code.id, [7_00]);
  const ask = async (path: string, role: 'admin' | 'editor' = 'admin') => {
    const { headers } = await signedInAs(db, role, now);
    return app.inject({ url: `/api/reports/offers${path}`, headers });
  };
  return { ask, ids: { code: code.id, delivery: delivery.id, cut: cut.id, unused: unused.id } };
}

test('each offer has the orders that took it, what it took off and what they brought', async () => {
  const { ask, ids } = await aShopWithOffers();
  expect((await ask(march)).json()).toEqual({
    ...{ startDate: '2026-03-01', endDate: '2026-03-10', count: 4 },
    rows: [
      {
        ...{ offer: ids.code, name: 'Ramadan', kind: 'code' },
        ...{ ordered: 4, delivered: 1, saved: 301.5, amount: 9000, revenue: 5000 },
      },
      {
        ...{ offer: ids.delivery, name: 'Free delivery', kind: 'delivery' },
        ...{ ordered: 1, delivered: 1, saved: 400, amount: 5000, revenue: 5000 },
      },
      {
        ...{ offer: ids.cut, name: 'Spring', kind: 'price_cut' },
        ...{ ordered: 1, delivered: 1, amount: 3000, revenue: 3000 },
      },
      {
        ...{ offer: ids.unused, name: 'Sponge', kind: 'delivery' },
        ...{ ordered: 0, delivered: 0, saved: 0, amount: 0, revenue: 0 },
      },
    ],
  });
  expect((await ask(`${march}&lang=fr`)).json().rows[0]).toMatchObject({ name: 'Ramadan FR' });
  // Without days, the last 30.
  expect((await ask('')).json()).toMatchObject({
    startDate: '2026-02-09',
    rows: [{ ordered: 5 }, {}, {}, {}],
  });
  expect((await ask('', 'editor')).statusCode).toBe(403);
});

test('the file of the report has the same rows, with a blank where the discount is not known', async () => {
  const { ask } = await aShopWithOffers();
  const lines = (await ask(`/export${march}`)).body.trim().split('\r\n');
  expect(lines).toEqual([
    'Offer,Kind,Orders,Delivered,Discounts (DA),Ordered (DA),Of it paid or delivered (DA)',
    'Ramadan,Code,4,1,301.5,9000,5000',
    'Free delivery,Free delivery,1,1,400,5000,5000',
    'Spring,Price cut,1,1,,3000,3000',
    'Sponge,Free delivery,0,0,0,0,0',
  ]);
  const french = (await ask(`/export${march}&lang=fr`)).body;
  expect(french).toContain('Ramadan FR;Code;4;1;301,5;9000;5000');
  expect(french).toContain('Spring;Baisse de prix;1;1;;3000;3000');
});
