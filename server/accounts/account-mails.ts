import type { Language } from '../../shared/languages.ts';
import type { MailQueue } from '../../shared/problems.ts';
import type { OptionalMail } from '../../shared/settings.ts';
import type { Env } from '../env.ts';
import type { Db } from '../platform/db/connection.ts';
import { mailIn } from '../platform/email/mail-language.ts';
import { greeting, heading, linkButton, paragraph, renderEmail } from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';
import { mailIsOn } from '../platform/settings/mail-settings.ts';
import type { Device } from './sessions/describe-device.ts';

export const sendWelcome = userMailJob('welcome', welcomeEmail, 'welcome');

export const sendPasswordChanged = userMailJob('password-changed', passwordChangedEmail);

export const sendPasswordRemoved = userMailJob('password-removed', passwordRemovedEmail);

/** Goes to the old address of the account (threats T8). */
export const sendEmailChanged = mailJob({
  queue: 'email-changed',
  compose: async ({ oldEmail, ...change }: EmailChange & { oldEmail: string }, { env }) => ({
    ...emailChangedEmail(change, env),
    to: oldEmail,
  }),
});

/** Tells a member of staff that their account was used on a device for the first time. */
export const sendNewDevice = mailJob({
  queue: 'new-device',
  async compose({ userId, ...signIn }: SignIn & { userId: string }, { db, env }) {
    const user = await findReader(db, userId);
    return user && { ...newDeviceEmail({ ...user, ...signIn }, env), to: user.email };
  },
});

type Reader = { name: string; language?: Language };

type Template = (user: Reader, env: Env) => { subject: string; html: string; text: string };

/**
 * A job that mails a user by their id, in their language. A user who has been deleted in the meantime gets no mail, and
 * the settings can switch off the mail with this `name`.
 */
function userMailJob(queue: MailQueue, template: Template, name?: OptionalMail) {
  return mailJob({
    queue,
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
