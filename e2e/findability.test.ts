import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { splitLanguage } from '../shared/values/languages.ts';
import { aCategory, aNeed, aProduct, productTexts } from '../test/factories.ts';
import routes from '../web/routes.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

type Head = ReturnType<typeof readHead>;

/** The facts for crawlers in a page's HTML. */
function readHead(html: string) {
  const content = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
  const meta = (name: string) =>
    content(new RegExp(`<meta[^>]* (?:name|property)="${name}"[^>]* content="([^"]*)"`));
  const jsonLd = html.matchAll(/<script[^>]*type="application\/ld\+json">(.*?)<\/script>/g);
  return {
    title: content(/<title>([^<]*)<\/title>/),
    description: meta('description'),
    canonical: content(/<link[^>]* rel="canonical" href="([^"]*)"/),
    robots: meta('robots'),
    og: Object.fromEntries(
      ['title', 'description', 'type', 'url', 'site_name', 'image', 'image:width', 'image:height'].map(
        (name) => [name, meta(`og:${name}`)],
      ),
    ),
    titles: html.match(/<h1[ >]/g)?.length,
    jsonLd: Array.from(jsonLd, ([, json = '']) => JSON.parse(json) as Record<string, unknown>),
  };
}

/** Requests a page as crawlers do, which try again while the shop is busy. */
async function open(request: APIRequestContext, path: string) {
  let reply = await request.get(path, { maxRedirects: 0 });
  await expect(async () => {
    if (reply.status() === 503) reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.status()).not.toBe(503);
  }).toPass();
  return { status: reply.status(), headers: reply.headers(), head: readHead(await reply.text()) };
}

/** The paths of all routes, including those inside layouts. */
function pathsOf(entries: typeof routes): string[] {
  return entries.flatMap(({ path, index, children }) => [
    ...(index ? ['/'] : []),
    ...(path ? [`/${path}`] : []),
    ...(children ? pathsOf(children) : []),
  ]);
}

const publicRoutes = [
  '/',
  '/products',
  '/products/:id/:slug?',
  '/needs',
  '/needs/:slug',
  '/about',
  '/blog',
  '/blog/:slug',
  '/contact',
  '/shipping',
  '/terms',
  '/privacy',
  '/refund',
];

async function aCatalog(db: Parameters<typeof aCategory>[0]) {
  const category = await aCategory(db, { name: `Zinc ${newId()}`, description: `All zinc ${newId()}` });
  const word = newId();
  const product = await aProduct(db, {
    name: `Zinc <b>& "more"</b> ${word}`,
    brand: 'Vitalys',
    category_id: category.id,
    price_centimes: 150_000,
    discounted_price_centimes: 120_050,
  });
  await aNeed(db, { products: [product] });
  await dropFromCaches(db, ['catalog']);
  return { category, product, slug: `zinc-b-more-b-${word}` };
}

/** The sitemap once it contains this product; an older one may be cached. */
async function sitemapWith(request: APIRequestContext, productId: string) {
  let xml = '';
  await expect
    .poll(async () => {
      xml = await (await request.get('/sitemap.xml')).text();
      return xml;
    })
    .toContain(productId);
  return Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url);
}

test('every page of the sitemap has its own title and description, and can be shared', async ({
  request,
  shop,
}) => {
  const { product, slug } = await aCatalog(shop.db);
  const urls = await sitemapWith(request, product.id);
  expect(urls).toContain(`${shop.url}/products/${product.id}/${slug}`);
  const fixed = urls.filter((url) => !/\/products[/?]/.test(url));
  const checked = [
    ...fixed,
    ...urls.filter((url) => url.includes('?category=')).slice(-1),
    `${shop.url}/products/${product.id}/${slug}`,
  ];
  const heads: (Head & { language: string })[] = [];
  for (const url of checked) {
    const { status, headers, head } = await open(request, url);
    expect([url, status, headers['x-robots-tag'], head.robots]).toEqual([url, 200, undefined, undefined]);
    expect([url, head.titles]).toEqual([url, 1]);
    expect(head.canonical).toBe(url);
    expect(head.og).toMatchObject({ url, site_name: 'Saha', description: head.description });
    expect(head.title).toBe(`${head.og.title} | Saha`);
    heads.push({ ...head, ...splitLanguage(new URL(url).pathname) });
  }
  // "Contact" is the same word in English and French.
  const byLanguage = Object.values(Object.groupBy(heads, ({ language }) => language));
  for (const values of byLanguage.flatMap((pages = []) => [
    pages.map(({ title }) => title),
    pages.map(({ description }) => description),
  ])) {
    expect(values.filter((value) => !value)).toEqual([]);
    expect(new Set(values).size).toBe(values.length);
  }
  for (const image of new Set(heads.map(({ og }) => og.image ?? ''))) {
    expect(image).toMatch(new RegExp(`^${shop.url}/.*\\.(png|jpg)$`));
    expect((await request.get(image)).status()).toBe(200);
  }
});

test('every route is either in the sitemap or disallowed for robots', async ({ request, shop }) => {
  const { product } = await aCatalog(shop.db);
  const urls = await sitemapWith(request, product.id);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const disallowed = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = '']) => path);
  // The route for unknown paths and generated files are not pages.
  for (const route of pathsOf(routes).filter((path) => !/\*|\.(js|webmanifest)$/.test(path))) {
    const isListed = urls.some((url) =>
      new RegExp(`^${shop.url}${route.replace(/:\w+\??/g, '[^/?]+')}$`).test(url),
    );
    expect([route, isListed]).toEqual([route, publicRoutes.includes(route)]);
    // Robots may read the page for advertisements, whose canonical address is the page of its product.
    if (route === '/buy/:id') continue;
    expect([route, disallowed.some((path) => route.startsWith(path))]).toEqual([route, !isListed]);
  }
});

const unlisted = [
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password?token=a',
  '/verify-code',
  '/invitation?token=a',
  '/second-step',
  '/stock-alert/confirm?token=a',
  '/stock-alert/stop?token=a',
  '/profile',
  '/myorders',
  `/order/${newId()}`,
  `/order-confirmation/${newId()}`,
  '/admin',
  '/admin/products/new',
  '/products?keyword=zinc',
  '/products?page=99999',
  '/products?category=nothing',
  `/products/${newId()}`,
  '/blog/nothing',
  '/nothing',
];

test('private pages, searches and missing pages are not listed by search engines', async ({ request }) => {
  for (const path of unlisted) {
    const { status, headers, head } = await open(request, path);
    expect([path, headers['x-robots-tag']]).toEqual([path, 'noindex']);
    // The guard redirects to the sign-in page.
    if (status === 302) continue;
    expect([path, head.robots, head.og.title]).toEqual([path, 'noindex', undefined]);
    expect(head.jsonLd).toEqual([]);
  }
  // The offline page says so only in its header.
  expect((await open(request, '/offline')).headers['x-robots-tag']).toBe('noindex');
});

test('a filtered list names the list without its filters as canonical', async ({ request, shop }) => {
  const { category } = await aCatalog(shop.db);
  const canonical = `${shop.url}/products?category=${category.id}`;
  const { head } = await open(request, `/products?category=${category.id}&minPrice=1&sort=price-low`);
  expect(head.canonical).toBe(canonical);
  const search = await open(request, '/products?keyword=zinc&maxPrice=9');
  expect(search.head.canonical).toBe(`${shop.url}/products`);
});

test('search engines read the price and the breadcrumb of a product', async ({ request, shop }) => {
  const { product, category, slug } = await aCatalog(shop.db);
  const address = `${shop.url}/products/${product.id}/${slug}`;
  const { head } = await open(request, `/products/${product.id}`);
  expect([head.canonical, head.og.url, head.og.type]).toEqual([address, address, 'product']);
  expect(head.jsonLd).toMatchObject([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: product.name,
      sku: product.id.slice(-8).toUpperCase(),
      brand: { name: 'Vitalys' },
      offers: {
        '@type': 'Offer',
        url: address,
        price: '1200.50',
        priceCurrency: 'DZD',
        availability: 'https://schema.org/InStock',
      },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: `${shop.url}/` },
        { position: 2, name: 'Products', item: `${shop.url}/products` },
        { position: 3, name: category.name, item: `${shop.url}/products?category=${category.id}` },
        { position: 4, name: product.name, item: address },
      ],
    },
  ]);
});

test('the id of a product decides its page, and another slug redirects to its own', async ({
  request,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Crème “Été” 50 ml / N° 5' });
  await productTexts(shop.db, product, { name: 'Crème d’été 50 ml' });
  await dropFromCaches(shop.db, ['catalog']);
  const page = `/products/${product.id}`;
  const [own, french] = ['creme-ete-50-ml-n-5', 'creme-d-ete-50-ml'];
  const answerOf = async (path: string) => {
    const { status, headers, head } = await open(request, path);
    return status === 308 ? headers.location : [status, head.canonical];
  };
  for (const path of [page, `${page}/${own}`])
    expect(await answerOf(path)).toEqual([200, `${shop.url}${page}/${own}`]);
  expect(await answerOf(`/fr${page}`)).toEqual([200, `${shop.url}/fr${page}/${french}`]);
  // Without Arabic texts, the Arabic page leads to the English one.
  expect(await answerOf(`/ar${page}/${french}`)).toEqual([200, `${shop.url}${page}/${own}`]);

  for (const other of [
    'other',
    french,
    'a%2Fb',
    '%E2%80%AEmc',
    '%D9%83%D8%B1%D9%8A%D9%85',
    'a'.repeat(1_000),
  ])
    expect([other, await answerOf(`${page}/${other}?utm_source=mail&page=2`)]).toEqual([
      other,
      `${page}/${own}?utm_source=mail&page=2`,
    ]);
  expect(await answerOf(`/fr${page}/${own}?q=1`)).toBe(`/fr${page}/${french}?q=1`);
  expect(await answerOf(`${page}/${own.toUpperCase()}/`)).toBe(`${page}/${own}`);

  for (const path of [`${page}/${own}/more`, `${page}/a/b`, `/products/${newId()}/${own}`])
    expect([path, (await open(request, path)).status]).toEqual([path, 404]);
  expect((await open(request, `${page}/%E0%A4%A`)).status).toBeLessThan(500);
});

test('an untranslated category or need leads to the English page, and no language names it', async ({
  request,
  shop,
}) => {
  const { category, product } = await aCatalog(shop.db);
  const need = await aNeed(shop.db, { products: [product] });
  const pages = [`/products?category=${category.id}`, `/needs/${need.slug}`];
  const hreflangs = async (path: string) =>
    Array.from(
      (await (await request.get(path)).text()).matchAll(/hreflang="([^"]+)" href=/g),
      ([, name]) => name,
    );
  await dropFromCaches(shop.db, ['catalog']);
  for (const path of pages) {
    for (const language of ['', '/fr', '/ar'])
      expect((await open(request, language + path)).head.canonical).toBe(shop.url + path);
    expect(await hreflangs(path)).toEqual([]);
  }

  const texts = { language: 'fr' as const, name: 'Zinc' };
  await shop.db
    .insertInto('category_texts')
    .values({ category_id: category.id, ...texts })
    .execute();
  await shop.db
    .insertInto('need_texts')
    .values({ need_id: need.id, ...texts })
    .execute();
  await dropFromCaches(shop.db, ['catalog']);
  for (const path of pages) {
    await expect.poll(() => hreflangs(`/fr${path}`)).toEqual(['en', 'fr', 'x-default']);
    expect((await open(request, `/fr${path}`)).head.canonical).toBe(`${shop.url}/fr${path}`);
    expect((await open(request, `/ar${path}`)).head.canonical).toBe(shop.url + path);
  }
});

test('search engines read the name of the shop and the address of its search', async ({ request, shop }) => {
  const { head } = await open(request, '/');
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'Organization',
      name: 'Saha',
      url: `${shop.url}/`,
      logo: `${shop.url}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: `${shop.url}/products?keyword={search_term_string}` },
      },
    },
  ]);
  expect((await request.get('/icon-512.png')).status()).toBe(200);
});

/** Addresses that lead to nothing, each with the heading or text of its page. */
const missing: Record<string, string> = {
  '/no/such/page': 'Page Not Found',
  '/products/nonsense': 'Product not found',
  [`/products/${newId()}`]: 'Product not found',
  '/blog/nothing-of-the-kind': 'Article not found',
  '/needs/nothing': 'Need not found',
  '/order-confirmation/short': 'Order Not Found',
  [`/order-confirmation/${newId()}`]: 'Order Not Found',
};

test('a missing page is answered with 404, says what is missing and leads on', async ({ page, request }) => {
  for (const [path, text] of Object.entries(missing)) {
    const reply = await request.get(path);
    expect(reply.status(), path).toBe(404);
    const main = /<main.*<\/main>/s.exec(await reply.text())?.[0];
    expect(main, path).toContain(text);
    expect(main, path).toContain('href="/products"');
    if (!path.startsWith('/order')) continue;
    expect(main, path).toContain('Could not load order details. Please check your order number.');
    expect(reply.headers(), path).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  }
  await page.goto('/products/nonsense');
  await expect(page.getByText('Product not found')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/blog/nothing-of-the-kind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article not found');
  await expectAccessible(page);
  await page.goto('/order-confirmation/short');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order Not Found');
  await expectAccessible(page);
});

test('browsers load no code for crawlers or for the server', async () => {
  const folder = join(import.meta.dirname, '../build/client/assets');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.map(async (name) => {
    const code = await readFile(join(folder, name), 'utf8');
    const words = ['BreadcrumbList', 'SearchAction', 'twitter:card', 'renderToStaticMarkup'];
    return words.filter((word) => code.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});
