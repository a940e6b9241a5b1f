import { expect, onTestFinished } from 'vitest';
import { makeParcel } from '../../server/couriers/make-parcels.ts';
import { pollParcels } from '../../server/couriers/poll-parcels.ts';
import type { CourierBody } from '../../shared/couriers/couriers.ts';
import { sheetFields, usualHeadings } from '../../shared/couriers/parcel-terms.ts';
import { createTestApp } from '../create-test-app.ts';
import { aProduct } from '../factories.ts';
import { anOrderBody, postOrder } from '../order-body.ts';
import { signedInAs } from '../signed-in-as.ts';
import { startFakeYalidine } from './fake-yalidine.ts';

/** The settings of a courier with a sheet of all columns. */
export function aCourierBody(values: Partial<CourierBody> = {}): CourierBody {
  return {
    name: 'Rapid Livraison',
    kind: 'sheet',
    fromWilaya: 16,
    returnFee: 250,
    maxCollected: null,
    baseUrl: '',
    secrets: { id: '', token: '', webhook: '' },
    sheetColumns: sheetFields.map((field) => ({ field, heading: usualHeadings[field] })),
    isActive: true,
    ...values,
  };
}

type Placed = { _id: string; product: { id: string } };

/** A shop with an administrator, who makes couriers, confirmed orders and parcels. */
export async function aCourierOffice(options: Parameters<typeof createTestApp>[0] = {}) {
  const shop = await createTestApp(options);
  const { app, db } = shop;
  const { user, headers } = await signedInAs(db, 'admin');
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
    const isJson = String(reply.headers['content-type']).includes('json');
    return { status: reply.statusCode, body: isJson ? reply.json() : reply.body };
  };
  const courier = async (values: Partial<CourierBody> = {}) => {
    const { status, body } = await send('POST', '/couriers', aCourierBody(values));
    expect(status, JSON.stringify(body)).toBe(201);
    return body as { _id: string; version: number };
  };
  /** An order of two units of a product of its own. */
  const order = async (
    address: Record<string, unknown> = {},
    values: Parameters<typeof aProduct>[1] = {},
  ) => {
    const product = await aProduct(db, { stock: 10, ...values });
    const placed = await postOrder(app, anOrderBody([{ productId: product.id, quantity: 2 }], address));
    expect(placed.statusCode, placed.body).toBe(201);
    return { ...(placed.json() as { _id: string; totalPrice: number }), product };
  };
  const confirmed = async (...values: Parameters<typeof order>) => {
    const placed = await order(...values);
    await send('PUT', `/orders/${placed._id}/status`, { status: 'Processing' });
    return placed;
  };
  /** Gives an order so many units, and another address. */
  const edit = async (order: Placed, quantity: number, address: Record<string, unknown> = {}) => {
    const form = (await send('GET', `/orders/${order._id}/form`)).body;
    const { email: _email, ...shippingAddress } = anOrderBody([], address).shippingAddress;
    const orderItems = [{ productId: order.product.id, quantity }];
    return send('PUT', `/orders/${order._id}`, { version: form.version, orderItems, shippingAddress });
  };
  const parcels = async (orderId: string) => (await send('GET', `/orders/${orderId}/parcels`)).body;
  /** A confirmed order with its parcel. */
  const parcel = async (courierId: string, ...values: Parameters<typeof order>) => {
    const order = await confirmed(...values);
    const { status, body } = await send('POST', '/parcels', { courierId, orderIds: [order._id] });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.refused).toEqual([]);
    return { order, id: body.made[0]._id as string, batch: body.batch as string };
  };
  const statusOf = async (id: string) => {
    const found = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
    return found?.status;
  };
  return { ...shop, user, headers, send, courier, order, confirmed, edit, parcels, parcel, statusOf };
}

export const webhookSecret = 'hook-secret';

/** A shop with a courier whose interface is the fake of Yalidine. Its clock only moves when the test moves it. */
export async function aYalidineOffice() {
  const clock = { now: Date.now() };
  const fake = await startFakeYalidine();
  onTestFinished(fake.stop);
  const now = () => new Date(clock.now);
  const office = await aCourierOffice({ env: { PRIVATE_WEBHOOKS: 'on' }, now });
  const { _id: courierId } = await office.courier({
    ...{ name: 'Yalidine', kind: 'yalidine', baseUrl: fake.url },
    secrets: { id: 'id-1', token: 'token-1', webhook: webhookSecret },
  });
  const { db, env, jobs, mailer, log } = office.resources;
  const context = { db, env, jobs, mailer, log, now, jobId: 'job', signal: AbortSignal.timeout(60_000) };
  const wait = (seconds: number) => {
    clock.now += seconds * 1_000;
  };
  /** Runs the job that makes a parcel, after all turns and pauses. */
  const make = (parcelId: string) => {
    wait(150);
    return makeParcel.run({ parcelId }, context);
  };
  const poll = () => {
    wait(1_900);
    return pollParcels.run({}, context);
  };
  const made = async (address: Record<string, unknown> = {}) => {
    const parcel = await office.parcel(courierId, address);
    await make(parcel.id);
    const tracking = fake.parcels.at(-1)?.tracking ?? '';
    return { ...parcel, tracking };
  };
  const only = async (orderId: string) => (await office.parcels(orderId))[0];
  return { ...office, fake, courierId, clock, wait, make, poll, made, only, context };
}
