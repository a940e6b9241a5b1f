import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Options = {
  /** A free one if absent. */
  port?: number;
  /** Whoever sends must encrypt the connection and sign in; without an account anyone can send. */
  account?: { username: string; password: string };
  /** The only address from which it takes mails. */
  sender?: string;
};

/** A real SMTP server that stores the mails it receives. */
export async function startMailServer({ port: wantedPort = 0, account, sender }: Options = {}) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: !account,
    // A shop that is still open keeps its connection; stopping must not wait for it.
    closeTimeout: 100,
    disabledCommands: account ? [] : ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      if (username === account?.username && password === account?.password) done(null, { user: username });
      else done(new Error('Username and password not accepted'));
    },
    onMailFrom({ address }, _session, done) {
      if (!sender || address === sender) done();
      else done(new Error('This sender is not allowed'));
    },
    onData(stream, _session, done) {
      stream
        .toArray()
        .then((chunks) => PostalMime.parse(Buffer.concat(chunks)))
        .then((mail) => received.push(mail))
        .then(() => done(), done);
    },
  });
  // A shop that is killed resets its connection.
  server.on('error', () => undefined);
  server.listen(wantedPort, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    /** Mails received for an address so far, oldest first. */
    to: (address: string) =>
      received.filter((mail) => mail.to?.some((recipient) => recipient.address === address)),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
