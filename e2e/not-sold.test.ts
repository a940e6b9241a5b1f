import { aNeed, aProduct } from '../test/factories.ts';
import { anUnusedWord } from './an-unused-word.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('a search for what is not sold says so, with links to advice, needs and categories', async ({
  page,
  shop,
}) => {
  const word = anUnusedWord();
  await aProduct(shop.db, { name: `Balm ${word}` });
  const main = page.getByRole('main');
  await page.goto('/products?keyword=doliprane');
  await expect(main.getByRole('heading', { name: 'We do not sell medicines.' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Read Our Advice' })).toHaveAttribute('href', '/blog');
  await expect(main.getByRole('link', { name: 'Ask the Pharmacist' })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Browse by category' })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Similar searches' })).toBeHidden();
  await expectAccessible(page);

  await page.goto('/products?keyword=test de grossesse');
  await expect(main.getByRole('heading', { name: 'We do not sell “test de grossesse”.' })).toBeVisible();

  await page.goto(`/products?keyword=pampers ${word}`);
  await expect(main.getByText('We do not carry “pampers”.')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Similar Products' })).toBeVisible();
  await expect(main.getByText('Some don’t include')).toBeHidden();
  await expectAccessible(page);

  await page.goto(`/products?keyword=${anUnusedWord()}`);
  await expect(main.getByRole('heading', { name: 'No products found' })).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Browse by category' })).toBeVisible();
});

test('a complaint leads to its need and products, and a question about the service to its page', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { name: `Infusion ${anUnusedWord()}` });
  await aNeed(shop.db, { slug: 'sleep', name: `Sleep ${anUnusedWord()}`, products: [product] });
  const main = page.getByRole('main');
  await page.goto('/products?keyword=insomnia');
  await expect(main.getByText('For “insomnia”, please ask a doctor')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Read Our Advice' })).toHaveAttribute('href', '/needs/sleep');
  await expect(main.getByRole('heading', { name: 'Products for This Need' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveText([new RegExp(product.name)]);
  await expectAccessible(page);

  await page.goto('/products?keyword=stop desk');
  await expect(main.getByRole('heading', { name: 'About “stop desk”' })).toBeVisible();
  await main.getByRole('link', { name: 'Read the Answer' }).click();
  await expect(page).toHaveURL('/shipping');
});
