import type { Socket, TcpNetConnectOpts } from 'node:net';
import type { SMTPPoolOptions } from 'nodemailer';
import { RequestFilteringHttpAgent } from 'request-filtering-agent';
import type { Db } from '../db/connection.ts';
import type { Env } from '../start-up/env.ts';

/** How to reach the server that takes the shop's mails, and the address from which they come. */
export type MailServer = { options: SMTPPoolOptions; mailFrom: string };

export type MailSetting = Pick<Env, 'smtpUrl' | 'mailFrom' | 'privateWebhooks'>;

/** The server of the environment or, without one, that of the settings. Undefined if there is neither. */
export async function readMailServer(db: Db, env: MailSetting): Promise<MailServer | undefined> {
  if (env.smtpUrl) return { options: { ...deadlines, url: env.smtpUrl }, mailFrom: env.mailFrom };
  const row = await db.selectFrom('mail_server').selectAll().executeTakeFirst();
  return row && mailServerOf(row, env);
}

/** Far shorter than the time after which the job counts as lost and goes to another worker. */
const deadlines = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The port on which a server speaks TLS from the start. */
const tlsPort = 465;

type Typed = { host: string; port: number; username: string; password: string; sender: string };

/**
 * A server that an administrator entered. Nothing secret goes to it in the clear, and a name that leads to a private
 * address is refused when the connection is made (threats T23).
 */
export function mailServerOf(
  { host, port, username, password, sender }: Typed,
  { privateWebhooks }: Pick<Env, 'privateWebhooks'>,
): MailServer {
  const mayBePrivate = { allowPrivateIPAddress: privateWebhooks, allowMetaIPAddress: privateWebhooks };
  const agent = new RequestFilteringHttpAgent(mayBePrivate);
  return {
    mailFrom: sender,
    options: {
      ...deadlines,
      ...{ host, port, secure: port === tlsPort, requireTLS: true },
      auth: { user: username, pass: password },
      tls: { servername: host, rejectUnauthorized: !privateWebhooks },
      getSocket: (_options, answer) => connect(agent, { host, port }, answer),
    },
  };
}

type Answer = (error: Error | null, found: false | { connection: Socket }) => void;

function connect(agent: RequestFilteringHttpAgent, to: TcpNetConnectOpts, answer: Answer) {
  const socket = agent.createConnection({ ...to, timeout: deadlines.connectionTimeout }) as Socket;
  const refuse = (error: Error) => answer(error, false);
  socket.once('error', refuse);
  socket.once('timeout', () => socket.destroy(new Error('The mail server did not answer in time')));
  socket.once('connect', () => {
    socket.removeListener('error', refuse);
    socket.removeAllListeners('timeout');
    answer(null, { connection: socket });
  });
}
