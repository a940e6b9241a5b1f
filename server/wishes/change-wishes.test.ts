import { expect, test } from 'vitest';
import { mostWishes } from '../../shared/orders/cart.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';

async function aWisher() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const send = (payload: object, as = headers) =>
    app.inject({ method: 'POST', url: '/api/wishes', headers: as, payload });
  const change = async (payload: object, as = headers): Promise<string[]> =>
    (await send(payload, as)).json().productIds;
  return { app, db, user, send, change };
}

test('wishes of a browser join those of the account, the latest first and each once', async () => {
  const { db, change } = await aWisher();
  const [a, b, c] = [await aProduct(db), await aProduct(db), await aProduct(db)];
  expect(await change({ add: [a.id] })).toEqual([a.id]);
  expect(await change({ add: [c.id, b.id, a.id] })).toEqual([c.id, b.id, a.id]);
  expect(await change({ remove: [b.id] })).toEqual([c.id, a.id]);
  expect(await change({})).toEqual([c.id, a.id]);
});

test('each account has a list of its own, and a deleted product or account takes its wishes along', async () => {
  const { db, change, user } = await aWisher();
  const [a, b] = [await aProduct(db), await aProduct(db)];
  const other = await signedInAs(db, 'user');
  await change({ add: [a.id, b.id] });
  expect(await change({ add: [b.id] }, other.headers)).toEqual([b.id]);
  await db.deleteFrom('products').where('id', '=', b.id).execute();
  expect(await change({})).toEqual([a.id]);
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  expect(await db.selectFrom('wishes').selectAll().execute()).toEqual([]);
});

test('unknown products are ignored, and a list that is too long loses the oldest', async () => {
  const { db, change, send } = await aWisher();
  expect(await change({ add: ['nope', newId(), "'"] })).toEqual([]);
  const ids: string[] = [];
  for (let n = 0; n < mostWishes + 1; n++) ids.push((await aProduct(db)).id);
  const [oldest = '', ...others] = ids;
  await change({ add: [oldest] });
  expect(await change({ add: others })).toEqual(others);
  const reply = await send({ add: ids });
  expect([reply.statusCode, reply.json().message]).toEqual([400, 'At most 48 products']);
  expect((await send({ add: 'x' })).statusCode).toBe(400);
});

test('calls at once keep the list whole', async () => {
  const { db, change } = await aWisher();
  const products = await Promise.all(Array.from({ length: 6 }, () => aProduct(db)));
  const ids = products.map(({ id }) => id);
  await Promise.all([
    change({ add: ids }),
    change({ add: ids.toReversed() }),
    change({ remove: ids.slice(3) }),
  ]);
  // What was removed may have been added again by a later call, and nothing stands twice.
  const list = await change({});
  expect(list).toEqual([...new Set(list)]);
  expect(ids).toEqual(expect.arrayContaining(list));
  expect(list).toEqual(expect.arrayContaining(ids.slice(0, 3)));
  expect(await change({ remove: ids })).toEqual([]);
});
