import { aCategory, anOrder, aProduct } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expect, test } from './shop.ts';

/** Ends a script, a title, an attribute and a comment, and would run where any of them lets it. */
const hostile = `</script></title>--><img src=x onerror="window.wasRun=1">"'><svg onload="window.wasRun=1">{{7*7}}`;

test('text that somebody stored is text on every page that shows it (threats T22)', async ({
  page,
  shop,
}) => {
  const category = await aCategory(shop.db, { name: hostile, description: hostile });
  const product = await aProduct(shop.db, {
    name: hostile,
    brand: hostile,
    description: hostile,
    features: [hostile],
    category_id: category.id,
  });
  const order = await anOrder(shop.db, {
    full_name: hostile,
    street: hostile,
    city: hostile,
    notes: hostile,
    items: [{ name: hostile, product_id: product.id }],
  });
  await enterAs(page, shop, 'admin');
  const paths = [
    `/products/${product.id}`,
    `/products?category=${category.id}&keyword=${encodeURIComponent(hostile)}`,
    `/order-confirmation/${order.id}`,
    `/admin/orders/${order.id}`,
    `/admin/products/${product.id}/edit`,
    '/admin/products',
    '/admin/categories',
    '/admin',
  ];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    expect(html, path).not.toContain('<img src=x');
    expect(html, path).not.toContain('<svg onload');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByText('{{7*7}}').or(page.locator(`[value*="{{7*7}}"]`)).first(),
      path,
    ).toBeAttached();
    expect(await page.evaluate(() => 'wasRun' in window), path).toBe(false);
  }
});
