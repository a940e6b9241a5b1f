import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aNeed, aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an administrator creates a need with products in an order, and shoppers see it', async ({
  page,
  shop,
}) => {
  // Other journeys leave needs behind.
  await shop.db.deleteFrom('needs').execute();
  const category = await aCategory(shop.db);
  for (const name of ['Sun Milk 30', 'Sun Milk 50']) {
    await aProduct(shop.db, { name, category_id: category.id });
  }
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/needs/new');
  await page.getByRole('button', { name: 'Create Need' }).click();
  await expect(page.getByRole('alert').first()).toHaveText('Need name is required');
  await page.getByLabel('Need Name').fill('Summer Sun');
  await page.getByLabel('Description').fill('Creams and milks for the beach.');
  await page.getByLabel('Add a product').fill('sun milk');
  await page.getByRole('button', { name: 'Add Sun Milk 30' }).click();
  await page.getByRole('button', { name: 'Add Sun Milk 50' }).click();
  const up = page.getByRole('button', { name: 'Move Sun Milk 50 up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sun Milk 50 is now number 1 of 2.')).toBeAttached();
  await expect(up).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create Need' }).click();
  await expect(page.getByText('Need created successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Summer Sun', exact: true })).toBeVisible();

  await page.goto('/needs');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Summer Sun/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Summer Sun');
  await expect(page.getByText('Creams and milks for the beach.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Sun Milk 50', 'Sun Milk 30']);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Shop by Need' }).getByRole('link')).toHaveCount(1);
});

test('needs are ordered in the list, and a need that somebody else has changed is not overwritten', async ({
  page,
  shop,
}) => {
  await shop.db.deleteFrom('needs').execute();
  const baby = await aNeed(shop.db, { name: 'Baby', position: 0 });
  await aNeed(shop.db, { name: 'Sleep', position: 1 });
  const hair = await aNeed(shop.db, { name: 'Hair', position: 2 });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/needs');
  const rows = page.getByRole('list', { name: 'Needs' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Move Hair up' }).click();
  await page.getByRole('button', { name: 'Move Hair up' }).click();
  await expect(rows).toHaveText([/^Hair/, /^Baby/, /^Sleep/]);
  const stored = () =>
    shop.db
      .selectFrom('needs')
      .select('name')
      .orderBy('position')
      .execute()
      .then((all) => all.map(({ name }) => name));
  await expect.poll(stored).toEqual(['Hair', 'Baby', 'Sleep']);

  await shop.db.updateTable('needs').set({ position: 9 }).where('id', '=', baby.id).execute();
  await page.getByRole('button', { name: 'Move Sleep up' }).click();
  await expect(page.getByText('Somebody else has changed the needs in the meantime')).toBeVisible();
  await expect(rows).toHaveText([/^Hair/, /^Sleep/, /^Baby/]);
  await rows.nth(2).locator('[draggable]').dragTo(rows.first());
  await expect.poll(stored).toEqual(['Baby', 'Hair', 'Sleep']);

  await page.getByRole('link', { name: 'Hair', exact: true }).click();
  await page.getByLabel('Need Name').fill('Mine');
  await shop.db
    .updateTable('needs')
    .set(({ eb }) => ({ name: 'Theirs', version: eb('version', '+', 1) }))
    .where('id', '=', hair.id)
    .execute();
  await page.getByRole('button', { name: 'Update Need' }).click();
  await expect(page.getByText('Somebody else has changed this need in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByLabel('Need Name')).toHaveValue('Theirs');
  await page.getByLabel('Need Name').fill('Both');
  await page.getByRole('button', { name: 'Update Need' }).click();
  await expect(page.getByRole('link', { name: 'Both', exact: true })).toBeVisible();
});

test('a shopper reads the pages of a need, which have their own addresses', async ({ page, shop }) => {
  const category = await aCategory(shop.db);
  const products: { id: string }[] = [];
  for (let place = 1; place <= 13; place += 1) {
    products.push(await aProduct(shop.db, { name: `Number ${place}`, category_id: category.id }));
  }
  const { slug } = await aNeed(shop.db, { products });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/needs/${slug}`);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Number 13']);
  const html = await (await page.request.get(`/needs/${slug}?page=2`)).text();
  expect(html).toContain('Number 13');
  expect(html).not.toContain('Number 12');
});
