import { request as send } from 'node:http';
import fc from 'fast-check';
import { languages, localPath } from '../shared/values/languages.ts';
import { expect, test } from './shop.ts';

type Reply = { status: number; type: string; body: string };

/** Browsers and Playwright change addresses before they send them. */
function ask(url: string, path: string, method = 'GET') {
  return new Promise<Reply>((resolve, reject) => {
    const asked = send({ port: new URL(url).port, method, path }, async (reply) => {
      let body = '';
      for await (const piece of reply.setEncoding('utf8')) body += piece;
      resolve({
        status: reply.statusCode ?? 0,
        type: reply.headers['content-type'] ?? '',
        body,
      });
    });
    asked.on('error', reject).end();
  });
}

/** The hosts to which the links of a page lead, without those of the footer's networks. */
function hostsIn({ body }: Reply, page: string) {
  const links = Array.from(body.matchAll(/\s(?:href|action)="([^"]*)"/g), ([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );
  const hosts = links.filter((link) => !/^(tel|mailto):/.test(link)).map((link) => new URL(link, page).host);
  return new Set(hosts.filter((host) => !/^www\.(facebook|instagram)\.com$/.test(host)));
}

const unmatched = [
  ...['%0a', '%0d', '%0d%0aset-cookie:a', '%09', '%00', '%7f', '%C2%85', '%E2%80%A8', '%E2%80%A9', '%0b%0c'],
  ...['%', '%z', '%zz', '%E0%A4', '%ff', '%ED%A0%80', '%C0%AF', 'a'.repeat(10_000), 'a/%0ab'.repeat(500)],
  ...[
    '/evil.example/@',
    '\\evil.example/@',
    '/%09/evil.example',
    'x/..//evil.example/@',
    '%5C%5Cevil.example',
  ],
];
const places = [
  '/*',
  '/a/*',
  '/*/b',
  '/a*b',
  '/products/*',
  '/products/*/a',
  '/needs/*',
  '/blog/*',
  '/cart/*',
  '/cart*',
];

test('an address that no route matches is a missing page in its language, for GET and HEAD', async ({
  shop,
}) => {
  for (const part of unmatched) {
    for (const language of languages) {
      const place = places[(unmatched.indexOf(part) + languages.indexOf(language)) % places.length] ?? '';
      for (const at of ['/*', place]) {
        const path = localPath(language, '/') === '/' ? at : localPath(language, '/') + at;
        const address = path.replace('*', part);
        const page = await ask(shop.url, address);
        const head = await ask(shop.url, address, 'HEAD');
        const lang = /<html lang="(..)"/.exec(page.body)?.[1];
        expect([address, page.status, lang, head.status]).toEqual([address, 404, language, 404]);
        expect([address, ...hostsIn(page, shop.url)]).toEqual([address, new URL(shop.url).host]);
      }
    }
  }
});

test('the page of an address that the router cannot show has no scripts, which would fail there', async ({
  shop,
}) => {
  for (const path of ['/fr/a%0ab', '/%09/', '/%5C/', '/fr//evil.example/@'])
    expect((await ask(shop.url, path)).body).not.toContain('<script');
});

test('data requests are missing under any address', async ({ shop }) => {
  for (const address of [
    '/%0a.data',
    '/fr/%E2%80%A8.data',
    '/_root.data',
    '/_.data',
    '/%zz.data',
    '/@/../admin.data',
  ])
    for (const method of ['GET', 'HEAD'])
      expect([address, (await ask(shop.url, address, method)).status]).toEqual([address, 404]);
  expect((await ask(shop.url, '/admin.data#x')).status).toBe(400);
});

test('no address fails or leads to another host', async ({ shop }) => {
  const parts = [
    ...[
      '/',
      '//',
      '\\',
      '..',
      '.',
      'fr',
      'ar',
      'evil.example',
      '@',
      ':',
      ';',
      'http:',
      'products',
      'login',
      'admin',
    ],
    ...[
      '%0a',
      '%09',
      '%00',
      '%2f',
      '%5c',
      '%E2%80%A8',
      '%zz',
      '%',
      '?',
      '?redirect=//evil.example',
      '#',
      '.data',
      'é',
    ],
  ];
  const paths = fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  await fc.assert(
    fc.asyncProperty(paths, async (path) => {
      const reply = await ask(shop.url, encodeOthers(path));
      expect(reply.status).toBeLessThan(500);
      if (!reply.type.startsWith('text/html')) return;
      const hosts = hostsIn(reply, shop.url);
      expect([...hosts]).toEqual([new URL(shop.url).host]);
    }),
    { numRuns: 300 },
  );
});

/** Node sends no such letters. */
function encodeOthers(path: string) {
  return path.replace(/[^ -~]/g, encodeURIComponent);
}
