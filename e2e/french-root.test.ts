import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, anOrder, aProduct, productTexts } from '../test/factories.ts';
import { aPng } from './a-png.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test.use({ ownVariables: { ROOT_LANGUAGE: 'fr', LANGUAGES: 'fr,ar' }, locale: 'ar-DZ' });

test('a shop with French at its root has no English page, and leads from the addresses that French had before', async ({
  request,
  ownShop: { url, db },
}) => {
  const { id } = await aProduct(db, { name: 'Crème solaire' });
  await dropFromCaches(db, ['catalog']);
  const ask = async (path: string) => {
    const reply = await request.get(url + path, { maxRedirects: 0 });
    return [reply.status(), reply.headers().location];
  };
  expect(await ask(`/fr/products/${id}?utm_source=a`)).toEqual([308, `/products/${id}?utm_source=a`]);
  expect(await ask('/FR/')).toEqual([308, '/']);
  for (const path of ['/en', '/en/cart', '/ar/fr/cart']) expect(await ask(path)).toEqual([404, undefined]);
  expect(await ask(`/buy/${id}`)).toEqual([200, undefined]);
  expect(await ask('/ar/admin/orders')).toEqual([302, '/ar/login?redirect=%2Far%2Fadmin%2Forders']);

  const read = async (path: string) => (await request.get(url + path)).text();
  const home = await read('/');
  expect(home).toContain('<html lang="fr" dir="ltr"');
  const links = [...home.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, ...link]) => link,
  );
  expect(links).toEqual([
    ['fr', `${url}/`],
    ['ar', `${url}/ar`],
    ['x-default', `${url}/`],
  ]);
  expect(home).toContain(`rel="canonical" href="${url}/"`);
  expect(await read('/ar/about')).toContain(`rel="canonical" href="${url}/ar/about"`);
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${url}/products/${id}/creme-solaire</loc>`);
  expect(sitemap).toContain(`<loc>${url}/ar/terms</loc>`);
  expect(sitemap).not.toMatch(new RegExp(`${url}/(fr|en)[/<]`));
  const robots = await read('/robots.txt');
  expect(robots).toContain('Disallow: /ar/cart');
  expect(robots).not.toContain('/en/');
  expect(JSON.parse(await read('/manifest.webmanifest'))).toMatchObject({ lang: 'fr', start_url: '/' });
  expect(JSON.parse(await read('/ar/manifest.webmanifest'))).toMatchObject({ lang: 'ar', start_url: '/ar' });
  expect(await read('/service-worker.js')).toContain('"page":"/offline"');
  expect(await read('/ar/service-worker.js')).toContain('"page":"/ar/offline"');
});

test('in a shop with French at its root, links, sign-in and the offer of Arabic stay in their languages', async ({
  page,
  ownShop: { url, db },
}) => {
  const { id } = await aProduct(db, { name: 'Crème solaire' });
  await page.goto(`${url}/products`);
  const offer = page.getByRole('complementary').filter({ hasText: 'العربية' });
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/ar/products');
  await page.getByRole('link', { name: 'Crème solaire' }).first().click();
  await expect(page).toHaveURL(`${url}/products/${id}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${url}/ar/products/${id}`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`${url}/products/${id}`);
  await page.goto(`${url}/profile`);
  await expect(page).toHaveURL(`${url}/login?redirect=%2Fprofile`);
});

test('an invoice in a language that the shop has no more is printed in the language of its root', async ({
  page,
  ownShop,
}) => {
  const { url, db } = ownShop;
  await signInAs(page, ownShop, 'admin');
  const ids: string[] = [];
  for (const language of ['en', 'ar'] as const) ids.push((await anOrder(db, { language })).id);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true');
  });
  await page.goto(`${url}/ar/admin/orders/print?papers=invoices#${ids.join('.')}`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toContainText(['FACTURE', 'فاتورة']);
});

test('a merchant types a product once in French, and everyone reads it', async ({ page, ownShop }) => {
  const { url, db } = ownShop;
  const category = await aCategory(db, { name: 'Visage' });
  await signInAs(page, ownShop, 'admin');
  await page.goto(`${url}/admin/products/new`);
  const tabs = page.getByRole('tablist', { name: 'Langues' }).first();
  await expect(tabs.getByRole('tab').first()).toHaveText('Français');
  await expect(tabs.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  const name = page.getByRole('textbox', { name: 'Nom du produit', exact: true });
  await expect(name).toHaveAttribute('lang', 'fr');
  await page.getByRole('button', { name: 'Créer le produit' }).click();
  await expect(name).toBeFocused();
  await name.fill('Crème de jour');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Hydrate la peau.');
  await page.getByLabel('Prix', { exact: false }).first().fill('1200');
  await page.getByLabel('Stock', { exact: false }).first().fill('5');
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption(category.id);
  await tabs.getByRole('tab', { name: /^العربية/ }).click();
  await expect(page.getByRole('tabpanel', { name: /^العربية/ })).toContainText('Hydrate la peau.');
  await expect(page.getByText('et le français quand un texte est vide')).toBeVisible();
  await expectAccessible(page);
  await tabs.getByRole('tab', { name: /^Français/ }).click();
  const files = page.locator('input[type=file]').first();
  await files.setInputFiles({ name: 'creme.png', mimeType: 'image/png', buffer: await aPng() });
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Créer le produit' }).click();
  await expect(page.getByText('Produit créé')).toBeVisible();
  const { id } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  for (const path of [`/products/${id}`, `/ar/products/${id}`]) {
    await page.goto(url + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crème de jour');
  }
});

test('the main language changes after a preview, which counts what has no text in it', async ({
  page,
  ownShop,
}) => {
  const { url, db } = ownShop;
  const { id, category_id } = await aProduct(db, { name: 'Crème solaire', description: 'Protège' });
  await aProduct(db, { name: 'Zinc', category_id });
  await productTexts(db, { id }, { language: 'en', name: 'Sun Cream', description: 'Protects' });
  await signInAs(page, ownShop, 'admin');
  await page.goto(`${url}/admin/settings/catalog`);
  await expect(page.getByText('Langue principale : Français.')).toBeVisible();
  const select = page.getByLabel('Nouvelle langue principale');
  await expect(page.getByRole('button', { name: 'Prévisualiser le changement' })).toBeDisabled();
  await select.selectOption({ label: 'Anglais' });
  await page.getByRole('button', { name: 'Prévisualiser le changement' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText([
    'Produits1 sur 2 sans nom (Anglais)',
    'Catégories1 sur 1 sans nom (Anglais)',
    'Familles0, tous avec un nom',
    'Besoins0, tous avec un nom',
    'Textes des paramètres0, aucun à traduire',
  ]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Changer la langue principale' }).click();
  await expect(page.getByText('Langue principale : Anglais.')).toBeVisible();
  await expect(page.getByText('Proposition : Français')).toBeVisible();
  await page.goto(`${url}/products/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crème solaire');
  await page.goto(`${url}/ar/products/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sun Cream');
  await page.goto(`${url}/admin/products/${id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Nom du produit', exact: true })).toHaveValue('Sun Cream');
});
