import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { aProduct } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { flushSearches, mostTermsOfDay } from './search-log.ts';

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
};

async function aSearchedShop(options: Parameters<typeof createTestApp>[0] = {}) {
  const shop = await createTestApp(options);
  const { app, db, resources } = shop;
  let visitors = 0;
  return {
    ...shop,
    /** Asks for a list as another visitor each time. */
    search: (query: string, headers: Record<string, string> = {}) =>
      app.inject({
        url: `/api/products?group=family&${query}`,
        headers: { ...browser, ...headers },
        remoteAddress: `10.0.${visitors >> 8}.${visitors++ & 255}`,
      }),
    click: (body: object, headers: Record<string, string> = browser, query = '') =>
      app.inject({ method: 'POST', url: `/api/search/clicks${query}`, payload: body, headers }),
    async stored() {
      await flushSearches(db, { now: resources.now(), log: resources.log });
      return db
        .selectFrom('search_terms')
        .select(['language', 'term', 'sample', 'searches', 'clicks', 'found'])
        .orderBy('term')
        .orderBy('language')
        .execute();
    },
  };
}

test('searches are counted by day, language and folded term, whether the list was cached or not', async () => {
  const { db, search, stored } = await aSearchedShop({ now: () => new Date('2026-03-01T23:30:00Z') });
  await aProduct(db, { name: 'Crème solaire' });
  await search('keyword=cr%C3%A8me');
  await search('keyword=cr%C3%A8me');
  await search('keyword=CREME');
  await search('keyword=creme&lang=fr');
  await search('keyword=zebra%20stripes');
  expect(await stored()).toEqual([
    { language: 'en', term: 'creme', sample: expect.any(String), searches: 3, clicks: 0, found: 1 },
    { language: 'fr', term: 'creme', sample: 'creme', searches: 1, clicks: 0, found: 1 },
    { language: 'en', term: 'zebra stripes', sample: 'zebra stripes', searches: 1, clicks: 0, found: 0 },
  ]);
  await search('keyword=Creme');
  expect((await stored())[0]).toMatchObject({ sample: 'Creme', searches: 4 });
  const { rows } = await sql`select distinct day::text from search_terms`.execute(db);
  expect(rows).toEqual([{ day: '2026-03-02' }]);
});

test.each([
  ['a further page', 'keyword=soap&pageNumber=2', {}],
  ['a filtered list', 'keyword=soap&inStock=true', {}],
  ['a price range', 'keyword=soap&maxPrice=5', {}],
  ['another sort', 'keyword=soap&sort=price-low', {}],
  ['a list without a keyword', 'sort=newest', {}],
  ['a crawler', 'keyword=soap', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a script', 'keyword=soap', { 'user-agent': 'curl/8.14.1' }],
  ['a browser in advance', 'keyword=soap', { 'sec-purpose': 'prefetch' }],
  ['an e-mail address', 'keyword=amina@example.com', {}],
])('%s is not counted', async (_what, query, headers) => {
  const { search, stored } = await aSearchedShop();
  expect((await search(query, headers)).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
});

test('searches of customers are counted, those of administrators are not', async () => {
  const { db, search, stored } = await aSearchedShop();
  const { headers: admin } = await signedInAs(db, 'admin');
  const { headers: user } = await signedInAs(db, 'user');
  await search('keyword=soap', { cookie: admin.cookie });
  await search('keyword=comb', { cookie: user.cookie });
  expect(await stored()).toMatchObject([{ term: 'comb', searches: 1 }]);
});

test('a visitor who repeats a search within two minutes searches once', async () => {
  const { app, stored } = await aSearchedShop();
  for (let time = 0; time < 3; time++) {
    await app.inject({ url: '/api/products?group=family&keyword=soap', headers: browser });
  }
  expect(await stored()).toMatchObject([{ term: 'soap', searches: 1 }]);
});

test('products that are opened from results count as clicks of their term', async () => {
  const { db, search, click, stored } = await aSearchedShop();
  const { id: product } = await aProduct(db, { name: 'Soap' });
  const { headers: admin } = await signedInAs(db, 'admin');
  await search('keyword=soap');
  await search('keyword=soap&lang=ar');
  expect((await click({ keyword: 'Soap', product })).json()).toEqual({});
  await click({ keyword: 'Soap', product });
  await click({ keyword: 'soap', product }, browser, '?lang=ar');
  await click({ keyword: 'soap', product: 'a'.repeat(36) });
  await click({ keyword: 'soap', product }, { ...browser, ...admin });
  await click({ keyword: 'never searched', product });
  expect(await stored()).toMatchObject([
    { language: 'ar', clicks: 1 },
    { language: 'en', clicks: 1 },
  ]);
  expect((await click({ keyword: 'soap', product: 'x' })).statusCode).toBe(400);
  expect((await click({ keyword: 'x'.repeat(201), product })).statusCode).toBe(400);
});

test('one network cannot count more than sixty events a minute', async () => {
  const { app, stored } = await aSearchedShop();
  for (let term = 0; term < 70; term++) {
    await app.inject({ url: `/api/products?group=family&keyword=term${term}`, headers: browser });
  }
  expect(await stored()).toHaveLength(60);
});

test('behind a proxy, visitors are told apart by the address that it forwards', async () => {
  const { app, stored } = await aSearchedShop({ env: { TRUST_PROXY: '127.0.0.1' } });
  for (const address of ['192.0.2.1', '192.0.2.2', '203.0.113.9, 192.0.2.2']) {
    await app.inject({
      url: '/api/products?group=family&keyword=soap',
      headers: { ...browser, 'x-forwarded-for': address },
    });
  }
  expect(await stored()).toMatchObject([{ searches: 2 }]);
});

test('terms without results use up only their own daily quota, and known terms are still counted', async () => {
  const { db, search, stored } = await aSearchedShop();
  await aProduct(db, { name: 'Soap' });
  await search('keyword=known');
  await stored();
  await sql`
    insert into search_terms (day, language, term, sample, searches, clicks, found)
    select day, 'en', 'nonsense ' || n, 'x', 1, 0, 0
    from search_terms, generate_series(2, ${mostTermsOfDay}::integer) n`.execute(db);
  for (const term of ['more', 'known', 'soap']) await search(`keyword=${term}`);
  const terms = (await stored()).filter(({ term }) => !term.startsWith('nonsense'));
  expect(terms).toMatchObject([
    { term: 'known', searches: 2 },
    { term: 'soap', searches: 1 },
  ]);
});

test('searches go on when they cannot be counted', async () => {
  const { db, search, stored } = await aSearchedShop();
  await sql`alter table search_terms rename to elsewhere`.execute(db);
  expect((await search('keyword=soap')).statusCode).toBe(200);
  await expect(stored()).rejects.toThrow('search_terms');
  await sql`alter table elsewhere rename to search_terms`.execute(db);
  expect(await stored()).toEqual([]);
});
