import type { APIRequestContext, Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import type { Role } from '../shared/accounts.ts';
import { directionOf, languages, localPath } from '../shared/languages.ts';
import { pageAccess } from '../shared/page-access.ts';
import { wilayas } from '../shared/shipping-address.ts';
import { aCourier, aParcel, aPayout } from '../test/courier-factories.ts';
import {
  aCategory,
  aFamily,
  aKey,
  aNeed,
  anImport,
  anInvoice,
  anOrder,
  aProduct,
  aSynonymGroup,
  aWebhook,
  productTexts,
  somePins,
} from '../test/factories.ts';
import { enterAs, userEntry } from './enter-as.ts';
import { findViolations, untilStill } from './expect-accessible.ts';
import { findOverflow } from './expect-fitting.ts';
import { cartOf } from './fill-cart.ts';
import { findCutTexts } from './find-cut-texts.ts';
import { foreignTexts, readTexts, textsIn } from './find-foreign-words.ts';
import { addressOf, isFor, places } from './page-places.ts';
import { test as base, expect } from './shop.ts';
import { storeLocalEntries } from './store-local-entries.ts';

/** `every-page.test.ts` proves the same pages in English, as every visitor and at every width. */
// biome-ignore lint/complexity/noBannedTypes: the samples belong to the worker, and none to a single test.
const test = base.extend<{}, { samples: Awaited<ReturnType<typeof storeSamples>> }>({
  samples: [async ({ shop }, use) => use(await storeSamples(shop.db)), { scope: 'worker' }],
});

const others = ['fr', 'ar'] as const;

test('every public page is in its language, and its twins name each other', async ({
  request,
  samples,
  shop,
}) => {
  for (const path of Object.keys(places).filter((path) => pageAccess(path) === 'anyone')) {
    const address = await addressOf(path, { samples, db: shop.db, user: undefined });
    const english = await read(request, address);
    const same = new Set(textsIn(english));
    for (const language of others) {
      const html = await read(request, localPath(language, address));
      const root = `<html lang="${language}" dir="${directionOf(language)}">`;
      expect.soft(html, `${language} ${address}`).toContain(root);
      expect.soft([address, ...twinsIn(html)]).toEqual([address, ...twinsIn(english)]);
      const texts = textsIn(html);
      const left = language === 'fr' ? texts.filter((text) => same.has(text) && !isAlike(text)) : [];
      expect.soft([...foreignTexts(texts, language), ...left], `${language} ${address}`).toEqual([]);
    }
    const own = languages.map((language) => shop.url + localPath(language, address.replace(/&.*/, '')));
    const twins = twinsIn(english).map(([, url]) => withoutSlug(url));
    expect.soft([[], [...own, own[0]]]).toContainEqual(twins);
  }
});

for (const language of others) {
  for (const role of ['guest', 'user', 'admin'] as const) {
    test(`every page of a ${role} is in ${language}, complete and accessible on a phone`, async ({
      page,
      samples,
      shop,
    }) => {
      test.slow();
      const user = role === 'guest' ? undefined : await enterAs(page, shop, role);
      await page.setViewportSize({ width: 360, height: 740 });
      await storeLocalEntries(page, { cartItems: samples.cartItems, ...(user && { user: userEntry(user) }) });
      for (const path of Object.keys(places).filter((path) => firstOf(path) === role)) {
        const address = await addressOf(path, { samples, db: shop.db, user });
        await page.goto(localPath(language, address));
        await expectInLanguage(page, language, path);
      }
    });
  }
}

/** The visitor with the fewest rights who sees the page: the others see the same in another header. */
function firstOf(path: string): Role | 'guest' | undefined {
  return (['guest', 'user', 'admin'] as const).find((role) => isFor(role, path));
}

async function expectInLanguage(page: Page, language: 'fr' | 'ar', path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', directionOf(language));
  await untilStill(page);
  expect.soft(await findOverflow(page), page.url()).toEqual([]);
  // Administrators of the Arabic shop read French (docs/languages.md).
  const spoken = language === 'ar' && pageAccess(path) === 'office' ? 'fr' : language;
  expect.soft(foreignTexts(await readTexts(page), spoken), page.url()).toEqual([]);
  expect.soft(await findCutTexts(page), page.url()).toEqual([]);
  expect.soft(await findViolations(page), page.url()).toEqual([]);
}

async function read(request: APIRequestContext, path: string) {
  return (await request.get(path)).text();
}

function twinsIn(html: string) {
  const links = html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return [...links].map(([, language = '', url = '']) => [language, url.replaceAll('&amp;', '&')] as const);
}

/** The address of a product by its id alone. */
function withoutSlug(url: string) {
  return url.replace(/(\/products\/[^/]+)\/.*/, '$1');
}

/** Texts that French shares with English: names, numbers, links and these words. */
function isAlike(text: string) {
  return (
    alike.has(text.replace(' | Saha', '')) ||
    !/[a-z]{3}/i.test(text.replace(/Saha|Zinc|Vitanoor|Google|\S+@\S+|\b[A-Z2-7]{8}\b|https?:\S+/g, ''))
  );
}

const alike = new Set<string>([
  ...wilayas,
  ...[
    'Menu',
    'Facebook',
    'Instagram',
    'Blog',
    'Contact',
    'Message',
    'Email',
    'Total',
    'Description',
    'Sources',
  ],
  ...['Wilaya', 'Hypertension', 'American Heart Association,', 'NHS,', 'STRIDE BP,', 'Conditions'],
]);

/** A shop whose texts are the same in all languages, or translated. */
async function storeSamples(db: Db) {
  const child = await aCategory(db, { name: 'Zinc', description: 'Zinc' });
  const family = await aFamily(db, { name: 'Zinc', option_name: 'mg' });
  const values = {
    ...{
      name: 'Zinc 15 mg',
      description: 'Zinc 15 mg',
      brand: 'Vitanoor',
      category_id: child.id,
      featured: true,
    },
    ...{ ingredients: 'Zinc', usage: 'Zinc', warnings: 'Zinc', audience: 'Zinc', features: ['Zinc 15 mg'] },
    ...{
      net_quantity: 30,
      unit: 'pieces' as const,

      product_class: 'supplement' as const,
    },
  } as const;
  const member = { ...values, family_id: family.id };
  const product = await aProduct(db, {
    ...member,
    variant_label: '15 mg',
    barcode: '10614141000415',
    price_centimes: 123_400,
    discounted_price_centimes: 100_000,
  });
  await aProduct(db, { ...member, variant_label: '25 mg', family_position: 1, stock: 2 });
  const sizes = JSON.stringify(['S', 'M'].map((size) => ({ size, inStock: true })));
  const sized = await aProduct(db, { ...values, sizes });
  const soldOut = await aProduct(db, { ...values, stock: 0 });
  for (const language of others) {
    for (const translated of [product, sized, soldOut]) {
      await productTexts(db, translated, { language, name: 'Zinc 15 mg', description: 'Zinc' });
    }
  }
  const need = await aNeed(db, { name: 'Zinc', description: 'Zinc', products: [product, sized] });
  const orderValues = {
    full_name: 'Amina Benali',
    notes: 'Oran',
    items: [{ name: 'Zinc 15 mg', size: 'M' }],
  };
  const order = await anOrder(db, orderValues);
  const invoice = await anInvoice(db, (await anOrder(db, orderValues)).id);
  const uploadedImport = await anImport(db, { file_name: 'zinc.csv', columns: ['name', 'cost'] });
  const name: [string, string] = ['Zinc', 'Zinc 15 mg'];
  const rows = [
    { line: 2, kind: 'changed' as const, key: 'Zinc', name: 'Zinc', fields: { name } },
    { line: 3, kind: 'refused' as const, note: 'Zinc' },
  ];
  const checkedImport = await anImport(db, {
    file_name: 'zinc.csv',
    state: 'checked',
    changed_count: 1,
    rows,
  });
  const synonyms = await aSynonymGroup(db, ['Vitanoor', 'Zinc 15 mg']);
  const pins = await somePins(db, 'Zinc 15', [product]);
  const courier = await aCourier(db, { name: 'Zinc' });
  const parcel = await aParcel(db, { order_id: order.id, courier_id: courier.id });
  const payout = await aPayout(db, parcel, 'Zinc');
  const webhook = await aWebhook(db, 'https://erp.example/zinc');
  await aKey(db, 'Zinc');
  await dropFromCaches(db, ['catalog']);
  const cartItems = cartOf([
    { product, quantity: 10 },
    { product: sized, size: 'M' },
  ]);
  return {
    ...{
      child,
      product,
      soldOut,
      need,
      order,
      cartItems,
      checkedImport,
      uploadedImport,
      synonyms,
      pins,
      invoice,
      courier,
      payout,
      webhook,
    },
    orderValues,
  };
}
