import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { foundedWilayas } from '../../shared/delivery/founded-wilayas.ts';
import { wilayaCount } from '../../shared/delivery/wilaya-count.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aDeliveryRate, aPickupPoint, communeId } from '../../test/factories.ts';

async function aReader() {
  const { app, db } = await createTestApp();
  const get = async (path: string) => {
    const reply = await app.inject({ url: `/api/delivery/${path}` });
    return { status: reply.statusCode, body: reply.json(), bytes: reply.rawPayload };
  };
  return { db, get };
}

test('there are 1541 communes, each within one of the 58 wilayas, in French and Arabic', async () => {
  const { get } = await aReader();
  let count = 0;
  for (let code = 1; code <= 58; code++) {
    const { body, bytes } = await get(`communes?wilaya=${code}`);
    count += body.length;
    expect(brotliCompressSync(bytes).length, `wilaya ${code}`).toBeLessThan(1300);
    const arabic = await get(`communes?wilaya=${code}&lang=ar`);
    expect(brotliCompressSync(arabic.bytes).length, `wilaya ${code} in Arabic`).toBeLessThan(1900);
  }
  expect(count).toBe(1541);
  const [french, arabic] = [await get('communes?wilaya=16&lang=fr'), await get('communes?wilaya=16&lang=ar')];
  expect(french.body).toContainEqual({ id: 487, name: 'Bab Ezzouar', postalCode: '16024' });
  expect(arabic.body).toContainEqual({
    id: 487,
    name: 'باب الزوار',
    stored: 'Bab Ezzouar',
    postalCode: '16024',
  });
});

test('a new wilaya has its communes, and its mother has them too', async () => {
  const { db, get } = await aReader();
  const aflou = await communeId(db, 'Aflou', 59);
  const ids = async (wilaya: number) =>
    (await get(`communes?wilaya=${wilaya}`)).body.map(({ id }: { id: number }) => id);
  expect(await ids(59)).toContain(aflou);
  expect(await ids(3)).toContain(aflou);
  expect(await ids(58)).not.toContain(aflou);
  expect(await ids(69)).toHaveLength(7);
});

test('the options of a place have prices, days and pickup points, and follow a change at once', async () => {
  const { db, get } = await aReader();
  expect((await get('options?wilaya=31')).body).toEqual([
    { kind: 'home', price: 1000, freeAbove: null, weightSteps: [], minDays: null, maxDays: null },
  ]);
  const { id } = await aPickupPoint(db);
  await aDeliveryRate(db, { kind: 'desk', price_centimes: 40_000, min_days: 1, max_days: 3 });
  const desk = {
    kind: 'desk',
    price: 400,
    minDays: 1,
    maxDays: 3,
    points: [{ _id: id, name: 'Agence Es Senia', address: 'Es Senia', hours: '' }],
  };
  await expect
    .poll(async () => (await get('options?wilaya=31')).body)
    .toMatchObject([{ kind: 'home' }, desk]);
  await aDeliveryRate(db, { price_centimes: null });
  await expect.poll(async () => (await get('options?wilaya=31')).body).toMatchObject([desk]);
});

test.each([
  { typed: 1000, shown: null },
  { typed: 500, shown: 500 },
])(
  'an estimate of $typed DA is shown only if a delivery to the door may cost it',
  async ({ typed, shown }) => {
    const { app, db } = await createTestApp();
    await db.updateTable('delivery_rates').set({ price_centimes: 90_000 }).execute();
    await db
      .updateTable('delivery_rates')
      .set({ price_centimes: 20_000 })
      .where('wilaya_code', '=', 16)
      .execute();
    await db
      .updateTable('delivery_terms')
      .set({ estimate_centimes: typed * 100 })
      .execute();
    expect((await app.inject('/api/delivery/prices')).json().estimate.price).toBe(shown);
  },
);

test('the prices are those of the beginning: free in Alger, 1000 DA elsewhere, with the estimate of the cart', async () => {
  const { get } = await aReader();
  const { body } = await get('prices');
  expect(body.estimate).toEqual({ price: 1000, freeAbove: 10_000 });
  expect(body.free).toBeUndefined();
  expect(body.wilayas).toHaveLength(58);
  for (const { wilaya, home, desk } of body.wilayas) {
    expect([home, desk], wilaya).toEqual([wilaya === 'Alger' ? 0 : 1000, null]);
  }
});

test.each([
  ['communes', 'wilaya'],
  ['communes?wilaya=0', 'wilaya'],
  ['communes?wilaya=70', 'wilaya'],
  ['communes?wilaya=Oran', 'wilaya'],
  ['options?wilaya=16&commune=1', 'commune'],
  ['options?wilaya=16&commune=999999', 'commune'],
  ['options?wilaya=16&commune=x', 'commune'],
])('%s is refused at its field', async (path, field) => {
  const { get } = await aReader();
  const { status, body } = await get(path);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});

test('a wilaya of 2026 is told with its own price, in the language of the reader', async () => {
  const { db, get } = await aReader();
  await aDeliveryRate(db, { wilaya_code: 60, price_centimes: 77_700 });
  const founded = async (lang: string) => (await get(`prices?lang=${lang}`)).body.founded;
  await expect
    .poll(() => founded('fr'))
    .toContainEqual({ wilaya: 'Batna', name: 'Barika', home: 777, desk: null });
  const arabic = await founded('ar');
  const known = foundedWilayas.map(({ name, arabic, former: wilaya }) => ({ name, arabic, wilaya }));
  const told = (await founded('fr')).map((row: object, place: number) => ({
    ...row,
    arabic: arabic[place].name,
  }));
  expect(told).toMatchObject(known);
  expect(arabic).toContainEqual({ wilaya: 'Laghouat', name: 'آفلو', home: 1000, desk: null });
  const { wilayas } = (await get('prices')).body;
  expect(wilayas.length + arabic.length).toBe(wilayaCount);
});

test('the prices say in which wilayas some communes have others', async () => {
  const { db, get } = await aReader();
  const varying = async () =>
    (await get('prices')).body.wilayas.flatMap(({ wilaya, varies }: { wilaya: string; varies?: true }) =>
      varies ? [wilaya] : [],
    );
  expect(await varying()).toEqual([]);
  await aDeliveryRate(db, { wilaya_code: 59, price_centimes: 77_700 });
  await expect.poll(varying).toEqual(['Laghouat']);
});
