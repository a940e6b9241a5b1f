import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { may, type Permission, type Rights } from '../../../shared/access/roles.ts';
import { keyPermissions } from '../../../shared/accounts/keys.ts';
import { aCourier, aParcel, aPayout } from '../../../test/couriers/courier-factories.ts';
import { answerOfStream, createTestApp } from '../../../test/create-test-app.ts';
import { anInvoice, anOrder } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { createKey } from '../../accounts/keys/api-keys.ts';
import { endpointRoutes } from '../../app.ts';
import type { Db } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';

/** What must not reach anybody who may not see the order that it belongs to. */
const buyer = {
  email: 'hidden.buyer@secret.example',
  full_name: 'Zineb Cachée',
  phone: '0799887766',
  street: '77 impasse Secrète',
  notes: 'Ring at the blue door',
};

const delivered = new Date('2026-03-01T10:00:00Z');

/** A delivered order with all that can hang on one, and an order to pack whose e-mail address packers do not see. */
async function aShop() {
  const { app, db } = await createTestApp();
  const order = await anOrder(db, { status: 'Delivered', delivered_at: delivered, ...buyer });
  const visible = await anOrder(db, { status: 'Processing', email: 'packed@secret.example' });
  const courier = await aCourier(db);
  const parcel = await aParcel(db, {
    ...{ order_id: order.id, courier_id: courier.id, status: 'delivered', tracking: 'TRK-HIDDEN' },
    ended_at: delivered,
  });
  const payout = await aPayout(db, parcel);
  const invoice = await anInvoice(db, order.id);
  const note = { order_id: order.id, by_id: order.id, by_name: 'Amina', text: buyer.notes };
  await db.insertInto('order_notes').values(note).execute();
  return { app, db, order, visible, courier, parcel, payout, invoice };
}

type Shop = Awaited<ReturnType<typeof aShop>>;
type Input = { id?: string; query?: Record<string, string>; body?: object };

const ofOrder = ({ order }: Shop): Input[] => [{ id: order.id }];
const told = ({ order }: Shop): Input[] => [{ id: order.id, body: { at: delivered.toISOString() } }];
const ofParcel = ({ parcel }: Shop): Input[] => [{ id: parcel.id }];
const ofPayout = ({ payout }: Shop): Input[] => [{ id: payout.id }];
const ofInvoice = ({ invoice }: Shop): Input[] => [{ id: invoice.id }];
const asItIs = (): Input[] => [{}];

/** Every way to look for an order in a list: by what only some may see, and by what the order has. */
const searched = ({ order, visible, parcel }: Shop): Input[] => [
  {},
  ...[
    order.email,
    visible.email,
    order.full_name,
    order.phone,
    order.id.slice(-8),
    parcel.tracking ?? '',
  ].map((keyword) => ({ query: { keyword } })),
];

/** How each endpoint is asked about the hidden order, by those who may not see every order. A new one is added here. */
const asked: Record<string, (shop: Shop) => Input[]> = {
  'GET /orders': searched,
  'GET /orders/ids': searched,
  'GET /orders/counts': searched,
  'GET /orders/stream': asItIs,
  'GET /orders/:id/history': ofOrder,
  'POST /orders/read': ({ order }) => [{ body: { ids: [order.id] } }],
  'PUT /orders/:id/status': ({ order }) => [{ id: order.id, body: { status: 'Shipped' } }],
  'PUT /orders/status': ({ order }) => [
    { body: { ids: [order.id], status: 'Shipped' } },
    { body: { ids: [order.id], status: 'Shipped', filter: { keyword: order.email } } },
  ],
  'GET /orders/:id/parcels': ofOrder,
  'GET /orders/:id/courier-to-tell': ofOrder,
  'POST /orders/:id/courier-told': told,
  'GET /couriers': asItIs,
  'POST /couriers/:id/tracking': ({ courier, parcel }) =>
    [false, true].map((apply) => ({
      id: courier.id,
      body: { csv: `Reference,Tracking\n${parcel.reference},TRK-OTHER`, apply },
    })),
  'GET /parcels': searched,
  'GET /parcels/ids': searched,
  'POST /parcels': ({ courier, order }) => [{ body: { courierId: courier.id, orderIds: [order.id] } }],
  'GET /parcels/sheets': asItIs,
  'GET /parcels/sheets/:id/export': ({ parcel }) => [{ id: parcel.batch }],
  'PUT /parcels/:id/status': ({ parcel }) =>
    (['lost', 'returned'] as const).map((status) => ({ id: parcel.id, body: { status, reason: '' } })),
  'PUT /parcels/status': ({ parcel }) =>
    (['delivered', 'returned'] as const).map((status) => ({ body: { ids: [parcel.id], status } })),
  'POST /parcels/:id/restock': ({ parcel }) => [{ id: parcel.id, body: { lost: [] } }],
  'POST /parcels/:id/cancel': ofParcel,
  'POST /parcels/:id/retry': ofParcel,
  'GET /parcels/unmapped': asItIs,
  'GET /orders/summary': asItIs,
  'PUT /orders/:id/pay': ({ order }) => [{ id: order.id, body: { email_address: '', id: 'admin-1' } }],
  'PUT /orders/:id/unpay': ofOrder,
  'POST /orders/:id/pay-back': ({ order }) => [{ id: order.id, body: { amount: 1 } }],
  'GET /payouts': asItIs,
  'GET /payouts/:id': ofPayout,
  'GET /payouts/:id/export': ofPayout,
  'POST /payouts/:id/withdraw': ofPayout,
  'POST /payouts/:id/lines/:line/accept': ({ payout }) => [{ id: payout.id, body: { reason: 'agreed' } }],
  'POST /payouts/:id/lines/:line/reopen': ofPayout,
  'POST /couriers/:id/payouts': ({ courier }) => [
    {
      id: courier.id,
      body: { reference: 'B-2', paidOn: '2026-03-11', csv: 'Tracking;Montant\nTRK-HIDDEN;2000' },
    },
  ],
  'GET /parcels/unpaid': asItIs,
  'GET /parcels/measures': () => ['courier', 'wilaya', 'product'].map((by) => ({ query: { by } })),
  'GET /invoices': searched,
  'GET /invoices/export': asItIs,
  'GET /invoices/:id': ofInvoice,
  'GET /orders/:id/invoices': ofOrder,
  'POST /orders/:id/invoice': ofOrder,
  'POST /orders/invoices': ({ order }) => [{ body: { ids: [order.id] } }],
  'POST /invoices/:id/cancel': ({ invoice }) => [{ id: invoice.id, body: { reason: 'Wrong name' } }],
  'GET /orders/:id/returns': ofOrder,
  'POST /orders/:id/returns': ({ order }) => [
    {
      id: order.id,
      body: { reason: 'x', lines: [{ position: 0, quantity: 1, restocked: false }], refund: 0, seen: 0 },
    },
  ],
  'POST /orders/:id/goodwill': ({ order }) => [
    { id: order.id, body: { reason: 'x', amount: 1, isPaid: true, seen: 0 } },
  ],
  'POST /orders/:id/returns/:returnId/arrival': ({ order }) => [{ id: order.id, body: { restocked: [] } }],
  'DELETE /orders/:id/returns/:returnId': ofOrder,
  'GET /reports/sales': () => ['day', 'wilaya', 'buyer', 'product'].map((by) => ({ query: { by } })),
  'GET /reports/sales/export': () => ['day', 'wilaya', 'buyer', 'product'].map((by) => ({ query: { by } })),
  'GET /reports/tva': asItIs,
  'GET /reports/tva/export': asItIs,
  'GET /reports/offers': asItIs,
  'GET /reports/offers/export': asItIs,
  'GET /reports/stock': asItIs,
  'GET /reports/stock/export': asItIs,
  'GET /reports/quick-orders': asItIs,
  'GET /reports/quick-orders/export': asItIs,
};

/** A lawful invoice names its buyer, to everyone who may make invoices. */
const namesBuyer = /invoice/;

const endpoints = endpointRoutes.map(({ endpoint }) => endpoint);
const nameOf = ({ method, path }: (typeof endpoints)[number]) => `${method} ${path}`;

/** The headers of a program whose key has only these permissions. */
async function keyWith(db: Db, ...permissions: Permission[]) {
  const { user } = await signedInAs(db, 'admin');
  const body = {
    name: 'Program',
    permissions: permissions as (typeof keyPermissions)[number][],
    lifetime: 'forever' as const,
  };
  const { key } = await createKey(db, { body, by: { ...user, language: 'en' }, now: new Date() });
  return { authorization: `Bearer ${key}` };
}

type Asking = { headers: Record<string, string>; endpoint: (typeof endpoints)[number]; input: Input };

async function ask({ app }: Shop, { headers, endpoint, input }: Asking) {
  const { method, path, body, stream } = endpoint;
  const url = `/api${path
    .replace(':id', input.id ?? '')
    .replace(':line', '3')
    .replace(':returnId', newId())}`;
  const options: InjectOptions = { method, url, headers, ...(input.query && { query: input.query }) };
  // Its events have no data (server/orders/follow-orders.test.ts).
  if (stream) return { statusCode: await answerOfStream(app, options), body: '' };
  return app.inject({ ...options, ...(body && { payload: input.body ?? {} }) });
}

const stored = (db: Db) =>
  Promise.all([
    db.selectFrom('orders').selectAll().where('status', '<>', 'Processing').execute(),
    db.selectFrom('order_items').selectAll().orderBy('order_id').execute(),
    db.selectFrom('shipments').selectAll().execute(),
    db.selectFrom('invoices').selectAll().execute(),
    db.selectFrom('products').select(['id', 'stock']).execute(),
  ]);

const callers: [string, Rights, (db: Db) => Promise<Record<string, string>>][] = [
  ['a packer', 'packer', async (db) => (await signedInAs(db, 'packer')).headers],
  ...(['orders.read', 'orders.pack', 'money'] as const).map((permission): (typeof callers)[number] => [
    `a key for ${permission}`,
    { role: 'user', permissions: permission === 'orders.pack' ? ['orders.read', permission] : [permission] },
    (db) => keyWith(db, permission),
  ]),
];

test.each(callers)(
  '%s learns nothing of the buyer of a hidden order, whatever is asked',
  async (_, rights, enter) => {
    const shop = await aShop();
    const headers = await enter(shop.db);
    const before = await stored(shop.db);
    const open = endpoints.filter(
      ({ access }) => access !== 'office' && isOfStaff(access) && may(rights, access),
    );
    expect(open.length).toBeGreaterThan(3);
    for (const endpoint of open) {
      const name = nameOf(endpoint);
      const inputs = asked[name];
      if (!inputs) throw new Error(`${name} is missing in the list of what is asked about a hidden order`);
      for (const input of inputs(shop)) {
        const { statusCode, body } = await ask(shop, { headers, endpoint, input });
        const what = `${name} ${JSON.stringify(input)}`;
        expect(statusCode, what).toBeLessThan(500);
        expect(statusCode, what).not.toBe(403);
        const secrets = namesBuyer.test(name) ? [buyer.email, buyer.notes] : Object.values(buyer);
        for (const secret of secrets) expect(body, what).not.toContain(secret);
        if (input.query?.keyword === shop.visible.email) expect(body, what).not.toContain(shop.visible.id);
      }
    }
    if (!may(rights, 'money')) expect(await stored(shop.db)).toEqual(before);
  },
);

test('a key for the catalog learns nothing of a buyer', async () => {
  const shop = await aShop();
  const headers = await keyWith(shop.db, 'catalog');
  for (const endpoint of endpoints.filter(({ access, method }) => access === 'catalog' && method === 'GET')) {
    const query: Input = { query: { keyword: buyer.email } };
    for (const input of [{ id: shop.order.id }, { id: shop.order.id, ...query }]) {
      const { body } = await ask(shop, { headers, endpoint, input });
      for (const secret of Object.values(buyer)) {
        // A list says again what was searched for.
        if (!('query' in input)) expect(body, nameOf(endpoint)).not.toContain(secret);
        expect(body, nameOf(endpoint)).not.toContain(buyer.full_name);
      }
    }
  }
});

/** What a confirmer may change of any order: it touches neither its contents nor its state. */
const harmless = new Set([
  'POST /orders/:id/notes',
  'POST /orders/:id/send-email',
  'POST /orders/phone',
  'POST /orders/phone/buyer',
  'POST /orders/phone/quote',
  'POST /orders/read',
  'POST /orders/:id/quote',
  'PUT /messages/:id',
  'POST /phones/blocks',
  'POST /phones/blocks/:id/end',
]);

/** How a confirmer tries to change the delivered order. A new endpoint is added here or above. */
const tried: Record<string, (shop: Shop) => Input[]> = {
  ...asked,
  'PUT /orders/:id': ({ order }) => [
    {
      id: order.id,
      body: {
        version: 1,
        orderItems: [{ productId: order.id, quantity: 5 }],
        shippingAddress: { fullName: 'A', street: 'B', city: 'C', Wilaya: 'Oran', phone: '0551234567' },
      },
    },
  ],
  'PUT /orders/:id/contact': ({ order }) => [{ id: order.id, body: { phone: '0551234567' } }],
  'POST /orders/:id/release': ofOrder,
  'POST /orders/:id/courier-told': told,
  'GET /orders/:id/combinable': ofOrder,
  'POST /orders/:id/combine': ofOrder,
  'POST /orders/:id/combine/quote': ofOrder,
  'POST /confirmation/next': () => [{}],
  'POST /confirmation/:id/claim': ofOrder,
  'POST /confirmation/:id/release': ofOrder,
  'POST /confirmation/:id/calls': ({ order }) =>
    ['confirmed', 'notordered', 'noanswer'].map((outcome) => ({
      id: order.id,
      body: { id: randomUUID(), outcome, version: 1 },
    })),
  'POST /rescues/:id/claim': ofParcel,
  'POST /rescues/:id/release': ofParcel,
  'POST /rescues/:id/steps': ({ parcel }) => [
    { id: parcel.id, body: { id: randomUUID(), outcome: 'return', note: 'x' } },
  ],
};

test('a confirmer changes nothing of a delivered, paid and invoiced order, whatever is tried', async () => {
  const shop = await aShop();
  await shop.db.updateTable('orders').set({ paid_at: delivered }).where('id', '=', shop.order.id).execute();
  const { headers } = await signedInAs(shop.db, 'confirmer');
  const before = await stored(shop.db);
  const open = endpoints.filter(
    ({ access, method }) => method !== 'GET' && isOfStaff(access) && may('confirmer', access),
  );
  for (const endpoint of open.filter((each) => !harmless.has(nameOf(each)))) {
    const name = nameOf(endpoint);
    const inputs = tried[name];
    if (!inputs) throw new Error(`${name} is missing in the list of what a confirmer tries`);
    for (const input of inputs(shop)) {
      const { statusCode } = await ask(shop, { headers, endpoint, input });
      expect(statusCode, name).toBeLessThan(500);
      expect(await stored(shop.db), `${name} ${JSON.stringify(input)}`).toEqual(before);
    }
  }
});

function isOfStaff(access: string): access is Permission {
  return access === 'orders.confirm' || keyPermissions.some((permission) => permission === access);
}
