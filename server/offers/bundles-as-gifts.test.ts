import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBundle } from '../../test/bundles/a-bundle.ts';
import { aProduct } from '../../test/factories.ts';
import { anOffer } from '../../test/offers/an-offer.ts';
import { aPhoneDesk } from '../../test/orders/a-phone-desk.ts';

/** Two creams earn a routine, which has so many of six soap bars. */
async function aDeskWithRoutine(units: number) {
  const desk = await aPhoneDesk();
  const { db, cream, ask, orderOf } = desk;
  const bar = await aProduct(db, { name: 'Bar', stock: 6 });
  const routine = await aBundle(db, [{ product: bar, units }]);
  await anOffer(db, {
    ...{ kind: 'gift', gift_product_id: routine.id, gift_units: 2 },
    targets: [{ product_id: cream.id }],
  });
  const place = async () => (await ask('POST', 'orders/phone', { body: orderOf() })).body;
  const setUnits = async (units: number) => {
    await db.updateTable('bundle_parts').set({ units }).where('bundle_id', '=', routine.id).execute();
    await sql`select stock_bundles(array[${routine.id}])`.execute(db);
  };
  const twoCreamsAnd = (bars: number) => [
    { productId: cream.id, quantity: 2 },
    ...(bars > 0 ? [{ productId: bar.id, quantity: bars }] : []),
  ];
  return { ...desk, bar, routine, place, setUnits, twoCreamsAnd };
}

test('a bundle is no gift while one of its parts is hidden or its size is not in stock', async () => {
  const { db, bar, routine, place, stock, violations } = await aDeskWithRoutine(1);
  const given = async () => (await place()).orderItems.length === 2;
  expect(await given()).toBe(true);
  const become = (values: object) =>
    db.updateTable('products').set(values).where('id', '=', bar.id).execute();
  await become({ state: 'draft' });
  expect([await stock(routine), await given()]).toEqual([0, false]);
  await become({ state: null, sizes: JSON.stringify([{ size: 'S', inStock: false }]) });
  expect([await stock(routine), await given()]).toEqual([0, false]);
  expect(await stock(bar)).toBe(5);
  expect(await violations()).toEqual([]);
});

test('an edit counts the parts that a given bundle has, and not those that the bundle has now', async () => {
  const { bar, place, setUnits, edit, twoCreamsAnd, stock, violations } = await aDeskWithRoutine(5);
  const { _id } = await place();
  await setUnits(1);
  // The gift has five of the six bars, so it goes as soon as others need them.
  expect((await edit(_id, twoCreamsAnd(1))).body.orderItems).toMatchObject([
    { name: 'Cream' },
    { name: 'Bar' },
    { isGift: true, parts: [{ name: 'Bar', units: 5 }] },
  ]);
  expect(await stock(bar)).toBe(0);
  const more = await edit(_id, twoCreamsAnd(3));
  expect([more.status, more.body.orderItems?.length]).toEqual([200, 2]);
  expect(await stock(bar)).toBe(3);
  expect(await violations()).toEqual([]);
});

test('an edit keeps a given bundle whose parts have become more', async () => {
  const { bar, place, setUnits, edit, twoCreamsAnd, stock, violations } = await aDeskWithRoutine(1);
  const { _id } = await place();
  await setUnits(9);
  expect((await edit(_id, twoCreamsAnd(2))).body.orderItems).toHaveLength(3);
  expect(await stock(bar)).toBe(3);
  expect(await violations()).toEqual([]);
});

test('an edit counts the parts of a given bundle that was deleted', async () => {
  const { db, bar, routine, place, edit, twoCreamsAnd, stock, violations } = await aDeskWithRoutine(5);
  const { _id } = await place();
  await db.deleteFrom('products').where('id', '=', routine.id).execute();
  expect((await edit(_id, twoCreamsAnd(1))).body.orderItems).toHaveLength(3);
  expect((await edit(_id, twoCreamsAnd(2))).body.orderItems).toHaveLength(2);
  expect(await stock(bar)).toBe(4);
  expect(await violations()).toEqual([]);
});
