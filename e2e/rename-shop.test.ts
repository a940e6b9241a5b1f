import type { Page } from '@playwright/test';
import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const name = `L'Officine « Nour », "Oran" & <b>`;

/** The color of the first button of the page. */
const buttonColor = (page: Page) =>
  page
    .getByRole('main')
    .locator('.button-primary')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test('the shop is renamed on its pages, in its manifest, mails, slips and chats, and takes its color', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/settings/look');
  await page.getByLabel('Name of the Shop').fill(name);
  await page.getByLabel('Tagline').fill('For the whole family');
  await page.getByLabel('Legal Line').fill('License 16/2026');
  const color = page.getByRole('textbox', { name: /^Color/ });
  await color.fill('green');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Must be a color such as #10b981')).toBeVisible();
  await expect(color).toBeFocused();

  // The preview follows what is typed, and says that a yellow cannot carry white text.
  await color.fill('#facc15');
  await expect(page.getByText('Buttons and links use the darker #8a6f00.')).toBeVisible();
  await expect.poll(() => buttonColor(page)).toBe('rgb(138, 111, 0)');
  await page.getByRole('tab', { name: 'العربية' }).click();
  await page.getByLabel('Name of the Shop in Arabic').fill('صيدلية النور');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  // The open page shows the name and the color at once.
  await expect(page).toHaveTitle(`Settings | ${name}`);
  await expect(page.getByRole('banner').getByRole('link', { name: `${name}, home` })).toHaveText(name);
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand')),
    )
    .toBe('#facc15');

  await page.goto('/about');
  await expect(page).toHaveTitle(`About Us | ${name}`);
  await expect(page.getByRole('main')).toContainText(`${name} is an online parapharmacy`);
  await expect(page.getByRole('main')).not.toContainText('what we wish you');
  await expect(page.getByRole('contentinfo')).toContainText(`${name}. All rights reserved.`);
  await expect(page.getByRole('contentinfo')).toContainText('For the whole family');
  await expect(page.getByRole('contentinfo')).toContainText('License 16/2026');
  await expect.poll(() => buttonColor(page)).toBe('rgb(138, 111, 0)');
  await expectAccessible(page);
  await expectFitting(page);
  await page.goto('/ar/about');
  await expect(page).toHaveTitle('من نحن | صيدلية النور');
  // A shop with a name of its own does not repeat the claims of the software.
  await page.goto('/terms');
  await expect(page.getByRole('main')).toContainText('You pay in cash, on delivery.');
  await expect(page.getByRole('main')).not.toContainText(/by card|Last updated/);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  await page.goto('/');
  await expect(page).toHaveTitle(`For the whole family | ${name}`);
  await expect(page.getByText('1000+')).toHaveCount(0);
  await expect(page.getByText('24/7')).toHaveCount(0);

  for (const [path, shown] of [
    ['/manifest.webmanifest', name],
    ['/ar/manifest.webmanifest', 'صيدلية النور'],
  ] as const) {
    expect(await (await page.request.get(path)).json(), path).toMatchObject({
      name: shown,
      short_name: shown,
    });
  }

  const { id } = await anOrder(shop.db, {
    email: 'renamed@example.com',
  });
  await page.goto(`/admin/orders/${id}`);
  const chat = page.getByRole('link', { name: 'WhatsApp' }).first();
  await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent("this is L'Officine")));
  await expect(page.locator('[data-sheet]').first()).toContainText(name);
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect.poll(() => shop.mails.to('renamed@example.com').at(-1)?.subject).toContain(name);
  expect(shop.mails.to('renamed@example.com').at(-1)?.from).toMatchObject({ name });

  for (const path of [
    '/',
    '/products',
    '/contact',
    '/terms',
    '/blog',
    '/ar',
    '/fr',
    '/offline',
    '/unknown',
  ]) {
    const html = await (await page.request.get(path)).text();
    const shown = html.replace('<meta name="generator" content="Saha"/>', '');
    expect(shown, path).not.toContain('Saha');
    expect(shown, path).toMatch(path === '/ar' ? /صيدلية النور/ : /Officine/);
  }
});
