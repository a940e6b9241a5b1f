import { createHash } from 'node:crypto';
import { aCategory, anOrder, aProduct } from '../test/factories.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

/** Closes a script, a title, an attribute and a comment, and sets `wasRun` if any of them does not escape it. */
const hostile = `</script></title>--><img src=x onerror="window.wasRun=1">"'><svg onload="window.wasRun=1">{{7*7}}`;

test('stored text never becomes markup on any page (threats T22)', async ({ page, shop }) => {
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
  await signInAs(page, shop, 'admin');
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

test('a script planted in a page does not run (threats T22)', async ({ openDevice }) => {
  const page = await openDevice();
  const planted = `<script>window.wasRun=1</script><script nonce="">window.wasRun=2</script>
    <img src="data:," onerror="window.wasRun=3"><script src="data:text/javascript,window.wasRun=4"></script>`;
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<body>', `<body>${planted}`) });
  });
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('Content Security Policy'),
  );
  await page.goto('/');
  await refused;
  expect(await page.content()).toContain('wasRun=4');
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('a page’s policy allows all its inline scripts, and none of them reveals the mark', async ({ page }) => {
  for (const path of ['/', '/products', '/login', '/offline', '/nothing-here']) {
    const reply = await page.request.get(path);
    const html = await reply.text();
    expect(html, path).not.toContain('nonce');
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)];
    expect(scripts.length, path).toBeGreaterThan(0);
    for (const [, code = ''] of scripts) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(reply.headers()['content-security-policy'], path).toContain(`'sha256-${hash}'`);
    }
  }
});
