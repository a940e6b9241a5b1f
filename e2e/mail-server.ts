import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that stores the mails it receives, on a free port unless one is given. */
export async function startMailServer(wantedPort = 0) {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // A shop that is still open keeps its connection; stopping must not wait for it.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
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
