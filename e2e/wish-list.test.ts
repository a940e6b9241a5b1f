import { aCategory, aProduct } from '../test/factories.ts';
import { anAccount, logOut, submitSignIn } from './an-account.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';

test('a guest keeps products by their hearts, takes off one that is no longer sold and moves one to the cart', async ({
  page,
  shop: { db },
}) => {
  const category = await aCategory(db, { name: 'Kept Things' });
  const values = { category_id: category.id };
  const lost = await aProduct(db, { ...values, name: 'Lostkept' });
  await aProduct(db, { ...values, name: 'Balmkept', stock: 5 });
  const oil = await aProduct(db, { ...values, name: 'Oilkept', stock: 0 });
  await page.goto(`/products?category=${category.id}`);
  const box = await page.getByRole('article').first().boundingBox();
  await page.getByRole('button', { name: 'Wish list: Balmkept' }).click();
  await expect(page.getByText('Added to your wish list')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Wish list: Balmkept' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.getByRole('article').first().boundingBox()).toEqual(box);
  await page.getByRole('button', { name: 'Wish list: Lostkept' }).click();
  await expect(page.getByRole('button', { name: 'Wish list: Lostkept' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await db.deleteFrom('products').where('id', '=', lost.id).execute();
  await page.goto(`/products/${oil.id}`);
  await page.getByRole('button', { name: 'Wish list: Oilkept' }).click();
  await page.getByRole('button', { name: 'View Wish List' }).click();

  await expect(page).toHaveURL('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Wish List' })).toBeVisible();
  await expect(page.getByText('1 product on your list is no longer sold.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove from List' }).click();
  await expect(page.getByText('1 product on your list is no longer sold.')).toBeHidden();
  await expect(page.getByText('2 products')).toBeVisible();
  await expect(page.getByRole('article')).toHaveText([/Out of Stock.*Oilkept/, /Balmkept/]);
  await expect(page.getByRole('link', { name: 'Notify Me' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move to Cart: Balmkept' }).click();
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Cart/ }).first()).toContainText('1');

  await page.getByRole('button', { name: 'Wish list: Oilkept' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Wish List is Empty' })).toBeVisible();
  await expectAccessible(page);
});

test('signing in joins the wishes of the browser and of the account, on every device, and signing out forgets them', async ({
  page,
  openDevice,
  shop: { db },
}) => {
  const [first, second, third] = [
    await aProduct(db, { name: 'Firstkept' }),
    await aProduct(db, { name: 'Secondkept' }),
    await aProduct(db, { name: 'Thirdkept' }),
  ];
  const { email } = await anAccount(db);
  const heart = (name: string) => page.getByRole('button', { name: `Wish list: ${name}` });
  const signIn = async (on: typeof page) => {
    await on.goto('/login?redirect=/wishlist');
    await submitSignIn(on, email);
    await expect(on).toHaveURL('/wishlist');
  };
  await page.goto(`/products/${first.id}`);
  await heart('Firstkept').click();
  await expect(heart('Firstkept')).toHaveAttribute('aria-pressed', 'true');
  await signIn(page);
  await expect(page.getByRole('article')).toHaveText([/Firstkept/]);

  const device = await openDevice();
  await device.goto(`/products/${second.id}`);
  const secondHeart = device.getByRole('button', { name: 'Wish list: Secondkept' });
  await secondHeart.click();
  await expect(secondHeart).toHaveAttribute('aria-pressed', 'true');
  await signIn(device);
  await expect(device.getByRole('article')).toHaveText([/Secondkept/, /Firstkept/]);
  await device.getByRole('button', { name: 'Wish list: Firstkept' }).click();
  await expect(device.getByRole('article')).toHaveText([/Secondkept/]);

  await page.reload();
  await expect(page.getByRole('article')).toHaveText([/Secondkept/]);
  await page.goto(`/products/${third.id}`);
  await heart('Thirdkept').click();
  await expect.poll(() => db.selectFrom('wishes').select('product_id').execute()).toHaveLength(2);
  await logOut(page);
  await page.goto('/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Wish List is Empty' })).toBeVisible();
});
