import { anOrder } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const delivered = { status: 'Delivered', delivered_at: new Date() } as const;

test('a customer is found by the phone number, and two numbers of one person are merged and separated', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await anOrder(shop.db, { ...delivered, phone: '0559770001', full_name: 'Ghania Mergeme' });
  await anOrder(shop.db, { ...delivered, phone: '+213 559 77 00 01', full_name: 'Ghania Mergeme' });
  await anOrder(shop.db, { phone: '0669770002', full_name: 'Ghania At Work', status: 'Cancelled' });
  await page.goto('/admin/customers');
  await page.getByLabel('Search by Name, Phone or Email').fill('00213559770001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Showing 1 of 1 customers')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('4000.00 DA');

  await page.getByRole('link', { name: 'Ghania Mergeme' }).click();
  await expect(page.getByRole('heading', { name: /Customer · Ghania Mergeme/ })).toBeVisible();
  await page.getByLabel('Merge with another customer').fill('ghania at work');
  await page.getByRole('button', { name: /0669 77 00 02/ }).click();
  await expect(page.getByText('Shown as one customer now.')).toBeVisible();
  await expect(page.getByText(/merged by A admin/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Separate 0669 77 00 02' }).click();
  await expect(page.getByText('Shown as two customers again')).toBeVisible();
  await expect(page.getByText(/merged by/)).toHaveCount(0);
});
