import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Role } from '../../shared/access/accounts.ts';
import type { StoredReview } from '../../shared/reviews/reviews.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aFamily, aProduct } from '../../test/factories.ts';
import { aReview } from '../../test/reviews/a-delivered-order.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { setOrderStatus } from '../orders/change-order.ts';
import { newId } from '../platform/db/new-id.ts';

async function anOffice(role: Role = 'editor') {
  const { app, db, resources } = await createTestApp();
  const { headers, user } = await signedInAs(db, role);
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const show = (id: string) => call('POST', `/reviews/${id}/show`);
  const hide = (id: string, reason = 'Insults somebody') => call('POST', `/reviews/${id}/hide`, { reason });
  const read = async (url: string) => (await app.inject(`/api${url}`)).json();
  const ratingOf = async (id: string) => (await read(`/products/${id}`)).rating;
  const texts = async (query = '') =>
    (await call('GET', `/reviews?${query}`)).body.reviews.map(({ text }: StoredReview) => text);
  return { app, db, resources, user, call, show, hide, read, ratingOf, texts };
}

test('a review is shown only after an editor has read it, and hidden again with a reason', async () => {
  const { db, user, show, hide, read, ratingOf } = await anOffice();
  const product = await aProduct(db);
  const { id } = await aReview(db, { product, stars: 4 });
  expect(await read(`/products/${product.id}/reviews`)).toEqual({ reviews: [], count: 0, pages: 0, page: 1 });
  expect(await ratingOf(product.id)).toBeUndefined();
  expect((await show(id)).body).toMatchObject({ state: 'shown', product: { _id: product.id } });
  expect(await show(id)).toMatchObject({ status: 200 });
  expect(await ratingOf(product.id)).toEqual({ average: 4, count: 1 });
  expect(await read(`/products/${product.id}/reviews`)).toMatchObject({
    ...{ rating: { average: 4, count: 1 }, count: 1 },
    reviews: [{ _id: id, stars: 4, text: 'Very good', name: 'Amina', wilaya: 'Oran', pictures: [] }],
  });
  expect((await hide(id)).body).toMatchObject({ state: 'hidden', hiddenReason: 'Insults somebody' });
  expect(await ratingOf(product.id)).toBeUndefined();
  expect((await read(`/products/${product.id}/reviews`)).count).toBe(0);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'subject_id', 'changes'])
    .where('action', 'like', 'review.%')
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'review.shown', actor_id: user.id, subject_id: id, changes: { state: ['waiting', 'shown'] } },
    { action: 'review.hidden', actor_id: user.id, subject_id: id, changes: { state: ['shown', 'hidden'] } },
  ]);
});

test('the pharmacist answers, corrects the answer and takes it back', async () => {
  const { db, user, call, show, read } = await anOffice();
  const product = await aProduct(db);
  const { id } = await aReview(db, { product });
  await show(id);
  const answered = async (text: string) => {
    const { status, body } = await call('PUT', `/reviews/${id}/answer`, { text });
    const [review] = (await read(`/products/${product.id}/reviews`)).reviews;
    return [status, body.answered?.by, review.answer];
  };
  expect(await answered('Thank you.')).toEqual([200, user.name, 'Thank you.']);
  expect(await answered('Thank you!')).toEqual([200, user.name, 'Thank you!']);
  expect(await answered('  ')).toEqual([200, undefined, undefined]);
  const { status, body } = await call('PUT', `/reviews/${id}/answer`, { text: 'x'.repeat(2001) });
  expect([status, body.code]).toEqual([400, 'text-too-long']);
});

test('reviews are listed newest first, by state and by words, and name no order', async () => {
  const { db, call, show, hide, texts } = await anOffice();
  const product = await aProduct(db, { name: 'Crème solaire' });
  const day = (n: number) => new Date(Date.UTC(2026, 0, n));
  const first = await aReview(db, { text: 'First', created_at: day(1) });
  const second = await aReview(db, { text: 'Second', created_at: day(2), name: 'Yacine' });
  await aReview(db, { text: 'Third', created_at: day(3), product });
  await show(first.id);
  await hide(second.id);
  expect(await texts()).toEqual(['Third', 'Second', 'First']);
  expect(await texts('state=waiting')).toEqual(['Third']);
  expect(await texts('state=shown')).toEqual(['First']);
  expect(await texts('state=hidden')).toEqual(['Second']);
  expect(await texts('keyword=YACINE')).toEqual(['Second']);
  expect(await texts('keyword=creme')).toEqual(['Third']);
  expect(await texts('keyword=%25')).toEqual([]);
  const reply = await call('GET', '/reviews');
  expect(reply.body).toMatchObject({ waiting: 1, count: 3, pages: 1 });
  expect(JSON.stringify(reply.body)).not.toContain(first.order_id);
  expect(await call('GET', '/reviews?state=new')).toMatchObject({
    status: 400,
    body: { code: 'review-state-unknown' },
  });
});

test('unknown reviews, missing reasons and other roles are refused', async () => {
  const { db, call, show, hide } = await anOffice();
  const { id } = await aReview(db);
  expect(await show(newId())).toMatchObject({ status: 404, body: { code: 'review-not-found' } });
  expect(await hide(id, ' ')).toMatchObject({ status: 400, body: { code: 'reason-required' } });
  expect((await call('PUT', `/reviews/${newId()}/answer`, { text: 'x' })).status).toBe(404);
  for (const role of ['packer', 'confirmer'] as const)
    expect((await (await anOffice(role)).call('GET', '/reviews')).status).toBe(403);
});

test('a delivery that is taken back takes its reviews along, until it is made again', async () => {
  const { db, resources, user, show, ratingOf } = await anOffice('admin');
  const product = await aProduct(db);
  const { id, order_id } = await aReview(db, { product });
  await show(id);
  const set = (status: 'Shipped' | 'Delivered') =>
    setOrderStatus(db, { id: order_id, status, by: user, jobs: resources.jobs, now: new Date() });
  await set('Shipped');
  expect(await ratingOf(product.id)).toBeUndefined();
  expect(await show(id)).toMatchObject({ status: 409, body: { code: 'review-no-longer-delivered' } });
  await set('Delivered');
  expect((await show(id)).status).toBe(200);
  expect(await ratingOf(product.id)).toEqual({ average: 5, count: 1 });
});

test('members of a family share their reviews, on cards and pages and in the order of a list', async () => {
  const { db, show, read, ratingOf } = await anOffice();
  const family_id = (await aFamily(db)).id;
  const [small, large] = [
    await aProduct(db, { family_id, variant_label: '50 ml', created_at: new Date('2026-01-03') }),
    await aProduct(db, { family_id, variant_label: '75 ml', created_at: new Date('2026-01-02') }),
  ];
  const single = await aProduct(db, { created_at: new Date('2026-01-01') });
  const plain = await aProduct(db, { created_at: new Date('2026-01-04') });
  for (const [product, stars] of [
    [small, 5],
    [large, 2],
    [single, 5],
    [single, 5],
  ] as const) {
    await show((await aReview(db, { product, stars })).id);
  }
  const shared = { average: 3.5, count: 2 };
  expect([await ratingOf(small.id), await ratingOf(large.id)]).toEqual([shared, shared]);
  expect((await read(`/products/${large.id}/reviews`)).reviews).toHaveLength(2);
  const cards = (await read('/products?sort=rating&group=family')).products;
  expect(cards.map(({ _id, rating }: { _id: string; rating?: object }) => [_id, rating])).toEqual([
    [single.id, { average: 5, count: 2 }],
    [small.id, shared],
    [plain.id, undefined],
  ]);
  await db.updateTable('products').set({ family_id: null }).where('id', '=', large.id).execute();
  const alone = async (id: string) => (await read(`/products?sort=rating&ids=${id}`)).products[0].rating;
  expect(await alone(small.id)).toEqual({ average: 5, count: 1 });
  expect(await alone(large.id)).toEqual({ average: 2, count: 1 });
});

test('the stored sums are those of the shown reviews, whatever happens to them', async () => {
  const { db, show, hide } = await anOffice();
  const product = await aProduct(db);
  const ids: string[] = [];
  const write = async (stars: number) => void ids.push((await aReview(db, { product, stars })).id);
  const forget = async (id: string) => {
    const order = db.selectFrom('reviews').select('order_id').where('id', '=', id);
    await db.deleteFrom('orders').where('id', '=', order).execute();
  };
  const remove = (id: string) => db.deleteFrom('reviews').where('id', '=', id).execute();
  const actions = [show, hide, remove, forget, show, show];
  const step = fc.record({ action: fc.nat({ max: 9 }), stars: fc.integer({ min: 1, max: 5 }), at: fc.nat() });
  const sums = async () => {
    const { rows } = await sql`
      select review_count as count, review_stars as stars, (
        select count(*)::integer from reviews where product_id = p.id and state = 'shown'
      ) as "rightCount", (
        select coalesce(sum(stars), 0)::integer from reviews where product_id = p.id and state = 'shown'
      ) as "rightStars" from products p where id = ${product.id}`.execute(db);
    return rows[0] as Record<string, number>;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { action, stars, at } of steps) {
        const id = ids[at % Math.max(1, ids.length)];
        const act = actions[action];
        if (act && id) await act(id);
        else await write(stars);
      }
      const { count, stars, rightCount, rightStars } = await sums();
      expect([count, stars]).toEqual([rightCount, rightStars]);
    }),
    { numRuns: 10 },
  );
});

test('ten reviews that are shown at the same time all count', async () => {
  const { db, show, ratingOf } = await anOffice();
  const product = await aProduct(db);
  const ids: string[] = [];
  for (let n = 0; n < 10; n++) ids.push((await aReview(db, { product, stars: n < 5 ? 1 : 5 })).id);
  await Promise.all(ids.map((id) => show(id)));
  expect(await ratingOf(product.id)).toEqual({ average: 3, count: 10 });
});

test('reviews are downloaded as a table, with formulas as text', async () => {
  const { app, db, call } = await anOffice();
  await aReview(db, { text: '=1+1' });
  const { headers } = await signedInAs(db, 'editor');
  const file = await app.inject({ url: '/api/reviews/export?state=waiting', headers });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain("'=1+1");
  expect((await call('GET', '/reviews')).body.count).toBe(1);
});
