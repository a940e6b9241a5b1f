import type { Updateable } from 'kysely';
import type { Profile, ProfileBody } from '../../shared/accounts/profile.ts';
import { invalidField } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { storedCity } from '../platform/db/city-names.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser, UnknownCaller } from '../platform/http/handle-endpoint.ts';
import type { Resources } from '../platform/http/resources.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { sendEmailChanged, sendPasswordChanged } from './account-mails.ts';
import { findUser, lockUser, readProfile, refuseTakenEmail, type UserRow } from './account-queries.ts';
import { forgetOtherDevices } from './known-devices.ts';
import { hashPassword } from './passwords/hash-password.ts';
import { refuseWeakPassword } from './passwords/refuse-weak-password.ts';
import { tryPassword } from './passwords/try-password.ts';
import { confirmedAt, endSessions, openSession } from './sessions/open-session.ts';

type Saving = { body: ProfileBody; query: { lang: Language }; user: SessionUser } & UnknownCaller & Resources;

/**
 * Saves the sent fields of the caller's profile, all or none. A new e-mail address or password needs the current
 * password, if the account has one, and sends a mail (threats T8). A new password ends all sessions and opens one for
 * the calling browser.
 * Throws ApiError 400 (current password missing or wrong, weak new one), 409 (taken address), 429 (guessing).
 */
export async function saveProfile(db: Db, saving: Saving): Promise<Profile> {
  const { body, limits } = saving;
  const before = await findUser(db, saving.user.id);
  if (body.newPassword !== undefined)
    refuseWeakPassword(body.newPassword, { role: before.role, field: 'newPassword' });
  const provedHash = needsPassword(before, body) ? await proveCurrentPassword(db, before, saving) : null;
  // Otherwise a signed-in visitor could probe any number of addresses for accounts (threats T5).
  if (isOtherEmail(before, body)) await limits.spend('emailChangesByUser', before.id);
  const newHash = body.newPassword === undefined ? undefined : await hashPassword(body.newPassword);
  return runTransaction(db, async (db) => {
    const current = await lockUser(db, before.id);
    // Another call has changed the password since it was compared.
    if (needsPassword(current, body) && current.password_hash !== provedHash) throw wrongPassword();
    const after = await update(db, current, {
      ...columnsOf(body),
      city: await storedCity(db, { wilaya: body.wilaya ?? current.wilaya, city: body.city }),
      ...(isOtherEmail(current, body) && { email_proved: false }),
      password_hash: newHash,
      language: saving.query.lang,
      updated_at: saving.now(),
    });
    // The lists of users show, filter and count by both.
    if (after.name !== current.name || after.email !== current.email) await dropFromCaches(db, ['users']);
    await followUp(db, { current, after, saving });
    return readProfile(db, after, saving.query.lang);
  }).catch(refuseTakenEmail);
}

function needsPassword(row: UserRow, body: ProfileBody) {
  return row.password_hash !== null && (body.newPassword !== undefined || isOtherEmail(row, body));
}

/** Case makes no difference. */
function isOtherEmail({ email }: UserRow, body: ProfileBody) {
  return body.email !== undefined && body.email.toLowerCase() !== email.toLowerCase();
}

async function proveCurrentPassword(db: Db, { email, password_hash: hash }: UserRow, saving: Saving) {
  const { body, ip, env, now } = saving;
  if (!body.currentPassword) throw invalidField('currentPassword', refusal('current-password-required'));
  const isRight = await tryPassword(db, { password: body.currentPassword, hash, email, ip, env, now: now() });
  if (!isRight) throw wrongPassword();
  return hash;
}

function wrongPassword() {
  return invalidField('currentPassword', refusal('current-password-incorrect'));
}

/** Fields that were not sent are undefined, and Kysely skips them. */
function columnsOf({ name, email, phone, street, wilaya, postalCode, country }: ProfileBody) {
  return { name, email, phone, street, wilaya, postal_code: postalCode, country };
}

function update(db: Db, { id }: UserRow, values: Updateable<Tables['users']>) {
  return db.updateTable('users').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

type SavedProfile = { current: UserRow; after: UserRow; saving: Saving };

async function followUp(db: Db, { current, after, saving }: SavedProfile) {
  const { body, jobs, now } = saving;
  const hasNewEmail = isOtherEmail(current, body);
  const hasNewPassword = body.newPassword !== undefined;
  if (hasNewEmail) {
    const { email: newEmail, name, language } = after;
    const data = { oldEmail: current.email, isProved: current.email_proved, newEmail, name, language };
    await enqueue(db, { jobs, job: sendEmailChanged, data });
  }
  if (hasNewPassword) {
    const secondStepAt = await confirmedAt(db, saving);
    await endSessions(db, after.id);
    await forgetOtherDevices(db, { browser: saving, userId: after.id });
    await openSession(db, { browser: saving, user: after, now: now(), secondStepAt });
    await enqueue(db, { jobs, job: sendPasswordChanged, data: { userId: after.id } });
  }
  // Pending links went to the old address, or to the person whom the new password is meant to lock out.
  if (hasNewEmail || hasNewPassword) {
    await db.deleteFrom('reset_tokens').where('user_id', '=', after.id).execute();
  }
}
