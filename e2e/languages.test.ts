import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { messageOf } from '../shared/refusals/codes.ts';
import { localPath } from '../shared/values/languages.ts';
import { aCategory, anImport, anOrder, aProduct, productTexts } from '../test/factories.ts';
import { checkoutWords as arabicWords } from '../web/words-ar/checkout-words.ts';
import { reviewWords as arabicReview } from '../web/words-ar/review-words.ts';
import { checkoutWords as frenchWords } from '../web/words-fr/checkout-words.ts';
import { reviewWords as frenchReview } from '../web/words-fr/review-words.ts';
import { anAccount, password } from './an-account.ts';
import { expectStillAccessible } from './expect-accessible.ts';
import { expect, type Shop, test, waitingForReact } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const others = ['fr', 'ar'] as const;

/** A product with texts in every language, and one without. */
async function furnish({ db }: Shop) {
  const names = {
    en: `Vitamin C ${newId()}`,
    fr: `Vitamine C ${newId()}`,
    ar: `فيتامين C ${newId()}`,
  };
  const category = await aCategory(db, { name: 'Vitamins' });
  const product = await aProduct(db, { name: names.en, category_id: category.id });
  for (const language of others) await productTexts(db, product, { language, name: names[language] });
  const untranslated = await aProduct(db, { name: 'Zinc 15 mg', category_id: category.id });
  await dropFromCaches(db, ['catalog']);
  return { category, product, names, untranslated };
}

const guestWords = {
  fr: {
    ...frenchWords,
    review: frenchReview,
    addToCart: 'Ajouter au panier',
    toCheckout: 'Finaliser la commande',
    thanks: 'Merci pour votre commande\u00a0!',
    mailed: 'commande',
  },
  ar: {
    ...arabicWords,
    review: arabicReview,
    addToCart: 'إضافة إلى السلة',
    toCheckout: 'إتمام الطلبية',
    thanks: 'شكرًا على طلبيتك!',
    mailed: 'طلبيتك',
  },
};

for (const language of others) {
  test(`a guest finds a product and orders it in ${language}`, async ({ page, shop }) => {
    const { product, names } = await furnish(shop);
    const { shipping, payment, review, addToCart, toCheckout, thanks, mailed } = guestWords[language];
    await page.goto(localPath(language, '/'));
    await page.getByRole('banner').getByRole('textbox').fill(names[language]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`^${shop.url}${localPath(language, '/products')}\\?keyword=`));
    await page.getByRole('main').getByRole('link', { name: names[language], exact: true }).first().click();
    await expect(page).toHaveURL(localPath(language, `/products/${product.id}`));
    await page.getByRole('main').getByRole('button', { name: addToCart, exact: true }).first().click();
    await page.goto(localPath(language, '/cart'));
    await page.getByRole('link', { name: toCheckout }).first().click();
    const email = `${newId()}@example.com`;
    const typed = {
      fullName: 'أمينة بن علي',
      email,
      phone: '٠٥٥٠ ١٢ ٣٤ ٥٦',
      street: '\u202b12 شارع العربي بن مهيدي\u202c',
    };
    for (const [name, text] of Object.entries({ ...typed, postalCode: '٣١٠٠٠' })) {
      await page.getByRole('textbox', { name: shipping[name as keyof typeof typed] }).fill(text);
    }
    await page.getByRole('combobox', { name: shipping.city }).fill('Oran');
    await page.getByLabel(shipping.Wilaya).selectOption({ label: language === 'ar' ? 'وهران' : 'Oran' });
    await page.getByRole('button', { name: shipping.submit }).click();
    await page.getByRole('button', { name: payment.submit }).click();
    await page.getByRole('button', { name: review.placeOrder }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(thanks);
    expect(new URL(page.url()).pathname).toMatch(
      new RegExp(`^${localPath(language, '/order-confirmation/')}`),
    );
    await expect(page.getByText(language === 'ar' ? 'وهران، الجزائر' : 'Oran, Alg').first()).toBeVisible();
    const stored = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({
      ...{ full_name: typed.fullName, phone: '0550 12 34 56', street: '12 شارع العربي بن مهيدي' },
      ...{ wilaya: 'Oran', postal_code: '31000' },
    });
    await expect.poll(() => shop.mails.to(email)[0]?.subject).toContain(mailed);
  });
}

test('changing the language keeps the page and its filters, and a link within the shop stays in the language', async ({
  page,
  shop,
}) => {
  const { category, product, names } = await furnish(shop);
  const filtered = `/products?category=${category.id}&sort=price-low`;
  await page.goto(filtered);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr${filtered}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(filtered);
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar${filtered}`);

  // The card shows that the page loads. The reload waits for its scripts.
  await page.reload();
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/products/${product.id}?*`, (route) => answer.promise.then(() => route.continue()));
  await page.getByRole('link', { name: names.ar }).first().click();
  await expect(page.getByText('جارٍ تحميل المنتج…')).toBeVisible();
  answer.resolve();
  await expect(page).toHaveURL(`/ar/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.ar);
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

test('the offer of another language covers neither suggestions nor the bar that saves in the back office', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const offer = page.getByRole('complementary').filter({ hasText: 'available in English' });
  await page.goto('/fr/products');
  await expect(offer).toBeVisible();
  await aProduct(shop.db, { name: 'Wombatine Lotion' });
  const search = page.getByRole('main').locator('input[name=keyword]');
  await search.pressSequentially('wombat');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expect(offer).toBeHidden();
  await search.press('Escape');
  await expect(offer).toBeVisible();
  await page.goto('/fr/admin/needs/new');
  // The menu and the offer come with the same file.
  await page.getByRole('button', { name: 'Compte' }).click();
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a prefix in another spelling redirects, and an unknown one is not found', async ({ request }) => {
  const ask = async (path: string) => {
    const reply = await request.get(path, { maxRedirects: 0 });
    return [reply.status(), reply.headers().location];
  };
  expect(await ask('/FR/cart')).toEqual([308, '/fr/cart']);
  expect(await ask('/fr/')).toEqual([308, '/fr']);
  expect(await ask('/EN/cart?step=2')).toEqual([308, '/cart?step=2']);
  const unknown = ['/fr/fr/cart', '/de/cart', '/en-us/cart', '/france', '/fr/ar', '/ar/fr/products'];
  const ofAnother = ['/blog/choisir-un-tensiometre', '/fr/blog/choisir-un-tensiometre', '/fr/needs/sommeil'];
  for (const path of [...unknown, ...ofAnother])
    expect([path, await ask(path)]).toEqual([path, [404, undefined]]);
  for (const path of ['/fr', '/products?lang=xx', '/ar/products?lang=fr'])
    expect([path, await ask(path)]).toEqual([path, [200, undefined]]);
});

test('a product without texts in a language is shown there, and search engines are led to the English page', async ({
  request,
  shop,
}) => {
  const { product, names, untranslated } = await furnish(shop);
  const headOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [, canonical] = /rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const twins = [...html.matchAll(/rel="alternate" hreflang="([^"]+)"/g)].map(([, language]) => language);
    return { canonical, twins, isListed: !html.includes('noindex'), isShown: html.includes('Zinc 15 mg') };
  };
  const path = `/products/${untranslated.id}`;
  for (const shown of [path, `/fr${path}`, `/ar${path}`]) {
    expect(await headOf(shown)).toEqual({
      canonical: `${shop.url}${path}/zinc-15-mg`,
      twins: [],
      isListed: true,
      isShown: true,
    });
  }
  // Arabic addresses have the French slug.
  const slug = names.fr.toLowerCase().replaceAll(' ', '-');
  const listed = `/products/${product.id}/${slug}`;
  expect(await headOf(`/ar/products/${product.id}`)).toMatchObject({
    canonical: `${shop.url}/ar${listed}`,
    twins: ['en', 'fr', 'ar', 'x-default'],
  });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain(`<loc>${shop.url}/fr${listed}</loc>`);
  expect(sitemap).toContain(`<loc>${shop.url}${path}/zinc-15-mg</loc>`);
  expect(sitemap).not.toContain(`/fr${path}`);
});

test('an administrator reads in French why a sign-in and an import failed, and is led to the wanted page', async ({
  page,
  shop,
}) => {
  const unchanged = await anImport(shop.db, { state: 'checked', rows_total: 0 });
  const failed = await anImport(shop.db, {
    state: 'failed',
    problem: messageOf('went-wrong'),
  });
  const { email } = await anAccount(shop.db, { role: 'admin' });
  await page.goto(`/fr/admin/import/${unchanged.id}`);
  const wanted = encodeURIComponent(`/fr/admin/import/${unchanged.id}`);
  await expect(page).toHaveURL(`/fr/login?redirect=${wanted}`);
  const signIn = page.getByRole('main').getByRole('button', { name: 'Se connecter' });
  await page.getByLabel('Adresse email').fill('nobody');
  await page.getByLabel('Mot de passe', { exact: true }).fill('wrong-password');
  await signIn.click();
  await expect(page.getByText('L’adresse email est incorrecte')).toBeVisible();
  await page.getByLabel('Adresse email').fill(email);
  await signIn.click();
  await expect(page.getByRole('alert')).toHaveText('Adresse email ou mot de passe incorrect');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await signIn.click();

  await expect(page).toHaveURL(`/fr/admin/import/${unchanged.id}`);
  await expect(page.getByText('Rien dans ce fichier ne changerait le catalogue.')).toBeVisible();
  await page.goto(`/fr/admin/import/${failed.id}`);
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.')).toBeVisible();
});

test('an administrator sees base names, and prints the invoice in the language of the order', async ({
  page,
  context,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
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
  await expect(sheet).toContainText('وهران، الجزائر');
  await expect(sheet.getByText('12 rue Didouche Mourad')).toHaveCSS('text-align', 'right');
  await page.goto(`/fr/admin/orders/${order.id}`);
  await page.getByRole('button', { name: 'Imprimer la facture' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
});
