import type { Queue } from 'pg-boss';
import type { MailQueue } from '../../../shared/problems.ts';
import type { Mail } from '../email/mailer.ts';
import { mailEnv } from '../settings/mail-settings.ts';
import type { Job, JobContext } from './job.ts';

type MailJob<Data extends object> = {
  queue: MailQueue;
  /** In addition to those of every mail. */
  options?: Omit<Queue, 'name'>;
  /** The mail to send, or undefined if there is nobody to send it to, or no reason any more. */
  compose: (data: Data, context: JobContext) => Promise<ComposedMail | undefined>;
  /** Records that the mail server has accepted the mail. */
  onSent?: (data: Data, context: JobContext) => Promise<unknown>;
};

/** Each job is an occasion of its own unless the mail names another. */
type ComposedMail = Omit<Mail, 'occasion'> & { occasion?: string };

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
export function mailJob<Data extends object>({ queue, options, compose, onSent }: MailJob<Data>): Job<Data> {
  return {
    queue,
    options: { ...mailOptions, ...options },
    async run(data, context) {
      const env = await mailEnv(context.db, context.env);
      const mail = await compose(data, { ...context, env });
      if (!mail) return;
      const sending = context.mailer.send({
        from: env.mailFrom,
        occasion: `${queue} ${context.jobId}`,
        ...mail,
      });
      await sending.catch((cause: Error) => {
        throw new MailNotSent(cause, mail.to);
      });
      await onSent?.(data, context);
    },
  };
}
