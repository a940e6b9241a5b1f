import { expect, test } from 'vitest';
import type { Morning } from '../../shared/reports/morning.ts';
import { aDesk, at } from '../../test/a-desk.ts';
import { aCourier, anExpectedReturn, aParcel } from '../../test/couriers/courier-factories.ts';
import { anOrder, aProduct } from '../../test/factories.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { settingsTag } from '../platform/settings/shop-settings.ts';
import { sumMarkedDays } from '../reports/keep-sums.ts';

type Desk = Awaited<ReturnType<typeof aDesk>>;
type Staff = Awaited<ReturnType<Desk['staff']>>;

const readMorning = async ({ ask }: Staff) => (await ask('GET', 'dashboard')).json() as Morning;

test('placed today is compared with yesterday and the same weekday up to this time of day', async () => {
  const { db, staff } = await aDesk();
  const admin = await staff('admin');
  const times = [at('00:00'), at('09:59'), at('23:00', 9), at('10:01', 9), at('00:00', 9), at('09:59', 3)];
  for (const created_at of times) await anOrder(db, { created_at });
  // The second before midnight of Algiers, a cancelled order, and the weekday of two weeks ago.
  await anOrder(db, { created_at: new Date('2026-03-09T22:59:59Z') });
  await anOrder(db, { created_at: at('08:00', 3), status: 'Cancelled' });
  await anOrder(db, { created_at: at('08:00', 2) });
  const combined = { end_reason: 'combined' } as const;
  await anOrder(db, { created_at: at('09:00'), status: 'Cancelled', ...combined });
  const { placed } = await readMorning(admin);
  expect(placed).toEqual({
    combined: 1,
    today: { orders: 2, amount: 4000 },
    yesterday: { orders: 1, amount: 2000 },
    lastWeek: { orders: 2, amount: 4000 },
  });
  const list = await admin.ask('GET', 'orders?startDate=2026-03-10&endDate=2026-03-10');
  expect(list.json().count).toBe(2 + 1);
});

test('calls are overdue after the minutes of the settings; quiet hours do not count', async () => {
  const { db, clock, staff } = await aDesk();
  const confirmer = await staff();
  // Fifteen minutes from nine o'clock on.
  await anOrder(db, { created_at: at('23:00', 9) });
  await anOrder(db, { created_at: at('10:00') });
  await anOrder(db, { created_at: at('10:00'), next_call_at: at('10:10'), confirmation: 'postponed' });
  await anOrder(db, { created_at: at('10:00'), next_call_at: at('18:00'), confirmation: 'postponed' });
  await anOrder(db, { created_at: at('10:00', 8), ends_at: at('18:00') });
  const countAt = async (clockTime: string) => {
    clock.now = at(clockTime);
    return (await readMorning(confirmer)).calls;
  };
  expect(await countAt('08:30')).toEqual({
    ...{ due: 0, fresh: 2, overdue: 0, quietUntil: at('09:00').toISOString() },
  });
  expect(await countAt('09:14')).toEqual({ due: 0, fresh: 2, overdue: 0 });
  expect(await countAt('09:15')).toEqual({ due: 0, fresh: 2, overdue: 1 });
  expect(await countAt('10:15')).toEqual({ due: 1, fresh: 2, overdue: 2 });
  expect(await countAt('10:25')).toEqual({ due: 1, fresh: 2, overdue: 3 });
});

test('cash at couriers is collected and not yet paid out, as in the list of parcels', async () => {
  const { db, staff } = await aDesk();
  const admin = await staff('admin');
  const [rapid, slow] = [await aCourier(db, { name: 'Rapid' }), await aCourier(db, { name: 'Slow' })];
  const send = async (courier_id: string, values = {}, order = {}) => {
    const { id: order_id } = await anOrder(db, { status: 'Delivered', delivered_at: at('09:00'), ...order });
    const ended_at = at('09:00');
    await aParcel(db, { order_id, courier_id, status: 'delivered', ended_at, ...values });
  };
  await send(rapid.id);
  await send(slow.id);
  await send(slow.id, { collected_centimes: 150_000 }, { credit_centimes: 50_000 });
  await send(slow.id, { collected_centimes: 0 });
  await send(slow.id, {}, { paid_at: at('09:00') });
  await send(slow.id, { status: 'in_transit', ended_at: null }, { status: 'Shipped', delivered_at: null });
  const { cash } = await readMorning(admin);
  expect(cash).toEqual({
    ...{ parcels: 3, amount: 5500 },
    couriers: [
      { _id: slow.id, name: 'Slow', parcels: 2, amount: 3500 },
      { _id: rapid.id, name: 'Rapid', parcels: 1, amount: 2000 },
    ],
  });
  const list = async (query: string) => (await admin.ask('GET', `parcels?show=unpaid${query}`)).json().count;
  expect([await list(''), await list(`&courier=${slow.id}`)]).toEqual([3, 2]);
});

test('the rates of seven days agree with the board and the page of payouts', async () => {
  const { db, staff } = await aDesk();
  const admin = await staff('admin');
  const dealt = { first_called_at: at('09:30', 4) };
  await anOrder(db, {
    created_at: at('09:00', 4),
    ...dealt,
    status: 'Processing',
    confirmed_at: at('09:30', 4),
  });
  await anOrder(db, { created_at: at('23:30', 4), ...dealt, status: 'Cancelled', end_reason: 'mind' });
  await anOrder(db, {
    created_at: at('09:00', 3),
    ...dealt,
    status: 'Processing',
    confirmed_at: at('09:30', 4),
  });
  const courier = await aCourier(db);
  for (const [status, ended_at] of [
    ['delivered', at('00:30')],
    ['delivered', at('09:00')],
    ['returned', at('09:00')],
    ['returned', at('23:59', 3)],
  ] as const) {
    const { id: order_id } = await anOrder(db, { created_at: at('09:00', 1) });
    await aParcel(db, { order_id, courier_id: courier.id, status, ended_at });
  }
  const { week, confirmation, delivery } = await readMorning(admin);
  expect(week).toEqual({ startDate: '2026-03-04', endDate: '2026-03-10' });
  expect(confirmation).toHaveLength(7);
  expect(confirmation?.[0]).toEqual({ date: '2026-03-04', part: 1, all: 2 });
  expect(confirmation?.slice(1).every(({ all }) => all === 0)).toBe(true);
  expect(delivery?.at(-1)).toEqual({ date: '2026-03-10', part: 2, all: 3 });
  expect(delivery?.slice(0, -1).every(({ all }) => all === 0)).toBe(true);
  const days = 'startDate=2026-03-04&endDate=2026-03-10';
  const board = (await admin.ask('GET', `confirmation/measures?by=day&${days}`)).json();
  expect(board.total).toMatchObject({ confirmed: 1, ended: 1 });
  const payouts = (await admin.ask('GET', `parcels/measures?${days}`)).json();
  expect(payouts).toMatchObject([{ delivered: 2, returned: 1 }]);
});

test('best sellers are those of seven days, and sold-out ones those of thirty', async () => {
  const { db, staff } = await aDesk();
  const editor = await staff('editor');
  const product = async (name: string, stock = 4) => aProduct(db, { name, stock });
  const [cream, serum, gone, older] = [
    await product('Cream'),
    await product('Serum', 0),
    await product('Balm', 0),
    await product('Oil', 0),
  ];
  const sell = ({ id, name }: { id: string; name: string }, { day = 10, quantity = 1 }) =>
    anOrder(db, { created_at: at('09:00', day), items: [{ product_id: id, name, quantity }] });
  await sell(cream, { quantity: 3 });
  await sell(serum, { quantity: 2, day: 4 });
  await sell(serum, { quantity: 9, day: 3 });
  await sell(older, { quantity: 20, day: 1 });
  await sell(gone, { quantity: 8 });
  await db.deleteFrom('products').where('id', '=', gone.id).execute();
  const expected = {
    best: [
      { productId: cream.id, name: 'Cream', units: 3, stock: 4 },
      { productId: serum.id, name: 'Serum', units: 2, stock: 0 },
    ],
    soldOut: [
      { productId: older.id, name: 'Oil', units: 20, stock: 0 },
      { productId: serum.id, name: 'Serum', units: 11, stock: 0 },
    ],
  };
  expect((await readMorning(editor)).sellers).toEqual(expected);
  const report = await (await staff('admin')).ask(
    'GET',
    'reports/sales?by=product&startDate=2026-03-04&endDate=2026-03-10',
  );
  const units = report
    .json()
    .rows.map(({ key, ordered }: { key: string; ordered: number }) => [key, ordered]);
  expect(Object.fromEntries(units)).toEqual({ Cream: 3, Serum: 2, Balm: 8 });
  // With the sums of these days stored, and with one of them changed since.
  await sumMarkedDays(db);
  expect((await readMorning(editor)).sellers).toEqual(expected);
  await sell(cream, { quantity: 1 });
  expect((await readMorning(editor)).sellers?.best[0]).toMatchObject({ name: 'Cream', units: 4 });
});

test('each role reads only its parts, and amounts only with the right to see money', async () => {
  const { db, staff } = await aDesk();
  const courier = await aCourier(db);
  const order = await anOrder(db, {
    created_at: at('09:00'),
    status: 'Delivered',
    delivered_at: at('09:30'),
  });
  await aParcel(db, { order_id: order.id, courier_id: courier.id, problem: 'refused' });
  const packed = await anOrder(db, { created_at: at('09:00'), status: 'Processing' });
  await aParcel(db, { order_id: packed.id, courier_id: courier.id, problem: 'refused' });
  const partsOf = async (role: 'packer' | 'confirmer' | 'editor' | 'admin') => {
    const { at: _at, week: _week, ...parts } = await readMorning(await staff(role));
    return parts;
  };
  expect(await partsOf('packer')).toEqual({ toPack: 1, toHandOver: 1, parcels: 1 });
  expect(Object.keys(await partsOf('editor')).sort()).toEqual(['reviews', 'sellers', 'stock']);
  const confirmer = await partsOf('confirmer');
  expect(Object.keys(confirmer).sort()).toEqual([
    'calls',
    'parcels',
    'placed',
    'tasks',
    'toHandOver',
    'toPack',
  ]);
  expect(confirmer.placed?.today).toEqual({ orders: 2 });
  expect(confirmer.parcels).toBe(2);
  expect(Object.keys(await partsOf('admin')).sort()).toEqual([
    ...[
      'calls',
      'cash',
      'confirmation',
      'delivery',
      'owed',
      'parcels',
      'placed',
      'returns',
      'reviews',
      'sellers',
      'start',
      'stock',
      'takesOrders',
      'tasks',
      'toCollect',
      'toHandOver',
      'toPack',
    ],
  ]);
});

test('tasks are parcels to rescue, held orders and open messages', async () => {
  const { db, clock, staff } = await aDesk();
  const confirmer = await staff();
  const { id: order_id } = await anOrder(db, { status: 'Shipped' });
  const { id: courier_id } = await aCourier(db);
  await aParcel(db, { order_id, courier_id, rescue_since: clock.now, rescue_target: clock.now });
  await anOrder(db, { hold_reason: 'total' });
  await anOrder(db, { ends_at: clock.now });
  const message = { name: 'Lina', email: 'lina@example.com', subject: 'Hours', message: 'When?' };
  await db
    .insertInto('contact_messages')
    .values([
      { ...message, id: order_id, language: 'fr' },
      { ...message, id: courier_id, language: 'fr', answered_at: clock.now, answered_by: 'Amina' },
    ])
    .execute();
  expect((await readMorning(confirmer)).tasks).toEqual({
    rescues: 1,
    held: 1,
    messages: 1,
    ending: 1,
    untold: 0,
  });
});

test('expected returns are counted as the list of orders finds them, for those who may take them in', async () => {
  const { db, staff } = await aDesk();
  const [admin, confirmer] = [await staff('admin'), await staff()];
  expect((await readMorning(admin)).returns).toBe(0);
  const exchange = await anOrder(db);
  await anExpectedReturn(db, exchange.id);
  await anExpectedReturn(db, exchange.id);
  expect((await readMorning(admin)).returns).toBe(2);
  expect((await admin.ask('GET', 'orders?returned=expected')).json().count).toBe(2);
  expect((await readMorning(confirmer)).returns).toBeUndefined();
});

test('the steps of the first day are ticked as they are done, and gone when all are', async () => {
  const { db, staff } = await aDesk({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  const admin = await staff('admin');
  const { start, ...parts } = await readMorning(admin);
  expect(parts.takesOrders).toBe(true);
  expect(start).toEqual({
    done: {
      ...{ look: false, home: false, products: false, seller: false, delivery: false, couriers: false },
      ...{ pages: false, contact: false, orderForm: false, mail: true, secondStep: false, backups: false },
    },
    hasOrders: false,
    choseOrderTaking: false,
  });
  expect(parts.placed?.today).toEqual({ orders: 0, amount: 0 });
  await aProduct(db);
  await aCourier(db, { name: 'Yalidine', kind: 'yalidine' });
  expect((await readMorning(admin)).start?.done).toMatchObject({ products: true, couriers: false });
  await aCourier(db);
  await db
    .updateTable('delivery_terms')
    .set({ changed_at: at('09:00') })
    .execute();
  const store = (name: string, value: object) =>
    db
      .insertInto('settings')
      .values({
        ...{ id: newId(), version: 1, changed_at: at('09:00'), changed_by: 'Amina' },
        ...{ name, value: JSON.stringify(value) },
      })
      .execute();
  const seller = { name: 'Pharma Oran', address: 'Oran', rc: '16/00-1234567B20', nif: '1'.repeat(15) };
  await store('seller', seller);
  await store('contact', { phone: '0555 12 34 56' });
  await dropFromCaches(db, [settingsTag]);
  const undone = async () => {
    const { start } = await readMorning(admin);
    return Object.entries(start?.done ?? {}).flatMap(([step, isDone]) => (isDone ? [] : [step]));
  };
  await expect.poll(undone).toEqual(['look', 'home', 'pages', 'orderForm', 'secondStep', 'backups']);
  await store('look', { name: 'Pharma Oran' });
  await store('home', {});
  await store('pages', {});
  await store('orders', { isOpen: false });
  await store('delivery', {});
  await dropFromCaches(db, [settingsTag]);
  await db
    .insertInto('backups')
    .values({ ended_at: at('09:00') })
    .execute();
  await db
    .insertInto('second_factors')
    .values({
      ...{ id: newId(), user_id: admin.user.id, kind: 'totp', name: 'Phone', secret: 'x' },
      created_at: at('09:00'),
    })
    .execute();
  await db
    .updateTable('sessions')
    .set({ second_step_at: at('09:00') })
    .execute();
  await expect.poll(undone).toEqual([]);
  expect((await readMorning(admin)).start).toMatchObject({ hasOrders: false, choseOrderTaking: true });
  await anOrder(db, { created_at: at('09:00', 1) });
  const { start: over, takesOrders } = await readMorning(admin);
  expect([over, takesOrders]).toEqual([undefined, false]);
});
