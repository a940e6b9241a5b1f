import { anOrder } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('notes are written with the keyboard alone, and the list shows that there are some', async ({
  page,
  shop,
}) => {
  await enterAs(page, shop, 'admin');
  const { id } = await anOrder(shop.db, { full_name: 'Wassila Notée' });
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByText('No notes yet.')).toBeVisible();
  await page.keyboard.press('Alt+KeyN');
  await page.keyboard.type('Call her after six');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Second floor');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Call her after six Second floor')).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByLabel('New note')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/admin/orders?keyword=wassila');
  await expect(page.getByRole('row').nth(1)).toContainText('1 note');
});
