import type { Queue } from 'pg-boss';
import type { MailQueue } from '../../../shared/problems.ts';
import type { Mail } from '../email/mailer.ts';
import { emailKey, limitsOfJobs } from '../http/limits.ts';
import { mailEnv } from '../settings/mail-settings.ts';
import type { Job, JobContext } from './job.ts';

type MailJob<Data extends object> = {
  queue: MailQueue;
  /**
   * How many of these mails an address gets in an hour; 'all' where only the owner of the address or the shop itself can
   * cause one (threats T26). Whoever adds a mail has to decide.
   */
  mostPerHour: number | 'all';
  /** In addition to those of every mail. */
  options?: Omit<Queue, 'name'>;
  /** The mail to send, or undefined if there is nobody to send it to, or no reason any more. */
  compose: (data: Data, context: JobContext) => Promise<ComposedMail | undefined>;
  /** Records that the mail server has accepted the mail. */
  onSent?: (data: Data, context: JobContext) => Promise<unknown>;
  /** Records that the mail went nowhere, because the shop has no mail server. */
  onUnsent?: (data: Data, context: JobContext) => Promise<unknown>;
  /** Records that the mail was not sent, because its address had got too many. */
  onSuppressed?: (data: Data, context: JobContext) => Promise<unknown>;
};

/**
 * Each job is an occasion of its own unless the mail names another. `isProved`: the person who causes the mail has proved
 * that the address is theirs, so they get all of them.
 */
type ComposedMail = Omit<Mail, 'occasion'> & { occasion?: string; isProved?: boolean };

const mailOptions = {
  // Longer than the mail server's own timeouts, so that a slow one is not asked twice at once.
  expireInSeconds: 120,
  // While the mail server is down, retries come after 1, 2, 4 … seconds, then every 5 minutes for three days.
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 300,
  retryLimit: 900,
} satisfies Omit<Queue, 'name'>;

/** A mail that the server did not take. `recipient` is shortened, because the job keeps it. */
export class MailNotSent extends Error {
  readonly recipient: string;

  constructor(cause: Error, to: string) {
    super(withoutAddresses(cause.message), { cause });
    this.recipient = shortened(to);
  }
}

/** Enough for somebody who knows the address: a…@example.com. */
function shortened(address: string) {
  return address.replace(/^(.)[^@]*/, '$1…');
}

/** Mail servers like to repeat the address that they refuse. */
function withoutAddresses(text: string) {
  return text.replace(/[^\s<>@"']+@[^\s<>@"']+/g, shortened);
}

/** A job that sends one mail. */
export function mailJob<Data extends object>(job: MailJob<Data>): Job<Data> {
  const { queue, options, compose, onSent, onUnsent, onSuppressed } = job;
  return {
    queue,
    options: { ...mailOptions, ...options },
    async run(data, context) {
      const env = await mailEnv(context.db, context.env);
      const mail = await compose(data, { ...context, env });
      if (!mail) return;
      const { isProved = false, ...message } = mail;
      const budget = await spendBudget(context, { ...job, to: mail.to, isProved });
      if (budget.isSpent) {
        context.log.warn({ queue, job: context.jobId }, 'A mail was not sent: too many to this address');
        await onSuppressed?.(data, context);
        return;
      }
      const occasion = `${queue} ${context.jobId}`;
      const result = await context.mailer.send({ occasion, ...message }).catch(async (cause: Error) => {
        await budget.giveBack().catch(() => undefined);
        throw new MailNotSent(cause, mail.to);
      });
      await (result === 'sent' ? onSent : onUnsent)?.(data, context);
    },
  };
}

type Spending = { queue: string; mostPerHour: number | 'all'; to: string; isProved: boolean };

/** Counts a mail before it is sent, so that jobs that run at the same time send no more than one after the other. */
async function spendBudget({ db, env }: JobContext, { queue, mostPerHour, to, isProved }: Spending) {
  if (isProved || mostPerHour === 'all') return { isSpent: false, giveBack: async () => 0 };
  const limits = limitsOfJobs(db, env);
  const count = (points: number) => limits.count('mailsByKind', `${queue} ${emailKey(to)}`, points);
  return { isSpent: (await count(1)) > mostPerHour, giveBack: () => count(-1) };
}
