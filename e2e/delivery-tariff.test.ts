import { pageAccess } from '../shared/access/page-access.ts';
import { languages, localPath } from '../shared/values/languages.ts';
import { aDeliveryRate, aProduct } from '../test/factories.ts';
import { anOrderBody } from '../test/order-body.ts';
import { signedInAs } from '../test/signed-in-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { fillAddress } from './fill-address.ts';
import { cartOf } from './fill-cart.ts';
import { keepTariff } from './keep-tariff.ts';
import { places } from './page-places.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';
import { storeLocalEntries } from './store-local-entries.ts';

keepTariff();

test('an administrator changes prices, also of several wilayas and from a file, and another is told', async ({
  page,
  shop,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/delivery');
  await expect(page.getByRole('textbox', { name: 'Oran, To the door: Price' })).toHaveValue('1000');
  await page.getByRole('textbox', { name: 'Illizi, To the door: Price' }).fill('1 600,50');
  await page.getByRole('textbox', { name: 'Illizi, To a pickup point: Price' }).fill('900');
  await page.getByRole('textbox', { name: 'Illizi, To a pickup point: Days from' }).fill('4');

  await page.getByRole('checkbox', { name: 'Select Djanet' }).check();
  await page.getByRole('checkbox', { name: 'Select In Guezzam' }).check();
  await expect(page.getByText('2 wilayas selected')).toBeVisible();
  await page.getByLabel('Copy all values of').selectOption('Illizi');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByLabel('Field').selectOption('To the door · Cost');
  await page.getByLabel('New value').fill('1200');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Djanet, To the door: Price' })).toHaveValue('1 600,50');
  await page.getByRole('button', { name: 'Save Tariff' }).click();
  await expect(page.getByText('Tariff saved')).toBeVisible();
  await expect(page.getByText(/^Last saved on .* by A admin$/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Djanet, To the door: Cost' })).toHaveValue('1200');
  const options = await (await page.request.get('/api/delivery/options?wilaya=56')).json();
  expect(options).toMatchObject([
    { kind: 'home', price: 1600.5 },
    { kind: 'desk', price: 900, minDays: 4 },
  ]);

  const choose = (text: string) =>
    page
      .getByLabel('Import CSV')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('wilaya,kind,price\n31,home,cheap\n');
  await expect(page.getByRole('alert')).toContainText('Line 2: A price is a number from 0 to 1000000');
  await expect(page.getByRole('textbox', { name: 'Oran, To the door: Price' })).toHaveValue('1000');

  const file = await (await page.request.get('/api/delivery/tariff/export')).text();
  await choose(file.replace('31,Oran,,,home,1000', '31,Oran,,,home,950'));
  const read = file.split('\n').filter((line) => /,(home|desk),\d/.test(line)).length;
  await expect(page.getByText(`Rates read from the file: ${read}. Changed on this page: 1.`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Oran, To the door: Price' })).toHaveValue('950');

  // No home delivery costs as much.
  await page.getByLabel('Estimate in the cart').fill('2 000');
  await expect(
    page.getByText('The cart shows no estimate: 2000.00 DA is outside of your prices.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show 1600.50 DA' }).click();
  await expect(page.getByLabel('Estimate in the cart')).toHaveValue('1600.50');
  await expect(page.getByText('The cart shows')).toBeHidden();

  // Another administrator saves meanwhile.
  await shop.db
    .updateTable('delivery_terms')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
  await page.getByRole('textbox', { name: 'Illizi, To the door: Price' }).fill('1500');
  await page.getByRole('button', { name: 'Save Tariff' }).click();
  await expect(page.getByText('Somebody else has changed the tariff in the meantime')).toBeVisible();
  await page.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(page.getByRole('textbox', { name: 'Illizi, To the door: Price' })).toHaveValue('1600.50');
});

test('after a change of the tariff no public page tells an old price, in any language', async ({
  shop,
  request,
}) => {
  const product = await aProduct(shop.db, { price_centimes: 345_600 });
  // No product of another test costs as much.
  const old = { price_centimes: 171_700 };
  await shop.db.updateTable('delivery_rates').set(old).where('wilaya_code', '<>', 16).execute();
  await shop.db.updateTable('delivery_terms').set({ estimate_centimes: 171_700 }).execute();
  await aDeliveryRate(shop.db, { wilaya_code: 16, price_centimes: 0 });
  const paths = [`/products/${product.id}`, ...Object.keys(places).filter(isPlainPage)];
  expect(paths).toEqual(expect.arrayContaining(['/', '/cart', '/shipping', '/about', '/terms', '/blog']));
  const pages = languages.flatMap((language) => paths.map((path) => localPath(language, path)));
  const read = async (path: string) => (await request.get(path)).text();
  const isOld = await Promise.all(pages.map(async (path) => oldPrice.test(await read(path))));
  const telling = pages.filter((_, place) => isOld[place]);
  expect(telling.length).toBeGreaterThan(languages.length * 3);

  const { headers } = await signedInAs(shop.db, 'admin');
  const tariff = await (await request.get('/api/delivery/tariff', { headers })).json();
  const rates = tariff.rates.map((rate: { wilaya: number }) => ({
    ...rate,
    price: rate.wilaya === 16 ? 350 : 640,
  }));
  const rules = { ...tariff.rules, estimate: 640 };
  const data = { version: tariff.version, points: tariff.points, rates, rules };
  const saved = await request.put('/api/delivery/tariff', { headers, data });
  expect(saved.status()).toBe(200);

  await expect.poll(() => read(`/products/${product.id}`)).toContain('Shipping from 350 DA');
  for (const path of telling) expect.soft(oldPrice.exec(await read(path))?.[0], path).toBeUndefined();
  expect(await read('/')).toContain('Shipping from 350 DA, depending on your wilaya. Express delivery');
  expect(await read('/fr')).toContain('Livraison à partir de 350\u00a0DA.');
  expect(await read('/ar')).toContain('التوصيل ابتداءً من 350\u00a0دج.');
});

/** What the first tariff makes pages say. */
const oldPrice = /1[ \u00a0]?717(?:[.,]00)?[ \u00a0](?:DA|دج)|Free (?:shipping|delivery)|gratuite à|مجاني/;

function isPlainPage(path: string) {
  return pageAccess(path) === 'anyone' && !/[:?]/.test(path);
}

test('weight adds to the shipping of the cart, of the checkout and of the order alike', async ({
  page,
  shop,
}) => {
  const product = await aProduct(shop.db, { stock: 9, price_centimes: 50_000, weight_grams: 1200 });
  const weight_steps = JSON.stringify([{ above: 1000, perKg: 7_000 }]);
  await shop.db.updateTable('delivery_terms').set({ weight_steps }).execute();
  await aDeliveryRate(shop.db, { wilaya_code: 31, price_centimes: 60_000 });
  // Straight to the checkout: a line that was added from a list does not know its weight yet.
  await storeLocalEntries(page, { cartItems: cartOf([{ product }]) });
  await page.goto('/checkout');
  await fillAddress(page);
  await expect(page.getByText('670.00 DA').first()).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Increase' }).click();
  await expect(page.getByText('740.00 DA', { exact: true })).toBeVisible();
  const quote = await page.request.post('/api/orders/quote', {
    data: anOrderBody([{ productId: product.id, quantity: 2 }]),
  });
  expect(await quote.json()).toMatchObject({ shippingPrice: 740 });
});
