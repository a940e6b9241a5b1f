import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, secretsIn, variableNames } from './env.ts';
import { StartUpError } from './start-up-error.ts';

function problemsOf(source: Record<string, string>) {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(StartUpError);
    const [, ...problems] = (error as StartUpError).message.split('\n  ');
    return problems;
  }
}

test('an empty environment runs the shop on localhost with an embedded database', () => {
  expect(readEnv({})).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    rootLanguage: 'en',
    languages: ['en', 'fr', 'ar'],
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseReadUrl: undefined,
    dataDir: resolve('.data'),
    demo: true,
    firstAdmin: undefined,
    smtpUrl: undefined,
    mailFrom: 'Saha <no-reply@saha.example>',
    supportEmail: 'support@saha.example',
    google: undefined,
    s3: undefined,
    trustProxy: [],
    rateLimits: true,
    renewsSamples: false,
    samples: true,
    privateWebhooks: false,
    secondStep: 'optional',
    metricsToken: undefined,
  });
});

test('empty variables count as absent', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ', TRUST_PROXY: '' })).toEqual(readEnv({}));
});

test('production listens on all addresses, and an external database gets no demo catalog', () => {
  const env = readEnv({ NODE_ENV: 'production', PORT: '8080', DATABASE_URL: 'postgres://u:p@db/saha' });
  expect(env).toMatchObject({ host: '0.0.0.0', publicUrl: 'http://localhost:8080', demo: false });
  expect(readEnv({ DATABASE_URL: 'postgres://u:p@db/saha', DEMO: '1' }).demo).toBe(true);
  expect(readEnv({ DEMO: '0' }).demo).toBe(false);
});

test('a demo has samples unless only the catalog is wanted, and renews them on request', () => {
  const kindOf = (DEMO: string) => {
    const { demo, samples, renewsSamples } = readEnv({ DEMO });
    return [demo, samples, renewsSamples];
  };
  expect(kindOf('0')).toEqual([false, false, false]);
  expect(kindOf('catalog')).toEqual([true, false, false]);
  expect(kindOf('1')).toEqual([true, true, false]);
  expect(kindOf('reset')).toEqual([true, true, true]);
});

test('the languages are read in one order, unknown ones are refused, and that of the root is never missing', () => {
  expect(readEnv({ LANGUAGES: 'ar, en' }).languages).toEqual(['en', 'ar']);
  expect(readEnv({ LANGUAGES: 'en,fr,ar' }).languages).toEqual(['en', 'fr', 'ar']);
  for (const wrong of ['en,de', 'EN', 'en;fr', 'en,'])
    expect(problemsOf({ LANGUAGES: wrong })).toContain('LANGUAGES is not a list of en, fr, ar');
  expect(readEnv({}).rootLanguage).toBe('en');
  const french = readEnv({ ROOT_LANGUAGE: 'fr', LANGUAGES: 'ar,fr' });
  expect([french.rootLanguage, french.languages]).toEqual(['fr', ['fr', 'ar']]);
  const lacking = (root: string) => [`LANGUAGES lacks ${root}, the language of / (ROOT_LANGUAGE)`];
  expect(problemsOf({ LANGUAGES: 'fr,ar' })).toEqual(lacking('en'));
  expect(problemsOf({ ROOT_LANGUAGE: 'ar', LANGUAGES: 'fr' })).toEqual(lacking('ar'));
  expect(problemsOf({ ROOT_LANGUAGE: 'de' })).toEqual(['ROOT_LANGUAGE is none of en, fr, ar']);
});

test('mail addresses default to the domain of the public address', () => {
  const env = readEnv({ PUBLIC_URL: 'https://shop.example/' });
  expect(env.publicUrl).toBe('https://shop.example');
  expect(env.supportEmail).toBe('support@shop.example');
  expect(readEnv({ MAIL_FROM: 'Saha <a@b.example>' }).mailFrom).toBe('Saha <a@b.example>');
});

test('Google, S3 and the first administrator are read as groups', () => {
  const env = readEnv({
    ADMIN_EMAIL: 'a@b.example',
    ADMIN_PASSWORD: 'twelve chars',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_ISSUER: 'http://localhost:9000',
    S3_ENDPOINT: 'http://127.0.0.1:9001',
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
    TRUST_PROXY: '10.0.0.1, fd00::/8',
    RATE_LIMITS: 'off',
  });
  expect(env.firstAdmin).toEqual({ email: 'a@b.example', password: 'twelve chars' });
  expect(env.google).toMatchObject({ clientId: 'id', issuer: 'http://localhost:9000' });
  expect(env.s3).toMatchObject({ endpoint: 'http://127.0.0.1:9001', bucket: 'images', region: 'auto' });
  expect(env.trustProxy).toEqual(['10.0.0.1', 'fd00::/8']);
  expect(env.rateLimits).toBe(false);
});

test('a database URL may name a Unix socket', () => {
  const databaseUrl = 'postgres://saha:secret@/saha?host=/run/postgresql';
  expect(readEnv({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test.for([
  'postgres://saha:secret@a:5432,b:5432/saha?target_session_attrs=read-write',
  'postgres://saha:sec%40ret@a,[::1]:5433,10.0.0.3/saha',
])('a database URL may name several hosts: %s', (databaseUrl) => {
  expect(readEnv({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  const direct = readEnv({ DATABASE_URL: 'postgres://a/saha', DATABASE_DIRECT_URL: databaseUrl });
  expect(direct.databaseDirectUrl).toBe(databaseUrl);
  const readUrl = { DATABASE_URL: 'postgres://a/saha', DATABASE_READ_URL: databaseUrl };
  expect(problemsOf(readUrl)).toHaveLength(1);
});

test.for([
  'postgres://saha:secret@a:5432,/saha',
  'postgres://saha:secret@a:5432,b:x/saha',
  'postgres://saha:secret@a,b/saha?target_session_attrs=any',
])('a database URL with a wrong host or another wish is refused: %s', (url) => {
  expect(problemsOf({ DATABASE_URL: url })).toHaveLength(1);
});

test('all errors are reported at once, without the values', () => {
  const source = {
    PORT: 'abc',
    HOST: 'a b',
    PUBLIC_URL: 'https://shop.example/shop',
    DATABASE_URL: 'mysql://root:hunter2@db/saha',
    DEMO: 'yes',
    ADMIN_EMAIL: 'admin',
    ADMIN_PASSWORD: 'short',
    SMTP_URL: 'mail.example:25',
    MAIL_FROM: 'Saha',
    SUPPORT_EMAIL: 'support',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_ISSUER: 'http://issuer.example',
    S3_ENDPOINT: 'bucket.example',
    TRUST_PROXY: '10.0.0.0/33',
    RATE_LIMITS: 'none',
    METRICS_TOKEN: 'short',
  };
  const problems = problemsOf(source);
  const named = problems.map((problem) => problem.split(' ')[0]);
  expect(named).toEqual([
    ...Object.keys(source).filter((name) => name !== 'GOOGLE_CLIENT_ID'),
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  expect(problems).toContain('PORT is not a number from 1 to 65535');
  expect(problems).toContain('S3_BUCKET is missing: S3_ENDPOINT needs it');
  expect(problems.join()).not.toMatch(/hunter2|short(?!er)/);
});

test.for(['0', '65536', '-1', '3000.5', '3e3', ' 3000'])('PORT %j is refused', (port) => {
  expect(problemsOf({ PORT: port })).toHaveLength(1);
});

test('a direct way to the database needs the other way', () => {
  const problems = problemsOf({ DATABASE_DIRECT_URL: 'postgres://a/saha' });
  expect(problems).toEqual(['DATABASE_URL is missing: DATABASE_DIRECT_URL needs it']);
});

test.for(['ADMIN_EMAIL', 'ADMIN_PASSWORD'])('%s alone is refused', (name) => {
  const value = name === 'ADMIN_EMAIL' ? 'a@b.example' : 'twelve chars';
  expect(problemsOf({ [name]: value })).toHaveLength(1);
});

test('docs/environment.md describes exactly the variables that are read', () => {
  const rows = readFileSync('docs/environment.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const described = rows.flatMap((row) => row.split('|')[1]?.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []);
  expect(described.sort()).toEqual([...variableNames].sort());
});

test('secrets are found in every form of a URL', () => {
  const urls = [
    'postgres://saha:S3cr%40t%2F1@/shop?host=/run/postgresql',
    'postgres://saha:S3cr%40t%2F1@db.example:5432/shop',
    'postgresql://saha@[::1]/shop?sslmode=require&password=S3cr%40t%2F1',
  ];
  for (const DATABASE_URL of urls) {
    expect(secretsIn({ DATABASE_URL })).toEqual(['S3cr%40t%2F1', 'S3cr@t/1']);
    expect(secretsIn({ DATABASE_DIRECT_URL: DATABASE_URL })).toEqual(['S3cr%40t%2F1', 'S3cr@t/1']);
  }
  expect(secretsIn({ SMTP_URL: 'smtps://shop:a%22quote@mail.example', ADMIN_PASSWORD: '100% sure' })).toEqual(
    ['100% sure', 'a%22quote', 'a"quote', 'a\\"quote'],
  );
  expect(secretsIn({ DATABASE_URL: 'postgres://saha@db.example/shop' })).toEqual([]);
});
