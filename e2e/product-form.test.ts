import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aCategory, aProduct } from '../test/factories.ts';
import { aPng } from './a-png.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const front = 'https://example.com/front.webp';
const tooLarge = 2 * 1024 * 1024 + 1;

/** Stores the file. The browser would take a second to get its bytes from the test. */
async function onDisk(name: string, bytes: Buffer) {
  const path = test.info().outputPath(name);
  await writeFile(path, bytes);
  return path;
}

function storedPictures({ db }: Shop, id: string) {
  return db
    .selectFrom('products')
    .select(['image_url', 'more_image_urls'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The addresses of the pictures in the form, in their order. */
function shownPictures(page: Page) {
  return page
    .getByRole('img', { name: /^Picture \d$/ })
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
}

/** Drags in many small moves, like a hand. The browser reports only some of them to the page. */
async function dragPicture(page: Page, from: number, to: number) {
  const middle = async (place: number) => {
    const box = await page.getByRole('img', { name: `Picture ${place}` }).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const dragged = page.getByRole('img', { name: `Picture ${from}` });
  // Not below the bar with the button, which sticks to the bottom.
  await dragged.evaluate((image) => image.scrollIntoView({ block: 'center' }));
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 10 });
  await page.mouse.up();
}

test('several pictures are uploaded at once, each with its own error, and put in order', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { id } = await aProduct(shop.db, { name: 'Aloe Gel' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/admin/products/${id}/edit`);
  const files = page.locator('input[type=file]');
  const png = await aPng();
  await files.setInputFiles([
    await onDisk('front.png', png),
    await onDisk('huge.png', Buffer.alloc(tooLarge)),
    await onDisk('notes.png', Buffer.from('no picture')),
    await onDisk('back.png', png),
    await onDisk('open.png', png),
  ]);
  const failed = page.getByRole('listitem').filter({ has: page.getByRole('alert') });
  await expect(page.getByRole('img', { name: /^Picture \d$/ })).toHaveCount(3);
  await expect(failed).toHaveCount(2);
  await expect(failed.first()).toContainText('huge.png');
  await expect(failed.first()).toContainText('Image size must be less than 2MB');
  await expect(failed.last()).toContainText('notes.png');
  await expect(failed.last()).toContainText('The file is not a picture that can be used.');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Remove the files that were not uploaded, or try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove huge.png' }).click();
  await page.getByRole('button', { name: 'Remove notes.png' }).click();
  await files.setInputFiles(Array.from({ length: 6 }, (_, place) => file(`more-${place}.png`, png)));
  await expect(page.getByRole('img', { name: /^Picture \d$/ })).toHaveCount(8);
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('A product has at most 8 pictures');
  await page.getByRole('button', { name: 'Remove more-5.png' }).click();
  for (let place = 8; place > 3; place--) {
    await page.getByRole('button', { name: `Remove picture ${place}` }).click();
  }

  const [front, back, open] = (await shownPictures(page)) as [string, string, string];
  const forward = page.getByRole('button', { name: 'Move picture 3 forward' });
  await forward.focus();
  await page.keyboard.press('Enter');
  expect(await shownPictures(page)).toEqual([front, open, back]);
  await expect(page.getByRole('button', { name: 'Move picture 2 forward' })).toBeFocused();
  await expect(page.getByText('Picture 3 is now picture 2 of 3')).toBeAttached();
  await page.keyboard.press('Enter');
  expect(await shownPictures(page)).toEqual([open, front, back]);
  await dragPicture(page, 3, 1);
  await expect.poll(() => shownPictures(page)).toEqual([back, open, front]);
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page).toHaveURL('/admin/products');
  expect(await storedPictures(shop, id)).toEqual({ image_url: back, more_image_urls: [open, front] });
});

test('a picture that failed is tried again, and files can be dropped on the form', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/products/new');
  await page.route('**/api/upload', (route) => route.abort(), { times: 1 });
  const png = (await aPng()).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    for (const name of ['first.png', 'second.png']) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'image/png' }));
    }
    return data;
  }, png);
  await page.getByText('or drop files here').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Image upload failed');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('facts are saved with their unit price, and a supplement that claims to heal only after a confirmation', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.route(front, (route) => route.abort());
  const { id } = await aProduct(shop.db, { name: 'Aloe Gel', image_url: front });
  await page.goto(`/admin/products/${id}/edit`);
  await page.getByLabel('Net Quantity').fill('200');
  await page.getByLabel('Unit').selectOption('Milliliters (ml)');
  await expect(page.getByText('Unit price: 500.00 DA / 100 ml')).toBeVisible();
  await page.getByLabel('Barcode').fill('4006381333932');
  await page.keyboard.press('Tab');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Barcode (GTIN/EAN) is not valid');
  await page.getByLabel('Barcode').fill('4006381 333931');
  await page.getByLabel('Ingredients').fill('Aloe vera');
  await page.getByLabel('How to Use').fill('Twice a day');
  await page.getByLabel('Description').fill('Cures colds. Ce complément guérit la toux.');
  await expect(alert).toBeHidden();
  await page.getByLabel('Type').selectOption('Food supplement');
  await expect(alert).toContainText('“cures”, “guérit”');
  const save = page.getByRole('button', { name: 'Update Product' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'This supplement claims to heal' });
  await expect(dialog).toContainText('The text contains “cures”, “guérit”.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep Editing' }).click();
  await expect(save).toBeFocused();
  await save.click();
  await dialog.getByRole('button', { name: 'Save Anyway' }).click();
  await expect(page).toHaveURL('/admin/products');

  await page.goto(`/admin/products/${id}/edit`);
  await expect(page.getByLabel('Barcode')).toHaveValue('4006381333931');
  await expect(page.getByLabel('How to Use')).toHaveValue('Twice a day');
  // Claims that were confirmed once need no other confirmation.
  await page.getByLabel('Brand').fill('Herbalis');
  await save.click();
  await expect(page).toHaveURL('/admin/products');

  await page.goto(`/products/${id}`);
  await expect(page.getByText('500.00 DA / 100 ml')).toBeVisible();
  await expect(page.getByText('Aloe vera')).toBeVisible();
  await page.getByRole('tab', { name: 'Specifications' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('4006381333931');
  await expect(page.getByRole('tabpanel')).toContainText('200 ml');
});

test('a photo of a phone is made smaller before it is sent, upright and with its transparency', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { id } = await aProduct(shop.db, { name: 'Aloe Gel' });
  await page.goto(`/admin/products/${id}/edit`);
  const noise = (channels: 3 | 4) =>
    sharp(randomBytes(2400 * 1200 * channels), { raw: { width: 2400, height: 1200, channels } });
  const photo = await noise(3).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toBuffer();
  const cutOut = await noise(4).png({ compressionLevel: 1 }).toBuffer();
  for (const { length } of [photo, cutOut]) expect(length).toBeGreaterThan(tooLarge);
  const files = page.locator('input[type=file]');
  await files.setInputFiles([await onDisk('photo.jpg', photo), await onDisk('cut-out.png', cutOut)]);
  await expect(page.getByRole('img', { name: /^Picture \d$/ })).toHaveCount(2, { timeout: 45_000 });
  const stored = await Promise.all(
    (await shownPictures(page)).map(async (address) => {
      const reply = await page.request.get(address.replace(/-\d+\.\w+$/, '-800.webp'));
      const { width = 0, height = 0, hasAlpha } = await sharp(await reply.body()).metadata();
      return { isUpright: height > width, hasAlpha };
    }),
  );
  expect(stored).toEqual([
    { isUpright: true, hasAlpha: false },
    { isUpright: false, hasAlpha: true },
  ]);
});

test('a draft is saved without photo and description, and a shown product has links for shoppers', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  const { id: category } = await aCategory(shop.db, { name: 'Drafted' });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto('/admin/products/new');
  await page.getByLabel('Product Name').fill('Waiting Balm');
  await page.getByLabel('Price (DA)', { exact: true }).fill('450');
  await page.getByLabel('Stock', { exact: true }).fill('3');
  await page.getByLabel('Category', { exact: true }).selectOption(category);
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page.getByText('Description is required')).toBeVisible();
  await expect(page.getByText('Product image is required')).toBeVisible();
  await page.getByLabel('Visibility').selectOption('Draft');
  await page.getByRole('button', { name: 'Create Product' }).click();
  await expect(page).toHaveURL('/admin/products');
  await page.getByRole('link', { name: 'Waiting Balm', exact: true }).click();
  await expect(page.getByText('Shoppers see the page once the product is shown in the shop.')).toBeVisible();
  await page.getByLabel('Visibility').selectOption('Shown in the Shop');
  await page.getByLabel('Description').first().fill('For dry hands.');
  await page.getByRole('button', { name: 'Update Product' }).click();
  await expect(page.getByText('Product image is required')).toBeVisible();

  const { id } = await aProduct(shop.db, { name: 'Shown Balm', category_id: category });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto(`/admin/products/${id}/edit`);
  await page.getByLabel('Where will you put the link?').fill('salon oran');
  await expect(page.getByLabel('Link for advertising')).toHaveValue(
    new RegExp(`/buy/${id}\\?utm_source=salon\\+oran$`),
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View in the Shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shown Balm' })).toBeVisible();
});
