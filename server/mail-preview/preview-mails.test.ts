import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../platform/start-up/env.ts';
import { previewMails } from './preview-mails.ts';
import { sampleMails } from './sample-mails.ts';

async function previewServer() {
  const env = readEnv({ PUBLIC_URL: 'https://saha.example' });
  const server = createServer((request, response) => previewMails(env, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

test('the preview lists every mail in every language', async () => {
  const read = await previewServer();
  const list = await read('/dev/mails');
  for (const name of Object.keys(sampleMails)) expect(list).toContain(`"/dev/mails/${name}"`);
  for (const language of ['fr', 'ar']) {
    expect(list).toContain(`"/dev/mails/${language}"`);
    const others = await read(`/dev/mails/${language}`);
    for (const name of Object.keys(sampleMails)) expect(others).toContain(`"/dev/mails/${language}/${name}"`);
  }
});

test.each([
  ['en', '', /^Subject: Message: ./],
  ['fr', '/fr', /^Subject: Message\u00a0: ./],
  ['ar', '/ar', /^Subject: رسالة: ./],
] as const)(
  'each mail in %s has a one-line subject, short unless a visitor wrote it, and no HTML in its plain text',
  async (language, prefix, message) => {
    const read = await previewServer();
    for (const name of Object.keys(sampleMails)) {
      const [subject = '', , ...lines] = (await read(`/dev/mails${prefix}/${name}.txt`)).split('\n');
      const isForShop = name.startsWith('contact-');
      expect(subject).toMatch(isForShop ? message : /^Subject: .{10,60}$/);
      const isAsked = lines.some((line) => /support@saha\.example\W*$/.test(line));
      expect(isAsked, name).toBe(!isForShop);
      expect(lines.join('\n')).not.toMatch(/<|&\w+;|undefined|\[object/);
      expect(await read(`/dev/mails${prefix}/${name}`)).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    }
  },
);

test('each mail adapts to the width of a phone', async () => {
  const read = await previewServer();
  for (const name of Object.keys(sampleMails)) {
    const viewport = /<meta (?=[^>]*name="viewport")(?=[^>]*content="width=device-width, initial-scale=1")/;
    expect(await read(`/dev/mails/${name}`), name).toMatch(viewport);
  }
});
