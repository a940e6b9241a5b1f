import { Writable } from 'node:stream';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { openBrowser } from '../../../test/open-browser.ts';
import { newToken } from '../../accounts/sessions/session-token.ts';
import { createPool } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { secretsIn } from '../start-up/env.ts';
import { createLog, withoutSecrets } from './create-log.ts';

/** A log that collects its lines as text. */
function keepLog(secrets?: string[]) {
  const lines: string[] = [];
  const write = (chunk: Buffer, _: string, done: () => void) => {
    lines.push(chunk.toString());
    done();
  };
  return { log: createLog(new Writable({ write }), secrets), lines };
}

test.each([
  ['/reset-password?token=abc', '/reset-password?token=…'],
  ['/api/auth/reset-password/verify?a=1&token=abc&b=2', '/api/auth/reset-password/verify?a=1&token=…&b=2'],
  ['/verify-code?email=a%40b.c&verificationId=abc', '/verify-code?email=a%40b.c&verificationId=…'],
  [`/api/orders/guest/${'a'.repeat(36)}`, '/api/orders/guest/aaaaaaaa…'],
  ['/api/phones/0550%2011%2022%2033', '/api/phones/…'],
  ['/api/orders?page=1&keyword=0550+11+22+33&sort=date', '/api/orders?page=1&keyword=…&sort=date'],
  ['/api/parcels?keyword=%2B213550112233', '/api/parcels?keyword=…'],
  ['/products?keyword=vitamin+b12+100', '/products?keyword=vitamin+b12+100'],
  [
    `No route matches "/order-confirmation/${'a'.repeat(36)}/x"`,
    'No route matches "/order-confirmation/aaaaaaaa…/x"',
  ],
  ['/products?keyword=token', '/products?keyword=token'],
])('%s is logged as %s', (text, logged) => {
  expect(withoutSecrets(text)).toBe(logged);
});

test('failures never log a token, a code or the id of a guest order', async () => {
  const { log, lines } = keepLog();
  const renderPage = ({ url }: Request) => Promise.reject(new Error(`Cannot render ${url}`));
  const { app, db } = await createTestApp({ log, pages: { renderPage } });
  const [token, verificationId, id, email] = [newToken(), newToken(), newId(), 'amina@example.com'];
  const code = '918273';
  const browser = openBrowser(app);
  await browser.post('/auth/google-auth-request', { email });
  for (const table of ['reset_tokens', 'verification_codes', 'orders'] as const) {
    await db.schema.dropTable(table).cascade().execute();
  }
  const password = 'olive tree 7';
  const answers = [
    await browser.get(`/auth/reset-password/verify?token=${token}`),
    await browser.post('/auth/reset-password', { token, password }),
    await browser.post('/auth/google-auth-verify', { email, verificationId, code }),
    await browser.post('/auth/google-auth-resend', { email, verificationId }),
    await browser.get(`/orders/guest/${id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
  expect((await app.inject(`/order-confirmation/${id}`)).statusCode).toBe(500);
  const text = lines.join('');
  expect(text).toContain('/api/auth/reset-password/verify?token=…');
  expect(text).toContain(`/order-confirmation/${id.slice(0, 8)}…`);
  for (const secret of [token, verificationId, code, id, password]) expect(text).not.toContain(secret);
});

test('the connection on which an error occurred is not logged', async () => {
  const { log, lines } = keepLog();
  const { connectionString } = await createTestDatabase();
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke');
  const pool = createPool({ connectionString, onError });
  onTestFinished(() => pool.end());
  await pool.query('select 1');
  const client = new pg.Client(connectionString);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'saha' and datname = current_database()",
  );
  await client.end();
  await expect.poll(() => lines.length, { timeout: 20_000 }).toBe(1);
  expect(lines[0]).toContain('terminating connection');
  expect(lines[0]).not.toContain('connectionParameters');
});

test("PostgreSQL's detail about a refused row is not logged", async () => {
  const { log, lines } = keepLog();
  log.error({ err: Object.assign(new Error('refused'), { detail: 'Failing row contains (918273)' }) });
  expect(lines.join('')).toContain('refused');
  expect(lines.join('')).not.toContain('918273');
});

test('no line contains a secret of the environment', () => {
  const source = {
    DATABASE_URL: 'postgres://saha:first-s%40cret@/shop?host=/nowhere',
    SMTP_URL: 'smtp://shop:second"secret@mail.example',
    ADMIN_PASSWORD: 'third secret',
    S3_SECRET_ACCESS_KEY: 'fourth/secret',
    METRICS_TOKEN: 'fifth-secret-token',
  };
  const { log, lines } = keepLog(secretsIn(source));
  const all = Object.values(source).join(' ');
  const cause = Object.assign(new TypeError(`Invalid URL: ${all}`), { input: source.DATABASE_URL });
  log.error({ err: new Error(all, { cause }), [source.ADMIN_PASSWORD]: { deep: [all] } }, all);
  log.info(`first-s@cret ${source.METRICS_TOKEN}`);
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/first-s(%40|@)cret|second\\?"secret|third secret|fourth.secret|fifth/);
});
