import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { directionOf, localPath } from '../shared/languages.ts';
import { aCategory, aNeed, anImport, anOrder, aProduct } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expectStillAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { cartOf } from './fill-cart.ts';
import { expect, type Shop, test, waitingForReact } from './shop.ts';
import { storeLocalEntries } from './store-local-entries.ts';

test.use({ shopVariables: { LANGUAGES: 'en,fr,ar' } });

const others = ['fr', 'ar'] as const;

async function furnish({ db }: Shop) {
  const category = await aCategory(db, { name: 'Vitamins' });
  const product = await aProduct(db, {
    name: 'Vitamin C 500 mg, 30 tablets',
    brand: 'Vitanoor',
    category_id: category.id,
    price_centimes: 1_200_000,
  });
  const need = await aNeed(db, { name: 'Sun', products: [product] });
  await dropFromCaches(db, ['catalog']);
  return { category, product, need };
}

type Places = Awaited<ReturnType<typeof furnish>>;

/** Pages that search engines may list, and the others of a guest. */
const listed: ((places: Places) => string)[] = [
  () => '/',
  () => '/products',
  ({ category }) => `/products?category=${category.id}`,
  ({ product }) => `/products/${product.id}`,
  () => '/needs',
  ({ need }) => `/needs/${need.slug}`,
  () => '/about',
  () => '/contact',
  () => '/shipping',
  () => '/blog',
  () => '/blog/choosing-a-blood-pressure-monitor',
  () => '/terms',
  () => '/privacy',
  () => '/refund',
];
const unlisted = [
  '/cart',
  '/checkout',
  '/login',
  '/register',
  `/verify-code?email=a@b.example&verificationId=${newId()}`,
  '/forgot-password',
  '/reset-password?token=x',
  '/products?keyword=nothing-like-this',
  '/no-such-page',
];
const ofUsers = ['/profile', '/myorders'];
const ofAdmins = [
  '/admin',
  '/admin/orders',
  '/admin/users',
  '/admin/products',
  '/admin/products/new',
  '/admin/categories',
  '/admin/needs',
  '/admin/import',
];

for (const language of others) {
  const open = (path: string) => localPath(language, path);

  test(`the public pages are in ${language}, name each other and fit on a phone`, async ({ page, shop }) => {
    test.slow();
    const places = await furnish(shop);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const pathOf of listed) {
      const path = pathOf(places);
      const html = await (await page.request.get(open(path))).text();
      expect([path, html]).toEqual([
        path,
        expect.stringContaining(`<html lang="${language}" dir="${directionOf(language)}">`),
      ]);
      const twins = twinsIn(html);
      expect([path, twins.get(language)]).toEqual([path, shop.url + open(path)]);
      for (const [name, url] of twins) {
        const answer = await (await page.request.get(url)).text();
        expect([path, name, [...twinsIn(answer)]]).toEqual([path, name, [...twins]]);
      }
      await page.goto(open(path));
      await expectFitting(page);
      await expectStillAccessible(page);
    }
  });

  test(`the other pages of a guest are in ${language} and fit on a phone`, async ({ page, shop }) => {
    test.slow();
    const { product } = await furnish(shop);
    const order = await anOrder(shop.db, { items: [{ name: product.name }] });
    await page.setViewportSize({ width: 360, height: 740 });
    await storeLocalEntries(page, { cartItems: cartOf([{ product, quantity: 2 }]) });
    for (const path of [...unlisted, `/order-confirmation/${order.id}`]) await expectPage(path);

    async function expectPage(path: string) {
      await page.goto(open(path));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
      await expect(page.locator('link[hreflang]')).toHaveCount(0);
      await expectFitting(page);
      await expectStillAccessible(page);
    }
  });

  test(`the pages of users and administrators are in ${language} and fit on a phone`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const { product } = await furnish(shop);
    const user = await enterAs(page, shop, 'admin');
    const order = await anOrder(shop.db, { user, items: [{ name: product.name }] });
    await page.setViewportSize({ width: 360, height: 740 });
    const edited = [`/order/${order.id}`, `/admin/orders/${order.id}`, `/admin/products/${product.id}/edit`];
    for (const path of [...ofUsers, ...ofAdmins, ...edited]) {
      await page.goto(open(path));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      await expectFitting(page);
      await expectStillAccessible(page);
    }
  });

  test(`signing in leads back to the page in ${language}`, async ({ page, shop }) => {
    await page.goto(open('/profile'));
    await expect(page).toHaveURL(open(`/login?redirect=${encodeURIComponent(open('/profile'))}`));
    await enterAs(page, shop);
    await page.goto(open(`/login?redirect=${encodeURIComponent(open('/profile'))}`));
    await expect(page).toHaveURL(open('/profile'));
  });
}

function twinsIn(html: string) {
  const links = html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return new Map([...links].map(([, language = '', url = '']) => [language, url.replaceAll('&amp;', '&')]));
}

test('changing the language keeps the page and its filters', async ({ page, shop }) => {
  const { category } = await furnish(shop);
  const filtered = `/products?category=${category.id}&sort=price-low`;
  await page.goto(filtered);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr${filtered}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar${filtered}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(filtered);
});

test('a link within the shop stays in its language, and the card shows that the page loads', async ({
  page,
  shop,
}) => {
  const { product } = await furnish(shop);
  await page.goto('/ar/products');
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/products/${product.id}?*`, (route) => answer.promise.then(() => route.continue()));
  await page.getByRole('link', { name: product.name }).first().click();
  await expect(page.getByText('جارٍ تحميل المنتج…')).toBeVisible();
  answer.resolve();
  await expect(page).toHaveURL(`/ar/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

test('a browser that prefers French is offered French until the offer is dismissed', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'fr-DZ' });
  const page = await waitingForReact(await context.newPage());
  await page.goto('/about');
  const offer = page.getByRole('complementary').filter({ hasText: 'français' });
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/fr/about');
  await expectStillAccessible(page);
  await offer.getByRole('button', { name: 'Fermer' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await context.close();
});

test('a prefix in another spelling redirects, and an unknown one is not found', async ({ request }) => {
  const ask = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    return [reply.status(), reply.headers().location];
  };
  expect(await ask('/FR/cart')).toEqual([308, '/fr/cart']);
  expect(await ask('/fr/')).toEqual([308, '/fr']);
  for (const path of ['/fr/fr/cart', '/de/cart', '/en/cart', '/france'])
    expect([path, await ask(path)]).toEqual([path, [404, undefined]]);
  for (const path of ['/fr', '/products?lang=xx', '/ar/products?lang=fr'])
    expect([path, await ask(path)]).toEqual([path, [200, undefined]]);
});

test('an error of the API is shown in the language of the page', async ({ page }) => {
  await page.goto('/fr/login');
  await page.getByLabel('Adresse email').fill('nobody@example.com');
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong-password');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('alert')).toHaveText('Adresse email ou mot de passe incorrect');
  await page.getByLabel('Adresse email').fill('nobody');
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('L’adresse email est incorrecte')).toBeVisible();
});

test('the reasons in the report of an import are shown in the language of the page', async ({
  page,
  shop,
}) => {
  const unchanged = await anImport(shop.db, { state: 'checked', rows_total: 0 });
  const failed = await anImport(shop.db, {
    state: 'failed',
    problem: 'Something went wrong. Please try again.',
  });
  await enterAs(page, shop, 'admin');
  await page.goto(`/fr/admin/import/${unchanged.id}`);
  await expect(page.getByText('Rien dans ce fichier ne changerait le catalogue.')).toBeVisible();
  await page.goto(`/fr/admin/import/${failed.id}`);
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
});

test('an administrator sees base names, and prints the invoice in the language of the order', async ({
  page,
  context,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  const items = [{ name: 'Sun cream', name_as_read: 'Crème solaire' }];
  const order = await anOrder(shop.db, { language: 'fr', items });
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.goto(`/admin/orders/${order.id}`);
  await expect(page.getByRole('main')).toContainText('LanguageFrench');
  await expect(page.getByRole('link', { name: 'Sun cream' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Crème solaire');

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Print Invoice' }).click();
  const invoice = await opened;
  await expect(invoice).toHaveURL(`/fr/order/${order.id}#print`);
  await expect(invoice.locator('html')).toHaveAttribute('data-printed', 'true');
  await invoice.emulateMedia({ media: 'print' });
  const sheet = invoice.getByRole('article');
  await expect(sheet).toContainText('FACTURE');
  await expect(sheet).toContainText('Crème solaire');
  await expect(sheet).toContainText('Oran, Algérie');
  await expect(sheet).toContainText(`${new URL(shop.url).host}/fr/contact`);

  await invoice.goto(`/ar/order/${order.id}`);
  await expect(sheet).toContainText('Sun cream');
  await expect(sheet).toContainText('Oran، الجزائر');
  await page.goto(`/fr/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Imprimer la facture' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
});
