import { expect, test } from 'vitest';
import { imageUrlOf } from '../../shared/catalog/images.ts';
import { createTestDatabase } from '../../test/create-test-database.ts';
import { anOrder } from '../../test/factories.ts';
import { readEnv } from '../platform/start-up/env.ts';
import { orderChangedEmail, orderConfirmationEmail, orderStateEmail } from './order-mails.ts';
import { findOrder, type OrderRow } from './order-queries.ts';

const env = readEnv({ PUBLIC_URL: 'https://shop.example' });
const picture = 'a'.repeat(36);

async function anOrderWith(items: { name: string; image_url: string }[]): Promise<OrderRow> {
  const { db } = await createTestDatabase();
  const { id } = await anOrder(db);
  const order = await findOrder(db, id);
  const [item] = order?.items ?? [];
  if (!order || !item) throw new Error('No order');
  return { ...order, items: items.map((own) => ({ ...item, name_as_read: null, ...own })) };
}

test('mails about an order show what was ordered, with the names where pictures are not loaded', async () => {
  const order = await anOrderWith([
    { name: 'Cream "Soft" <b>', image_url: imageUrlOf(picture) },
    { name: 'Elsewhere', image_url: 'https://other.example/a.png' },
  ]);
  const mails = [
    orderConfirmationEmail(order, env),
    orderStateEmail({ ...order, status: 'Shipped' }, env),
    orderChangedEmail(order, env),
  ];
  for (const { html, text } of mails) {
    const pictures = html.match(/<img[^>]*>/g);
    expect(pictures).toHaveLength(1);
    expect(pictures?.[0]).toContain(`src="https://shop.example/share/${picture}-small.jpg"`);
    expect(pictures?.[0]).toContain('alt="Cream &quot;Soft&quot; &lt;b&gt;" width="64" height="64"');
    // The reader's address goes to no other site.
    expect(html).not.toContain('other.example');
    expect(text).toContain('Cream "Soft" <b>');
    expect(text).not.toContain('/share/');
  }
});

test('an order without pictures leaves no room for them, and one with many shows the first eight', async () => {
  const none = await anOrderWith([{ name: 'Zinc', image_url: '' }]);
  expect(orderConfirmationEmail(none, env).html).not.toContain('<img');
  const twelve = Array.from({ length: 12 }, (_, place) => ({
    name: `Product ${place}`,
    image_url: imageUrlOf(picture),
  }));
  const { html, text } = orderConfirmationEmail(await anOrderWith(twelve), env);
  expect(html.match(/<img/g)).toHaveLength(8);
  expect(text).toContain('Product 11');
});

test('the mails about an exchange say what was paid before, and what is left to pay or to pay back', async () => {
  const order = { ...(await anOrderWith([])), total_price_centimes: 200_000, credit_centimes: 90_000 };
  for (const { text } of [orderConfirmationEmail(order, env), orderChangedEmail(order, env)]) {
    expect(text).toMatch(/Already paid\s+\u2212900\.00 DA\s+To pay\s+1100\.00 DA/);
    expect(text).toContain('You pay 1100.00 DA in cash');
  }
  const { text } = orderStateEmail({ ...order, status: 'Shipped', credit_centimes: 210_000 }, env);
  expect(text).toMatch(/To be paid back to you\s+100\.00 DA/);
  expect(text).toContain('There is nothing to pay. We will pay you back 100.00 DA.');
});

test('a mail about a total with centimes says what the courier collects and why', async () => {
  const order = { ...(await anOrderWith([])), total_price_centimes: 708_050 };
  const mail = orderStateEmail({ ...order, status: 'Shipped' }, env);
  expect(mail.text).toContain(
    'You pay 7081.00 DA (total 7080.50 DA, rounded because there are no coins for centimes) in cash',
  );
});
