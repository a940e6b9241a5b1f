import { type Selectable, sql } from 'kysely';
import { ApiError, invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { MailServerBody, StoredMailServer } from '../../shared/settings/mail-server-api.ts';
import type { Language } from '../../shared/values/languages.ts';
import { refuseOutdated } from '../platform/audit/change-record.ts';
import { type Changes, changesBetween, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { Tables } from '../platform/db/tables.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { paragraph } from '../platform/email/mail-parts.ts';
import { sendThrough } from '../platform/email/mailer.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { mailEnv } from '../platform/settings/mail-settings.ts';
import { mailServerOf } from '../platform/settings/read-mail-server.ts';
import { settingsTag } from '../platform/settings/shop-settings.ts';
import type { Env } from '../platform/start-up/env.ts';

type Row = Selectable<Tables['mail_server']>;

/** The server without its password. */
export async function readStoredMailServer(db: Db): Promise<StoredMailServer | null> {
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst();
  return row ? toStored(row) : null;
}

type Saving = { body: MailServerBody; by: SessionUser; env: Env; now: Date };

/**
 * Sends a mail to the administrator through the server and saves it if it takes the mail. Throws ApiError 400 (no password,
 * another server without the password, what the server refuses) and 409 (the environment names a server; outdated version).
 */
export async function saveMailServer(db: Db, { body, by, env, now }: Saving): Promise<StoredMailServer> {
  if (env.smtpUrl) throw new ApiError(409, refusal('mail-server-fixed'));
  const { version, ...typed } = body;
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst();
  refuseNewer(row, version);
  const server = { ...typed, password: typed.password || keptPassword(row, typed) };
  await sendTest(db, { server, by, env, now });
  return runTransaction(db, async (db) => {
    // A first server has no row yet that could be locked.
    await sql`lock table mail_server in share row exclusive mode`.execute(db);
    const before = await db.selectFrom('mail_server').selectAll().executeTakeFirst();
    refuseNewer(before, version);
    const values = { ...server, version: version + 1, changed_at: now, changed_by: by.name };
    const after = await db
      .insertInto('mail_server')
      .values({ id: before?.id ?? newId(), ...values })
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    // That there is a new password, but not what it is.
    const also: Changes = typed.password === '' ? {} : { newKeys: [null, ['password']] };
    const changes = { ...changesBetween(audited(before), audited(after)), ...also };
    await recordChange(db, { by, action: 'settings.mailserver', subjectId: after.id, changes });
    await dropFromCaches(db, [settingsTag]);
    return toStored(after);
  });
}

/** Removes the server, if there is one: mails are written to files again. */
export async function removeMailServer(db: Db, by: SessionUser) {
  await runTransaction(db, async (db) => {
    const row = await db.deleteFrom('mail_server').returningAll().executeTakeFirst();
    if (!row) return;
    const changes = changesBetween(audited(row), {});
    await recordChange(db, { by, action: 'settings.mailserver', subjectId: row.id, changes });
    await dropFromCaches(db, [settingsTag]);
  });
}

function refuseNewer(row: Row | undefined, version: number) {
  const stored = row ? toStored(row) : { version: 0 };
  refuseOutdated(stored, version, [refusal('settings-changed'), 'server']);
}

/** A stored password goes only to the server that it was given for. Otherwise a stolen session could send it anywhere. */
function keptPassword(row: Row | undefined, { host, port }: Pick<MailServerBody, 'host' | 'port'>) {
  if (!row) throw invalidField('password', refusal('mail-login-required'));
  if (row.host === host && row.port === port) return row.password;
  throw invalidField('password', refusal('mail-password-again'));
}

type Testing = Omit<Saving, 'body'> & { server: Omit<MailServerBody, 'version'> };

async function sendTest(db: Db, { server, by, env, now }: Testing) {
  const { from, ...mail } = testEmail(by.language, await mailEnv(db, env));
  await sendThrough(mailServerOf(server, env), {
    ...{ ...mail, ...(from && { from: { ...from, address: server.sender } }) },
    to: by.email,
    occasion: `test ${by.id} ${now.toISOString()}`,
  }).catch(refuseServer);
}

export function testEmail(language: Language, env: Env) {
  const mail = mailIn(language, env);
  const { text, ...head } = mail.words.test;
  return renderEmail({ ...mail, ...head, children: [paragraph(text)] });
}

type MailError = Error & { code?: string; response?: string };

/** Throws what a server or the way to it refuses, at the field that is to blame. */
function refuseServer({ message, code = '', response }: MailError): never {
  const reason = (response ?? message).replace(/\s+/g, ' ').slice(0, 300);
  if (!response && /is not allowed/.test(message)) throw invalidField('host', refusal('mail-server-private'));
  if (/ENOTFOUND|EAI_AGAIN/.test(message)) throw invalidField('host', refusal('mail-server-unknown'));
  if (code === 'EAUTH') throw invalidField('password', refusal('mail-login-refused', { reason }));
  if (response && code === 'EENVELOPE')
    throw invalidField('sender', refusal('mail-sender-refused', { reason }));
  throw invalidField('host', refusal('mail-server-unreachable', { reason }));
}

function audited(row: Row | undefined) {
  return row ? typedOf(row) : {};
}

function typedOf({ host, port, username, sender }: Row) {
  return { host, port, username, sender };
}

function toStored(row: Row): StoredMailServer {
  return {
    ...{ _id: row.id, ...typedOf(row), version: row.version },
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
  };
}
