import type { Locator, Page } from '@playwright/test';
import { aProduct } from '../test/factories.ts';
import { fillCart } from './fill-cart.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

/**
 * Chooses another option in each select of the page as a person does. Browsers then send `input` and `change` one after the
 * other, and the page may draw in between; `selectOption` sends both at once.
 */
async function expectChoices(page: Page) {
  const selects = page.locator('main select:visible:enabled');
  await expect(selects.first()).toBeVisible();
  let tried = 0;
  for (const select of await selects.all()) {
    const key = await keyToAnother(select);
    if (!key) continue;
    const before = await select.inputValue();
    await select.press(key);
    const label = await select.evaluate((element: HTMLSelectElement) => element.labels[0]?.textContent ?? '');
    await expect.soft(select, `${label} on ${page.url()}`).not.toHaveValue(before);
    tried += 1;
  }
  expect(tried, page.url()).toBeGreaterThan(0);
}

/** The arrow that leads to another option; undefined if there is none. */
function keyToAnother(select: Locator) {
  return select.evaluate(({ options, selectedIndex }: HTMLSelectElement) => {
    const places = Array.from(options).flatMap(({ disabled, index }) => (disabled ? [] : [index]));
    if (places.some((place) => place > selectedIndex)) return 'ArrowDown';
    return places.some((place) => place < selectedIndex) ? 'ArrowUp' : undefined;
  });
}

test('a buyer chooses a wilaya with the keyboard, in the checkout and in the quick order', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { stock: 5 });
  await fillCart(page, [{ product }]);
  for (const path of ['/checkout', `/buy/${product.id}`]) {
    await page.goto(path);
    await expectChoices(page);
  }
});

test('the staff chooses in the selects of each form with the keyboard', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  const { id } = await aProduct(shop.db);
  const forms = ['orders/new', 'products/new', `products/${id}/edit`, 'offers/new', 'couriers/new'];
  for (const form of [...forms, 'settings', 'settings/invoices']) {
    await page.goto(`/admin/${form}`);
    await expectChoices(page);
  }
});
