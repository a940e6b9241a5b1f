import { expect, test } from 'vitest';
import type { ProductFacets, ProductList } from '../../shared/catalog/catalog.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aFamily, aNeed, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';

type App = Awaited<ReturnType<typeof createTestApp>>['app'];

async function list(app: App, query: string, headers: Record<string, string> = {}) {
  const reply = await app.inject({ url: `/api/products?${query}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ProductList>();
}

async function names(app: App, query: string) {
  return (await list(app, query)).products.map(({ name }) => name);
}

async function facets(app: App, query = '') {
  const reply = await app.inject({ url: `/api/products/facets?${query}` });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<ProductFacets>();
}

/** A family of sun milk in three sizes, the largest the newest and the smallest the cheapest, and zinc beside it. */
async function sunMilk(db: Db) {
  const { id: category_id } = await aCategory(db, { name: 'Care' });
  const family = await aFamily(db, { name: 'Sun milk', option_name: 'Size' });
  const sizes = [
    { ml: 50, price_centimes: 60_000 },
    { ml: 100, price_centimes: 90_000 },
    { ml: 200, price_centimes: 150_000 },
  ];
  const products: Awaited<ReturnType<typeof aProduct>>[] = [];
  for (const { ml, price_centimes } of sizes) {
    products.push(
      await aProduct(db, {
        name: `Sun milk ${ml} ml`,
        brand: 'Solara',
        description: 'Plain',
        price_centimes,
        category_id,
        family_id: family.id,
        net_quantity: ml,
        unit: 'ml',
      }),
    );
  }
  const zinc = await aProduct(db, {
    name: 'Zinc',
    brand: 'Vita, Noor',
    description: 'Plain',
    price_centimes: 100_000,
    discounted_price_centimes: 80_000,
    category_id,
  });
  return { family, products, zinc, category_id };
}

function setStock(db: Db, id: string | undefined, stock: number) {
  return db
    .updateTable('products')
    .set({ stock })
    .where('id', '=', id ?? '')
    .execute();
}

test('a grouped list has one card for a family, with figures of its members in the list', async () => {
  const { app, db } = await createTestApp();
  const { family } = await sunMilk(db);
  const grouped = await list(app, 'group=family&sort=price-low');
  expect(grouped).toMatchObject({ count: 2, productCount: 4, pages: 1, page: 1 });
  expect(grouped.products.map(({ name }) => name)).toEqual(['Sun milk 50 ml', 'Zinc']);
  expect(grouped.products[0]?.family).toEqual({
    _id: family.id,
    name: 'Sun milk',
    optionName: 'Size',
    members: 3,
    minPrice: 600,
    maxPrice: 1500,
  });
  expect(grouped.products[1]).not.toHaveProperty('family');
  const filtered = await list(app, 'group=family&sort=price-low&minPrice=700');
  expect(filtered).toMatchObject({ count: 2, productCount: 3 });
  expect(filtered.products.map(({ name }) => name)).toEqual(['Zinc', 'Sun milk 100 ml']);
  expect(filtered.products[1]?.family).toMatchObject({ members: 2, minPrice: 900, maxPrice: 1500 });
  expect((await list(app, 'group=family&limit=1&pageNumber=2')).products).toHaveLength(1);
});

test('without group the same products are listed without figures of families', async () => {
  const { app, db } = await createTestApp();
  await sunMilk(db);
  const plain = await list(app, 'sort=price-low');
  expect(plain).toMatchObject({ count: 4 });
  expect(plain).not.toHaveProperty('productCount');
  for (const product of plain.products) expect(product).not.toHaveProperty('family');
});

test('a visitor who sees only one member of a family sees no family', async () => {
  const { app, db } = await createTestApp();
  const { products } = await sunMilk(db);
  const { id: hidden } = await aCategory(db, { is_active: false });
  for (const { id } of products.slice(1)) {
    await db.updateTable('products').set({ category_id: hidden }).where('id', '=', id).execute();
  }
  const { headers } = await signedInAs(db, 'admin');
  expect((await list(app, 'group=family&keyword=milk')).products[0]).not.toHaveProperty('family');
  expect((await list(app, 'group=family&keyword=milk', headers)).products[0]?.family?.members).toBe(3);
});

test('a member in stock is shown before a sold-out one, and sold-out cards come last without a sort', async () => {
  const { app, db } = await createTestApp();
  const { products, zinc } = await sunMilk(db);
  await setStock(db, products[2]?.id, 0);
  await setStock(db, zinc.id, 0);
  expect(await names(app, 'group=family')).toEqual(['Sun milk 100 ml', 'Zinc']);
  expect(await names(app, 'group=family&sort=newest')).toEqual(['Zinc', 'Sun milk 100 ml']);
  expect(await names(app, 'group=family&sort=price-high')).toEqual(['Sun milk 100 ml', 'Zinc']);
  expect(await names(app, 'group=family&inStock=true')).toEqual(['Sun milk 100 ml']);
  expect(await names(app, 'inStock=true&sort=price-low')).toEqual(['Sun milk 50 ml', 'Sun milk 100 ml']);
});

test('an order of the last unit moves its card, even in a cached list', async () => {
  const { app, db } = await createTestApp();
  const { products } = await sunMilk(db);
  await setStock(db, products[2]?.id, 1);
  const shown = async () => (await names(app, 'group=family'))[1];
  const counted = async () => (await facets(app)).inStock;
  expect([await shown(), await counted()]).toEqual(['Sun milk 200 ml', 4]);
  await postOrder(app, anOrderBody([{ productId: products[2]?.id ?? '', quantity: 1 }]));
  await expect.poll(shown, { interval: 10 }).toBe('Sun milk 100 ml');
  expect(await counted()).toBe(3);
});

test('brands are found regardless of case and accents, and a comma in a name follows a backslash', async () => {
  const { app, db } = await createTestApp();
  await sunMilk(db);
  expect(await list(app, 'brand=SOLÀRA')).toMatchObject({ count: 3 });
  expect(await names(app, `brand=${encodeURIComponent('vita\\, noor')}`)).toEqual(['Zinc']);
  expect(await list(app, `brand=${encodeURIComponent('solara,Vita\\, Noor')}`)).toMatchObject({ count: 4 });
  expect(await list(app, 'brand=nobody')).toMatchObject({ count: 0, products: [] });
});

test('a need lists its products in its own order; several needs follow each other', async () => {
  const { app, db } = await createTestApp();
  const { products, zinc } = await sunMilk(db);
  const sun = await aNeed(db, { slug: 'sun' });
  const winter = await aNeed(db, { slug: 'winter' });
  const [small, middle] = products;
  const rows = [
    { need_id: sun.id, product_id: middle?.id ?? '', position: 0 },
    { need_id: sun.id, product_id: small?.id ?? '', position: 1 },
    { need_id: winter.id, product_id: zinc.id, position: 0 },
    { need_id: winter.id, product_id: middle?.id ?? '', position: 1 },
  ];
  await db.insertInto('need_products').values(rows).execute();
  expect(await names(app, 'need=sun')).toEqual(['Sun milk 100 ml', 'Sun milk 50 ml']);
  expect(await names(app, 'need=winter,sun')).toEqual(['Zinc', 'Sun milk 100 ml', 'Sun milk 50 ml']);
  expect(await names(app, 'need=sun&sort=price-low')).toEqual(['Sun milk 50 ml', 'Sun milk 100 ml']);
  expect(await names(app, 'need=sun&group=family')).toEqual(['Sun milk 100 ml']);
  expect(await names(app, 'need=sleep')).toEqual([]);
  await db.updateTable('needs').set({ is_active: false }).where('id', '=', sun.id).execute();
  expect(await names(app, 'need=sun&limit=9')).toEqual([]);
  expect((await facets(app)).needs).toEqual([{ slug: 'winter', name: 'Sun', count: 2 }]);
});

test('products are listed by id in the given order, and unknown ids are left out', async () => {
  const { app, db } = await createTestApp();
  const { products, zinc } = await sunMilk(db);
  const ids = [products[1]?.id, newId(), zinc.id, 'nonsense', '%00', products[0]?.id].join();
  expect(await names(app, `ids=${ids}`)).toEqual(['Sun milk 100 ml', 'Zinc', 'Sun milk 50 ml']);
  expect(await names(app, `ids=${ids}&group=family`)).toEqual(['Sun milk 100 ml', 'Zinc']);
  expect(await names(app, `ids=${ids}&sort=price-low`)).toEqual([
    'Sun milk 50 ml',
    'Zinc',
    'Sun milk 100 ml',
  ]);
  expect(await names(app, `ids=${newId()}`)).toEqual([]);
});

test('the unit price compares milliliters, and products without a quantity come last', async () => {
  const { app, db } = await createTestApp();
  await sunMilk(db);
  const sorted = ['Sun milk 200 ml', 'Sun milk 100 ml', 'Sun milk 50 ml', 'Zinc'];
  expect(await names(app, 'sort=unit-price')).toEqual(sorted);
});

test('a search counts the closest cards of the page on which other matches begin', async () => {
  const { app, db } = await createTestApp();
  const { category_id } = await sunMilk(db);
  await aProduct(db, { name: 'Sun hat', brand: 'Ombra', category_id });
  await aProduct(db, { name: 'Sun soap', category_id });
  const closest = async (query: string) => (await list(app, `keyword=sun+milk&${query}`)).closest;
  const sorted = 'group=family&sort=name-desc';
  expect(await names(app, `keyword=sun+milk&${sorted}`)).toEqual(['Sun milk 50 ml', 'Sun soap', 'Sun hat']);
  expect(await closest(sorted)).toBe(1);
  expect(await closest('group=family')).toBe(1);
  expect(await closest(`${sorted}&limit=1&pageNumber=2`)).toBe(0);
  expect(await closest(`${sorted}&brand=Ombra`)).toBe(0);
  const onOtherPages = [`${sorted}&limit=1`, `${sorted}&limit=1&pageNumber=3`];
  const mixed = ['group=family&sort=stock', 'sort=name-desc'];
  for (const query of [...onOtherPages, ...mixed]) {
    expect(await closest(query), query).toBeUndefined();
  }
});

test('the list of a category takes the same query', async () => {
  const { app, db } = await createTestApp();
  const { category_id } = await sunMilk(db);
  const reply = await app.inject({
    url: `/api/categories/${category_id}/products?group=family&onOffer=true`,
  });
  expect(reply.json()).toMatchObject({ count: 1, productCount: 1, products: [{ name: 'Zinc' }] });
});

test('facets count the cards of each choice, and the chosen brand stays even at 0', async () => {
  const { app, db } = await createTestApp();
  const { category_id } = await sunMilk(db);
  expect(await facets(app, 'group=family&brand=Solara&minPrice=750&maxPrice=850')).toEqual({
    count: 0,
    brands: [
      { name: 'Vita, Noor', count: 1 },
      { name: 'Solara', count: 0 },
    ],
    brandCount: 1,
    categories: [],
    needs: [],
    prices: [
      { min: 600, max: 700, count: 1 },
      { min: 700, max: 1000, count: 1 },
      { min: 1000, max: 1600, count: 1 },
    ],
    inStock: 0,
    onOffer: 0,
  });
  expect(await facets(app, 'group=family')).toMatchObject({
    count: 2,
    categories: [{ _id: category_id, count: 2 }],
    inStock: 2,
    onOffer: 1,
  });
  expect(await facets(app, 'brand=nobody')).toMatchObject({
    count: 0,
    brands: [{ count: 3 }, { count: 1 }, { name: 'nobody', count: 0 }],
  });
});

test('lists and facets show a change of families, needs and quantities at once', async () => {
  const { app, db } = await createTestApp();
  const { family, products, zinc } = await sunMilk(db);
  expect(await list(app, 'group=family')).toMatchObject({ count: 2 });
  await db.updateTable('products').set({ family_id: family.id }).where('id', '=', zinc.id).execute();
  expect(await list(app, 'group=family&limit=5')).toMatchObject({ count: 1, productCount: 4 });
  await db.updateTable('families').set({ name: 'Milk' }).where('id', '=', family.id).execute();
  expect((await list(app, 'group=family&limit=6')).products[0]?.family?.name).toBe('Milk');
  await db
    .updateTable('products')
    .set({ net_quantity: 1, unit: 'g' })
    .where('id', '=', products[2]?.id ?? '')
    .execute();
  expect((await names(app, 'sort=unit-price'))[2]).toBe('Sun milk 200 ml');
  await db.deleteFrom('families').where('id', '=', family.id).execute();
  expect(await list(app, 'group=family&limit=7')).toMatchObject({ count: 4, productCount: 4 });
});

test('a malformed filter answers 400, in lists and in facets', async () => {
  const { app } = await createTestApp();
  const ids = Array.from({ length: 25 }, newId).join();
  for (const query of ['inStock=maybe', 'group=brand', `ids=${ids}`, `brand=${'b'.repeat(201)}`]) {
    for (const path of ['/api/products', '/api/products/facets']) {
      const reply = await app.inject({ url: `${path}?${query}` });
      expect(reply.statusCode, query).toBe(400);
      expect(reply.json()).toHaveProperty('message');
    }
  }
});

test('the lowest price of a family is one that can be paid, unless all its members are sold out', async () => {
  const { app, db } = await createTestApp();
  const { products } = await sunMilk(db);
  const [small] = products.toSorted((one, other) => one.price_centimes - other.price_centimes);
  const lowest = async () =>
    (await list(app, 'group=family')).products.find(({ family }) => family)?.family?.minPrice;
  expect(await lowest()).toBe(600);
  const sellOut = async (ids: (string | undefined)[]) => {
    for (const id of ids) await setStock(db, id, 0);
    await dropFromCaches(db, ['catalog']);
  };
  await sellOut([small?.id]);
  await expect.poll(lowest).toBe(900);
  await sellOut(products.map(({ id }) => id));
  await expect.poll(lowest).toBe(600);
});
