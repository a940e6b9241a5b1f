import { expect, test } from 'vitest';
import { aDesk } from '../../test/a-desk.ts';
import { aDeliveryRate, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { erasePerson } from '../accounts/erase-person.ts';

/** One number in the notations that people use. */
const notations = [
  '0555 99 90 00',
  '0213 555 99 90 00',
  '+213 00 555 99 90 00',
  '213 00555999000',
  '000 213 555999000',
  '00 0 0555999000',
  '0+213 555 999 000',
  '0555‑99‑90‑00',
  '0555–99–90–00',
  '0555/99.90.00',
  '0555\u200b999000',
  '\u202a+213\u00a0(0)555\u202f99\u200990\u200900\u202c',
  '٠٥٥٥ ٩٩ ٩٠ ٠٠',
  '०५५५९९९०००',
  '＋２１３５５５９９９０００',
];

async function aShop(options: Parameters<typeof aDesk>[0] = {}) {
  const desk = await aDesk(options);
  await aDeliveryRate(desk.db);
  const product = await aProduct(desk.db, { stock: 1000 });
  const order = (phone: string) =>
    postOrder(desk.app, anOrderBody([{ productId: product.id, quantity: 1 }], { phone }));
  return { ...desk, product, order, one: await desk.staff() };
}

test('history, blocks and erasure find a number in all its notations', async () => {
  const { db, one, order } = await aShop();
  for (const phone of notations) expect([phone, (await order(phone)).statusCode]).toEqual([phone, 201]);
  for (const phone of notations) {
    const { orders } = (await one.ask('GET', `phones/${encodeURIComponent(phone)}`)).json();
    expect([phone, orders]).toEqual([phone, notations.length]);
  }
  const [first] = await db.selectFrom('orders').select('id').execute();
  const task = (await one.ask('GET', `confirmation/${first?.id}`)).json();
  expect(task.doubles).not.toEqual([]);
  const block = (phone: string) => one.ask('POST', 'phones/blocks', { phone, reason: 'fake' });
  expect((await block('0555 99 90 00')).statusCode).toBe(201);
  for (const phone of notations) {
    expect([phone, (await order(phone)).json().message]).toEqual([
      phone,
      'Orders with this phone number can be delivered to a pickup point only. Choose a pickup point, or call us.',
    ]);
    expect((await block(phone)).statusCode).toBe(409);
  }
  await db.updateTable('orders').set({ status: 'Cancelled', confirmation: 'cancelled' }).execute();
  for (const who of notations)
    expect([who, (await erasePerson(db, { who, apply: false })).orders]).toEqual([who, notations.length]);
});

test('five orders an hour are counted by number, not by notation', async () => {
  const { order } = await aShop({ env: { RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  for (const phone of notations.slice(0, 7)) statuses.push((await order(phone)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('text that is no phone number is refused', async () => {
  const { order } = await aShop();
  for (const phone of [
    '0555 99 9',
    '0555x999000',
    '0555+999000',
    '+0000000000',
    '0555 99 90 00 / 0661 00 00 00',
  ]) {
    expect([phone, (await order(phone)).json().fields]).toEqual([
      phone,
      { 'shippingAddress.phone': 'Phone number is invalid' },
    ]);
  }
});
