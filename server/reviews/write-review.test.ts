import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { aDeliveredOrder, aReview } from '../../test/reviews/a-delivered-order.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { tellFollowers } from '../platform/db/follow-drops.ts';
import { newId } from '../platform/db/new-id.ts';
import { orderOfLink, signLink } from './review-links.ts';

const written = { stars: 4, text: 'Bonne crème,\nelle ne colle pas', name: 'Amina' };
const dayMs = 24 * 60 * 60 * 1000;

async function aBuyer() {
  let now = new Date();
  const { app, db } = await createTestApp({ now: () => now });
  const product = await aProduct(db, { name: 'Night Cream' });
  const { order, token } = await aDeliveredOrder(db, [product], {
    full_name: 'Amina Benali',
    wilaya: 'Alger',
  });
  const { post } = openBrowser(app);
  const write = (values: object = {}) =>
    post('/reviews', { token, productId: product.id, ...written, ...values });
  const upload = async (bytes: Uint8Array, query = `token=${token}`) => {
    const form = new FormData();
    form.append('image', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'a.jpg');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    return app.inject({
      ...{ method: 'POST', url: `/api/reviews/pictures?${query}` },
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const passDays = (days: number) => {
    now = new Date(now.getTime() + days * dayMs);
  };
  return { app, db, product, order, token, post, write, upload, passDays };
}

const reviews = (db: Db) => db.selectFrom('reviews').selectAll().execute();

test('a link shows what can be reviewed, and a review waits with the wilaya of the order', async () => {
  const { db, product, token, order, post, write } = await aBuyer();
  const listed = { productId: product.id, name: 'Night Cream', imageUrl: '' };
  expect((await post('/reviews/invitation', { token })).body).toEqual({
    ...{ name: 'Amina', wilaya: 'Alger' },
    products: [{ ...listed, isReviewed: false }],
  });
  expect((await write()).status).toBe(201);
  expect(await reviews(db)).toMatchObject([
    {
      ...written,
      order_id: order.id,
      product_id: product.id,
      wilaya: 'Alger',
      state: 'waiting',
      image_urls: [],
    },
  ]);
  expect((await post('/reviews/invitation', { token })).body.products).toEqual([
    { ...listed, isReviewed: true },
  ]);
});

test('a product of an order is reviewed once, also by two clicks at the same time', async () => {
  const { db, write } = await aBuyer();
  const both = await Promise.all([write(), write({ stars: 1 })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await write()).body).toMatchObject({ code: 'already-reviewed' });
  expect(await reviews(db)).toHaveLength(1);
});

test('what is not delivered or not in the order is refused, and nothing is stored', async () => {
  const { db, order, write } = await aBuyer();
  const other = await aProduct(db);
  expect(await write({ productId: other.id })).toMatchObject({
    status: 404,
    body: { code: 'product-not-in-order' },
  });
  for (const status of ['Pending', 'Shipped', 'Cancelled'] as const) {
    await db.updateTable('orders').set({ status, delivered_at: null }).where('id', '=', order.id).execute();
    expect(await write()).toMatchObject({ status: 409, body: { code: 'review-not-delivered' } });
  }
  expect(await reviews(db)).toEqual([]);
});

test('a forged link, one of another order and an expired one are refused', async () => {
  const { db, order, token, write, post, passDays } = await aBuyer();
  const [id = '', day = '', signature = ''] = token.split('.');
  const other = await aDeliveredOrder(db, [await aProduct(db)]);
  const forged = [
    ...['', 'x', `${id}.${day}`, `${id}.${day}.`, `${token}x`, `${token}.`],
    `${id}.${Number(day) + 1}.${signature}`,
    `${other.order.id}.${day}.${signature}`,
    `${id}.${day}.${signature.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`,
  ];
  for (const token of forged) {
    expect(await write({ token }), token).toMatchObject({ status: 400, body: { code: 'link-expired' } });
  }
  passDays(60);
  expect((await post('/reviews/invitation', { token })).status).toBe(200);
  passDays(1);
  expect(await write()).toMatchObject({ status: 400, body: { code: 'link-expired' } });
  expect(await orderOfLink(db, { token, now: new Date() })).toBe(order.id);
  expect(await reviews(db)).toEqual([]);
});

test('no change of a token leads to an order', async () => {
  const { db, token } = await aBuyer();
  const now = new Date();
  const other = await signLink(db, { orderId: newId(), now });
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: token.length - 1 }), fc.constantFrom(...'aZ7.-_'), async (at, letter) => {
      const changed = token.slice(0, at) + letter + token.slice(at + 1);
      // The last letter of a signature has bits that mean nothing, but they are compared too.
      if (changed !== token) expect(await orderOfLink(db, { token: changed, now })).toBeUndefined();
      expect(await orderOfLink(db, { token: token.slice(0, at) + other.slice(at), now })).not.toBe(other);
    }),
  );
});

test('a signed-in buyer needs no link, and nobody else gets in by the number of the order', async () => {
  const { app, db, order, post } = await aBuyer();
  const product = await aProduct(db);
  const { headers, user } = await signedInAs(db, 'user');
  const own = await aDeliveredOrder(db, [product], { user });
  const body = { order: own.order.id, productId: product.id, ...written };
  for (const who of [{}, (await signedInAs(db, 'user')).headers, (await signedInAs(db, 'admin')).headers]) {
    const reply = await app.inject({ method: 'POST', url: '/api/reviews', headers: who, payload: body });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'order-not-found']);
  }
  expect((await post('/reviews/invitation', { order: order.id })).status).toBe(404);
  expect((await post('/reviews/invitation', {})).status).toBe(404);
  const reply = await app.inject({ method: 'POST', url: '/api/reviews', headers, payload: body });
  expect(reply.statusCode).toBe(201);
});

test.each([
  [{ stars: 0 }, 'stars-required'],
  [{ stars: 6 }, 'stars-required'],
  [{ stars: 4.5 }, 'stars-required'],
  [{ stars: '5' }, 'stars-required'],
  [{ text: 'x'.repeat(2001) }, 'text-too-long'],
  [{ name: ' \u200f ' }, 'name-required'],
  [{ name: 'x'.repeat(41) }, 'text-too-long'],
  [{ pictures: ['https://example.com/a.webp'] }, 'picture-gone'],
  [{ pictures: [`/uploads/${'a'.repeat(36)}-800.webp`] }, 'picture-gone'],
  [{ pictures: Array(4).fill(`/uploads/${'a'.repeat(36)}-800.webp`) }, 'too-many-review-pictures'],
])('%j is refused as %s', async (values, code) => {
  const { db, write } = await aBuyer();
  expect(await write(values)).toMatchObject({ status: 400, body: { code } });
  expect(await reviews(db)).toEqual([]);
});

test('scripts are text, and stars alone are a review', async () => {
  const { db, write, product, app } = await aBuyer();
  const text = '<script>alert(1)</script> & "quotes"';
  expect((await write({ text })).status).toBe(201);
  await db.updateTable('reviews').set({ state: 'shown' }).execute();
  const shown = await app.inject(`/api/products/${product.id}/reviews`);
  expect(shown.json().reviews[0].text).toBe(text);
  const second = await aDeliveredOrder(db, [product]);
  expect((await write({ token: second.token, text: '' })).status).toBe(201);
});

test('up to three pictures are re-encoded and kept with the review', async () => {
  const { db, write, upload } = await aBuyer();
  const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#10b981' } })
    .jpeg()
    .toBuffer();
  const pictures: string[] = [];
  for (let n = 0; n < 3; n++) pictures.push((await upload(jpeg)).json().imageUrl);
  expect((await write({ pictures })).status).toBe(201);
  expect((await reviews(db))[0]?.image_urls).toEqual(pictures);
});

test('a picture of 20 MB, a text as picture and one without a valid link are refused', async () => {
  const { db, upload } = await aBuyer();
  expect((await upload(new Uint8Array(20 * 1024 * 1024))).statusCode).toBe(413);
  const text = await upload(new TextEncoder().encode('<svg onload="alert(1)"/>'));
  expect([text.statusCode, text.json().code]).toEqual([400, 'picture-unusable']);
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await upload(png, 'token=forged')).statusCode).toBe(400);
  expect((await upload(png, '')).statusCode).toBe(404);
  expect(await db.selectFrom('uploads').select('name').execute()).toEqual([]);
});

test('a shop that takes no reviews refuses them and shows none', async () => {
  const { app, db, product, write } = await aBuyer();
  await aReview(db, { product, state: 'shown' });
  await db
    .insertInto('settings')
    .values({
      ...{ name: 'delivery', id: newId(), version: 1, value: JSON.stringify({ reviews: false }) },
      ...{ changed_at: new Date(), changed_by: 'Amina' },
    })
    .execute();
  tellFollowers(['settings']);
  expect(await write()).toMatchObject({ status: 409, body: { code: 'reviews-off' } });
  expect((await app.inject(`/api/products/${product.id}`)).json()).not.toHaveProperty('rating');
  expect((await app.inject('/api/products')).json().products[0]).not.toHaveProperty('rating');
  expect((await app.inject(`/api/products/${product.id}/reviews`)).json()).toMatchObject({
    count: 0,
    reviews: [],
  });
});

test('what a buyer wrote is never changed', async () => {
  const { db } = await aBuyer();
  const { id } = await aReview(db);
  for (const change of [{ text: 'Better' }, { stars: 1 }]) {
    await expect(db.updateTable('reviews').set(change).where('id', '=', id).execute()).rejects.toThrow(
      /never changed/,
    );
  }
});
