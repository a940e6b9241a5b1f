import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/create-test-database.ts';
import { readEnv } from '../start-up/env.ts';
import { startUpWarnings } from './start-up-warnings.ts';

const right = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://saha.example',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'smtp://mail.example',
};

async function warnings(variables: Record<string, string>, { uid = 1000, ahead = 0 } = {}) {
  const { db } = await createTestDatabase();
  const now = () => new Date(Date.now() + ahead);
  return startUpWarnings(db, { env: readEnv({ ...right, ...variables }), now, uid });
}

test('a shop with all its settings starts without a warning', async () => {
  expect(await warnings({}, { ahead: 50_000 })).toEqual([]);
});

test('https without TRUST_PROXY is warned of in production, and plain http never', async () => {
  expect(await warnings({ TRUST_PROXY: '' })).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
  expect(await warnings({ TRUST_PROXY: '', NODE_ENV: 'test' })).toEqual([]);
  expect(await warnings({ TRUST_PROXY: '', PUBLIC_URL: 'http://saha.example' })).toEqual([]);
});

test('a missing mail server is warned of in production', async () => {
  expect(await warnings({ SMTP_URL: '' })).toEqual([expect.stringContaining('There is no mail server')]);
  expect(await warnings({ SMTP_URL: '', NODE_ENV: '' })).toEqual([]);
});

test('root is warned of, except for a port that needs it', async () => {
  expect(await warnings({}, { uid: 0 })).toEqual([expect.stringContaining('runs as root')]);
  expect(await warnings({ PORT: '80' }, { uid: 0 })).toEqual([]);
});

test.each([-90_000, 90_000])('a clock that is %d ms ahead of the database is warned of', async (ahead) => {
  const [warning] = await warnings({}, { ahead });
  expect(warning).toMatch(/differs from the database’s by (89|90|91) s/);
});
