import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { openBrowser } from '../../test/open-browser.ts';
import { newId } from '../platform/db/new-id.ts';
import { sendWelcome } from './account-mails.ts';

const amina = { name: 'Amina Benali', email: 'Amina@Example.com', password: 'olive tree 7' };

test('registering signs in, sends a welcome mail and stores the password as a hash only', async () => {
  const { app, db, resources } = await createTestApp();
  const browser = openBrowser(app);
  const { status, body, text } = await browser.post('/auth/register', amina);
  expect(status).toBe(201);
  expect(body).toEqual({
    _id: expect.stringMatching(/^[a-z2-7]{36}$/),
    name: 'Amina Benali',
    email: 'Amina@Example.com',
    role: 'user',
    phone: '',
    createdAt: expect.any(String),
  });
  expect(text).not.toContain('argon2');
  expect((await browser.get('/auth/profile')).body).toMatchObject({ _id: body._id, hasPassword: true });
  const row = await db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow();
  expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const jobs = await resources.jobs.findJobs<{ userId: string }>(sendWelcome.queue);
  expect(jobs.map(({ data }) => data)).toEqual([{ userId: body._id }]);
});

test('extra fields are ignored', async () => {
  const { app } = await createTestApp();
  const _id = newId();
  const extra = { _id, id: _id, role: 'admin', isAdmin: true, createdAt: '2001-01-01T00:00:00Z' };
  const { status, body } = await openBrowser(app).post('/auth/register', { ...amina, ...extra });
  expect(status).toBe(201);
  expect(body.role).toBe('user');
  expect(body._id).not.toBe(_id);
  expect(body.createdAt).not.toContain('2001');
});

test('a taken address is refused in upper and lower case, and nothing of the second account is stored', async () => {
  const { app, db, resources } = await createTestApp();
  await openBrowser(app).post('/auth/register', amina);
  const second = openBrowser(app);
  const { status, body } = await second.post('/auth/register', { ...amina, email: ' aMINA@example.COM ' });
  expect(status).toBe(409);
  const message = 'An account with this email already exists';
  expect(body).toMatchObject({ message, fields: { email: message } });
  expect([...second.cookies]).toEqual([]);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  expect(await resources.jobs.findJobs(sendWelcome.queue)).toHaveLength(1);
});

test('of eight registrations of one address at once, one succeeds', async () => {
  const { app, db } = await createTestApp();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      openBrowser(app).post('/auth/register', {
        ...amina,
        email: index % 2 ? amina.email : 'amina@example.com',
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
});

test.each([
  ['a Unicode name', { name: 'أمينة بن علي 👩‍⚕️' }],
  ['a name of 200 characters', { name: 'x'.repeat(200) }],
  ['a password with NUL, quotes and emoji', { password: '\0"\'; drop table users; 🌿' }],
])('%s is stored unchanged', async (_, values) => {
  const { app } = await createTestApp();
  const given = { ...amina, ...values };
  const { status, body } = await openBrowser(app).post('/auth/register', given);
  expect(status).toBe(201);
  expect(body.name).toBe(given.name);
  expect((await openBrowser(app).post('/auth/login', given)).status).toBe(200);
});

const refused: [string, object, string][] = [
  ['name', { name: undefined }, 'Name is required'],
  ['name', { name: '  ' }, 'Name is required'],
  ['name', { name: 7 }, 'Name is required'],
  ['name', { name: 'x'.repeat(201) }, 'Must be at most 200 characters'],
  ['name', { name: 'a\nb' }, 'Must be one line of text'],
  ['name', { name: 'a\0b' }, 'Contains characters that cannot be stored'],
  ['name', { name: 'a\ud800b' }, 'Contains characters that cannot be stored'],
  ['email', { email: undefined }, 'Email is required'],
  ['email', { email: '' }, 'Email is required'],
  ['email', { email: null }, 'Email is required'],
  ['email', { email: 'amina' }, 'Email address is invalid'],
  ['email', { email: 'amina@example' }, 'Email address is invalid'],
  ['email', { email: 'Amina <amina@example.com>' }, 'Email address is invalid'],
  ['email', { email: `${'a'.repeat(250)}@example.com` }, 'Must be at most 254 characters'],
  ['email', { email: 'a@example.com\r\nBcc: b@example.com' }, 'Must be one line of text'],
  ['password', { password: undefined }, 'Password is required'],
  ['password', { password: '' }, 'Password is required'],
  ['password', { password: { $ne: '' } }, 'Password is required'],
  ['password', { password: 'a1b2c' }, 'Password must be at least 6 characters'],
  ['password', { password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
  ['password', { password: 'olive \ud800 tree' }, 'Password contains characters that cannot be used'],
  ['password', { password: 'qwerty' }, 'Password is one of the most common ones. Choose another'],
  ['password', { password: 'PassWord1' }, 'Password is one of the most common ones. Choose another'],
];

test('each wrong field has its own message, and nothing is stored', async () => {
  const { app, db } = await createTestApp();
  for (const [field, values, message] of refused) {
    const { status, body } = await openBrowser(app).post('/auth/register', { ...amina, ...values });
    const expected = { status: 400, body: { message, fields: { [field]: message } } };
    expect({ status, body }, JSON.stringify(values)).toMatchObject(expected);
  }
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
});

test('all wrong fields are reported at once', async () => {
  const { app } = await createTestApp();
  const { body } = await openBrowser(app).post('/auth/register', {});
  expect(body).toMatchObject({
    message: 'Name is required',
    fields: { name: 'Name is required', email: 'Email is required', password: 'Password is required' },
  });
});

test('a network address can register five times an hour, counting refused addresses', async () => {
  const { app } = await createTestApp({ env: { RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  for (const email of ['a@example.com', 'b@example.com', ...Array(4).fill('a@example.com')]) {
    statuses.push((await openBrowser(app).post('/auth/register', { ...amina, email })).status);
  }
  expect(statuses).toEqual([201, 201, 409, 409, 409, 429]);
  const elsewhere = openBrowser(app, { ip: '10.0.0.2' });
  expect((await elsewhere.post('/auth/register', { ...amina, email: 'c@example.com' })).status).toBe(201);
});
