import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { anOrderBody } from '../../test/order-body.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { emailChangedEmail, welcomeEmail } from '../accounts/account-mails.ts';
import { verificationCodeEmail } from '../accounts/google/create-verification.ts';
import { resetLinkEmail } from '../accounts/reset-link-mail.ts';
import { invitationEmail } from '../accounts/staff/invitation-mail.ts';
import { proveInvariants } from '../invariants/prove-invariants.ts';
import { orderChangedEmail, orderConfirmationEmail, orderStateEmail } from './order-mails.ts';
import { findOrder } from './order-queries.ts';
import { sendOrderConfirmation } from './send-order-confirmation.ts';

const soon = { timeout: 30_000, interval: 50 };
const shopUrl = 'https://saha.example';

async function aShopThatLimitsMails(env: Record<string, string> = { RATE_LIMITS: 'on' }) {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const shop = await createTestApp({ env: { SMTP_URL: mail.url, ...env }, runsJobs: true });
  const product = await aProduct(shop.db, { stock: 500 });
  const { headers } = await signedInAs(shop.db, 'admin');
  const { jobs } = shop.resources;
  const order = (address: object, n = 0) =>
    openBrowser(shop.app, { ip: `10.0.0.${n}` }).post(
      '/orders',
      anOrderBody([{ productId: product.id, quantity: 1 }], { phone: `05501122${10 + n}`, ...address }),
    );
  /** Waits until the confirmations of all orders were sent or held back. */
  const settle = () =>
    expect
      .poll(async () => (await jobs.findJobs(sendOrderConfirmation.queue)).map(({ state }) => state), soon)
      .not.toEqual(expect.arrayContaining([expect.stringMatching(/created|active|retry/)]));
  return { ...shop, mail, headers, product, order, settle };
}

test('twelve orders for one address are twelve orders and three mails, and the staff can send the others', async () => {
  const { app, db, resources, mail, headers, order, settle } = await aShopThatLimitsMails();
  const hostile = { fullName: 'You have WON a prize', street: 'Claim it now: http://evil.example/win?id=1' };
  const spellings = ['victim@gmail.com', 'Victim@gmail.com', 'vic.tim+1@googlemail.com'];
  const placed: Awaited<ReturnType<typeof order>>[] = [];
  for (let n = 0; n < 12; n++) placed.push(await order({ ...hostile, email: spellings[n % 3] }, n));
  expect(placed.map(({ status }) => status)).toEqual(Array(12).fill(201));
  await settle();
  const received = new Set(spellings.flatMap((to) => mail.to(to)));
  expect(received.size).toBe(3);
  for (const { text = '', html = '' } of received) {
    for (const words of ['WON a prize', 'Claim it now', 'evil.example'])
      expect(text + html).not.toContain(words);
  }
  const unsent = await db
    .selectFrom('orders')
    .select('id')
    .where('email_suppressed_at', 'is not', null)
    .execute();
  expect(unsent).toHaveLength(9);
  const broken = (await proveInvariants(db, resources.env)).filter(({ violations }) => violations.length > 0);
  expect(broken).toEqual([]);
  const [{ id = '' } = {}] = unsent;
  const show = async () => (await app.inject({ url: `/api/orders/${id}`, headers })).json();
  expect((await show()).emailSuppressedAt).toEqual(expect.any(String));
  const again = await app.inject({ method: 'POST', url: `/api/orders/${id}/send-email`, headers });
  expect([again.statusCode, again.json().emailSent, again.json().emailSuppressedAt]).toEqual([
    200,
    true,
    undefined,
  ]);
  expect((await show()).emailSuppressedAt).toBeUndefined();
});

test('three orders of one buyer are confirmed by three mails, and neighbors have their own', async () => {
  const { mail, order, settle } = await aShopThatLimitsMails();
  for (let n = 0; n < 3; n++) await order({ email: 'amina@example.com' }, n);
  for (let n = 3; n < 6; n++) await order({ email: 'a.mina@example.com' }, n);
  await settle();
  expect([mail.to('amina@example.com').length, mail.to('a.mina@example.com').length]).toEqual([3, 3]);
});

test('without limits every order is confirmed', async () => {
  const { mail, order, settle } = await aShopThatLimitsMails({ RATE_LIMITS: 'off' });
  for (let n = 0; n < 5; n++) await order({ email: 'amina@example.com' }, n);
  await settle();
  expect(mail.to('amina@example.com')).toHaveLength(5);
});

test('a user with a proved address gets all mails, with the whole address', async () => {
  const { app, db, mail, product, settle } = await aShopThatLimitsMails();
  const { user, headers } = await signedInAs(db, 'user');
  await db.updateTable('users').set({ email_proved: true }).where('id', '=', user.id).execute();
  for (let n = 0; n < 5; n++) {
    const body = anOrderBody([{ productId: product.id, quantity: 1 }], { email: user.email });
    await app.inject({ method: 'POST', url: '/api/orders', payload: body, headers });
  }
  await settle();
  expect(mail.to(user.email)).toHaveLength(5);
  expect(mail.to(user.email)[0]?.text).toContain('12 rue Didouche Mourad');
});

/** Texts as a spammer writes them, each with a mark by which a mail can be searched. */
const hostile = fc
  .tuple(
    fc.constantFrom(
      'http://',
      'https://',
      'www.',
      'HTTP://',
      'hxxp://',
      '//',
      '',
      'call 0661 22 33 44 ',
      'write to x@',
    ),
    fc.constantFrom(
      'evil.example/',
      'evil。example',
      'evil .example',
      'ev\u200bil.example',
      '<a href="//evil.example">',
      't.me/evil.example',
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
  )
  .map((parts) => parts.join(''));

test('no text that a stranger types reaches an address that nobody has proved', async () => {
  const { app, db, resources } = await createTestApp({ env: { PUBLIC_URL: shopUrl } });
  const product = await aProduct(db);
  const { post } = openBrowser(app);
  const { body } = await post('/orders', anOrderBody([{ productId: product.id, quantity: 1 }]));
  const order = await findOrder(db, body._id);
  if (!order) throw new Error('There is no order');
  const env = resources.env;
  const token = 'T'.repeat(43);
  fc.assert(
    fc.property(hostile, hostile, fc.constantFrom('en', 'fr', 'ar'), (one, other, language) => {
      const typed = { full_name: one, street: other, city: one, postal_code: other, notes: one, language };
      const row = { ...order, ...typed };
      const mails = [
        orderConfirmationEmail(row, env),
        orderConfirmationEmail({ ...row, hold_reason: 'units' }, env),
        orderChangedEmail(row, env),
        ...(['Processing', 'Shipped', 'Delivered', 'Cancelled'] as const).map((status) =>
          orderStateEmail({ ...row, status }, env),
        ),
        welcomeEmail({ name: one, language }, env),
        verificationCodeEmail({ name: one, code: '123456', language }, env),
        resetLinkEmail({ name: other, token, language }, env),
        emailChangedEmail({ name: one, newEmail: 'w•••@•••', language }, env),
        invitationEmail({ token, role: 'packer', by_name: other, language }, env),
      ];
      for (const { subject, text, html } of mails) {
        const all = `${subject}\n${text}\n${html}`;
        expect(all).not.toMatch(/evil|0661|x@/i);
        const links = [...all.matchAll(/(?:https?:)?\/\/[^\s"<>]+/gi)].map(([link]) => link);
        expect(links.filter((link) => !link.startsWith(shopUrl))).toEqual([]);
      }
    }),
    { numRuns: 150 },
  );
});
