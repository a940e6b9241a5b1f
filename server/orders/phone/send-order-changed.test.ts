import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../e2e/mail-server.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { sendOrderChanged } from './send-order-changed.ts';

const soon = { timeout: 30_000, interval: 50 };

async function aDeskThatMails() {
  const mail = await startMailServer();
  onTestFinished(mail.stop);
  const { app, db, resources } = await createTestApp({
    env: { SMTP_URL: mail.url, PUBLIC_URL: 'http://saha.example', LANGUAGES: 'en,fr,ar' },
    runsJobs: true,
  });
  const { headers } = await signedInAs(db, 'admin');
  const cream = await aProduct(db, { name: 'Cream', price_centimes: 100_000 });
  const body = anOrderBody([{ productId: cream.id, quantity: 1 }]);
  const placed = await app.inject({ method: 'POST', url: '/api/orders?lang=fr', payload: body });
  const id: string = placed.json()._id;
  await expect.poll(() => mail.to('amina@example.com').length, soon).toBe(1);
  const { email: _email, ...shippingAddress } = body.shippingAddress;
  const edit = async (quantity: number, version: number) => {
    const payload = { version, orderItems: [{ productId: cream.id, quantity }], shippingAddress };
    const reply = await app.inject({ method: 'PUT', url: `/api/orders/${id}`, headers, payload });
    expect(reply.statusCode).toBe(200);
  };
  const put = (path: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/${path}`, headers, payload });
  /** Lets the waiting jobs run now instead of in a minute. */
  const waitAMinute = async () => {
    await sql`update pgboss.job set start_after = now() where name = ${sendOrderChanged.queue}`.execute(db);
    const states = async () =>
      new Set((await resources.jobs.findJobs(sendOrderChanged.queue)).map(({ state }) => state));
    await expect.poll(states, soon).toEqual(new Set(['completed']));
  };
  const later = () => mail.to('amina@example.com').slice(1);
  return { id, edit, put, waitAMinute, later };
}

test('two changes within a minute are one mail, in the language of the order, as text and as HTML', async () => {
  const { id, edit, waitAMinute, later } = await aDeskThatMails();
  await edit(2, 1);
  await edit(3, 2);
  await waitAMinute();
  expect(later().map(({ subject }) => subject)).toEqual([
    `Votre commande Saha n°\u00a0${groupedNumber(id)} a été modifiée`,
  ]);
  const [mail] = later();
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('3 × Cream');
    expect(body).toMatch(/Vous payez 4\s000,00\sDA en espèces/);
    expect(body).toContain('Oran, Algérie');
    expect(body).not.toContain('12 rue Didouche Mourad');
    expect(body).toContain(`http://saha.example/fr/order-confirmation/${id}`);
  }
});

test('a cancelled order has no mail about its change, and the settings can switch these mails off', async () => {
  const { id, edit, put, waitAMinute, later } = await aDeskThatMails();
  expect((await put('settings/mails', { version: 0, changed: false, cancelled: false })).statusCode).toBe(
    200,
  );
  await edit(2, 1);
  await waitAMinute();
  expect(later()).toEqual([]);
  expect((await put('settings/mails', { version: 1, cancelled: false })).statusCode).toBe(200);
  await edit(3, 2);
  await put(`orders/${id}/status`, { status: 'Cancelled' });
  await waitAMinute();
  expect(later()).toEqual([]);
});
