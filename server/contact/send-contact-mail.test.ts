import type { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import type { Db } from '../platform/db/connection.ts';
import { sendContactMail } from './send-contact-mail.ts';

const soon = { timeout: 30_000, interval: 50 };
const support = 'support@saha.example';
const written = {
  name: 'Amina Benali',
  email: 'amina@example.com',
  subject: 'Which size?',
  message: 'Hello,\n\nwhich clogs fit 38?',
};

async function mailServer(port?: number) {
  const server = await startMailServer({ port });
  onTestFinished(server.stop);
  return server;
}

/** Sends a message and returns the only mail that the shop receives for it. */
async function mailOf(values: object) {
  const server = await mailServer();
  const env = { SMTP_URL: server.url, PUBLIC_URL: 'https://saha.example' };
  const { app } = await createTestApp({ env, runsJobs: true });
  expect((await openBrowser(app).post('/contact', { ...written, ...values })).status).toBe(200);
  await expect.poll(() => server.to(support), soon).toHaveLength(1);
  const [mail] = server.to(support);
  return { ...mail, text: mail?.text ?? '', html: mail?.html ?? '' };
}

const mailedAt = async (db: Db) =>
  (await db.selectFrom('contact_messages').select('mailed_at').executeTakeFirstOrThrow()).mailed_at;

const jobStates = async (jobs: PgBoss) =>
  (await jobs.findJobs(sendContactMail.queue)).map(({ state }) => state);

test('the support address gets the message from the shop, and a reply goes to the visitor', async () => {
  const { from, to, replyTo, cc, bcc, subject, text, html } = await mailOf({});
  expect(from).toEqual({ name: 'Saha', address: 'no-reply@saha.example' });
  expect([to, replyTo]).toEqual([[{ name: '', address: support }], [{ name: '', address: written.email }]]);
  expect([cc, bcc]).toEqual([undefined, undefined]);
  expect(subject).toBe('Message: Which size?');
  for (const fact of ['From: Amina Benali', 'Email: amina@example.com', 'Subject: Which size?']) {
    expect(text).toContain(fact);
    expect(html).toContain(fact);
  }
  expect(text).toContain('Hello,\n\nwhich clogs fit 38?');
  expect(html).toMatch(/Hello,<br\s*\/><br\s*\/>which clogs fit 38\?/);
});

test('HTML in a message is escaped in every part of the mail', async () => {
  const hostile = `<img src=x onerror=alert(1)> & "quotes" </p><script>alert(1)</script>`;
  const mail = await mailOf({ name: hostile, subject: hostile, message: `${hostile}\n${hostile}` });
  expect(mail.subject).toBe(`Message: ${hostile}`);
  expect(mail.replyTo).toEqual([{ name: '', address: written.email }]);
  expect(mail.html).not.toMatch(/<img|<script/);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;');
  expect(mail.text).toContain(`Subject: ${hostile}`);
});

test('text like mail headers or MIME parts stays in the message', async () => {
  const message = '.\r\nBcc: all@example.com\r\n\r\n--boundary\r\nContent-Type: text/html\r\n\r\nQUIT';
  const { bcc, headers, text } = await mailOf({ message, subject: '=?utf-8?q?Bcc:_all=40example.com?=' });
  expect(bcc).toBeUndefined();
  expect(headers?.filter(({ key }) => key === 'bcc')).toEqual([]);
  expect(text).toContain(message.replaceAll('\r\n', '\n'));
});

test('Arabic runs from right to left, and five thousand characters arrive completely', async () => {
  const message = `السلام عليكم، هل لديكم قفازات؟ ${'ن'.repeat(4_969)}`;
  expect(message).toHaveLength(5000);
  const mail = await mailOf({ name: 'أمينة', subject: 'سؤال عن القفازات', message });
  expect(mail.subject).toBe('Message: سؤال عن القفازات');
  expect(mail.text).toContain(message);
  expect(mail.html).toMatch(/<p[^>]* dir="auto"/);
});

test('addresses with an apostrophe or a plus work as Reply-To', async () => {
  const email = "o'neill+saha@example.com";
  expect((await mailOf({ email })).replyTo).toEqual([{ name: '', address: email }]);
});

test('messages are accepted while the mail server is down and mailed when it is back', async () => {
  const down = await startMailServer();
  await down.stop();
  const { app, db, resources } = await createTestApp({ env: { SMTP_URL: down.url }, runsJobs: true });
  expect((await openBrowser(app).post('/contact', written)).status).toBe(200);
  await expect.poll(() => jobStates(resources.jobs), soon).toEqual(['retry']);
  expect(await mailedAt(db)).toBeNull();
  const mail = await mailServer(down.port);
  await expect.poll(() => mail.to(support), soon).toHaveLength(1);
  await expect.poll(() => mailedAt(db), soon).not.toBeNull();
});

test('a job that runs again after sending its mail sends nothing', async () => {
  const mail = await mailServer();
  const { app, db, resources } = await createTestApp({ env: { SMTP_URL: mail.url }, runsJobs: true });
  await openBrowser(app).post('/contact', written);
  await expect.poll(() => mailedAt(db), soon).not.toBeNull();
  const first = await mailedAt(db);
  const { id } = await db.selectFrom('contact_messages').select('id').executeTakeFirstOrThrow();
  const again = await resources.jobs.send(sendContactMail.queue, { messageId: id });
  const state = async () =>
    (await resources.jobs.findJobs(sendContactMail.queue, { id: again ?? '' }))[0]?.state;
  await expect.poll(state, soon).toBe('completed');
  expect(mail.to(support)).toHaveLength(1);
  expect(await mailedAt(db)).toEqual(first);
});
