import { expect, test } from 'vitest';
import { aCourierOffice, aYalidineOffice } from '../../../test/couriers/courier-office.ts';
import { shippedParcel } from '../../../test/couriers/shipped-parcel.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';

type Office = Awaited<ReturnType<typeof aCourierOffice>>;

/** The cells of the first parcel of a sheet. */
async function sheetOf({ send }: Office, batch: string) {
  const [header = '', row = ''] = (await send('GET', `/parcels/sheets/${batch}/export`)).body.split('\r\n');
  const cells = row.match(/("[^"]*"|[^,]*)(,|$)/g) ?? [];
  const names: string[] = header.replace('\ufeff', '').split(',');
  return Object.fromEntries(names.map((name, place) => [name, (cells[place] ?? '').replace(/,$/, '')]));
}

async function violations({ db, resources }: Office) {
  return (await proveInvariants(db, resources.env)).flatMap((finding) => finding.violations);
}

test('until its sheet is downloaded, a parcel collects what its changed or paid order owes', async () => {
  const office = await aCourierOffice();
  const { send, courier, parcel, parcels, edit } = office;
  const { order, batch } = await parcel((await courier())._id);
  const collected = async () => (await parcels(order._id))[0].collected;
  expect((await edit(order, 5, { street: 'Rue Khemisti 55' })).body.totalPrice).toBe(6_000);
  expect(await collected()).toBe(6_000);
  await send('PUT', `/orders/${order._id}/pay`, {});
  expect(await collected()).toBe(0);
  await send('PUT', `/orders/${order._id}/unpay`);
  expect(await collected()).toBe(6_000);
  expect(await sheetOf(office, batch)).toMatchObject({
    Montant: '6000',
    Produits: '5 x Vitamin C 500 mg',
    Adresse: expect.stringContaining('Rue Khemisti 55'),
    'Valeur déclarée': '5000',
  });
  expect(await violations(office)).toEqual([]);
});

test('once its sheet is downloaded, an order is neither changed nor paid before its parcel is cancelled', async () => {
  const office = await aCourierOffice();
  const { send, courier, parcel, parcels, edit } = office;
  const { _id: courierId } = await courier();
  const { order, id, batch } = await parcel(courierId);
  const before = await sheetOf(office, batch);
  const [{ reference }] = await parcels(order._id);
  const refused = await edit(order, 1);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    `Cancel the parcel ${reference} before you change the order`,
  ]);
  const paid = await send('PUT', `/orders/${order._id}/pay`, {});
  expect([paid.status, paid.body.message]).toEqual([
    409,
    `Cancel the parcel ${reference} before you change its payment`,
  ]);
  expect(await sheetOf(office, batch)).toEqual(before);
  await send('POST', `/parcels/${id}/cancel`);
  expect((await edit(order, 1)).status).toBe(200);
  await send('POST', '/parcels', { courierId, orderIds: [order._id] });
  expect((await parcels(order._id))[0]).toMatchObject({ reference: `${reference}-2`, collected: 2_000 });
});

test('a paid order whose courier may know the parcel stays paid', async () => {
  const { send, courier, confirmed, parcels } = await aCourierOffice();
  const order = await confirmed();
  await send('PUT', `/orders/${order._id}/pay`, {});
  const { body } = await send('POST', '/parcels', {
    courierId: (await courier())._id,
    orderIds: [order._id],
  });
  await send('PUT', `/parcels/${body.made[0]._id}/status`, { status: 'in_transit' });
  expect((await send('PUT', `/orders/${order._id}/unpay`)).status).toBe(409);
  expect((await parcels(order._id))[0].collected).toBe(0);
});

test.each(['pending_pickup', 'in_transit', 'out_for_delivery', 'on_hold'])(
  'an order whose parcel is %s is not paid by hand',
  async (status) => {
    const { send, order } = await shippedParcel(status);
    expect((await send('PUT', `/orders/${order._id}/pay`, {})).status).toBe(409);
  },
);

test.each(['delivered', 'return_in_transit', 'returned', 'cancelled', 'lost'])(
  'a parcel that is %s is history and keeps no order from being paid',
  async (status) => {
    const { send, order, parcels, office } = await shippedParcel(status);
    expect((await send('PUT', `/orders/${order._id}/pay`, {})).status).toBe(200);
    expect((await parcels(order._id))[0].collected).toBe(3_000);
    expect(await violations(office)).toEqual([]);
  },
);

test('an amount that the courier does not collect is refused whenever it would be set', async () => {
  const { send, courier, confirmed, parcel, edit, parcels } = await aCourierOffice();
  const { _id: courierId } = await courier({ maxCollected: 3_000 });
  const { order } = await parcel(courierId);
  const costlier = await edit(order, 3);
  expect([costlier.status, costlier.body.message]).toEqual([409, 'This courier collects at most 3000 DA']);
  const paid = await confirmed();
  await edit(paid, 5);
  await send('PUT', `/orders/${paid._id}/pay`, {});
  await send('POST', '/parcels', { courierId, orderIds: [paid._id] });
  expect((await send('PUT', `/orders/${paid._id}/unpay`)).status).toBe(409);
  expect((await parcels(paid._id))[0].collected).toBe(0);
});

test('a parcel that the courier refused is made with the corrected order', async () => {
  const { courierId, fake, parcel, make, only, send, edit } = await aYalidineOffice();
  const { order, id } = await parcel(courierId, { city: 'Nulle Part' });
  await make(id);
  expect((await only(order._id)).problem).toBe('refused');
  expect((await edit(order, 4, { fullName: 'Karim Benali' })).status).toBe(200);
  expect(await only(order._id)).toMatchObject({ collected: 5_000, problem: 'refused' });
  expect((await send('POST', `/parcels/${id}/retry`)).status).toBe(200);
  // Somebody may make it at any moment now.
  expect((await edit(order, 1)).status).toBe(409);
  await make(id);
  expect(fake.parcels.at(-1)?.payload).toMatchObject({
    ...{ price: 5_000, firstname: 'Karim', to_commune_name: 'Oran', product_list: '4 x Vitamin C 500 mg' },
  });
});

test('an order whose courier may have the parcel is not changed, also if it never answered', async () => {
  const { courierId, fake, parcel, make, edit } = await aYalidineOffice();
  const { order, id } = await parcel(courierId);
  expect((await edit(order, 3)).status).toBe(200);
  fake.faults.push('lost');
  await expect(make(id)).rejects.toThrow();
  expect((await edit(order, 1)).status).toBe(409);
  await make(id);
  expect(fake.parcels[0]?.payload.price).toBe(4_000);
});

test('a parcel is made again only for an order that is to be sent', async () => {
  const { courierId, parcel, make, only, send } = await aYalidineOffice();
  const { order, id } = await parcel(courierId, { city: 'Nulle Part' });
  await make(id);
  await send('PUT', `/orders/${order._id}/status`, { status: 'Pending' });
  const reply = await send('POST', `/parcels/${id}/retry`);
  expect([reply.status, reply.body.message]).toEqual([
    409,
    'Only a confirmed order with the status Processing gets a parcel',
  ]);
  expect((await only(order._id)).problem).toBe('refused');
});

test('a parcel under way again after its order was paid needs attention, and nobody can hide that', async () => {
  const { send, order, id, parcels, office } = await shippedParcel('delivered');
  await send('PUT', `/orders/${order._id}/pay`, {});
  await send('PUT', `/parcels/${id}/status`, { status: 'in_transit' });
  for (const status of ['Processing', 'Shipped'])
    await send('PUT', `/orders/${order._id}/status`, { status });
  await send('PUT', `/parcels/${id}/status`, { status: 'in_transit' });
  expect((await parcels(order._id))[0]).toMatchObject({ status: 'in_transit', problem: 'order' });
  expect(await violations(office)).toEqual([]);
});

test('a changed order and a parcel made or downloaded at the same moment agree', async () => {
  const office = await aYalidineOffice();
  const { courierId, send, courier, parcel, make, edit, parcels, fake } = office;
  const sheet = (await courier({ name: 'Sheets' }))._id;
  for (let round = 0; round < 4; round++) {
    const [byApi, bySheet] = [await parcel(courierId), await parcel(sheet)];
    const [changed, , listed, cells] = await Promise.all([
      edit(byApi.order, 4),
      make(byApi.id),
      edit(bySheet.order, 4),
      sheetOf(office, bySheet.batch),
    ]);
    const price = changed.status === 200 ? 5_000 : 3_000;
    expect(fake.parcels.at(-1)?.payload).toMatchObject({
      ...{ price, product_list: `${price / 1_000 - 1} x Vitamin C 500 mg` },
    });
    expect(cells).toMatchObject(
      listed.status === 200
        ? { Montant: '5000', Produits: '4 x Vitamin C 500 mg' }
        : { Montant: '3000', Produits: '2 x Vitamin C 500 mg' },
    );
    for (const { order } of [byApi, bySheet]) {
      const [{ collected }] = await parcels(order._id);
      expect(collected).toBe((await send('GET', `/orders/${order._id}`)).body.totalPrice);
    }
  }
});

test('payments, changes, sendings and payouts of the same orders at once leave parcels that agree', async () => {
  const office = await aCourierOffice();
  const { db, send, courier, confirmed, edit } = office;
  const { _id: courierId } = await courier();
  const orders = [await confirmed(), await confirmed(), await confirmed()];
  const replies = await Promise.all(
    Array.from({ length: 36 }, async (_, step) => {
      const order = orders[step % 3] ?? orders[0];
      if (!order) throw new Error('There is no order');
      const [parcel] = await db
        .selectFrom('shipments')
        .select(['id', 'tracking'])
        .where('order_id', '=', order._id)
        .execute();
      switch (step % 6) {
        case 0:
          return send('POST', '/parcels', { courierId, orderIds: [order._id] });
        case 1:
          return send('PUT', `/orders/${order._id}/pay`, {});
        case 2:
          return send('PUT', `/orders/${order._id}/unpay`);
        case 3:
          return edit(order, 1 + (step % 5));
        case 4:
          return parcel
            ? send('PUT', `/parcels/${parcel.id}/status`, { status: step % 2 ? 'in_transit' : 'delivered' })
            : send('GET', '/parcels');
        default:
          await db
            .updateTable('shipments')
            .set({ tracking: 'c-1' })
            .where('order_id', '=', order._id)
            .where('tracking', 'is', null)
            .execute()
            .catch(() => undefined);
          return send('POST', `/couriers/${courierId}/payouts`, {
            ...{ reference: `B-${step}`, paidOn: '2026-03-10', apply: true },
            csv: 'tracking,amount\nc-1,3000\n',
          });
      }
    }),
  );
  expect(replies.filter(({ status }) => ![200, 201, 409].includes(status))).toEqual([]);
  expect(await violations(office)).toEqual([]);
});

test('the parcel of a combined order collects the sum of both, and the other parcel is cancelled', async () => {
  const office = await aCourierOffice();
  const { send, courier, parcel, parcels } = office;
  const { _id: courierId } = await courier();
  const [{ order: first }, { order: second }] = [await parcel(courierId), await parcel(courierId)];
  const combined = await send('POST', `/orders/${first._id}/combine`, { other: second._id });
  expect([combined.status, combined.body.totalPrice]).toEqual([200, 5_000]);
  expect(await parcels(first._id)).toMatchObject([{ status: 'created', collected: 5_000 }]);
  expect(await parcels(second._id)).toMatchObject([{ status: 'cancelled' }]);
  expect(await violations(office)).toEqual([]);
});

test('orders whose courier may know a parcel are not combined, and the list says so', async () => {
  const office = await aCourierOffice();
  const { send, courier, parcel, resources } = office;
  const { _id: courierId } = await courier();
  const [{ order: first }, { order: second }] = [await parcel(courierId), await parcel(courierId)];
  const apart = async (id: string) => (await send('GET', `/orders/${id}/combinable`)).body[0].apart;
  expect(await apart(first._id)).toBeUndefined();
  await resources.db
    .updateTable('shipments')
    .set({ sheet_taken_at: new Date() })
    .where('order_id', '=', second._id)
    .execute();
  expect(await apart(first._id)).toEqual({ reason: 'parcel', isOwn: false });
  expect(await apart(second._id)).toEqual({ reason: 'parcel', isOwn: true });
  for (const path of ['combine', 'combine/quote']) {
    const { status, body } = await send('POST', `/orders/${first._id}/${path}`, { other: second._id });
    expect([status, body.code]).toEqual([409, 'cancel-parcel-first']);
  }
});
