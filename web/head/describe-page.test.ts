import { expect, test } from 'vitest';
import { softwareName } from '../../shared/values/software-name.ts';
import { describePage } from './describe-page.ts';
import { shopPicture } from './describe-shop.ts';

const shop = softwareName;
const head =
  '<title>Zinc &amp; iron | Saha</title><meta name="description" content="Both &quot;minerals&quot;"/>';
const page = `<html><head>${head}</head><body></body></html>`;
const url = new URL('https://shop.example/blog/zinc?utm_source=mail');

function write(facts: Parameters<typeof describePage>[1]['facts'], html = page) {
  return describePage(html, { url, shop, facts, picture: shopPicture(), unlisted: false });
}

test('a page is shared with its address, title, description and the picture of the shop', () => {
  const html = write({});
  for (const tag of [
    'rel="canonical" href="https://shop.example/blog/zinc"',
    'property="og:url" content="https://shop.example/blog/zinc"',
    'property="og:title" content="Zinc &amp; iron"',
    'property="og:description" content="Both &quot;minerals&quot;"',
    'property="og:image" content="https://shop.example/share.png"',
    'name="twitter:card" content="summary_large_image"',
  ]) {
    expect(html).toContain(`${tag}/>`);
  }
  // React has rendered the description already.
  expect(html).not.toContain('name="description"');
});

test('a shop with a name of its own is shared with its logo or icon, and with no picture that names the software', () => {
  const uploaded = `/uploads/${'a'.repeat(36)}-800.webp`;
  const shared = (look: Parameters<typeof shopPicture>[0]) =>
    describePage(page, { url, shop: 'Nour', facts: {}, picture: shopPicture({ name: 'Nour', ...look }) });
  expect(shared({})).not.toContain('og:image');
  expect(shared({})).toContain('name="twitter:card" content="summary"');
  expect(shared({ iconUrl: uploaded })).toContain(
    `og:image" content="https://shop.example/share/${'a'.repeat(36)}.jpg"`,
  );
  const logo = { imageUrl: 'https://cdn.example/logo.png', iconUrl: uploaded };
  expect(shared(logo)).toContain('og:image" content="https://cdn.example/logo.png"');
});

test('a name of the shop with signs of HTML is escaped, and leaves no trace in the shared title', () => {
  const html = `<head><title>Zinc | Nour &amp; &quot;L&#x27;Officine&quot;</title></head>`;
  const tags = describePage(html, { url, shop: `Nour & "L'Officine"`, facts: {} });
  expect(tags).toContain('property="og:title" content="Zinc"/>');
  expect(tags).toContain('property="og:site_name" content="Nour &amp; &quot;L&#x27;Officine&quot;"/>');
});

test('a description from the facts is written as one short line', () => {
  const html = write({ description: `Two\n lines & "more" ${'word '.repeat(100)}` }, '<head></head>');
  const [, text = ''] =
    /<meta data-facts name="description" property="og:description" content="([^"]*)"/.exec(html) ?? [];
  expect(text).toMatch(/^Two lines &amp; &quot;more&quot; word.*word…$/);
  expect(text.replace(/&\w+;/g, '"').length).toBeLessThanOrEqual(160);
});

test('a long description is cut between words, without the mark before the cut', () => {
  const html = write({ description: `${'care '.repeat(30)}soothing, protection` }, '<head></head>');
  expect(html).toContain('care soothing…"');
  const whole = write({ description: `${'care '.repeat(30)}moisturizing` }, '<head></head>');
  expect(whole).toContain(`${'care '.repeat(30).trim()}…"`);
});

test('nothing in the data of a page can end its script or a tag', () => {
  const evil = '</script><script>alert(1)</script>';
  const html = write({ jsonLd: [{ name: evil }], description: '"><b>', picture: { address: '/a"b.png' } });
  expect(html).not.toContain('<script>alert');
  const [, json = ''] = /<script[^>]*ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name: evil });
  expect(write({ description: '"><b>' }, '<head></head>')).toContain('content="&quot;&gt;&lt;b&gt;"');
});

test('an unlisted page has no facts, except for the canonical address of a list', () => {
  const describe = (facts: object) => describePage(page, { url, shop, facts, unlisted: true });
  expect(describe({})).toContain('<meta data-facts name="robots" content="noindex"/>');
  expect(describe({})).not.toMatch(/og:|canonical/);
  expect(describe({ address: '/products' })).toContain(
    'rel="canonical" href="https://shop.example/products"',
  );
});

test('a page names itself in each language, and its address is the same in each', () => {
  const tagsOf = (address: string) =>
    [
      ...describePage(page, {
        url: new URL(address),
        shop,
        facts: {},
        languages: ['en', 'fr', 'ar'],
      }).matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g),
    ].map(([, language, href]) => [language, href]);
  expect(tagsOf('https://shop.example/blog/zinc')).toEqual([
    ['en', 'https://shop.example/blog/zinc'],
    ['fr', 'https://shop.example/fr/blog/zinc'],
    ['ar', 'https://shop.example/ar/blog/zinc'],
    ['x-default', 'https://shop.example/blog/zinc'],
  ]);
  expect(tagsOf('https://shop.example/fr/blog/zinc')).toEqual(tagsOf('https://shop.example/blog/zinc'));
});

test('a page may have another address in each language', () => {
  const address = { en: '/soap', fr: '/savon', ar: '/savon-ar' };
  const describe = (path: string, languages?: ('en' | 'fr' | 'ar')[]) =>
    describePage(page, {
      shop,
      url: new URL(`https://shop.example${path}`),
      facts: { address, ...(languages && { languages }) },
      languages: ['en', 'fr', 'ar'],
    });
  const french = describe('/fr/soap');
  expect(french).toContain('rel="canonical" href="https://shop.example/fr/savon"');
  expect(french).toContain('hreflang="ar" href="https://shop.example/ar/savon-ar"');
  expect(french).toContain('hreflang="x-default" href="https://shop.example/soap"');
  expect(describe('/ar/soap', ['en', 'fr'])).toContain('rel="canonical" href="https://shop.example/soap"');
});

test('a shop in one language names no others, nor does an unlisted page', () => {
  expect(describePage(page, { url, shop, facts: {}, languages: ['en'] })).not.toContain('hreflang');
  expect(describePage(page, { url, shop, facts: {}, unlisted: true, languages: ['en', 'fr'] })).not.toContain(
    'hreflang',
  );
});

test('a page without texts in its language names the English one as canonical, and no twin names it', () => {
  const tagsOf = (path: string) => {
    const html = describePage(page, {
      shop,
      url: new URL(`https://shop.example${path}`),
      facts: { languages: ['en', 'ar'] },
      languages: ['en', 'fr', 'ar'],
    });
    const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    return [canonical, [...html.matchAll(/hreflang="([^"]+)"/g)].map(([, language]) => language)];
  };
  expect(tagsOf('/blog/zinc')).toEqual(['https://shop.example/blog/zinc', ['en', 'ar', 'x-default']]);
  expect(tagsOf('/fr/blog/zinc')).toEqual(['https://shop.example/blog/zinc', []]);
});
