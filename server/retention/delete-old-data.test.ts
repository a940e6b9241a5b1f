import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { shopJobs } from '../app.ts';
import { newId } from '../platform/db/new-id.ts';
import { deleteOldData } from './delete-old-data.ts';
import { retentionRules } from './retention-rules.ts';

const now = new Date('2026-11-28T03:00:00Z');

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function aNight() {
  const { db, resources } = await createTestApp({ now: () => now });
  const lines: { deleted?: Record<string, number> }[] = [];
  const log = { ...resources.log, info: (facts: object) => void lines.push(facts) } as never;
  const run = () =>
    deleteOldData.run({}, { ...resources, log, jobId: 'x', signal: new AbortController().signal });
  return { db, run, lines };
}

test('messages are deleted a year after they were answered, and open ones never', async () => {
  const { db, run, lines } = await aNight();
  const message = (subject: string, answered_at: Date | null) => ({
    ...{ id: newId(), name: 'Amina', email: 'amina@example.com', subject, message: 'x' },
    ...{ created_at: daysAgo(800), answered_at, answered_by: answered_at && 'Karim' },
  });
  await db
    .insertInto('contact_messages')
    .values([message('old', daysAgo(366)), message('recent', daysAgo(364)), message('open', null)])
    .execute();
  await run();
  const rows = await db.selectFrom('contact_messages').select('subject').orderBy('subject').execute();
  expect(rows.map(({ subject }) => subject)).toEqual(['open', 'recent']);
  expect(lines[0]?.deleted).toMatchObject({ 'Messages of the contact page': 1 });
});

test('messages of couriers about unknown parcels are kept for 90 days', async () => {
  const { db, run } = await aNight();
  const courier_id = newId();
  await db
    .insertInto('couriers')
    .values({ id: courier_id, name: 'Yalidine', kind: 'yalidine', sheet_columns: '[]', secrets: '{}' })
    .execute();
  for (const days of [89, 91])
    await sql`insert into courier_strays (courier_id, external_id, tracking, raw, at, recorded_at)
      values (${courier_id}, ${String(days)}, 'T', 'x', now(), ${daysAgo(days)})`.execute(db);
  await run();
  expect(await db.selectFrom('courier_strays').select('external_id').execute()).toEqual([
    { external_id: '89' },
  ]);
});

test('counts of visits are kept for 13 months', async () => {
  const { db, run } = await aNight();
  for (const day of ['2025-10-27', '2025-10-28'])
    await db.insertInto('visits').values({ day, source: 'facebook', campaign: day, views: 1 }).execute();
  await run();
  expect(await db.selectFrom('visits').select('campaign').execute()).toEqual([{ campaign: '2025-10-28' }]);
});

test('invitations are kept for 30 days after their end', async () => {
  const { db, run } = await aNight();
  for (const days of [-1, 29, 31])
    await db
      .insertInto('staff_invitations')
      .values({
        ...{ id: newId(), email: `${days}@example.com`, role: 'packer', language: 'en' },
        ...{ by_id: newId(), by_name: 'Amina', sent_at: daysAgo(days + 7), expires_at: daysAgo(days) },
      })
      .execute();
  await run();
  const rows = await db.selectFrom('staff_invitations').select('email').orderBy('email').execute();
  expect(rows.map(({ email }) => email)).toEqual(['-1@example.com', '29@example.com']);
});

test('people wait for a product for a year', async () => {
  const { db, run } = await aNight();
  const product = await aProduct(db);
  for (const days of [364, 366])
    await db
      .insertInto('stock_alerts')
      .values({
        ...{ id: newId(), product_id: product.id, email: `${days}@example.com` },
        ...{ created_at: daysAgo(days), confirmed_at: daysAgo(days) },
      })
      .execute();
  await run();
  expect(await db.selectFrom('stock_alerts').select('email').execute()).toEqual([
    { email: '364@example.com' },
  ]);
});

test('counters that a wrong clock left far in the future are removed, and the others stay', async () => {
  const { db, run } = await aNight();
  for (const hours of [1, 25])
    await sql`insert into rate_limits (key, points, expire)
      values (${`messagesByAddress:${hours}`}, 9, ${now.getTime() + hours * 3_600_000})`.execute(db);
  for (const hours of [1, 25])
    await db
      .insertInto('sign_in_failures')
      .values({ key: String(hours), failures: 9, next_try_at: new Date(now.getTime() + hours * 3_600_000) })
      .execute();
  await run();
  const { rows } = await sql`select key from rate_limits`.execute(db);
  expect(rows).toEqual([{ key: 'messagesByAddress:1' }]);
  expect(await db.selectFrom('sign_in_failures').select('key').execute()).toEqual([{ key: '1' }]);
});

test('records of backups are kept for a year, and counts of repeated events for a day', async () => {
  const { db, run } = await aNight();
  const { user } = await signedInAs(db, 'packer', now);
  await db
    .insertInto('backups')
    .values([
      { ended_at: daysAgo(366), problem: null },
      { ended_at: daysAgo(364), problem: null },
    ])
    .execute();
  await db
    .insertInto('audit_repeats')
    .values([
      { actor_id: user.id, action: 'staff.signinfailed', since: daysAgo(0.5), times: 3 },
      { actor_id: user.id, action: 'staff.stepfailed', since: daysAgo(2), times: 3 },
    ])
    .execute();
  await run();
  expect(await db.selectFrom('backups').select('ended_at').execute()).toEqual([{ ended_at: daysAgo(364) }]);
  expect(await db.selectFrom('audit_repeats').select('action').execute()).toEqual([
    { action: 'staff.signinfailed' },
  ]);
});

test('a rule that fails fails the job, after the others were applied', async () => {
  const { db, run, lines } = await aNight();
  await sql`alter table courier_strays rename to elsewhere`.execute(db);
  await db
    .insertInto('backups')
    .values({ ended_at: daysAgo(366), problem: null })
    .execute();
  await expect(run()).rejects.toThrow(
    'Messages of couriers about unknown parcels: relation "courier_strays"',
  );
  expect(lines[0]?.deleted).toMatchObject({ 'Records of backups': 1 });
});

test('docs/operations.md lists every rule, and each runs in a job of the shop', async () => {
  const page = await readFile(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const [, section = ''] = /\n## Retention\n([\s\S]*?)\n## /.exec(page) ?? [];
  const rows = section.split('\n').filter((line) => /^\| (?!What|---)/.test(line));
  const expected = retentionRules.map(
    (rule) =>
      `| ${rule.what} | ${rule.keptFor} | ${rule.where} | \`${'by' in rule ? rule.by.queue : deleteOldData.queue}\` |`,
  );
  expect(rows).toEqual(expected);
  for (const rule of retentionRules) if ('by' in rule) expect(shopJobs).toContain(rule.by);
  expect(shopJobs).toContain(deleteOldData);
});
