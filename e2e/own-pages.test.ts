import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a merchant replaces the terms, starting from the usual text, and shoppers read hers in every language', async ({
  page,
  ownShop,
}) => {
  const { url } = ownShop;
  await signInAs(page, ownShop, 'admin');
  await page.goto(`${url}/admin/settings/pages`);
  const terms = page.getByRole('textbox', { name: 'Terms of Service' });
  await page.getByRole('button', { name: 'Start from the usual text' }).nth(1).click();
  await expect(terms).toHaveValue(/^## About these terms\n\nThese terms apply/);
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await terms.fill('## Our terms\n\n<b>No</b> returns.');
  await save.click();
  await expect(page.getByText('A page cannot show “<b>”.')).toBeVisible();
  await expect(terms).toBeFocused();
  await expectAccessible(page);
  await terms.fill('## Our terms\n\nWe take **returns** for 30 days. [Write to us](/contact).');
  await page.getByRole('tab', { name: 'Français' }).click();
  await page.getByLabel('Terms of Service in French').fill('## Nos conditions\n\nRetours : 30 jours.');
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();

  await page.goto(`${url}/terms`);
  await expect(page.getByRole('heading', { name: 'Our terms' })).toBeVisible();
  await expect(page.getByText('About these terms')).toBeHidden();
  await expect(page.getByText(/^Last updated .* 20\d\d$/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await expectAccessible(page);
  await page.goto(`${url}/fr/terms`);
  await expect(page.getByText('Retours\u00a0: 30\u00a0jours.')).toBeVisible();
  await page.goto(`${url}/ar/terms`);
  await expect(page.getByRole('main').locator('[lang=en][dir=ltr]')).toContainText(
    'We take returns for 30 days.',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitting(page);
  await page.goto(`${url}/privacy`);
  await expect(page.getByText('Last updated August 3, 2025')).toBeVisible();

  // Without its articles, nothing leads to the blog.
  await page.goto(`${url}/admin/settings/pages`);
  await page.getByRole('checkbox', { name: /^Show the four articles/ }).uncheck();
  await save.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await page.goto(`${url}/about`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blog' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Articles on choosing' })).toHaveCount(0);
  for (const path of ['/blog', '/fr/blog/how-much-sunscreen-to-use']) {
    expect((await page.request.get(url + path)).status(), path).toBe(404);
  }
  expect(await (await page.request.get(`${url}/sitemap.xml`)).text()).not.toContain('/blog');

  await page.goto(`${url}/privacy`);
  // Terms that cannot be read are not the usual ones.
  await page.route('**/api/pages/*', (route) => route.fulfill({ status: 503, json: { message: 'Busy' } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Privacy|Terms/);
  await expect(page.getByText('About these terms')).toHaveCount(0);
});
