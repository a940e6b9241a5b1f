import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import type { Db } from '../db/connection.ts';
import type { MailSender } from '../settings/mail-settings.ts';
import { type MailServer, readMailServer } from '../settings/read-mail-server.ts';
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

/** `unsent`: the shop has no mail server, so that the mail is only a file and reaches nobody. */
export type MailResult = 'sent' | 'unsent';

export type Mailer = {
  /** Resolves when the mail server has accepted the mail, or the mail is a file; throws if neither is so. */
  send: (mail: Mail) => Promise<MailResult>;
  close: () => void;
};

type Needs = { db: Db; env: Env; log: FastifyBaseLogger };

/** Sends through the mail server or, without one, writes .eml files to DATA_DIR/mail (requirements: E-mails). */
export function createMailer({ db, env, log }: Needs): Mailer {
  let open: { key: string; transport: Transporter } | undefined;
  /** A server that was changed in the settings meanwhile gets a transport of its own. */
  function transportOf({ options }: MailServer) {
    const key = JSON.stringify(options);
    if (open?.key !== key) {
      open?.transport.close();
      open = { key, transport: createTransport({ ...options, pool: true }) };
    }
    return open.transport;
  }
  return {
    async send(mail) {
      const server = await readMailServer(db, env);
      if (server) {
        await transportOf(server).sendMail(toMessage(mail, server));
        return 'sent';
      }
      await writeMail(mail, { env, log });
      return 'unsent';
    },
    close: () => open?.transport.close(),
  };
}

/** Sends one mail through a server that need not be that of the shop. Throws if it does not accept it. */
export async function sendThrough(server: MailServer, mail: Mail) {
  const transport = createTransport({ ...server.options, pool: false });
  await transport.sendMail(toMessage(mail, server)).finally(() => transport.close());
}

async function writeMail(mail: Mail, { env, log }: Pick<Needs, 'env' | 'log'>) {
  const folder = join(env.dataDir, 'mail');
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
    toMessage(mail, env),
  );
  // Mails contain links and codes, and other users of the machine may pass through DATA_DIR.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(
    folder,
    `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`,
  );
  await writeFile(file, message, { mode: 0o600 });
  log.info({ file }, 'Mail written: there is no mail server');
}

/**
 * The sender is always the shop. Of a visitor's input, only addresses and a one-line subject become headers (threats
 * T25).
 */
function toMessage(
  { from, to, replyTo, subject, html, text, occasion }: Mail,
  { mailFrom }: Pick<Env, 'mailFrom'>,
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
