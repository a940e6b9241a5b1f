import type { Env } from '../env.ts';
import {
  greeting,
  heading,
  linkButton,
  paragraph,
  renderEmail,
  shopName,
} from '../platform/email/render-email.ts';
import { mailJob } from '../platform/jobs/mail-job.ts';

export const sendWelcome = userMailJob('welcome', welcomeEmail);

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

type Template = (user: { name: string }, env: Env) => { subject: string; html: string; text: string };

/** A job that mails a user by their id. A user who has been deleted in the meantime gets no mail. */
function userMailJob(queue: string, template: Template) {
  return mailJob({
    queue,
    async compose({ userId }: { userId: string }, { db, env }) {
      const user = await db
        .selectFrom('users')
        .select(['name', 'email'])
        .where('id', '=', userId)
        .executeTakeFirst();
      return user && { ...template(user, env), to: user.email };
    },
  });
}

/** The first mail of a new account. It may reach a person whose address somebody else typed. */
export function welcomeEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  return renderEmail({
    subject: `Welcome to ${shopName}`,
    preview: 'Your account is ready.',
    title: `Welcome to ${shopName}`,
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        'Your account is ready. You can follow your orders, and the checkout remembers your address.',
      ),
      linkButton(`${publicUrl}/products`, 'See our products'),
      paragraph(
        'If you did not create this account, someone may have entered your address by mistake. Write to us, and we will delete the account.',
      ),
    ],
  });
}

/** Warns the owner of an account that it has a new password. */
export function passwordChangedEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} password was changed`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Your password was changed',
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        `Your ${shopName} account has a new password, and other devices have to sign in again. If this was you, you do not need to do anything.`,
      ),
      heading('If this was not you'),
      paragraph('Somebody else can get into your account. Set a new password at once, and let us know.'),
      linkButton(`${publicUrl}/forgot-password`, 'Set a new password'),
    ],
  });
}

/** Tells owners who have just proved their address that a password from before the proof was removed. */
export function passwordRemovedEmail({ name }: { name: string }, { publicUrl, supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} password was removed`,
    preview: 'You can sign in with Google, or set a new password.',
    title: 'Your old password no longer works',
    supportEmail,
    children: [
      greeting(name),
      paragraph(
        `You have just confirmed that this e-mail address is yours. Your ${shopName} account already had a password, set before the address was confirmed. To make sure that nobody else can use it, we removed it and signed the account out on all other devices.`,
      ),
      paragraph(
        'If you would like to sign in with a password again, set a new one. Your orders are still there.',
      ),
      linkButton(`${publicUrl}/forgot-password`, 'Set a new password'),
    ],
  });
}

type EmailChange = { name: string; newEmail: string };

export function emailChangedEmail({ name, newEmail }: EmailChange, { supportEmail }: Env) {
  return renderEmail({
    subject: `Your ${shopName} e-mail address was changed`,
    preview: 'If this was you, you do not need to do anything.',
    title: 'Your e-mail address was changed',
    supportEmail,
    children: [
      greeting(name),
      paragraph(`Your ${shopName} account now signs in with ${newEmail}, and its mails go there.`),
      paragraph('If this was you, you do not need to do anything.'),
      heading('If this was not you'),
      paragraph(
        `Somebody else got into your account. Write to ${supportEmail} at once, from this address, so that we can give the account back to you.`,
      ),
    ],
  });
}
