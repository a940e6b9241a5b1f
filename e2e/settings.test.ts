import type { Page } from '@playwright/test';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aNeed, anOrder, aProduct } from '../test/factories.ts';
import { aPng } from './a-png.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a saved contact shows to shoppers in each language, and to search engines', async ({ page, shop }) => {
  const read = async (path: string) =>
    (await (await page.request.get(path)).text()).replace(/<!--.*?-->/g, '');
  expect(await read('/contact')).toContain('Phone: Coming Soon');

  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings/contact');
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Phone number is invalid')).toBeVisible();
  await page.getByLabel('Phone').fill('0555 12 34 56');
  await page.getByLabel('Address of the Shop').fill('Near the station\nAlger');
  await page.getByLabel('Opening Hours').fill('Saturday to Thursday: 9:00 to 18:00\nFriday: closed');
  await page.getByLabel('Instagram').fill('https://www.instagram.com/saha');
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
    const [main = '', footer = ''] = (await read(path)).split('<footer');
    expect(main, path).toContain(address);
    expect(footer, path).toContain(address);
    expect(footer, path).toMatch(/href="tel:\+213555123456"[^>]*>(<[^>]*>)*[^<]*0555 12 34 56/);
  }
  for (const path of ['/', '/contact']) {
    const [, json = ''] = /<script[^>]*ld\+json">(.*?)<\/script>/.exec(await read(path)) ?? [];
    const fact = JSON.parse(json);
    expect(fact.mainEntity ?? fact, path).toMatchObject({
      '@type': 'LocalBusiness',
      name: 'Saha',
      telephone: '+213555123456',
      address: { streetAddress: 'Near the station, Alger', addressCountry: 'DZ' },
      openingHoursSpecification: [{ opens: '09:00', closes: '18:00' }],
      sameAs: ['https://www.instagram.com/saha'],
    });
  }
});

test('a shopper asks about a product and a search without results by WhatsApp or phone', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: 'Vonderplatz & "Cuivre" 15 mg' });
  const { slug } = await aNeed(shop.db, { name: 'Quiet nights' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/products/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Questions about this product?')).toHaveCount(0);
  await saveContact(shop, { phone: '0555 12 34 56', whatsapp: '0666 12 34 56' });
  await page.goto(`/products/${product.id}`);
  await expectWaysToAsk(page, `${shop.url}/products/${product.id}`, product);

  const chat = page.getByRole('link', { name: 'Ask the Pharmacist' });
  const need = page.getByRole('navigation', { name: 'Browse by need' }).getByRole('link');
  await page.goto('/products?keyword=vonderplitzchen');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/213666123456\?text=.*vonderplitzchen/);
  await expect(need.filter({ hasText: 'Quiet nights' })).toHaveAttribute('href', `/needs/${slug}`);

  // Another search, its similar words and a product are navigations in the browser.
  const banner = page.getByRole('banner');
  await banner.getByRole('textbox').or(banner.getByRole('combobox')).fill('vonderplitzlein');
  await page.keyboard.press('Enter');
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/213666123456\?text=.*vonderplitzlein/);
  await expect(need.filter({ hasText: 'Quiet nights' })).toHaveAttribute('href', `/needs/${slug}`);
  await expectAccessible(page);
  const similar = page.getByRole('navigation', { name: 'Similar searches' });
  await similar.getByRole('link', { name: 'vonderplatz' }).click();
  await expect(page).toHaveURL('/products?keyword=vonderplatz');
  await page.getByRole('heading', { name: product.name }).getByRole('link').click();
  await expectWaysToAsk(page, `${shop.url}/products/${product.id}`, product);
  await expectAccessible(page);
});

async function expectWaysToAsk(page: Page, url: string, product: { id: string; name: string }) {
  await expect(page.getByRole('link', { name: 'Call 0555 12 34 56' })).toHaveAttribute(
    'href',
    'tel:+213555123456',
  );
  await expect(page.getByText(product.id.slice(-8).toUpperCase()).first()).toBeVisible();
  const chat = await page.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(chat ?? '');
  expect(origin + pathname).toBe('https://wa.me/213666123456');
  expect(searchParams.get('text')).toContain(product.name);
  expect(searchParams.get('text')).toContain(url);
}

async function saveContact(shop: Shop, contact: object) {
  await saveGroup(shop, 'contact', contact);
  await expect
    .poll(async () => (await (await fetch(`${shop.url}/api/settings`)).json()).contact)
    .toMatchObject({ phone: '0555 12 34 56' });
}

/** Saves a group of settings as a form does, from another process. */
async function saveGroup(shop: Shop, name: 'contact' | 'seller', value: object) {
  const row = { name, id: newId(), version: 1, value: JSON.stringify(value) };
  await shop.db
    .insertInto('settings')
    .values({ ...row, changed_at: new Date(), changed_by: 'Amina' })
    .execute();
  await dropFromCaches(shop.db, ['settings']);
}

test('the legal name shows on invoices, the logo on each page too, and what somebody else has saved is not overwritten', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings');
  await expect(page.getByLabel('Legal Name')).toHaveValue('');
  await saveGroup(shop, 'seller', { name: 'Saha EURL', address: '5 rue des Frères' });
  await page.getByLabel('Legal Name').fill('Saha SARL');
  await page.getByLabel('Tax Number (NIF)').fill('001612345678902');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else has changed these settings in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByLabel('Legal Name')).toHaveValue('Saha EURL');
  await expect(page.getByLabel('Registered Address')).toHaveValue('5 rue des Frères');
  await page.getByLabel('Registered Address').fill('');
  await page.getByLabel('Legal Name').fill('Saha SARL');
  await page.getByLabel('Tax Number (NIF)').fill('001612345678902');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto('/admin/settings/look');
  const picture = page.locator('input[type=file]').first();
  await picture.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('The file is not a picture that can be used.')).toBeVisible();
  await picture.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await aPng() });
  await expect(page.getByText('Replace')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saha' }).locator('img')).toBeVisible();

  await page.goto('/');
  for (const region of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(region).getByRole('link', { name: 'Saha' }).locator('img');
    await expect(logo, region).toHaveAttribute('alt', 'Saha');
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(400);
  }
  const facts = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(facts ?? '').logo).toMatch(/\/share\/[a-z2-7]{36}\.jpg$/);
  const { id } = await anOrder(shop.db, { email: 'logo@example.com' });
  await page.goto(`/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect
    .poll(() => shop.mails.to('logo@example.com').at(-1)?.html)
    .toMatch(/<img src="[^"]+\.png" alt="Saha"/);
  const invoice = page.locator('[data-sheet]');
  await expect(invoice.locator('img')).toHaveAttribute('alt', 'Saha');
  for (const text of ['Saha SARL', 'NIF: 001612345678902', '[Street address]']) {
    await expect(invoice).toContainText(text);
  }
  await expect(invoice).not.toContainText('[Trade register and tax number]');

  await page.goto('/admin/settings/look');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Saha' })).toHaveText('Saha');
});
