import { recordChange } from '../server/platform/audit/record-change.ts';
import { newId } from '../server/platform/db/new-id.ts';
import type { AuditAction } from '../shared/audit.ts';
import { aProduct } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('an administrator reads the audit at the second try and finds what a member of staff did', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop, 'admin');
  const product = await aProduct(shop.db, { name: 'Quillwort balm' });
  const by = { id: newId(), name: 'Wren Holloway' };
  const record = (action: AuditAction, changes = {}) =>
    recordChange(shop.db, { by, action, subjectId: product.id, changes });
  await record('product.changed', { price: [900, 950] });
  await record('product.called');
  await recordChange(shop.db, { by: user, action: 'product.changed', subjectId: product.id });

  await page.route(/\/api\/audit(\?|$)/, (route) =>
    route.fulfill({ status: 503, json: { message: 'Busy' } }),
  );
  await page.goto('/admin/audit');
  await expect(page.getByRole('alert')).toContainText('Busy');
  await page.unroute(/\/api\/audit(\?|$)/);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByLabel('Person').selectOption('Wren Holloway');
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('list').first().locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`person=${by.id}`));
  await page.getByLabel('Action').selectOption({ label: 'Changed a product' });
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Changed the price of “Quillwort balm”');
  await entries.getByText('Details').click();
  await expect(entries.getByRole('row').last()).toHaveText(/Price\s*900\.00 DA\s*950\.00 DA/);
  await expectAccessible(page);

  await entries.getByRole('link', { name: 'History of “Quillwort balm”' }).click();
  await expect(page.getByText('Only entries about a single item are shown.')).toBeVisible();
  await page.getByRole('link', { name: 'Show All Entries' }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('No entry matches these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/admin/audit');
});
