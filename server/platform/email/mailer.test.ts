import { expect, onTestFinished, test } from 'vitest';
import { startMailServer } from '../../../e2e/mail-server.ts';
import { createTestApp } from '../../../test/create-test-app.ts';

const aMail = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', occasion: 'greeting 1' };

async function mailerAndServer(variables: Record<string, string> = {}) {
  const server = await startMailServer();
  onTestFinished(server.stop);
  const env = { SMTP_URL: server.url, PUBLIC_URL: 'https://saha.example', ...variables };
  const { resources } = await createTestApp({ env });
  return { server, mailer: resources.mailer };
}

test('a mail is sent from the shop, as text and HTML', async () => {
  const { server, mailer } = await mailerAndServer({ MAIL_FROM: 'Saha Shop <orders@shop.example>' });
  await mailer.send({ ...aMail, to: 'amina@example.com' });
  expect(server.to('amina@example.com')).toMatchObject([
    {
      from: { name: 'Saha Shop', address: 'orders@shop.example' },
      subject: 'Hello',
      text: 'Hello\n',
      html: '<p>Hello</p>\n',
    },
  ]);
});

test('mails sent twice for the same occasion have the same Message-ID', async () => {
  const { server, mailer } = await mailerAndServer();
  await mailer.send({ ...aMail, to: 'amina@example.com' });
  await mailer.send({ ...aMail, to: 'amina@example.com' });
  await mailer.send({ ...aMail, to: 'amina@example.com', occasion: 'greeting 2' });
  const [first, again, other] = server.to('amina@example.com').map(({ messageId }) => messageId);
  expect(first).toMatch(/^<[0-9a-f]{32}@saha\.example>$/);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('subject and addresses cannot add headers or recipients', async () => {
  const { server, mailer } = await mailerAndServer();
  const subject = 'Hello\r\nBcc: all@example.com';
  await mailer.send({ ...aMail, subject, to: 'amina@example.com' });
  const [mail] = server.to('amina@example.com');
  expect(mail?.bcc).toBeUndefined();
  await mailer.send({ ...aMail, to: 'a@example.com,b@example.com' }).catch(() => undefined);
  expect(server.to('b@example.com')).toEqual([]);
});

test('an unreachable mail server makes the job fail and retry', async () => {
  const { server, mailer } = await mailerAndServer();
  await server.stop();
  await expect(mailer.send({ ...aMail, to: 'amina@example.com' })).rejects.toThrow('ECONNREFUSED');
});

test.each([
  `L'Officine "Nour", Oran`,
  'صيدلية النور 🌿',
  'a@b.example, Nour <x@y.example>',
  'Nour; \\ : (Oran)',
])('the sender %s arrives as it is, and adds no address', async (name) => {
  const { server, mailer } = await mailerAndServer();
  const from = { name, address: 'orders@shop.example' };
  await mailer.send({ ...aMail, from, to: 'amina@example.com' });
  expect(server.to('amina@example.com')).toMatchObject([{ from }]);
});
