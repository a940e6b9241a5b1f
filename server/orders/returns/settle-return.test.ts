import { expect, test } from 'vitest';
import { handOverSentence } from '../../../shared/orders/exchange.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { anInvoice } from '../../../test/factories.ts';
import { anExchangeDesk } from '../../../test/orders/an-exchange-desk.ts';
import { type Env, readEnv } from '../../platform/start-up/env.ts';
import { orderChangedEmail, orderConfirmationEmail, orderStateEmail } from '../order-mails.ts';
import { findOrder, type OrderRow } from '../order-queries.ts';

const expected = (...positions: number[]) => ({
  lines: positions.map((position) => ({ position, quantity: 1 })),
});

const seller = { name: 'Saha SARL', address: 'Alger', nif: '001612345678902', regime: 'real' };

/** The desk with a return of one cream that the courier of an exchange will bring. */
async function anExpectingDesk() {
  const desk = await anExchangeDesk();
  const { ask, old, cream, giveBack, db } = desk;
  const invoice = await anInvoice(db, old);
  const { body } = await giveBack(1, expected(0));
  const path = `orders/${old}/returns/${body[0]._id}`;
  const arrive = (restocked: number[]) => ask('POST', `${path}/arrival`, { body: { restocked } });
  const takeBack = () => ask('DELETE', path);
  const stock = async () => {
    const query = db.selectFrom('products').select('stock').where('id', '=', cream.id);
    return (await query.executeTakeFirstOrThrow()).stock;
  };
  const credits = async () => (await ask('GET', `orders/${old}/invoices`)).body.slice(1);
  const buyerReads = async () => (await ask('GET', `orders/guest/${old}`)).body.returns;
  return { ...desk, invoice, body, arrive, takeBack, stock, credits, buyerReads };
}

test('what the courier brings pays for the exchange at once, and moves nothing until it is here', async () => {
  const desk = await anExpectingDesk();
  const { body, arrive, exchange, stock, credits, buyerReads, violations } = desk;
  expect(body).toMatchObject([{ refund: 1000, forExchange: true, lines: [{ position: 0, quantity: 1 }] }]);
  expect(body[0].lines[0]).not.toHaveProperty('restocked');
  const before = await stock();
  expect((await exchange()).body).toMatchObject({ totalPrice: 1800, credit: 1000 });
  expect([await credits(), await buyerReads()]).toEqual([[], undefined]);
  expect(await violations()).toEqual([]);

  const arrived = await arrive([0]);
  expect([arrived.status, arrived.body]).toMatchObject([200, [{ lines: [{ restocked: true }] }]]);
  expect(await stock()).toBe(before + 1);
  expect(await credits()).toMatchObject([{ kind: 'credit', total: 1000 }]);
  expect(await buyerReads()).toMatchObject([{ units: 1, refund: 1000 }]);
  expect((await arrive([])).body.code).toBe('return-here-already');
  expect(await stock()).toBe(before + 1);
  expect(await violations()).toEqual([]);
});

test('what arrives broken or never is written off', async () => {
  const { arrive, stock, old, history } = await anExpectingDesk();
  const before = await stock();
  expect((await arrive([])).body).toMatchObject([{ lines: [{ restocked: false }] }]);
  expect(await stock()).toBe(before);
  expect((await history(old)).map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['returned', 'arrived']),
  );
});

test('of many arrivals at once one counts', async () => {
  const { arrive, stock, violations } = await anExpectingDesk();
  const before = await stock();
  const replies = await Promise.all([arrive([0]), arrive([0]), arrive([]), arrive([0])]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect([before, before + 1]).toContain(await stock());
  expect(await violations()).toEqual([]);
});

test('a return that does not come is taken back as if it had not been, unless an order replaces it', async () => {
  const { ask, old, become, exchange, takeBack, stock, credits, giveBack, violations } =
    await anExpectingDesk();
  const before = await stock();
  const id: string = (await exchange()).body._id;
  expect((await takeBack()).body.code).toBe('return-exchanged');
  await become(id, 'Cancelled');
  expect(await takeBack()).toMatchObject({ status: 200, body: [] });
  expect([await stock(), await credits()]).toEqual([before, []]);
  expect((await takeBack()).status).toBe(404);
  expect((await exchange()).body.code).toBe('exchange-without-return');
  // The buyer who wants it again pays all of it.
  expect((await become(id, 'Pending')).status).toBe(200);
  expect((await ask('GET', `orders/${id}`)).body.credit).toBeUndefined();
  expect((await giveBack(2)).status).toBe(201);
  expect((await ask('GET', `orders/${old}/returns`)).body).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test('a return whose money was paid back, or that is here, is not taken back', async () => {
  const { ask, old, body, takeBack, arrive } = await anExpectingDesk();
  await ask('POST', `orders/${old}/pay-back`, { body: { amount: 1000 } });
  expect((await takeBack()).body.code).toBe('return-paid-back');
  await arrive([0]);
  expect((await takeBack()).body.code).toBe('return-here-already');
  expect(body).toHaveLength(1);
});

test('only an exchange expects its return, and then all its lines', async () => {
  const { giveBack, arrive } = await anExpectingDesk();
  const message = async (more: object) => (await giveBack(1, { seen: 1, ...more })).body.code;
  expect(await message({ ...expected(0), forExchange: false })).toBe('return-not-here');
  expect(await message({ ...expected(0), forExchange: undefined })).toBe('return-not-here');
  const [first] = expected(0).lines;
  expect(await message({ lines: [first, { position: 1, quantity: 1, restocked: true }] })).toBe(
    'return-not-here',
  );
  expect((await arrive([1])).body.code).toBe('order-line-unknown');
});

test('an invoice that is made later credits an expected return once it is here', async () => {
  const { ask, arrive, invoice, old, credits, violations } = await anExpectingDesk();
  await ask('PUT', 'settings/seller', { body: { version: 0, ...seller } });
  await ask('POST', `invoices/${invoice.id}/cancel`, { body: { reason: 'Wrong name' } });
  await ask('POST', `orders/${old}/invoice`);
  const kinds = async () => (await credits()).map(({ kind }: { kind: string }) => kind);
  expect(await kinds()).toEqual(['cancellation', 'invoice']);
  await arrive([0]);
  expect(await kinds()).toEqual(['cancellation', 'invoice', 'credit']);
  expect(await violations()).toEqual([]);
});

test('mails, pages and calls about an exchange name what to hand over until it has arrived', async () => {
  const { db, ask, arrive, exchange, old } = await anExpectingDesk();
  const id: string = (await exchange(6, { isConfirmed: true })).body._id;
  const phone = '0555123456';
  const env = readEnv({ PUBLIC_URL: 'https://shop.example' });
  async function heard() {
    const order = await findOrder(db, id);
    if (!order) throw new Error('No order');
    const mails = [
      orderConfirmationEmail,
      (row: OrderRow, e: Env) => orderStateEmail({ ...row, status: 'Shipped' }, e),
      orderChangedEmail,
    ];
    const { texts } = (await ask('GET', `confirmation/${id}`)).body;
    return [...mails.map((mail) => mail(order, env).text), texts.script, texts.confirm, texts.shipped];
  }
  const shown = async () => {
    const guest = (await ask('GET', `orders/guest/${id}`)).body;
    const tracked = (await ask('POST', 'orders/track', { body: { number: orderNumber(id), phone } })).body;
    const [read] = (await ask('POST', 'orders/read', { body: { ids: [id] } })).body.orders;
    return [guest, tracked, read].map(({ takesBack }) => takesBack);
  };
  const cream = [{ quantity: 1, name: 'Cream' }];
  expect(await shown()).toEqual([cream, cream, cream]);
  expect((await ask('GET', `orders/${id}`)).body.takesBack).toEqual([{ ...cream[0], orderId: old }]);
  const asking = /have this ready to hand over when you get the parcel: 1 × .?Cream.?\./;
  for (const text of await heard()) expect(text.replaceAll(/\s+/g, ' ')).toMatch(asking);
  await arrive([0]);
  expect(await shown()).toEqual([undefined, undefined, undefined]);
  for (const text of await heard()) expect(text).not.toContain('hand over');
});

test('pages name what to hand over in their own language, mails and calls as its buyer read it', async () => {
  const { db, ask, exchange, old } = await anExpectingDesk();
  await db.updateTable('order_items').set({ name_as_read: 'كريم' }).where('order_id', '=', old).execute();
  const id: string = (await exchange(6, { isConfirmed: true })).body._id;
  const body = { number: orderNumber(id), phone: '0555123456' };
  const pages = [
    await ask('GET', `orders/guest/${id}?lang=fr`),
    await ask('POST', 'orders/track?lang=fr', { body }),
    await ask('GET', `orders/${id}?lang=fr`),
  ];
  for (const page of pages)
    expect(handOverSentence(page.body, 'fr')).toMatch(/1\u00a0×\u00a0\u2068Cream\u2069/);
  const order = await findOrder(db, id);
  if (!order) throw new Error('No order');
  const { texts } = (await ask('GET', `confirmation/${id}?lang=fr`)).body;
  const mail = orderConfirmationEmail(order, readEnv({ PUBLIC_URL: 'https://shop.example' })).text;
  const heard = [texts.script, texts.shipped, mail].map((text) => text.replaceAll(/[\s\u2068\u2069]+/g, ' '));
  for (const text of heard) expect(text).toMatch(/1 × ?كريم/);
});
