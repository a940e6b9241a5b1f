import { aCategory, aProduct } from '../test/factories.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

test('with forced colors every button and field has a border, and a choice stands out', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db, { name: 'Lab Coats' });
  const sizes = ['M', 'L'].map((size) => ({ size, inStock: true }));
  const sized = await aProduct(shop.db, { category_id: category.id, sizes: JSON.stringify(sizes) });
  const plain = await aProduct(shop.db, { stock: 5 });
  await fillCart(page, [{ product: plain }]);
  for (const path of ['/', '/products', `/products/${plain.id}`, '/cart', '/checkout', '/contact']) {
    await page.goto(path);
    const bare = await page
      .locator('button:visible, input:visible, .button:visible')
      .evaluateAll((controls) => {
        const hasBorder = (element: Element | null) =>
          element !== null && Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
        // The header's search has one border for its field and its buttons.
        return controls
          .filter((control) => !hasBorder(control) && !hasBorder(control.parentElement))
          .map((control) => control.outerHTML);
      });
    expect(bare, path).toEqual([]);
  }

  await page.goto(`/products/${sized.id}`);
  const background = () =>
    page.locator('label', { hasText: 'M' }).evaluate((label) => getComputedStyle(label).backgroundColor);
  const before = await background();
  await page.getByRole('radio', { name: 'M' }).check();
  expect(await background()).not.toBe(before);
});
