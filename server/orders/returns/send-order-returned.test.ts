import { expect, test } from 'vitest';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { aShopThatMails } from '../../../test/a-shop-that-mails.ts';
import { anOrder, aProduct } from '../../../test/factories.ts';
import { newId } from '../../platform/db/new-id.ts';
import { sendOrderReturned } from './send-order-returned.ts';

type More = { for_exchange?: true; is_owed?: true; isGoodwill?: true };

async function aReturn(email: string, { isGoodwill, ...more }: More = {}) {
  const { db, mail, run } = await aShopThatMails();
  const cream = await aProduct(db, { name: 'Cream' });
  const soap = await aProduct(db, { name: 'Soap' });
  const items = [
    { product_id: cream.id, name: 'Cream', quantity: 3 },
    { product_id: soap.id, name: 'Soap' },
  ];
  const { id: orderId } = await anOrder(db, { email, items, status: 'Shipped' });
  const returnId = newId();
  await db
    .insertInto('order_returns')
    .values({
      ...{ id: returnId, order_id: orderId, reason: 'Ms Benali was angry', made_by: 'Karim' },
      ...{ refund_centimes: 150_050, ...more },
    })
    .execute();
  const line = { return_id: returnId, position: 0, product_id: cream.id, quantity: 2, restocked: true };
  if (!isGoodwill) await db.insertInto('order_return_lines').values(line).execute();
  return { db, mail, orderId, tell: () => run(sendOrderReturned, { orderId, returnId }) };
}

test('the buyer reads what came back and what was refunded, without the reason and who recorded it', async () => {
  const { mail, orderId, tell } = await aReturn('amina@example.com');
  await tell();
  const [sent] = mail.to('amina@example.com');
  expect(sent?.subject).toBe(`Return of your Saha order ${groupedNumber(orderId)}`);
  for (const body of [sent?.text, sent?.html]) {
    expect(body).toContain('2 × Cream');
    expect(body).toContain('Refunded to you: 1500.50 DA');
    for (const unwanted of ['Soap', 'angry', 'Karim']) expect(body).not.toContain(unwanted);
  }
});

test('the buyer reads that the money is kept for the exchange', async () => {
  const { mail, tell } = await aReturn('amina@example.com', { for_exchange: true });
  await tell();
  const [sent] = mail.to('amina@example.com');
  expect(sent?.text).toContain('Kept for your exchange: 1500.50 DA');
  expect(sent?.text).not.toContain('Refunded');
});

test('the buyer reads that the money is yet to come', async () => {
  const { mail, tell } = await aReturn('amina@example.com', { is_owed: true });
  await tell();
  const [sent] = mail.to('amina@example.com');
  expect(sent?.text).toContain('To be paid back to you: 1500.50 DA');
  expect(sent?.text).not.toContain('Refunded');
});

test('the mail of a goodwill states the sum and names no products', async () => {
  const { mail, orderId, tell } = await aReturn('amina@example.com', { isGoodwill: true });
  await tell();
  const [sent] = mail.to('amina@example.com');
  expect(sent?.subject).toBe(`Money back for your Saha order ${groupedNumber(orderId)}`);
  expect(sent?.text).toContain('Refunded to you: 1500.50 DA');
  for (const unwanted of ['came back', 'Cream', 'angry']) expect(sent?.text).not.toContain(unwanted);
});

test('an order without an email address has no mail about its return', async () => {
  const { db, mail, tell } = await aReturn('');
  await tell();
  expect(mail.to('')).toEqual([]);
  expect(await db.selectFrom('orders').select('email_suppressed_at').execute()).toEqual([
    { email_suppressed_at: null },
  ]);
});
