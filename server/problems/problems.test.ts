import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../e2e/mail-server.ts';
import type { Problem } from '../../shared/problems.ts';
import { messageOf } from '../../shared/refusals/codes.ts';
import { aWebhook } from '../../test/factories.ts';
import { aProblemOffice } from '../../test/problem-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { sendWelcome } from '../accounts/account-mails.ts';
import { sendContactMail } from '../contact/send-contact-mail.ts';
import { makeParcel } from '../couriers/make-parcels.ts';
import { newId } from '../platform/db/new-id.ts';
import { watchProblems } from './watch-problems.ts';

const soon = { timeout: 30_000, interval: 50 };

/** A real SMTP server that refuses every recipient. */
async function refusingMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(new Error(`Mailbox ${address} is unknown`)),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((done) => server.close(() => done()));
  onTestFinished(async () => void (await stop().catch(() => undefined)));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, port, stop };
}

test('a mail that was given up is shown without its whole address, and can be tried again', async () => {
  const refusing = await refusingMailServer();
  const shop = await aProblemOffice({ env: { SMTP_URL: refusing.url }, runsJobs: true });
  const { db, resources, user, call, ofKind, count } = shop;
  await resources.jobs.send(sendWelcome.queue, { userId: user.id }, { retryLimit: 0 });
  await expect.poll(() => ofKind('mail'), soon).toHaveLength(1);
  const [problem] = (await ofKind('mail')) as [Problem];
  expect(problem).toMatchObject({
    about: 'welcome',
    canRetry: true,
    recipient: `${user.email[0]}…@example.com`,
  });
  expect(problem.error).toContain('…@example.com is unknown');
  expect(JSON.stringify(problem)).not.toContain(user.email);
  expect(Date.now() - Date.parse(problem.since)).toBeLessThan(30_000);
  const before = await count();

  await refusing.stop();
  const mail = await startMailServer({ port: refusing.port });
  onTestFinished(mail.stop);
  expect(await call('POST', '/problems/retry', { ids: [problem._id] })).toEqual({
    status: 200,
    body: { count: 1 },
  });
  await expect.poll(() => mail.to(user.email), soon).toHaveLength(1);
  await expect.poll(() => ofKind('mail'), soon).toEqual([]);
  await expect.poll(count, soon).toBe(before - 1);
  const audited = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(audited).toEqual([
    { action: 'problem.retried', changes: { kind: [null, 'mail'], about: [null, 'welcome'] } },
  ]);
});

test('a mail that is given up again after another try is a problem again, although it was dismissed', async () => {
  const refusing = await refusingMailServer();
  const { resources, user, call, ofKind } = await aProblemOffice({
    env: { SMTP_URL: refusing.url },
    runsJobs: true,
  });
  await resources.jobs.send(sendWelcome.queue, { userId: user.id }, { retryLimit: 0 });
  await expect.poll(() => ofKind('mail'), soon).toHaveLength(1);
  const [first] = (await ofKind('mail')) as [Problem];
  await call('POST', '/problems/retry', { ids: [first._id] });
  await expect
    .poll(async () => (await ofKind('mail')).map(({ _id }) => _id !== first._id), soon)
    .toEqual([true]);
});

test('mails that wait for the mail server are a problem before they are given up', async () => {
  const refusing = await refusingMailServer();
  const { db, resources, user, ofKind } = await aProblemOffice({
    env: { SMTP_URL: refusing.url },
    runsJobs: true,
  });
  await resources.jobs.send(sendWelcome.queue, { userId: user.id });
  const tries = () =>
    sql`select 1 from pgboss.job where name = ${sendWelcome.queue} and state = 'retry' and output is not null`.execute(
      db,
    );
  await expect.poll(async () => (await tries()).rows.length, soon).toBe(1);
  expect(await ofKind('mails-waiting')).toEqual([]);
  await sql`update pgboss.job set retry_count = 5 where name = ${sendWelcome.queue} and state = 'retry'`.execute(
    db,
  );
  await expect
    .poll(() => ofKind('mails-waiting'), soon)
    .toMatchObject([{ amount: 1, error: expect.stringContaining('is unknown'), canRetry: false }]);
});

test('a mail that is due and that no process takes is a problem after a quarter of an hour', async () => {
  const { db, resources, ofKind } = await aProblemOffice();
  await resources.jobs.send(sendContactMail.queue, { messageId: newId() });
  expect(await ofKind('mails-waiting')).toEqual([]);
  await sql`update pgboss.job set start_after = now() - interval '16 minutes'`.execute(db);
  expect(await ofKind('mails-waiting')).toMatchObject([{ amount: 1 }]);
});

test('a job that died is shown with its error until it is dismissed, for good', async () => {
  const { db, resources, user, call, ofKind, count, watch } = await aProblemOffice({ runsJobs: true });
  await sql`alter table shipments rename to elsewhere`.execute(db);
  await resources.jobs.send(makeParcel.queue, { parcelId: newId() }, { retryLimit: 0 });
  await expect.poll(() => ofKind('job'), soon).toHaveLength(1);
  const [job] = (await ofKind('job')) as [Problem];
  expect(job).toMatchObject({
    about: 'make-parcel',
    canRetry: true,
    error: expect.stringContaining('shipments'),
  });
  const before = await count();
  expect((await call('POST', '/problems/dismiss', { ids: [job._id] })).body).toEqual({ count: 1 });
  expect([await ofKind('job'), await count()]).toEqual([[], before - 1]);
  const [row] = await db.selectFrom('noticed_problems').selectAll().where('id', '=', job._id).execute();
  expect(row).toMatchObject({ dismissed_by: user.name, dismissed_at: expect.any(Date) });
  const audited = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(audited).toEqual([
    { action: 'problem.dismissed', changes: { kind: [null, 'job'], about: [null, 'make-parcel'] } },
  ]);
  await sql`update noticed_problems set seen_at = now() - interval '1 hour'`.execute(db);
  await watch();
  expect(await ofKind('job')).toEqual([]);
});

test('the failure of a recurring job ends with its next success, and repeated ones are one problem', async () => {
  const { db, resources, ofKind } = await aProblemOffice({ runsJobs: true });
  await sql`alter table idempotency_keys rename to elsewhere`.execute(db);
  const run = () => resources.jobs.send('delete-old-idempotency-keys', {}, { retryLimit: 0 });
  const failed = async () =>
    (
      await sql`select from pgboss.job where name = 'delete-old-idempotency-keys' and state = 'failed'`.execute(
        db,
      )
    ).rows.length;
  await run();
  await expect.poll(failed, soon).toBe(1);
  await run();
  await expect.poll(failed, soon).toBe(2);
  expect(await ofKind('job')).toMatchObject([{ about: 'delete-old-idempotency-keys' }]);
  await sql`alter table elsewhere rename to idempotency_keys`.execute(db);
  await run();
  await expect.poll(() => ofKind('job'), soon).toEqual([]);
});

test('failed jobs stay for a month, and those with secrets as short as ever', async () => {
  const { db, resources, watch } = await aProblemOffice();
  const { jobs } = resources;
  await jobs.send(sendWelcome.queue, { userId: newId() });
  await jobs.send('reset-link', { userId: newId() });
  await sql`update pgboss.job set state = 'failed', completed_on = now()`.execute(db);
  await watch();
  const { rows } = await sql`select name, deletion_seconds as kept from pgboss.job order by name`.execute(db);
  expect(rows).toEqual([
    { name: 'reset-link', kept: 3_600 },
    { name: 'welcome', kept: 30 * 86_400 },
  ]);
});

test('a failed import is shown until a file of its name is imported', async () => {
  const { db, user, ofKind } = await aProblemOffice();
  const anImport = (state: 'failed' | 'done') =>
    db
      .insertInto('imports')
      .values({
        ...{ id: newId(), created_by: user.id, created_by_name: user.name, file_name: 'spring.csv' },
        ...{
          columns: ['name'],
          state,
          problem: state === 'failed' ? messageOf('import-stopped-twice') : null,
        },
        finished_at: new Date(),
      })
      .execute();
  await anImport('failed');
  expect(await ofKind('import')).toMatchObject([
    {
      about: 'spring.csv',
      error: expect.stringContaining('stopped twice'),
      record: expect.any(String),
      canRetry: false,
    },
  ]);
  await anImport('done');
  expect(await ofKind('import')).toEqual([]);
});

test('messages of a webhook that were given up are one problem, and another one makes it new', async () => {
  const { db, call, ofKind } = await aProblemOffice();
  const webhook = await aWebhook(db, 'https://erp.example/secret-path');
  const fail = () =>
    sql`
      with event as (insert into webhook_events (kind, subject) values ('order.placed', '{}') returning id)
      insert into webhook_deliveries (webhook_id, event_id, state) select ${webhook.id}, id, 'failed' from event`.execute(
      db,
    );
  await fail();
  await fail();
  const [problem] = (await ofKind('webhook')) as [Problem];
  expect(problem).toMatchObject({ about: 'erp.example', record: webhook.id, amount: 2 });
  await call('POST', '/problems/dismiss', { ids: [problem._id] });
  expect(await ofKind('webhook')).toEqual([]);
  await fail();
  expect(await ofKind('webhook')).toMatchObject([{ amount: 3 }]);
});

test('a webhook whose address is gone is a problem', async () => {
  const { db, ofKind } = await aProblemOffice();
  for (const stopped_reason of ['gone', 'hand'] as const) {
    const { id } = await aWebhook(db, `https://${stopped_reason}.example/`);
    await db
      .updateTable('webhooks')
      .set({ stopped_at: new Date(), stopped_reason })
      .where('id', '=', id)
      .execute();
  }
  expect(await ofKind('webhook-gone')).toMatchObject([{ about: 'gone.example' }]);
});

test('a courier that sends messages with a wrong signature is shown', async () => {
  const { app, db, ofKind } = await aProblemOffice();
  const courier = { id: newId(), name: 'Yalidine' };
  const secrets = JSON.stringify({ id: 'a', token: 'b', webhook: 'c' });
  await db
    .insertInto('couriers')
    .values({ ...courier, kind: 'yalidine', sheet_columns: '[]', secrets })
    .execute();
  const { statusCode } = await app.inject({
    ...{ method: 'POST', url: `/api/couriers/${courier.id}/webhook`, payload: { type: 'x' } },
    headers: { 'x-yalidine-signature': 'f'.repeat(64) },
  });
  expect(statusCode).toBe(403);
  expect(await ofKind('courier-refused')).toMatchObject([{ about: courier.name, record: courier.id }]);
});

test('a courier that does not tell about its parcels is shown with its words', async () => {
  const { db, ofKind } = await aProblemOffice();
  const secrets = JSON.stringify({ id: 'a', token: 'b' });
  const failing = { failing_since: new Date(), failure: 'The courier answered 503' };
  await db
    .insertInto('couriers')
    .values({
      id: newId(),
      name: 'Yalidine',
      kind: 'yalidine',
      sheet_columns: '[]',
      secrets,
      ...failing,
    })
    .execute();
  expect(await ofKind('courier-silent')).toMatchObject([
    { about: 'Yalidine', error: failing.failure, since: failing.failing_since.toISOString() },
  ]);
});

test('a condition that was dismissed stays hidden while it lasts, and shows when it comes back', async () => {
  const clock = { ahead: 90_000 };
  const { db, call, ofKind, watch } = await aProblemOffice({ now: () => new Date(Date.now() + clock.ahead) });
  await call('POST', '/problems/dismiss', { ids: ['clock'] });
  await watch();
  expect(await ofKind('clock')).toEqual([]);
  clock.ahead = 11 * 60_000;
  await sql`update noticed_problems set seen_at = now()`.execute(db);
  const solved = { ahead: 0 };
  clock.ahead = solved.ahead;
  await sql`update noticed_problems set seen_at = now() - interval '11 minutes'`.execute(db);
  await watch();
  clock.ahead = 90_000;
  expect(await ofKind('clock')).toHaveLength(1);
});

test('the watch writes each new problem to the log once', async () => {
  const lines: string[] = [];
  const { resources } = await aProblemOffice();
  const log = { ...resources.log, warn: (facts: object) => void lines.push(JSON.stringify(facts)) };
  const context = { ...resources, jobId: 'x', signal: new AbortController().signal, log: log as never };
  await watchProblems.run({}, context);
  await watchProblems.run({}, context);
  expect(lines.filter((line) => line.includes('backup-none'))).toHaveLength(1);
});

test('wrong and foreign ids are refused, and only administrators see problems', async () => {
  const { app, db, call } = await aProblemOffice();
  for (const ids of [undefined, [], 'clock', [5], Array(201).fill('clock')])
    expect((await call('POST', '/problems/dismiss', { ids })).status, String(ids)).toBe(400);
  for (const id of ['mail:x:y', `job:${crypto.randomUUID()}:1`, 'nothing'])
    expect((await call('POST', '/problems/retry', { ids: [id] })).status, id).toBe(404);
  expect(await call('POST', '/problems/retry', { ids: ['backup-none'] })).toMatchObject({
    status: 409,
    body: { message: 'This cannot be tried again' },
  });
  for (const role of ['editor', 'confirmer', 'packer'] as const) {
    const { headers } = await signedInAs(db, role);
    for (const url of ['/api/problems', '/api/problems/count'])
      expect((await app.inject({ url, headers })).statusCode).toBe(403);
  }
});
