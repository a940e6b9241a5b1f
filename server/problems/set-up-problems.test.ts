import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Problem } from '../../shared/problems.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProblemOffice } from '../../test/problem-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { isNearlyFull } from './set-up-problems.ts';

test.each([-90, 90])(
  'a clock that is %d s ahead of the database is a problem, with its beginning',
  async (ahead) => {
    const clock = { ahead: ahead * 1000 };
    const { ofKind, watch } = await aProblemOffice({ now: () => new Date(Date.now() + clock.ahead) });
    await watch();
    const [problem] = (await ofKind('clock')) as [Problem];
    expect(Math.abs((problem.amount ?? 0) - ahead)).toBeLessThan(5);
    const [again] = (await ofKind('clock')) as [Problem];
    expect(again.since).toBe(problem.since);
    clock.ahead = 0;
    expect(await ofKind('clock')).toEqual([]);
  },
);

test('a series of invoices that is ahead of the clock is a problem', async () => {
  const { db, ofKind } = await aProblemOffice();
  await sql`insert into invoice_series (year, last, last_at) values (2026, 1, now() + interval '30 days')`.execute(
    db,
  );
  expect(await ofKind('invoice-clock')).toMatchObject([{ amount: expect.any(Number) }]);
});

test('a disk is nearly full with less than a gigabyte or a twentieth free', async () => {
  const gigabytes = (free: number, all: number) =>
    isNearlyFull({ bsize: 4096, bavail: (free * 1024 ** 3) / 4096, blocks: (all * 1024 ** 3) / 4096 });
  expect([gigabytes(0.9, 4), gigabytes(1.1, 4), gigabytes(4, 100), gigabytes(6, 100)]).toEqual([
    ...[true, false, true, false],
  ]);
  // This file system never has anything free.
  const shop = await aProblemOffice();
  Object.assign(shop.resources.env, { dataDir: '/proc' });
  expect(await shop.ofKind('disk')).toMatchObject([{ amount: 0 }]);
});

test('https without TRUST_PROXY is a problem', async () => {
  const { ofKind } = await aProblemOffice({
    env: { PUBLIC_URL: 'https://saha.example', TRUST_PROXY: '127.0.0.1' },
  });
  expect(await ofKind('proxy-unset')).toEqual([]);
  const other = await aProblemOffice({ env: { PUBLIC_URL: 'https://saha.example' } });
  expect(await other.ofKind('proxy-unset')).toHaveLength(1);
});

test('requests through a proxy that is not trusted are a problem for an hour', async () => {
  const clock = { time: new Date() };
  const { app, ofKind } = await aProblemOffice({ env: { TRUST_PROXY: '10.0.0.1' }, now: () => clock.time });
  const visit = (remoteAddress: string) =>
    app.inject({ url: '/api/contact', remoteAddress, headers: { 'x-forwarded-for': '41.100.0.1' } });
  await visit('10.0.0.1');
  expect(await ofKind('proxy-unknown')).toEqual([]);
  await visit('10.0.0.2');
  expect(await ofKind('proxy-unknown')).toMatchObject([
    { about: '10.0.0.2', since: clock.time.toISOString() },
  ]);
  clock.time = new Date(clock.time.getTime() + 3_600_000);
  expect(await ofKind('proxy-unknown')).toEqual([]);
});

test('a shop without a backup, with an old one or with a failed one says so', async () => {
  const { db, all } = await aProblemOffice();
  const kinds = async () => (await all()).map(({ kind }) => kind).filter((kind) => kind.startsWith('backup'));
  const add = (hoursAgo: number, problem: string | null) =>
    sql`insert into backups (ended_at, problem)
      values (now() - make_interval(hours => ${hoursAgo}), ${problem})`.execute(db);
  expect(await kinds()).toEqual(['backup-none']);
  await add(49, null);
  expect(await kinds()).toEqual(['backup-old']);
  await add(1, 'The disk is full');
  expect(await kinds()).toEqual(['backup-failed']);
  await add(0, null);
  expect(await kinds()).toEqual([]);
});

test('a shop needs a mail server, in production or not', async () => {
  const kindsOf = async (SMTP_URL: string) => {
    const { all } = await aProblemOffice({ env: { SMTP_URL } });
    return (await all()).map(({ kind }) => kind);
  };
  expect(await kindsOf('')).toContain('no-mail-server');
  expect(await kindsOf('smtp://127.0.0.1:25')).not.toContain('no-mail-server');
});

test('a shop in production needs a mail server, and a second step of its administrators', async () => {
  const { db, user, all } = await aProblemOffice({
    env: { NODE_ENV: 'production', STAFF_SECOND_STEP: 'optional' },
  });
  const signsIn = (user_id: string) =>
    db.updateTable('users').set({ password_hash: 'x' }).where('id', '=', user_id).execute();
  const found = async () =>
    (await all()).filter(({ kind }) => kind === 'no-mail-server' || kind === 'second-step');
  // Nobody can sign in to an account without a password.
  expect(await found()).toMatchObject([{ kind: 'no-mail-server' }]);
  await signsIn(user.id);
  expect(await found()).toMatchObject([
    { kind: 'no-mail-server' },
    { kind: 'second-step', about: user.name, amount: 1 },
  ]);
  await db
    .insertInto('second_factors')
    .values({ id: newId(), user_id: user.id, kind: 'totp', name: 'App', secret: 'x', created_at: new Date() })
    .execute();
  await db.updateTable('sessions').set({ second_step_at: new Date() }).execute();
  expect(await found()).toMatchObject([{ kind: 'no-mail-server' }]);
});

test('a seller on the real regime whose invoices would carry no TVA is told', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const get = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  const save = async (group: string, changes: object) => {
    const stored = (await get('/settings/form'))[group];
    const body = { ...stored, ...changes };
    const { statusCode } = await app.inject({ method: 'PUT', url: `/api/settings/${group}`, headers, body });
    expect(statusCode).toBe(200);
  };
  const isTold = async () =>
    (await get('/problems')).problems.some(({ kind }: { kind: string }) => kind === 'tva-unset');
  await save('seller', { regime: 'ifu' });
  expect([await isTold(), await get('/settings/tva')]).toEqual([false, { isRealRegime: false, rate: null }]);
  await save('seller', { regime: 'real' });
  expect([await isTold(), await get('/settings/tva')]).toEqual([true, { isRealRegime: true, rate: null }]);
  await save('invoices', { tvaFrom: '2026-01-01', tvaRate: '9' });
  expect([await isTold(), await get('/settings/tva')]).toEqual([false, { isRealRegime: true, rate: 9 }]);
});
