import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import type { Db } from '../platform/db/connection.ts';
import { sendContactMail } from './send-contact-mail.ts';

const written = {
  name: 'Amina Benali',
  email: 'amina@example.com',
  subject: 'Which size?',
  message: 'Hello,\n\nwhich clogs fit 38?',
};
const sent = { success: true, message: 'Your message has been sent. We will reply within 24 hours.' };

const kept = (db: Db) =>
  db.selectFrom('contact_messages').select(['name', 'email', 'subject', 'message']).execute();

test('a message is stored as written, with one job that mails it', async () => {
  const { app, db, resources } = await createTestApp();
  const { status, body, headers } = await openBrowser(app).post('/contact', written);
  expect([status, body]).toEqual([200, sent]);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(await kept(db)).toEqual([written]);
  const [{ id }] = (await db.selectFrom('contact_messages').select('id').execute()) as [{ id: string }];
  const jobs = await resources.jobs.findJobs(sendContactMail.queue);
  expect(jobs.map(({ data }) => data)).toEqual([{ messageId: id }]);
});

test('users and administrators can send messages like guests', async () => {
  const { app, db } = await createTestApp();
  for (const role of ['user', 'admin'] as const) {
    const { headers } = await signedInAs(db, role);
    const reply = await app.inject({ method: 'POST', url: '/api/contact', payload: written, headers });
    expect([reply.statusCode, reply.json()]).toEqual([200, sent]);
  }
  expect(await kept(db)).toHaveLength(2);
});

test('name, address, subject and text are required, each with its own error', async () => {
  const { app, db } = await createTestApp();
  const { post } = openBrowser(app);
  const required = {
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  };
  const nothing = await post('/contact', {});
  expect([nothing.status, nothing.body]).toMatchObject([
    400,
    { message: 'Name is required', fields: required },
  ]);
  for (const [field, message] of Object.entries(required)) {
    for (const value of [undefined, null, '', ' \n\t ', 5, ['a'], { a: 1 }]) {
      const { status, body } = await post('/contact', { ...written, [field]: value });
      expect([field, value, status, body]).toMatchObject([
        field,
        value,
        400,
        { message, fields: { [field]: message } },
      ]);
    }
  }
  expect(await kept(db)).toEqual([]);
});

test('a message of the maximum length is stored completely, also in Arabic, and a longer one is refused', async () => {
  const { app, db } = await createTestApp();
  const { post } = openBrowser(app);
  const longest = {
    name: 'ن'.repeat(200),
    email: `${'a'.repeat(65)}@${'b.'.repeat(93)}dz`,
    subject: 'م'.repeat(200),
    message: 'السلام عليكم\n'.repeat(400).slice(0, 4999).padEnd(5000, '.'),
  };
  expect((await post('/contact', longest)).status).toBe(200);
  expect(await kept(db)).toEqual([longest]);
  for (const [field, most] of [
    ['name', 200],
    ['subject', 200],
    ['message', 5000],
  ] as const) {
    const { status, body } = await post('/contact', { ...longest, [field]: 'x'.repeat(most + 1) });
    expect([status, body.fields]).toEqual([400, { [field]: `Must be at most ${most} characters` }]);
  }
  const { status, body } = await post('/contact', { ...longest, email: `a${longest.email}` });
  expect([status, body.fields]).toEqual([400, { email: 'Must be at most 254 characters' }]);
});

test.each([
  ['a header', 'Amina\r\nBcc: all@example.com'],
  ['a line', 'Amina\nBcc: all@example.com'],
  ['an old line', 'Amina\rBcc: all@example.com'],
  ['NUL', 'Amina\u0000'],
  ['a lone surrogate', 'Amina\ud800'],
  ['a next line of old', 'Amina\u0085Bcc: all@example.com'],
])('%s in name, subject or address is bad input', async (_, text) => {
  const { app, db } = await createTestApp();
  for (const field of ['name', 'subject', 'email'] as const) {
    const value = field === 'email' ? text.replace('Amina', 'amina@example.com') : text;
    const { status, body } = await openBrowser(app).post('/contact', { ...written, [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
  expect(await kept(db)).toEqual([]);
});

test.each(['\u0000', '\ud800', '\udc00', '\u001b[31m'])('%j in a message is bad input', async (text) => {
  const { app } = await createTestApp();
  const { status, body } = await openBrowser(app).post('/contact', { ...written, message: `a${text}b` });
  expect([status, body.message]).toEqual([400, 'Contains characters that cannot be stored']);
});

test.each([
  'amina',
  'a@b',
  'a@b.example,c@d.example',
  'a@b.example; c@d.example',
  'a@b.example c@d.example',
  'Amina <a@b.example>',
  '"Amina" <a@b.example>',
  '"a b"@c.example',
  '<a@b.example>',
  'a@b.example>',
  'a@[127.0.0.1]',
])('%s is not a valid address for the reply', async (email) => {
  const { app } = await createTestApp();
  const { status, body } = await openBrowser(app).post('/contact', { ...written, email });
  expect([status, body.fields]).toEqual([400, { email: 'Email address is invalid' }]);
});

test('unknown fields are dropped', async () => {
  const { app, db } = await createTestApp();
  const extra = {
    id: 'x',
    created_at: '2000-01-01',
    mailed_at: '2000-01-01',
    to: 'all@example.com',
    replyTo: 'x',
  };
  expect((await openBrowser(app).post('/contact', { ...written, ...extra })).status).toBe(200);
  const [message] = await db.selectFrom('contact_messages').selectAll().execute();
  expect(message?.id).toMatch(/^[a-z2-7]{36}$/);
  expect(message?.created_at.getFullYear()).toBeGreaterThan(2000);
});

test.each([
  ['a link', 'https://spam.example'],
  ['a blank', ' '],
  ['a number', 1],
  ['a yes', true],
  ['a list', ['x']],
  ['an object', { x: 1 }],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['NUL', '\u0000'],
])(
  'a message with %s in the hidden field gets the usual reply, but is neither stored nor mailed',
  async (...[, website]) => {
    const { app, db, resources } = await createTestApp();
    const people = await openBrowser(app).post('/contact', written);
    const program = await openBrowser(app).post('/contact', { ...written, website });
    const answerOf = ({ status, text, headers }: typeof people) => [status, text, { ...headers, date: '' }];
    expect(answerOf(program)).toEqual(answerOf(people));
    expect(await kept(db)).toHaveLength(1);
    expect(await resources.jobs.findJobs(sendContactMail.queue)).toHaveLength(1);
  },
);

test.each(['', null])('a message with an empty hidden field (%j) is stored', async (website) => {
  const { app, db } = await createTestApp();
  await openBrowser(app).post('/contact', { ...written, website });
  expect(await kept(db)).toEqual([written]);
});

test('a network address can send five messages an hour, and refused ones do not count', async () => {
  const { app, db } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const { post } = openBrowser(app, { ip: '10.0.0.1' });
  await post('/contact', { ...written, email: 'amina' });
  for (let n = 0; n < 4; n++) expect((await post('/contact', written)).status).toBe(200);
  expect((await post('/contact', { ...written, website: 'x' })).status).toBe(200);
  for (const body of [written, { ...written, email: 'other@example.com' }, { ...written, website: 'x' }]) {
    const { status, body: reply, headers } = await post('/contact', body);
    expect([status, reply]).toMatchObject([
      429,
      { message: 'Too many attempts. Please wait and try again.' },
    ]);
    const wait = Number(headers['retry-after']);
    expect([wait > 3500, wait <= 3600]).toEqual([true, true]);
  }
  expect(await kept(db)).toHaveLength(4);
  expect((await openBrowser(app, { ip: '10.0.0.2' }).post('/contact', written)).status).toBe(200);
});

test('of twenty concurrent messages from one network address five are stored, each with its job', async () => {
  const { app, db, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => openBrowser(app).post('/contact', written)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
  expect(await kept(db)).toHaveLength(5);
  expect(await resources.jobs.findJobs(sendContactMail.queue)).toHaveLength(5);
});

test('a message whose job cannot be stored is not stored and does not count', async () => {
  const { app, db, resources } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  await resources.jobs.deleteQueue(sendContactMail.queue);
  expect((await openBrowser(app).post('/contact', written)).status).toBe(500);
  expect(await kept(db)).toEqual([]);
  await resources.jobs.createQueue(sendContactMail.queue, sendContactMail.options);
  for (let n = 0; n < 5; n++) expect((await openBrowser(app).post('/contact', written)).status).toBe(200);
});

test("everyone can read the shop's address, and it may be cached", async () => {
  const { app } = await createTestApp({ env: { SUPPORT_EMAIL: 'help@shop.example' } });
  const { status, body, headers } = await openBrowser(app).get('/contact');
  expect([status, body]).toEqual([200, { email: 'help@shop.example' }]);
  expect(headers['cache-control']).toBe('public, no-cache');
});
