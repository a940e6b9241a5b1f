import { sql } from 'kysely';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aProduct } from '../test/factories.ts';
import { aDeliveredOrder, aReview } from '../test/reviews/a-delivered-order.ts';
import { aPng } from './a-png.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

const soon = { timeout: 20_000 };

/** The path of the link in the invitation to review an order. */
async function invitationTo({ db, mails }: Shop, { id, email }: { id: string; email: string }) {
  const data = JSON.stringify({ orderId: id });
  await sql`insert into pgboss.job (name, data) values ('review-invitation', ${data}::jsonb)`.execute(db);
  await expect.poll(() => mails.to(email), soon).toHaveLength(1);
  const [, path = ''] = /http:\/\/[^/\s]+(\/\S*review\?token=\S+)/.exec(mails.to(email)[0]?.text ?? '') ?? [];
  return path;
}

test('a buyer reviews in Arabic on a phone by the link of a mail, an editor shows and answers it, and the page has it', async ({
  page,
  shop,
  openDevice,
}) => {
  const { db } = shop;
  const product = await aProduct(db, { name: 'Aloe Soothing Gel' });
  const email = 'buyer-of-reviews@example.com';
  const { order } = await aDeliveredOrder(db, [product], {
    ...{ language: 'ar', email, full_name: 'أمينة بن علي', wilaya: 'Oran' },
  });
  await dropFromCaches(db, ['catalog']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await invitationTo(shop, { id: order.id, email }));
  await expect(page.getByRole('heading', { level: 1, name: 'كتابة تقييم' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'الاسم الأول' })).toHaveValue('أمينة');
  await expectFitting(page);
  await expectAccessible(page);
  const send = page.getByRole('button', { name: 'إرسال التقييم' });
  await send.click();
  await expect(page.getByRole('radio', { name: 'نجمة واحدة' })).toBeFocused();
  await page.getByRole('radio', { name: '4 نجوم' }).click();
  await page.getByRole('textbox', { name: 'تقييمك' }).fill('جيد <b>جدًا</b>، يشفي الحروق');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await aPng() });
  await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible(soon);
  await send.dblclick();
  await expect(page.getByText('شكرًا لك! سنقرأ تقييمك ثم ننشره.')).toBeFocused();
  expect(await db.selectFrom('reviews').select('state').where('order_id', '=', order.id).execute()).toEqual([
    { state: 'waiting' },
  ]);
  await page.reload();
  await expect(page.getByText('لقد قيّمت هذا المنتج.')).toBeVisible();

  const office = await openDevice();
  await signInAs(office, shop, 'editor');
  await office.goto('/admin/reviews?state=waiting&keyword=aloe');
  const row = office.getByRole('listitem').filter({ hasText: 'Aloe Soothing Gel' });
  await expect(row.locator('mark')).toHaveText('يشفي');
  await expectAccessible(office);
  await row.getByRole('button', { name: /^Answer/ }).click();
  await office.getByRole('dialog').getByLabel('Answer').fill('شكرًا على رأيك');
  await office.getByRole('button', { name: 'Save Answer' }).click();
  await expect(office.getByRole('dialog')).toBeHidden();
  await row.getByRole('button', { name: /^Show/ }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Show It All the Same' }).click();
  await expect(row).toBeHidden();

  await page.goto(`/ar/products/${product.id}`);
  const reviews = page.getByRole('region', { name: 'تقييمات المشترين' });
  await expect(reviews.getByText('جيد <b>جدًا</b>، يشفي الحروق')).toBeVisible();
  await expect(reviews.getByText('شكرًا على رأيك')).toBeVisible();
  await expect(reviews.getByText('وهران')).toBeVisible();
  await expectFitting(page);
  await expectAccessible(page);
  const html = await (await page.request.get(`/products/${product.id}`)).text();
  expect(html).toContain('"aggregateRating"');
  expect(html).toContain('شكرًا على رأيك');

  await office.goto('/admin/reviews?state=shown&keyword=aloe');
  await row.getByRole('button', { name: /^Hide/ }).click();
  await office.getByRole('button', { name: 'Hide', exact: true }).last().click();
  await expect(office.getByRole('dialog').getByRole('alert')).toHaveText('A reason is required');
  await office.getByRole('dialog').getByLabel('Reason').fill('Claims to heal');
  await office.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(reviews).toBeHidden();
});

test('older reviews are read with a button, and a list is sorted by rating', async ({ page, shop }) => {
  const product = await aProduct(shop.db, { name: 'Reviewed Balm' });
  for (let n = 1; n <= 12; n++) {
    const created_at = new Date(Date.UTC(2026, 0, n));
    await aReview(shop.db, { product, state: 'shown', text: `Review ${n}.`, created_at });
  }
  await page.goto(`/products/${product.id}`);
  const reviews = page.getByRole('region', { name: 'Reviews by Buyers' });
  await expect(reviews.getByRole('article')).toHaveCount(10);
  await reviews.getByRole('button', { name: 'More Reviews' }).click();
  await expect(reviews.getByRole('article')).toHaveCount(12);
  await expect(reviews.getByText('Review 1.', { exact: true })).toBeVisible();
  await page.goto('/products?sort=rating');
  await expect(page.getByRole('article').first().getByText('5 (12)')).toBeVisible();
});

test('a signed-in buyer reviews from the page of the order, and a wrong link leads on', async ({
  page,
  shop,
}) => {
  const user = await signInAs(page, shop);
  const product = await aProduct(shop.db, { name: 'Bath Salt' });
  const { order } = await aDeliveredOrder(shop.db, [product], { user });
  await page.goto(`/order/${order.id}`);
  await page.getByRole('link', { name: 'Write a Review' }).click();
  await page.getByRole('radio', { name: '5 stars' }).click();
  await page.getByRole('button', { name: 'Send Review' }).click();
  await expect(page.getByText('Thank you! We will read your review and then show it.')).toBeFocused();
  await page.goto('/review?token=forged');
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Products' })).toBeVisible();
});

test('the staff of orders asks for a review by WhatsApp', async ({ page, shop }) => {
  await signInAs(page, shop, 'confirmer');
  const product = await aProduct(shop.db);
  const { order } = await aDeliveredOrder(shop.db, [product], { email: '', language: 'en' });
  await page.goto(`/admin/orders/${order.id}`);
  const link = page.getByRole('link', { name: 'Ask by WhatsApp' });
  await expect(link).toHaveAttribute('href', /wa\.me\/213555123456\?text=.*review%3Ftoken%3D/);
});
