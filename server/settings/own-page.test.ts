import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin', resources.now());
  let version = 0;
  return {
    read: async (page: string, lang = '') =>
      (await app.inject({ url: `/api/pages/${page}${lang && `?lang=${lang}`}` })).json(),
    async save(pages: object) {
      const url = '/api/settings/pages';
      const saved = await app.inject({ method: 'PUT', url, headers, payload: { version, ...pages } });
      if (saved.statusCode === 200) version += 1;
      return { status: saved.statusCode, ...saved.json() };
    },
  };
}

test('a page has the merchant’s own text as soon as it is saved, and the usual one again once that is blank', async () => {
  const { read, save } = await aShop();
  expect(await read('terms')).toBe(null);
  const terms = '## Prices\n\nPrices include **all** taxes. See [delivery](/shipping).\n\n- one\n- two';
  const saved = await save({ terms });
  expect(await read('terms')).toEqual({
    language: 'en',
    changedAt: saved.changedAt,
    blocks: [
      { kind: 'heading', level: 2, id: 'prices', text: ['Prices'] },
      {
        kind: 'paragraph',
        text: [
          'Prices include ',
          { kind: 'strong', text: ['all'] },
          ' taxes. See ',
          { kind: 'link', to: '/shipping', text: ['delivery'] },
          '.',
        ],
      },
      { kind: 'list', isOrdered: false, items: [['one'], ['two']] },
    ],
  });
  expect(await read('privacy')).toBe(null);
  await save({});
  expect(await read('terms')).toBe(null);
});

test('a reader gets the text of her language, and that of the main one where it is not translated', async () => {
  const { read, save } = await aShop();
  await save({ about: 'We sell soap.', texts: { fr: { about: 'Du savon : 100 %' } } });
  expect(await read('about', 'fr')).toMatchObject({
    language: 'fr',
    blocks: [{ text: ['Du savon\u00a0: 100\u00a0%'] }],
  });
  for (const lang of ['ar', 'en', '']) {
    expect(await read('about', lang)).toMatchObject({
      language: 'en',
      blocks: [{ text: ['We sell soap.'] }],
    });
  }
});

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a <b>bold</b> claim', '<b>'],
  ['![logo](https://a.example/x.png)', '![logo](https://a.example/x.png)'],
  ['[press](javascript:alert(1))', 'javascript:alert(1)'],
  ['[press](//elsewhere.example)', '//elsewhere.example'],
  ['# Terms', '# Terms'],
  ['```\ncode\n```', '```'],
])('a page cannot show %j, and nothing is saved', async (text, part) => {
  const { read, save } = await aShop();
  const refused = await save({ refund: 'Fine.', texts: { ar: { refund: text } } });
  expect(refused).toMatchObject({
    status: 400,
    fields: { 'texts.ar.refund': expect.stringContaining(`A page cannot show “${part}”.`) },
  });
  expect(await read('refund')).toBe(null);
});
