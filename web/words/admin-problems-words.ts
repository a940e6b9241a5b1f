import type { MailQueue, ProblemKind } from '../../shared/problems.ts';
import { formatNumber, plural } from './formats.ts';

/** What a sentence about a problem needs: what it is about, and how many or how much. */
export type ProblemFacts = { about: string; amount: number };

type Kind = { what: (facts: ProblemFacts) => string; todo: string };

/** A number of seconds, in the unit that people say. */
function duration(seconds: number) {
  const minutes = Math.round(Math.abs(seconds) / 60);
  if (minutes < 120) return plural(minutes, { one: '1 minute', other: `${formatNumber(minutes)} minutes` });
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${formatNumber(hours)} hours`;
  return `${formatNumber(Math.round(hours / 24))} days`;
}

/** Words of the list of what is wrong with the shop. */
export const adminProblemsWords = {
  title: 'Problems',
  description: 'What is wrong with the shop, and what to do.',
  loading: 'Looking for problems…',
  failed: 'The problems could not be loaded.',
  errorTitle: 'Couldn’t load the problems',
  refresh: 'Refresh',
  list: 'Problems',
  none: 'No problems.',
  noneText: 'Emails, jobs, imports, webhooks, clock, disk and backups are fine.',
  since: (time: string) => `Since ${time}`,
  recipient: (address: string) => `To ${address}`,
  /** In the words of another program. */
  error: 'Reason:',
  shown: (count: number, all: number) =>
    `The first ${formatNumber(count)} of ${formatNumber(all)} are shown.`,
  retry: 'Try Again',
  retryNamed: (what: string) => `Try Again: ${what}`,
  backUp: 'Back Up Now',
  backedUp: 'The shop is backed up, in the folder “backups” of its data.',
  backUpFailed: 'The backup failed',
  backUpBegun: 'The backup goes on. The problem goes when it is complete.',
  retryAll: 'Try All Again',
  retried: (count: number) =>
    plural(count, { one: 'It is being tried again', other: `${formatNumber(count)} are being tried again` }),
  retryFailed: 'It could not be tried again',
  dismiss: 'Dismiss',
  dismissNamed: (what: string) => `Dismiss: ${what}`,
  dismissed: 'Dismissed',
  dismissFailed: 'The problem could not be dismissed',
  mails: {
    'order-confirmation': 'confirmation of an order',
    'order-notice': 'notice of a new order to the shop',
    'order-state': 'news about an order',
    'order-changed': 'changes of an order',
    'order-returned': 'return of an order',
    'contact-message': 'message from the contact page',
    'stock-alert-links': 'confirmation of a back-in-stock alert',
    'back-in-stock-mail': 'back-in-stock alert',
    'review-invitation': 'invitation to review',
    welcome: 'welcome',
    'password-changed': 'notice of a new password',
    'password-removed': 'notice of a removed password',
    'email-changed': 'notice of a new email address',
    'made-admin': 'notice of administrator rights',
    'new-device': 'notice of a new device',
    'reset-link': 'link for a new password',
    'verification-code': 'verification code',
    'staff-invitation': 'invitation to the staff',
  } satisfies Record<MailQueue, string>,
  /** Jobs that people know by another name than that of their queue. */
  jobs: {
    'back-up': 'backups',
    'run-import': 'import',
    'make-parcel': 'making a parcel at the courier',
    'poll-parcels': 'asking the couriers about parcels',
    'sweep-images': 'removing unused pictures',
    'delete-old-data': 'deleting old data',
    'keep-report-sums': 'sums of the reports',
    'end-unconfirmed-orders': 'ending unconfirmed orders',
    'back-in-stock': 'choosing people for back-in-stock emails',
    webhooks: 'sending webhooks',
  } as Record<string, string>,
  kinds: {
    clock: {
      what: ({ amount }) =>
        amount > 0
          ? `The clock of the shop is ${duration(amount)} ahead of the database’s.`
          : `The clock of the shop is ${duration(amount)} behind the database’s.`,
      todo: 'Correct the clock of the machine, for example with NTP. Until then orders and sessions have wrong times.',
    },
    'invoice-clock': {
      what: ({ amount }) => `The newest invoice is dated ${duration(amount)} in the future.`,
      todo: 'The clock was wrong when it was made. Check the clock, and ask your accountant before you make the next invoice.',
    },
    disk: {
      what: ({ amount }) => `The disk with the shop’s data has only ${formatNumber(amount)} MB left.`,
      todo: 'Free space or enlarge the disk. When it is full, the shop takes no orders. Never delete anything in DATA_DIR/postgres.',
    },
    'no-mail-server': {
      what: () => 'The shop has no mail server: emails are written to files and reach nobody.',
      todo: 'Your email provider names a server, a user and a password. Enter them here:',
    },
    'tva-unset': {
      what: () =>
        'The seller is on the standard regime (réel), but the settings name no day from which invoices state TVA.',
      todo: 'Until it is entered, invoices carry no TVA and can never be changed. Ask your accountant, then enter day and rate:',
    },
    'mails-waiting': {
      what: ({ amount }) =>
        plural(amount, {
          one: 'The mail server has not taken 1 email yet.',
          other: `The mail server has not taken ${formatNumber(amount)} emails yet.`,
        }),
      todo: 'Check the mail server and its password. Each email is tried again for three days.',
    },
    mail: {
      what: ({ about }) => `An email was given up: ${about}.`,
      todo: 'Check the address and the mail server, then try again.',
    },
    job: {
      what: ({ about }) => `A job was given up: ${about}.`,
      todo: 'Try again. If it fails again, give the reason to whoever looks after the shop.',
    },
    import: {
      what: ({ about }) => `The import of “${about}” failed.`,
      todo: 'See its report, correct the file and import it again.',
    },
    'courier-silent': {
      what: ({ about }) => `${about} sends no news of its parcels.`,
      todo: 'Check its keys and address. The shop asks again every half hour.',
    },
    'courier-refused': {
      what: ({ about }) => `A message from ${about} was refused because of its signature or form.`,
      todo: 'Check the secret of its webhook here and at the courier.',
    },
    webhook: {
      what: ({ about, amount }) =>
        plural(amount, {
          one: `1 message to ${about} was given up.`,
          other: `${formatNumber(amount)} messages to ${about} were given up.`,
        }),
      todo: 'See how they failed, repair the other program and send them again.',
    },
    'webhook-gone': {
      what: ({ about }) => `The webhook to ${about} is off, because its address answered that it is gone.`,
      todo: 'Correct its address and switch it on, or delete it.',
    },
    'proxy-unset': {
      what: () => 'All visitors count as one network address and share its limits.',
      todo: 'The address of the shop is https, so there is a proxy in front of it. Set TRUST_PROXY to the proxy’s address (docs/environment.md).',
    },
    'proxy-unknown': {
      what: ({ about }) => `Requests come through ${about}, which is not a trusted proxy.`,
      todo: 'If it is your proxy, add it to TRUST_PROXY (docs/environment.md). Otherwise somebody sends a false header, which is ignored.',
    },
    'backup-failed': {
      what: () => 'The last backup failed.',
      todo: 'Repair what it names, then make a backup now.',
    },
    'backup-old': {
      what: () => 'The last backup is more than two days old.',
      todo: 'Make a backup now. If the nights make none, the guide for operators says why (Backup).',
    },
    'backup-none': {
      what: () => 'The shop knows of no backup.',
      todo: 'Make one now, and let a copy go to another machine each night (guide for operators, Backup).',
    },
    'second-step': {
      what: ({ about, amount }) =>
        plural(amount, {
          one: `${about} opens the back office as an administrator with a password alone.`,
          other: `${formatNumber(amount)} administrators open the back office with a password alone: ${about}.`,
        }),
      todo: 'Every administrator should set up a second step.',
    },
  } satisfies Record<ProblemKind, Kind> as Record<ProblemKind, Kind>,
  links: {
    import: 'Report of the import',
    courier: 'Courier',
    webhook: 'Webhook',
    staff: 'Staff',
    invoices: 'Invoices',
    mailServer: 'Mail Server',
    invoiceSettings: 'Settings of Invoices',
  },
};
