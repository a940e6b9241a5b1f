import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aCategory, aProduct } from '../../../test/factories.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { anOrderBody } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import type { Db } from '../../platform/db/connection.ts';

type Reply = Awaited<ReturnType<ReturnType<typeof openBrowser>['post']>>;
type Lines = [product: number, quantity: number][];
type From = { phone?: string; ip?: string; userAgent?: string };

/** A shop with limits and this many products of five units each. */
async function aShop({ products: count = 1, stock = 5, env = { RATE_LIMITS: 'on' } } = {}) {
  const { app, db, resources } = await createTestApp({ env });
  const category = await aCategory(db);
  const products: { id: string }[] = [];
  for (let n = 0; n < count; n++) products.push(await aProduct(db, { stock, category_id: category.id }));
  const order = (lines: Lines, { phone = '0555123456', ...from }: From = {}) =>
    openBrowser(app, from).post('/orders', bodyOf(lines, phone));
  const bodyOf = (lines: Lines, phone: string) =>
    anOrderBody(
      lines.map(([product, quantity]) => ({ productId: products[product]?.id ?? '', quantity })),
      { phone },
    );
  const soldOut = async () => (await stocks(db)).filter((stock) => stock === 0).length;
  const broken = async () => {
    const findings = await proveInvariants(db, resources.env);
    return findings.filter(({ name, violations }) => violations.length > 0 && name !== 'I7 admin');
  };
  return { app, db, products, order, bodyOf, soldOut, broken };
}

async function stocks(db: Db) {
  const rows = await db.selectFrom('products').select('stock').orderBy('number').execute();
  return rows.map(({ stock }) => stock);
}

const range = (count: number, from = 0) => Array.from({ length: count }, (_, n) => n + from);
const phoneOf = (n: number) => `0550${String(n).padStart(6, '0')}`;
const statusAndHold = ({ status, body }: { status: number; body: { isHeld?: true } }) =>
  `${status}${body.isHeld ? ' held' : ''}`;

test('three orders of a hundred whole stocks are accepted, and sell out nothing', async () => {
  const { db, order, soldOut, broken } = await aShop({ products: 300 });
  const placed: Reply[] = [];
  for (const n of range(3)) {
    const lines = range(100, n * 100).map((product): Lines[number] => [product, 5]);
    placed.push(await order(lines, { phone: phoneOf(n) }));
  }
  expect(placed.map(statusAndHold)).toEqual(Array(3).fill('201 held'));
  expect(await soldOut()).toBe(0);
  const rows = await db.selectFrom('orders').select(['status', 'hold_reason']).execute();
  expect(rows).toEqual(Array(3).fill({ status: 'Pending', hold_reason: 'products' }));
  expect(await db.selectFrom('stock_moves').select('id').where('reason', '=', 'order').execute()).toEqual([]);
  expect(await broken()).toEqual([]);
});

test('thirty phones at one network address sell out fifty products at most', async () => {
  const { order, soldOut, broken } = await aShop({ products: 240 });
  const placed: Reply[] = [];
  for (const n of range(30)) {
    const lines = range(8, n * 8).map((product): Lines[number] => [product, 5]);
    placed.push(await order(lines, { phone: phoneOf(n), userAgent: `Browser ${n}` }));
  }
  expect(placed.map(({ status }) => status)).toEqual(Array(30).fill(201));
  expect(await soldOut()).toBe(48);
  // A neighbor with the same network address still orders what the abuser left.
  expect(statusAndHold(await order([[239, 2]], { phone: '0661000000', userAgent: 'Phone' }))).toBe('201');
  expect(await broken()).toEqual([]);
});

test('one phone number in many notations has one budget', async () => {
  const { order, soldOut } = await aShop({ products: 16 });
  const notations = ['0555123456', '+213 555 12 34 56', '00213555123456', '213-555-12-34-56'];
  const placed: Reply[] = [];
  for (const [n, phone] of notations.entries()) {
    const lines = range(4, n * 4).map((product): Lines[number] => [product, 5]);
    placed.push(await order(lines, { phone, ip: `10.0.0.${n}` }));
  }
  expect(placed.map(statusAndHold)).toEqual(['201', '201', '201 held', '201 held']);
  expect(await soldOut()).toBe(8);
});

test('one browser with many phone numbers and network addresses has one budget', async () => {
  const { app, bodyOf, soldOut } = await aShop({ products: 40 });
  const { post, cookies } = openBrowser(app);
  const placed: Reply[] = [];
  for (const n of range(5)) {
    const lines = range(8, n * 8).map((product): Lines[number] => [product, 5]);
    placed.push(await post('/orders', bodyOf(lines, phoneOf(n))));
  }
  expect([...cookies.keys()]).toContain('guest-orders');
  expect(placed.map(statusAndHold)).toEqual(['201', '201', '201 held', '201 held', '201 held']);
  expect(await soldOut()).toBe(16);
});

test('many units of one account, and high amounts, wait for review', async () => {
  const { app, db, products, order } = await aShop({ products: 12, stock: 2000 });
  const { user, headers } = await signedInAs(db, 'user');
  const statuses: boolean[] = [];
  for (const n of range(3)) {
    const body = anOrderBody(
      products.slice(n * 4, n * 4 + 4).map(({ id }) => ({ productId: id, quantity: 99 })),
      { phone: phoneOf(n) },
    );
    const answer = await app.inject({ method: 'POST', url: '/api/orders', payload: body, headers });
    statuses.push(answer.json().isHeld ?? false);
  }
  expect(statuses).toEqual([false, false, true]);
  const held = db.selectFrom('orders').select('hold_reason').where('hold_reason', 'is not', null);
  expect(await held.where('user_id', '=', user.id).execute()).toEqual([{ hold_reason: 'units' }]);
  await db.updateTable('products').set({ price_centimes: 3_000_000 }).execute();
  await order([[0, 67]]);
  expect(await held.where('is_guest', '=', true).execute()).toEqual([{ hold_reason: 'total' }]);
});

test('the orders of honest buyers take their units at once', async () => {
  const { db, order, broken } = await aShop({ products: 6, stock: 60 });
  const family: Reply[] = [];
  for (const n of range(3))
    family.push(
      await order([
        [n, 2],
        [n + 1, 4],
      ]),
    );
  const clinic = await order([[5, 60]], { phone: '021654321' });
  const many = await order([[4, 60]], { phone: '0770112233' });
  expect([...family, clinic, many].map(statusAndHold)).toEqual(Array(5).fill('201'));
  const [, , , , last, emptied] = await stocks(db);
  expect([last, emptied]).toEqual([0, 0]);
  expect((await order([[5, 1]], { phone: '0661000000' })).status).toBe(409);
  expect(await broken()).toEqual([]);
});

test('a confirmed order uses up nothing of the budget of its phone number', async () => {
  const { db, order } = await aShop({ products: 24 });
  const eight = (n: number) => range(8, n * 8).map((product): Lines[number] => [product, 5]);
  await order(eight(0), { ip: '10.0.0.1' });
  expect(statusAndHold(await order(eight(1), { ip: '10.0.0.2' }))).toBe('201 held');
  await db.updateTable('orders').set({ status: 'Processing' }).where('hold_reason', 'is', null).execute();
  expect(statusAndHold(await order(eight(2), { ip: '10.0.0.3' }))).toBe('201');
});

test('without limits, and on the phone of the staff, no order is held', async () => {
  const { order, soldOut } = await aShop({ products: 20, env: { RATE_LIMITS: 'off' } });
  const lines = range(20).map((product): Lines[number] => [product, 5]);
  expect(statusAndHold(await order(lines))).toBe('201');
  expect(await soldOut()).toBe(20);
  const shop = await aShop({ products: 20 });
  const { headers } = await signedInAs(shop.db, 'confirmer');
  const payload = { ...shop.bodyOf(lines, '0555123456'), language: 'fr' };
  const phoned = await shop.app.inject({ method: 'POST', url: '/api/orders/phone', payload, headers });
  expect([phoned.statusCode, phoned.json().isHeld]).toEqual([201, undefined]);
});

test('orders that arrive together share the budget', async () => {
  const { order, soldOut, broken } = await aShop({ products: 20 });
  const placed = await Promise.all(
    range(5).map((n) =>
      order(
        range(4, n * 4).map((product): Lines[number] => [product, 5]),
        { ip: `10.0.0.${n}` },
      ),
    ),
  );
  expect(placed.map(statusAndHold).sort()).toEqual(['201', '201', '201 held', '201 held', '201 held']);
  expect(await soldOut()).toBe(8);
  expect(await broken()).toEqual([]);
});
