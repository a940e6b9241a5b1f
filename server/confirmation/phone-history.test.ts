import { expect, test } from 'vitest';
import type { ListedOrder } from '../../shared/order-list.ts';
import { aDesk, at } from '../../test/a-desk.ts';
import { anOrder } from '../../test/factories.ts';

const forms = [
  '0550112233',
  '0550 11 22 33',
  '+213550112233',
  '00213 550 11 22 33',
  '٠٥٥٠١١٢٢٣٣',
  '213550112233',
];

test('a phone number has one history in every notation', async () => {
  const { db, staff } = await aDesk();
  const one = await staff();
  for (const phone of forms) await anOrder(db, { phone });
  await anOrder(db, { phone: '+33612345678' });
  for (const phone of forms) {
    const reply = await one.ask('GET', `phones/${encodeURIComponent(phone)}`);
    expect(reply.json(), phone).toMatchObject({ orders: forms.length, open: forms.length });
  }
  expect((await one.ask('GET', 'phones/021%2055%2066%2077')).json()).toMatchObject({
    orders: 0,
    history: [],
  });
  expect((await one.ask('GET', 'phones/%2B33612345678')).json()).toMatchObject({ orders: 1 });
  for (const bad of ['abc', '123', '0550%00']) {
    expect((await one.ask('GET', `phones/${bad}`)).statusCode, bad).toBeGreaterThanOrEqual(400);
    expect((await one.ask('GET', `phones/${bad}`)).statusCode, bad).toBeLessThan(500);
  }
});

test('the history counts what became of the orders', async () => {
  const { db, staff } = await aDesk();
  const [one, admin] = [await staff(), await staff('admin')];
  await anOrder(db, { status: 'Delivered', delivered_at: at('09:00') });
  await anOrder(db, { status: 'Cancelled', confirmation: 'unreachable' });
  await anOrder(db, { status: 'Cancelled', confirmation: 'fake' });
  await anOrder(db, { status: 'Cancelled' });
  const { id } = await anOrder(db, { status: 'Shipped' });
  await admin.ask('PUT', `orders/${id}/status`, { status: 'Cancelled' });
  const wrong = await anOrder(db);
  await one.record(wrong.id, 'wrongnumber');
  expect((await one.ask('GET', 'phones/0555123456')).json()).toMatchObject({
    ...{
      orders: 6,
      open: 1,
      delivered: 1,
      refused: 1,
      cancelled: 1,
      unreachable: 1,
      fake: 1,
      wrongNumbers: 1,
    },
  });
});

test('doubles are orders of one phone with at least one product in common, within 48 hours, and one click ends one of them', async () => {
  const { db, staff } = await aDesk();
  const one = await staff();
  const items = [{ product_id: 'a'.repeat(36) }, {}];
  const first = await anOrder(db, { created_at: at('09:00', 11), phone: '0555 12 34 56', items });
  const second = await anOrder(db, { created_at: at('08:00', 12), phone: '+213555123456', items });
  // Within 48 hours of the second, but not of the first.
  const third = await anOrder(db, { created_at: at('09:01', 13), items });
  await anOrder(db, { created_at: at('09:00', 11) });
  const task = (await one.ask('POST', `confirmation/${first.id}/claim`)).json();
  expect(task.doubles).toMatchObject([
    { _id: second.id, lines: [{ isSame: true, quantity: 1 }, { isSame: false }] },
  ]);
  const marked = async () => {
    const { orders } = (await one.ask('GET', 'orders')).json();
    return Object.fromEntries(
      orders.flatMap(({ _id, doubleOf }: ListedOrder) => (doubleOf ? [[_id, doubleOf]] : [])),
    );
  };
  expect(await marked()).toEqual({ [first.id]: second.id, [second.id]: first.id, [third.id]: second.id });
  const missing = await one.record(first.id, 'duplicate');
  expect(missing.json().fields).toEqual({ duplicateOf: 'Choose the order that stays' });
  const stranger = await anOrder(db, { phone: '0666666666' });
  for (const duplicateOf of [stranger.id, first.id]) {
    expect((await one.record(first.id, 'duplicate', { duplicateOf })).statusCode).toBe(400);
  }
  const merged = await one.record(first.id, 'duplicate', { duplicateOf: second.id });
  expect(merged.statusCode, merged.body).toBe(201);
  expect(merged.json()).toMatchObject({ status: 'Cancelled', confirmation: 'duplicate' });
  expect(await marked()).toEqual({ [second.id]: third.id, [third.id]: second.id });
});

test('the texts about a total with centimes name it beside the sum to collect', async () => {
  const { db, staff } = await aDesk();
  const { id } = await anOrder(db, { items: [{ price_centimes: 708_050 }] });
  const { texts } = (await (await staff()).ask('POST', `confirmation/${id}/claim`)).json();
  expect(texts.shipped).toMatch(/Please have \d+1\.00 DA \(total \d+0\.50 DA, rounded because/);
});

test('orders of different products that have earned the same gift are no doubles', async () => {
  const { db, staff } = await aDesk();
  const one = await staff();
  const gift = { product_id: 'a'.repeat(36), is_gift: true, discount_centimes: 100_000 };
  const first = await anOrder(db, { created_at: at('09:00'), items: [{}, gift] });
  await anOrder(db, { created_at: at('09:30'), items: [{}, gift] });
  const task = (await one.ask('POST', `confirmation/${first.id}/claim`)).json();
  expect(task.doubles).toEqual([]);
  expect((await one.ask('GET', 'orders')).body).not.toContain('doubleOf');
});

test('risks name their reasons, and the texts are in the language of the order', async () => {
  const { db, staff } = await aDesk();
  const one = await staff();
  const { id } = await anOrder(db, {
    ...{ wilaya: 'Adrar', city: 'Adrar', language: 'fr', items: [{ quantity: 20, name: 'Crème' }] },
  });
  const { risks, texts } = (await one.ask('POST', `confirmation/${id}/claim`)).json();
  expect(risks).toEqual(['highfirst', 'farsouth']);
  const shown = (await one.ask('GET', `confirmation/${id}`)).json();
  expect(shown).toMatchObject({ texts, claimEndsAt: expect.any(String), confirmation: 'new' });
  expect(texts.script).toContain('Amina Benali');
  expect(texts.script).toContain('20 × Crème');
  expect(texts.confirm).toMatch(/21.000,00.DA à la livraison/);
  const admin = await staff('admin');
  const form = (await admin.ask('GET', 'settings/form')).json();
  const texts2 = {
    ...form.calls.value.texts,
    fr: { ...form.calls.value.texts.fr, missed: 'Ici {name}' },
  };
  await admin.ask('PUT', 'settings/calls', { ...form.calls.value, version: 0, texts: texts2 });
  const claim = async () => (await one.ask('POST', `confirmation/${id}/claim`)).json();
  // Every process reads the settings again when it is notified.
  await expect.poll(async () => (await claim()).texts.missed).toBe('Ici Amina Benali');
  for (let n = 0; n < 2; n++) await anOrder(db);
  expect((await claim()).risks).toEqual(['open', 'farsouth']);
});

test.each(['021 55 12 34', '+33 6 12 34 56 78'])(
  'the caller learns that %s is not an Algerian mobile number',
  async (phone) => {
    const { db, staff } = await aDesk();
    const { id } = await anOrder(db, { phone });
    const { risks } = (await (await staff()).ask('POST', `confirmation/${id}/claim`)).json();
    expect(risks).toEqual(['nomobile']);
  },
);
