import { sql } from 'kysely';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aNeed, anOrder, aProduct } from '../test/factories.ts';
import { aPng } from './a-png.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test, waitingForReact } from './shop.ts';

test.afterEach(async ({ shop }) => {
  await sql`delete from settings`.execute(shop.db);
  await sql`select pg_notify('cache', 'settings')`.execute(shop.db);
});

test('a saved phone and address show to shoppers in each language', async ({ page, shop, openDevice }) => {
  const shopper = await openDevice();
  await shopper.goto('/contact');
  await expect(shopper.getByRole('contentinfo')).toContainText('Phone: Coming Soon');

  await enterAs(page, shop, 'admin');
  await page.goto('/admin/settings/contact');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Phone number is invalid')).toBeVisible();
  await page.getByLabel('Phone').fill('0555 12 34 56');
  await page.getByLabel('Address of the Shop').fill('Near the station');
  await page.getByRole('tab', { name: 'Français' }).click();
  await page.getByLabel('Address of the Shop in French').fill('Près de la gare');
  await page.getByRole('tab', { name: 'العربية' }).click();
  await page.getByLabel('Address of the Shop in Arabic').fill('قرب المحطة');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  for (const [path, address] of [
    ['/contact', 'Near the station'],
    ['/fr/contact', 'Près de la gare'],
    ['/ar/contact', 'قرب المحطة'],
  ] as const) {
    await shopper.goto(path);
    await expect(shopper.getByRole('main')).toContainText(address);
    await expect(shopper.getByRole('contentinfo')).toContainText(address);
    await expect(
      shopper.getByRole('contentinfo').getByRole('link', { name: '0555 12 34 56' }),
    ).toHaveAttribute('href', 'tel:0555123456');
  }
});

test('a shopper asks about a product by WhatsApp or phone, and search engines learn how to reach the shop', async ({
  page,
  shop,
  request,
}) => {
  const product = await aProduct(shop.db, { name: 'Zinc & "Cuivre" 15 mg' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Questions about this product?')).toHaveCount(0);

  await saveContact(shop, {
    phone: '0555 12 34 56',
    whatsapp: '0666 12 34 56',
    address: '5 rue Didouche Mourad\nAlger',
    hours: 'Saturday to Thursday: 9:00 to 18:00\nFriday: closed',
    instagram: 'https://www.instagram.com/saha',
  });
  // The second way is a navigation in the browser.
  for (const open of [
    () => page.goto(`/products/${product.id}`),
    async () => {
      await page.goto('/products');
      await page.getByRole('link', { name: product.name }).first().click();
    },
  ]) {
    await open();
    await expect(page.getByRole('link', { name: 'Call 0555 12 34 56' })).toHaveAttribute(
      'href',
      'tel:0555123456',
    );
    await expect(page.getByText(product.id.slice(-8).toUpperCase()).first()).toBeVisible();
    const chat = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    const { origin, pathname, searchParams } = new URL(chat ?? '');
    expect(origin + pathname).toBe('https://wa.me/213666123456');
    expect(searchParams.get('text')).toContain(product.name);
    expect(searchParams.get('text')).toContain(`${shop.url}/products/${product.id}`);
    await expectAccessible(page);
  }

  for (const path of ['/', '/contact']) {
    const html = await (await request.get(path)).text();
    const [, json = ''] = /<script[^>]*ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const fact = JSON.parse(json);
    expect(fact.mainEntity ?? fact).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Saha',
      telephone: '+213555123456',
      address: { streetAddress: '5 rue Didouche Mourad, Alger', addressCountry: 'DZ' },
      openingHoursSpecification: [{ opens: '09:00', closes: '18:00' }],
      sameAs: ['https://www.instagram.com/saha'],
    });
  }
});

test('a search without results leads to similar words, needs and the pharmacist', async ({ page, shop }) => {
  await aProduct(shop.db, { name: 'Vonderplatz' });
  const { slug } = await aNeed(shop.db, { name: 'Quiet nights' });
  await dropFromCaches(shop.db, ['catalog']);
  await saveContact(shop, { phone: '0555 12 34 56', whatsapp: '0666 12 34 56' });
  for (const isLoad of [true, false]) {
    if (isLoad) await page.goto('/products?keyword=vonderplitzchen');
    else {
      await page.goto('/');
      const banner = page.getByRole('banner');
      await banner.getByRole('textbox').or(banner.getByRole('combobox')).fill('vonderplitzchen');
      await page.keyboard.press('Enter');
    }
    const chat = page.getByRole('link', { name: 'Ask the Pharmacist' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/213666123456\?text=.*vonderplitzchen/);
    const needs = page.getByRole('navigation', { name: 'Browse by need' });
    await expect(needs.getByRole('link', { name: 'Quiet nights' })).toHaveAttribute('href', `/needs/${slug}`);
  }
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Similar searches' })
    .getByRole('link', { name: 'vonderplatz' })
    .click();
  await expect(page).toHaveURL('/products?keyword=vonderplatz');
  await expect(page.getByRole('heading', { name: 'Vonderplatz', exact: true })).toBeVisible();
});

/** Saves the contact of the shop as a form does, from another process. */
async function saveContact(shop: Shop, contact: object) {
  const now = new Date();
  await shop.db
    .insertInto('settings')
    .values({
      ...{ name: 'contact', id: newId(), version: 1, value: JSON.stringify(contact) },
      ...{ changed_at: now, changed_by: 'Amina' },
    })
    .execute();
  await dropFromCaches(shop.db, ['settings']);
  await expect
    .poll(async () => (await (await fetch(`${shop.url}/api/settings`)).json()).contact)
    .toMatchObject({ phone: '0555 12 34 56' });
}

test('what somebody else has saved is not overwritten, and the invoice shows it', async ({ page, shop }) => {
  const user = await enterAs(page, shop, 'admin');
  await page.goto('/admin/settings');
  const other = await waitingForReact(await page.context().newPage());
  await other.goto('/admin/settings');
  for (const [form, name, answer] of [
    [page, 'Saha SARL', 'Settings saved'],
    [other, 'Saha EURL', 'Somebody else has changed these settings in the meantime'],
  ] as const) {
    await form.getByLabel('Legal Name').fill(name);
    await form.getByLabel('Tax Number (NIF)').fill('001612345678902');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText(answer)).toBeVisible();
  }
  await other.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(other.getByLabel('Legal Name')).toHaveValue('Saha SARL');

  const order = await anOrder(shop.db, { user });
  await page.goto(`/order/${order.id}`);
  await page.emulateMedia({ media: 'print' });
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText('Saha SARL');
  await expect(invoice).toContainText('NIF: 001612345678902');
  await expect(invoice).toContainText('[Street address]');
  await expect(invoice).not.toContainText('[Trade register and tax number]');
});

test('a logo takes the place of the name in header, footer, invoices and mails, until it is removed', async ({
  page,
  shop,
  openDevice,
}) => {
  await enterAs(page, shop, 'admin');
  await page.goto('/admin/settings');
  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('The file is not a picture that can be used.')).toBeVisible();
  await picture.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aPng() });
  await expect(page.getByText('Replace')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  const shopper = await openDevice();
  await shopper.goto('/');
  for (const region of ['banner', 'contentinfo'] as const) {
    const logo = shopper.getByRole(region).getByRole('link', { name: 'Saha' }).locator('img');
    await expect(logo).toHaveAttribute('alt', 'Saha');
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  }
  const facts = await shopper.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(facts ?? '').logo).toMatch(/\/share\/[a-z2-7]{36}\.jpg$/);
  const { id } = await anOrder(shop.db, { email: 'logo@example.com' });
  await page.goto(`/admin/orders/${id}`);
  await expect(page.locator('[data-sheet] img')).toHaveAttribute('alt', 'Saha');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect
    .poll(() => shop.mails.to('logo@example.com').at(-1)?.html)
    .toMatch(/<img src="[^"]+\.png" alt="Saha"/);

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await shopper.goto('/about');
  await expect(shopper.getByRole('banner').getByRole('link', { name: 'Saha' })).toHaveText('Saha');
});
