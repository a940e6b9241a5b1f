import { expect, test } from 'vitest';
import type { AnnouncedOffer } from '../../shared/catalog/announced-offers.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { turnOfferDay } from './turn-offer-day.ts';

const days = { first_day: '2026-12-10', last_day: '2026-12-12' };
const shown = { firstDay: '2026-12-10', lastDay: '2026-12-12' };

/** A shop on a day of the offers, whose clock can be set. */
async function aShop() {
  let now = new Date('2026-12-10T11:00:00Z');
  const { app, db } = await createTestApp({ now: () => now });
  const setDay = async (day: string) => {
    now = new Date(`${day}T11:00:00Z`);
    await turnOfferDay(db, day);
  };
  const offersOf = async (id: string, lang = 'en') =>
    (await app.inject({ url: `/api/products/${id}?lang=${lang}` })).json().offers;
  const inLists = async () => {
    const { products } = (await app.inject({ url: '/api/products' })).json();
    return Object.fromEntries(
      products.map(({ name, offers }: { name: string; offers?: object[] }) => [name, offers]),
    );
  };
  return { db, setDay, offersOf, inLists };
}

test('a page announces what anyone may take with its product, several units first', async () => {
  const { db, offersOf, inLists } = await aShop();
  const gift = await aProduct(db, { name: 'Sponge' });
  const category = await aCategory(db);
  const own = { brand: 'Nivea', price_centimes: 50_000, category_id: category.id };
  const cream = await aProduct(db, { ...own, name: 'Cream' });
  const cheap = await aProduct(db, { ...own, name: 'Balm', price_centimes: 40_000 });
  await anOffer(db, {
    ...{ ...days, kind: 'quantity', targets: [{ brand: 'Nivea' }], min_centimes: 200_000 },
    tiers: [
      { units: 4, free_units: 1 },
      { units: 2, set_centimes: 80_000 },
    ],
  });
  const ofGift = {
    kind: 'gift' as const,
    gift_product_id: gift.id,
    gift_units: 3,
    targets: [{ brand: 'Nivea' }],
  };
  await anOffer(db, { ...days, ...ofGift });
  await anOffer(db, { ...days, kind: 'delivery' });
  const tiers = [
    { kind: 'quantity', units: 2, price: 800, least: 2000, ...shown },
    { kind: 'quantity', units: 4, free: 1, least: 2000, ...shown },
  ];
  const others = [
    { kind: 'gift', units: 3, gift: 'Sponge', ...shown },
    { kind: 'delivery', ...shown },
  ];
  expect(await offersOf(cream.id)).toEqual([...tiers, ...others]);
  // Two of them cost 800 DA anyway.
  expect(await offersOf(cheap.id)).toEqual([tiers[1], ...others]);
  expect(await offersOf(gift.id)).toEqual([others[1]]);
  expect(await inLists()).toEqual({ Cream: tiers, Balm: [tiers[1]], Sponge: undefined });
});

test('what not everyone may take is not announced, nor a gift that cannot be had', async () => {
  const { db, offersOf } = await aShop();
  const { id } = await aProduct(db);
  const gone = await aProduct(db, { stock: 0 });
  const several = { ...days, kind: 'quantity' as const, tiers: [{ units: 3, free_units: 1 }] };
  await anOffer(db, { ...several, max_uses: 5 });
  await anOffer(db, { ...several, max_per_phone: 1 });
  await anOffer(db, { ...several, first_order_only: true });
  await anOffer(db, { ...several, wilayas: [16] });
  await anOffer(db, { ...several, is_active: false });
  await anOffer(db, { ...several, targets: [{ product_id: gone.id }] });
  await anOffer(db, { ...days, code: 'TEN' });
  await anOffer(db, {
    ...days,
    kind: 'gift',
    gift_product_id: gone.id,
    gift_units: 1,
    targets: [{ product_id: id }],
  });
  expect(await offersOf(id)).toBeUndefined();
});

test('an offer is announced from its first day to its last one', async () => {
  const { db, setDay, offersOf, inLists } = await aShop();
  const { id } = await aProduct(db, { name: 'Cream' });
  await anOffer(db, { ...days, kind: 'quantity', tiers: [{ units: 3, free_units: 1 }] });
  const isAnnounced = async () => [(await offersOf(id))?.length, (await inLists()).Cream?.length];
  for (const [day, count] of [
    ['2026-12-09', undefined],
    ['2026-12-10', 1],
    ['2026-12-12', 1],
    ['2026-12-13', undefined],
  ] as const) {
    await setDay(day);
    // The cached replies of the day before are dropped by a notice, which takes a moment.
    await expect.poll(isAnnounced, { message: day }).toEqual([count, count]);
  }
});

test('a gift for a sum says whether all products count for it', async () => {
  const { db, offersOf } = await aShop();
  const gift = await aProduct(db, { name: 'Sponge' });
  const cream = await aProduct(db, { name: 'Cream', brand: 'Saha' });
  const giving = { ...days, kind: 'gift' as const, gift_product_id: gift.id };
  await anOffer(db, { ...giving, min_centimes: 200_000 });
  await anOffer(db, { ...giving, min_centimes: 300_000, targets: [{ brand: 'Saha' }] });
  await anOffer(db, { ...giving, min_centimes: 400_000, targets: [{ brand: 'Other', excluded: true }] });
  const told = (await offersOf(cream.id)).map(({ least, ofAll }: AnnouncedOffer) => [least, ofAll]);
  expect(Object.fromEntries(told)).toEqual({ 2000: true, 3000: undefined, 4000: undefined });
});
