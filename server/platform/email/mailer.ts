import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSender } from '../settings/mail-settings.ts';
import type { Env } from '../start-up/env.ts';

export type Mail = {
  /** The sender, if it is not that of the environment. */
  from?: MailSender;
  /** A single address. */
  to: string;
  /** A single address for replies, if they do not go to the shop. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  /** Identifies the mail. If it is sent twice, both have the same Message-ID, so that mail programs show it once. */
  occasion: string;
};

export type Mailer = {
  /** Resolves when the mail server has accepted the mail; throws if it has not. */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** Sends through SMTP_URL or, without one, writes .eml files to DATA_DIR/mail (requirements: E-mails). */
export function createMailer(env: Env, log: FastifyBaseLogger): Mailer {
  return env.smtpUrl ? smtpMailer(env, env.smtpUrl) : fileMailer(env, log);
}

function smtpMailer(env: Env, url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // Time out long before the job counts as lost and goes to another worker.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, env));
    },
    close: () => transport.close(),
  };
}

function fileMailer(env: Env, log: FastifyBaseLogger): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const folder = join(env.dataDir, 'mail');
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, env));
      // Mails contain links and codes, and other users of the machine may pass through DATA_DIR.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(
        folder,
        `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`,
      );
      await writeFile(file, message, { mode: 0o600 });
      log.info({ file }, 'Mail written: there is no SMTP_URL');
    },
    close: () => transport.close(),
  };
}

/**
 * The sender is always the shop. Of a visitor's input, only addresses and a one-line subject become headers (threats
 * T25).
 */
function toMessage(
  { from, to, replyTo, subject, html, text, occasion }: Mail,
  { mailFrom }: Env,
): SendMailOptions {
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace('>', '');
  const name = createHash('sha256').update(occasion).digest('hex').slice(0, 32);
  return {
    from: from ?? mailFrom,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId: `<${name}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
