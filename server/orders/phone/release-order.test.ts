import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aDesk, at } from '../../../test/a-desk.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOffer } from '../../../test/offers/an-offer.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { cancelUnconfirmed } from '../../confirmation/cancel-unconfirmed-orders.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

/** A shop with one product of ten units, all of which a held order wants. */
async function aHeldOrder() {
  const { app, db, resources, clock, staff } = await aDesk({ env: { RATE_LIMITS: 'on' } });
  const product = await aProduct(db, { name: 'Rose Cream' });
  const values = { reviewUnits: '5' };
  await db
    .insertInto('settings')
    .values({
      name: 'calls',
      id: 'a'.repeat(36),
      version: 1,
      value: JSON.stringify(values),
      changed_at: at('09:00'),
      changed_by: 'A',
    } as never)
    .execute();
  const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 10 }]));
  const id: string = placed.json()._id;
  const one = await staff();
  const stock = async () =>
    (await db.selectFrom('products').select('stock').where('id', '=', product.id).executeTakeFirstOrThrow())
      .stock;
  const order = () => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const release = async (path = `orders/${id}/release`) => (await one.ask('POST', path)).statusCode;
  const setStatus = (status: string) => one.ask('PUT', `orders/${id}/status`, { status });
  const broken = async () => {
    const findings = await proveInvariants(db, resources.env);
    return findings.filter(({ name, violations }) => violations.length > 0 && name !== 'I7 admin');
  };
  return {
    app,
    db,
    resources,
    clock,
    staff,
    one,
    product,
    placed,
    id,
    stock,
    order,
    release,
    setStatus,
    broken,
  };
}

test('a held order has no units; its release takes them once', async () => {
  const { db, one, id, placed, stock, order, release, setStatus, broken } = await aHeldOrder();
  expect([placed.statusCode, placed.json().isHeld, await stock()]).toEqual([201, true, 10]);
  const { task, queue } = await one.next();
  expect([task.order._id, task.heldFor, task.order.isHeld, queue.held]).toEqual([id, 'units', true, 1]);
  const message = 'This order is held for review. Release it or cancel it first.';
  const refused = await setStatus('Processing');
  expect([refused.statusCode, refused.json().message]).toEqual([409, message]);
  const call = { id: randomUUID(), outcome: 'confirmed', version: task.version };
  const confirmed = await one.ask('POST', `confirmation/${id}/calls`, call);
  expect([confirmed.statusCode, confirmed.json().message, await stock()]).toEqual([409, message, 10]);
  expect(await broken()).toEqual([]);
  expect([await release(), await stock(), await release(), await stock()]).toEqual([200, 0, 200, 0]);
  expect((await order()).hold_reason).toBeNull();
  expect((await setStatus('Processing')).statusCode).toBe(200);
  const history = (await one.ask('GET', `orders/${id}/history`)).json();
  expect(history.map(({ action }: { action: string }) => action)).toEqual(['released', 'status']);
  expect(await db.selectFrom('stock_moves').select('delta').where('order_id', '=', id).execute()).toEqual([
    { delta: -10 },
  ]);
  expect(await broken()).toEqual([]);
});

test('a cancelled held order returns nothing, and takes its units if it is reopened', async () => {
  const { id, staff, stock, release, setStatus, broken } = await aHeldOrder();
  expect((await setStatus('Cancelled')).json()).toMatchObject({ status: 'Cancelled' });
  expect([await stock(), await release(), await broken()]).toEqual([10, 409, []]);
  const admin = await staff('admin');
  const reopened = await admin.ask('PUT', `orders/${id}/status`, { status: 'Pending' });
  expect([reopened.statusCode, reopened.json().isHeld, await stock()]).toEqual([200, undefined, 0]);
  await setStatus('Cancelled');
  expect([await stock(), await broken()]).toEqual([10, []]);
});

test('a release without enough units says what is missing and changes nothing', async () => {
  const { app, product, one, id, stock, order, broken } = await aHeldOrder();
  await postOrder(app, anOrderBody([{ productId: product.id, quantity: 4 }], { phone: '0661000000' }));
  const refused = await one.ask('POST', `orders/${id}/release`);
  const message = 'Only 6 left of Rose Cream';
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { message, fields: { 'orderItems.0.quantity': message } },
  ]);
  expect([await stock(), (await order()).hold_reason, await broken()]).toEqual([6, 'units', []]);
});

test('an edit of a held order takes no units, and its release takes those of the edit', async () => {
  const { one, id, product, stock, release, broken } = await aHeldOrder();
  const { version, shippingAddress } = (await one.ask('GET', `orders/${id}/form`)).json();
  const orderItems = [{ productId: product.id, quantity: 3 }];
  const edited = await one.ask('PUT', `orders/${id}`, {
    version,
    orderItems,
    shippingAddress: { ...shippingAddress, country: 'Algeria', email: '' },
  });
  expect([edited.statusCode, edited.json().isHeld, await stock()], edited.body).toEqual([200, true, 10]);
  expect(await broken()).toEqual([]);
  expect([await release(), await stock(), await broken()]).toEqual([200, 7, []]);
});

test('after three days a held order ends like the others, without returning units', async () => {
  const { db, resources, clock, order, stock, broken } = await aHeldOrder();
  clock.now = new Date(Date.now() + 4 * 24 * 60 * 60_000);
  await cancelUnconfirmed(db, { jobs: resources.jobs, now: clock.now });
  expect([(await order()).status, await stock(), await broken()]).toEqual(['Cancelled', 10, []]);
});

test('packers neither release a held order nor move it on', async () => {
  const { staff, id, stock } = await aHeldOrder();
  const packer = await staff('packer');
  const released = await packer.ask('POST', `orders/${id}/release`);
  const moved = await packer.ask('PUT', `orders/${id}/status`, { status: 'Processing' });
  expect([released.statusCode, moved.statusCode, await stock()]).toEqual([403, 409, 10]);
});

test('of a release and a cancellation at once, the units are taken and returned, or never taken (20 rounds)', async () => {
  const { app, db, one, product, id, release, setStatus, stock, broken } = await aHeldOrder();
  await setStatus('Cancelled');
  for (let round = 0; round < 20; round++) {
    const phone = `06610000${String(round).padStart(2, '0')}`;
    const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 10 }], { phone }));
    const path = `orders/${placed.json()._id}`;
    const [released, cancelled] = await Promise.all([
      release(`${path}/release`),
      one.ask('PUT', `${path}/status`, { status: 'Cancelled' }),
    ]);
    expect([[200, 409], cancelled.statusCode, await stock()]).toEqual([
      expect.arrayContaining([released]),
      200,
      10,
    ]);
  }
  expect(await broken()).toEqual([]);
  expect(await db.selectFrom('orders').select('id').where('id', '<>', id).execute()).toHaveLength(20);
});

test('two releases at once take the units once', async () => {
  const { release, stock, broken } = await aHeldOrder();
  const released = await Promise.all([release(), release(), release()]);
  expect([released, await stock(), await broken()]).toEqual([[200, 200, 200], 0, []]);
});

test('a held order loses a gift that was deleted with its next edit, and is released', async () => {
  const { app, db, one, product, broken } = await aHeldOrder();
  const soap = await aProduct(db, { name: 'Soap' });
  await anOffer(db, {
    ...{ kind: 'gift', gift_product_id: soap.id, gift_units: 1 },
    targets: [{ product_id: product.id }],
  });
  const order = (await postOrder(app, anOrderBody([{ productId: product.id, quantity: 9 }]))).json();
  expect([order.isHeld, order.orderItems.length]).toEqual([true, 2]);
  await db.deleteFrom('products').where('id', '=', soap.id).execute();
  const release = () => one.ask('POST', `orders/${order._id}/release`);
  expect((await release()).json().message).toBe('Soap is no longer for sale');
  const { email: _, ...shippingAddress } = order.shippingAddress;
  const edited = await one.ask('PUT', `orders/${order._id}`, {
    ...{ version: 1, shippingAddress },
    orderItems: [{ productId: product.id, quantity: 9 }],
  });
  expect([edited.statusCode, edited.json().orderItems?.length]).toEqual([200, 1]);
  expect((await release()).statusCode).toBe(200);
  expect(await broken()).toEqual([]);
});
