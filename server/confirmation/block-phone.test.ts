import { expect, test } from 'vitest';
import { aDesk, at } from '../../test/a-desk.ts';
import { aDeliveryRate, anOrder, aPickupPoint, aProduct } from '../../test/factories.ts';
import { anOrderBody, postOrder } from '../../test/order-body.ts';
import { erasePerson } from '../accounts/erase-person.ts';

async function anOfficeWithABlock(options: Parameters<typeof aDesk>[0] = {}) {
  const desk = await aDesk(options);
  const one = await desk.staff();
  const block = (phone: string, more = {}) =>
    one.ask('POST', 'phones/blocks', { phone, reason: 'refused', ...more });
  const blocked = await block('0550 11 22 33', { note: 'Three parcels' });
  return { ...desk, one, block, blocked: blocked.json() };
}

test('a person blocks a number with a reason, for twelve months, and the history has no number', async () => {
  const { db, clock, one, block, blocked } = await anOfficeWithABlock();
  expect(blocked).toMatchObject({
    phone: '0550 11 22 33',
    reason: 'refused',
    note: 'Three parcels',
    by: 'A confirmer',
    endsAt: '2027-03-10T09:00:00.000Z',
  });
  const again = await block('+213550112233');
  expect([again.statusCode, again.json().message]).toEqual([409, 'This phone number is already blocked']);
  expect((await block('0661000000', { reason: 'ugly' })).json().fields).toEqual({
    reason: 'Choose a reason',
  });
  const list = async () => (await one.ask('GET', 'phones/blocks')).json();
  expect(await list()).toHaveLength(1);
  expect((await one.ask('GET', 'phones/0550112233')).json().block).toEqual(blocked);
  const end = () => one.ask('POST', `phones/blocks/${blocked._id}/end`);
  expect((await end()).statusCode).toBe(200);
  expect((await end()).statusCode).toBe(200);
  expect(await list()).toEqual([]);
  const entries = await db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'changes'])
    .orderBy('id')
    .execute();
  expect(entries).toEqual([
    { action: 'phone.blocked', subject_id: blocked._id, changes: { reason: [null, 'refused'] } },
    { action: 'phone.unblocked', subject_id: blocked._id, changes: {} },
  ]);
  await block('0550112233');
  clock.now = new Date('2027-03-10T09:00:00Z');
  expect(await list()).toEqual([]);
  expect((await block('0550112233')).statusCode).toBe(201);
});

test('a blocked number orders to a pickup point only, until the block ends, and the staff may do as it likes', async () => {
  const { app, db, one, blocked, staff } = await anOfficeWithABlock();
  await aDeliveryRate(db, { kind: 'desk' });
  const point = await aPickupPoint(db);
  const product = await aProduct(db);
  const bodyFor = (address: object) => {
    const body = anOrderBody([{ productId: product.id, quantity: 1 }]);
    const shippingAddress = { ...body.shippingAddress, phone: '00213 550 11 22 33', ...address };
    return { ...body, shippingAddress };
  };
  const home = () => postOrder(app, bodyFor({}));
  const refused = await home();
  const message =
    'Orders with this phone number can be delivered to a pickup point only. Choose a pickup point, or call us.';
  expect(refused.statusCode, refused.body).toBe(409);
  expect(refused.json()).toMatchObject({ message, fields: { 'shippingAddress.deliveryKind': message } });
  const impossible = await Promise.all(
    ['0550112233', '0550112234'].map((phone) => postOrder(app, { ...bodyFor({ phone }), quotedTotal: 1 })),
  );
  expect(impossible.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(impossible[0]?.body, 'an order that costs nothing tells nothing of blocks').toBe(
    impossible[1]?.body,
  );
  const desk = await postOrder(
    app,
    bodyFor({ deliveryKind: 'desk', pickupPointId: point.id, Wilaya: 'Oran' }),
  );
  expect(desk.statusCode, desk.body).toBe(201);
  const phoned = await (await staff()).ask('POST', 'orders/phone', { ...bodyFor({}), language: 'fr' });
  expect(phoned.statusCode, phoned.body).toBe(201);
  await one.ask('POST', `phones/blocks/${blocked._id}/end`);
  await expect.poll(async () => (await home()).statusCode).toBe(201);
});

test('a network address may look up thirty numbers an hour, and an order with another error does not reveal a block', async () => {
  const { app, db } = await anOfficeWithABlock({ env: { RATE_LIMITS: 'on' } });
  const product = await aProduct(db);
  const wrong = (phone: string) => {
    const body = anOrderBody([{ productId: product.id, quantity: 1 }], { phone });
    return postOrder(app, { ...body, quotedTotal: 1 });
  };
  const [blocked, other] = [await wrong('0550112233'), await wrong('0661000000')];
  expect([blocked.json().message, other.json().message]).toEqual([
    'Prices have changed. Please review your order again.',
    'Prices have changed. Please review your order again.',
  ]);
  const kinds = (phone: string) =>
    app.inject({ method: 'POST', url: '/api/orders/kinds', payload: { phone } });
  expect((await kinds('+213 550 11 22 33')).json()).toEqual({ kinds: ['desk'] });
  expect((await kinds('0661000000')).json()).toEqual({ kinds: ['home', 'desk'] });
  expect((await kinds('12')).statusCode).toBe(400);
  for (let asked = 2; asked < 30; asked++) expect((await kinds('0661000000')).statusCode).toBe(200);
  const refused = [await kinds('0550112233'), await kinds('0661000000')];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
});

test('an erasure removes the blocks of the person', async () => {
  const { db } = await anOfficeWithABlock();
  const values = { phone: '0550112233', email: 'amina@example.com' };
  await anOrder(db, { ...values, status: 'Delivered', delivered_at: at('09:00') });
  await erasePerson(db, { who: 'amina@example.com', apply: true });
  expect(await db.selectFrom('phone_blocks').select('id').execute()).toEqual([]);
});

test('orders that nobody could reach are listed with those first that can still be saved', async () => {
  const { db, staff } = await aDesk();
  const one = await staff();
  const ended = await anOrder(db, {
    status: 'Cancelled',
    confirmation: 'unreachable',
    created_at: at('08:00'),
  });
  const wrong = await anOrder(db, { created_at: at('08:00') });
  await one.record(wrong.id, 'wrongnumber');
  const last = await anOrder(db, { ends_at: at('20:00'), created_at: at('08:00') });
  await anOrder(db);
  const { orders, count } = (await one.ask('GET', 'confirmation/unreachable')).json();
  expect(count).toBe(3);
  expect(orders.map(({ _id }: { _id: string }) => _id)).toEqual([last.id, wrong.id, ended.id]);
  expect(orders[1]).toMatchObject({ wrongNumber: true, calls: 1, endsAt: at('10:00', 11).toISOString() });
  expect(orders[2].endsAt).toBeUndefined();
  const gone = (await one.ask('GET', 'confirmation/unreachable?state=ended')).json();
  expect(gone.orders.map(({ _id }: { _id: string }) => _id)).toEqual([ended.id]);
});
