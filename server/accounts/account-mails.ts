import type { MailQueue } from '../../shared/problems.ts';
import type { OptionalMail } from '../../shared/settings/optional-mails.ts';
import type { Language } from '../../shared/values/languages.ts';
import type { Db } from '../platform/db/connection.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { greeting, heading, linkButton, paragraph } from '../platform/email/mail-parts.ts';
import { renderEmail } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import type { Env } from '../platform/start-up/env.ts';
import type { Device } from './sessions/describe-device.ts';

export const sendWelcome = userMailJob('welcome', welcomeEmail, { mostPerHour: 3, name: 'welcome' });

export const sendPasswordChanged = userMailJob('password-changed', passwordChangedEmail, { mostPerHour: 5 });

/** To the address of an account that became an administrator's without having proved it (threats T43). */
export const sendMadeAdmin = userMailJob('made-admin', madeAdminEmail, { mostPerHour: 3 });

export const sendPasswordRemoved = userMailJob('password-removed', passwordRemovedEmail, { mostPerHour: 5 });

/**
 * Goes to the old address of the account (threats T8). If nobody has proved that one, it may be a stranger's, and the new
 * address a message to them: then it is shortened.
 */
export const sendEmailChanged = mailJob({
  queue: 'email-changed',
  mostPerHour: 3,
  compose: async ({ oldEmail, isProved, ...change }: EmailChange & OldAddress, { env }) => ({
    ...emailChangedEmail(isProved ? change : { ...change, newEmail: shortened(change.newEmail) }, env),
    to: oldEmail,
  }),
});

type OldAddress = { oldEmail: string; isProved?: boolean };

function shortened(email: string) {
  return `${email.slice(0, 1)}•••@•••`;
}

/** Tells a member of staff that their account was used on a device for the first time. */
export const sendNewDevice = mailJob({
  queue: 'new-device',
  mostPerHour: 20,
  async compose({ userId, ...signIn }: SignIn & { userId: string }, { db, env }) {
    const user = await findReader(db, userId);
    return user && { ...newDeviceEmail({ ...user, ...signIn }, env), to: user.email };
  },
});

type Reader = { name: string; language?: Language };

type UserMail = { mostPerHour: number; name?: OptionalMail };

type Template = (user: Reader, env: Env) => { subject: string; html: string; text: string };

/**
 * A job that mails a user by their id, in their language. A user who has been deleted in the meantime gets no mail, and
 * the settings can switch off the mail with this `name`.
 */
function userMailJob(queue: MailQueue, template: Template, { mostPerHour, name }: UserMail) {
  return mailJob({
    queue,
    mostPerHour,
    async compose({ userId }: { userId: string }, { db, env }) {
      if (name && !(await mailIsOn(db, name))) return undefined;
      const user = await findReader(db, userId);
      return user && { ...template(user, env), to: user.email };
    },
  });
}

function findReader(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The first mail of a new account. It may reach a person whose address somebody else typed. */
export function welcomeEmail({ name, language }: Reader, env: Env) {
  const mail = mailIn(language, env);
  const { ready, products, notYou, ...words } = mail.words.welcome;
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(ready),
      linkButton(mail.urlOf('/products'), products),
      paragraph(notYou),
    ],
  });
}

/** Warns the owner of an account that it has a new password. */
export function passwordChangedEmail({ name, language }: Reader, env: Env) {
  const mail = mailIn(language, env);
  const { changed, notYou, act, newPassword, ...words } = mail.words.passwordChanged;
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(changed),
      heading(notYou),
      paragraph(act),
      linkButton(mail.urlOf('/forgot-password'), newPassword),
    ],
  });
}

/** Tells the owner of an address how to prove it, or to take over an account that somebody else made with it. */
export function madeAdminEmail({ name, language }: Reader, env: Env) {
  const mail = mailIn(language, env);
  const { made, prove, notYou, act, newPassword, ...words } = mail.words.madeAdmin;
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(made),
      paragraph(prove),
      linkButton(mail.urlOf('/forgot-password'), newPassword),
      heading(notYou),
      paragraph(act),
    ],
  });
}

/** Tells owners who have just proved their address that a password from before the proof was removed. */
export function passwordRemovedEmail({ name, language }: Reader, env: Env) {
  const mail = mailIn(language, env);
  const { removed, again, newPassword, ...words } = mail.words.passwordRemoved;
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(removed),
      paragraph(again),
      linkButton(mail.urlOf('/forgot-password'), newPassword),
    ],
  });
}

type EmailChange = Reader & { newEmail: string };

export function emailChangedEmail({ name, newEmail, language }: EmailChange, env: Env) {
  const mail = mailIn(language, env);
  const { changed, wasYou, notYou, act, ...words } = mail.words.emailChanged;
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(changed(newEmail)),
      paragraph(wasYou),
      heading(notYou),
      paragraph(act(mail.supportEmail)),
    ],
  });
}

/** A sign-in at a time, as an ISO 8601 string. */
type SignIn = Device & { at: string };

export function newDeviceEmail({ name, language, browser, system, at }: Reader & SignIn, env: Env) {
  const mail = mailIn(language, env);
  const { signedIn, device, unknown, wasYou, notYou, act, newPassword, seeDevices, ...words } =
    mail.words.newDevice;
  const deviceName = browser && system ? device(browser, system) : (browser ?? system ?? unknown);
  return renderEmail({
    ...mail,
    ...words,
    children: [
      greeting(name),
      paragraph(signedIn(deviceName, mail.formatDateTime(at))),
      paragraph(wasYou),
      heading(notYou),
      paragraph(act),
      linkButton(mail.urlOf('/forgot-password'), newPassword),
      paragraph(seeDevices),
    ],
  });
}
