import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { hashToken, newToken } from '../accounts/sessions/session-token.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';

const alerts = (db: Db) => db.selectFrom('stock_alerts').selectAll().execute();

/** A shop with an unconfirmed alert, and its token. */
async function anAlert() {
  const { app, db } = await createTestApp();
  const product = await aProduct(db, { name: 'Night Cream', stock: 0 });
  const token = newToken();
  await db
    .insertInto('stock_alerts')
    .values({
      id: newId(),
      product_id: product.id,
      email: 'amina@example.com',
      token_hash: hashToken(token),
    })
    .execute();
  const { post } = openBrowser(app);
  const confirm = (sent: unknown = token) => post('/stock-alerts/confirm', { token: sent });
  const stop = (sent: unknown = token) => post('/stock-alerts/stop', { token: sent });
  return { app, db, product, confirm, stop };
}

test('a link confirms once, and again without a change', async () => {
  const { db, product, confirm } = await anAlert();
  const answer = { productId: product.id, name: 'Night Cream', inStock: false };
  const first = await confirm();
  expect([first.status, first.body]).toEqual([200, answer]);
  const confirmedAt = (await alerts(db))[0]?.confirmed_at;
  expect(confirmedAt).toBeInstanceOf(Date);
  expect((await confirm()).body).toEqual(answer);
  expect((await alerts(db))[0]?.confirmed_at).toEqual(confirmedAt);
});

test('a link that is confirmed when the product is back says so and closes the alert', async () => {
  const { db, product, confirm } = await anAlert();
  await db.updateTable('products').set({ stock: 2 }).where('id', '=', product.id).execute();
  expect((await confirm()).body).toMatchObject({ inStock: true });
  expect((await alerts(db))[0]?.notified_at).not.toBeNull();
});

test.each([
  ['null', null],
  ['nothing', ''],
  ['a number', 5],
  ['a short one', 'x'],
  ['an unknown one', newToken()],
  ['a long one', 'x'.repeat(501)],
])('%s as token confirms nothing', async (_, token) => {
  const { db, confirm } = await anAlert();
  const { status, body } = await confirm(token);
  expect([status, body.message]).toEqual([400, 'This link is no longer valid.']);
  expect((await alerts(db))[0]?.confirmed_at).toBeNull();
});

test('a stopped alert is deleted, and stopping again or with a wrong token gets the same answer', async () => {
  const { db, confirm, stop } = await anAlert();
  const wrong = await stop(newToken());
  expect(await alerts(db)).toHaveLength(1);
  await confirm();
  const first = await stop();
  const again = await stop();
  expect(await alerts(db)).toEqual([]);
  expect(new Set([wrong, first, again].map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
});

test('the mail has both links, and only hashes of tokens are stored', async () => {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const env = { SMTP_URL: mail.url, PUBLIC_URL: 'https://saha.example' };
  const { app, db } = await createTestApp({ env, runsJobs: true });
  const product = await aProduct(db, { name: 'Night <b>Cream</b>', stock: 0 });
  const { post } = openBrowser(app);
  await post('/stock-alerts', { by: 'email', email: 'amina@example.com', productId: product.id });
  await expect.poll(() => mail.to('amina@example.com'), { timeout: 30_000 }).toHaveLength(1);
  const [{ text = '', html = '' } = {}] = mail.to('amina@example.com');
  expect(html).toContain('Night &lt;b&gt;Cream&lt;/b&gt;');
  const [, token = ''] = /https:\/\/saha\.example\/stock-alert\/confirm\?token=([\w-]{43})/.exec(text) ?? [];
  expect(text).toContain(`https://saha.example/stock-alert/stop?token=${token}`);
  expect(JSON.stringify(await alerts(db))).not.toContain(token);
  expect((await post('/stock-alerts/confirm', { token })).status).toBe(200);
});
