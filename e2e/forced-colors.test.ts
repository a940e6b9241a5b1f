import { aProduct } from '../test/factories.ts';
import { expect, test } from './shop.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('a chosen size is recognizable with forced colors', async ({ page, shop }) => {
  const sizes = ['M', 'L'].map((size) => ({ size, inStock: true }));
  const { id } = await aProduct(shop.db, { sizes: JSON.stringify(sizes) });
  await page.goto(`/products/${id}`);
  const background = () =>
    page.locator('label', { hasText: 'M' }).evaluate((label) => getComputedStyle(label).backgroundColor);
  const before = await background();
  await page.getByRole('radio', { name: 'M' }).check();
  expect(await background()).not.toBe(before);
});
