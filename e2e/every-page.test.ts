import type { Browser, Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import type { Role } from '../shared/accounts.ts';
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
  aSearchTerm,
  aSynonymGroup,
  aWebhook,
  somePins,
} from '../test/factories.ts';
import { enterAs, userEntry } from './enter-as.ts';
import { expectStillAccessible, untilStill } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { cartOf } from './fill-cart.ts';
import { findBorderless, findFlaws } from './find-flaws.ts';
import { everyPage } from './gallery/pages.ts';
import { addressOf, files, isFor, longWord, places, routePaths, type User } from './page-places.ts';
import { test as base, expect, type Shop, waitingForReact } from './shop.ts';
import { replaceLocalEntries } from './store-local-entries.ts';

const longName = 'Hydrating-and-Repairing Night Cream with Hyaluronic Acid '.repeat(4).slice(0, 212);

/** A visitor keeps one page for all rows, because a new one costs the browser a process and all its caches. */
type Visitor = { page: Page; user: User | undefined };

const widths = [360, 768, 1280];

type StoredSamples = Awaited<ReturnType<typeof storeSamples>>;
type WorkerFixtures = { samples: StoredSamples; visitorAs: (role: Role | 'guest') => Promise<Visitor> };

// biome-ignore lint/complexity/noBannedTypes: these fixtures belong to the worker, and none to a single test.
const test = base.extend<{}, WorkerFixtures>({
  samples: [async ({ shop }, use) => use(await storeSamples(shop.db)), { scope: 'worker' }],
  visitorAs: [
    async ({ browser, shop }, use) => {
      const visitors = new Map<Role | 'guest', Promise<Visitor>>();
      await use((role) => {
        const visitor = visitors.get(role) ?? openVisitor(browser, shop, role);
        visitors.set(role, visitor);
        return visitor;
      });
      for (const visitor of visitors.values()) await (await visitor).page.context().close();
    },
    { scope: 'worker' },
  ],
});

test('the table names every route', () => {
  const bare = (path: string) => path.replace(/\?.*/, '');
  const named = Object.keys(places).map(bare);
  expect(new Set([...named, ...files])).toEqual(new Set(routePaths.map(bare)));
});

test('the gallery has an example of every route', () => {
  expect(everyPage).not.toThrow();
});

for (const role of ['guest', 'user', 'admin'] as const) {
  const testAs = test.extend<{ visitor: Visitor }>({
    visitor: async ({ visitorAs }, use) => use(await visitorAs(role)),
    page: async ({ visitor }, use) => use(visitor.page),
  });
  for (const [path, [, heading]] of Object.entries(places)) {
    if (!isFor(role, path)) continue;
    testAs(`${path} is complete and accessible as ${role}`, async ({ page, shop, samples, visitor }) => {
      const { user } = visitor;
      await replaceLocalEntries(page, {
        cartItems: samples.cartItems,
        ...(user && { user: userEntry(user) }),
      });
      await page.emulateMedia({ forcedColors: null });
      await page.goto(await addressOf(path, { samples, db: shop.db, user }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectFitting(page);
        expect(await findFlaws(page), `${width} pixels`).toEqual([]);
        await expectStillAccessible(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      for (const width of widths.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        // Where motion is reduced, even a border changes by a short transition.
        await untilStill(page);
        expect(await findBorderless(page), `${width} pixels`).toEqual([]);
      }
    });
  }
}

/** Opens a browser for the visitor, who has a name of maximum length. */
async function openVisitor(browser: Browser, shop: Shop, role: Role | 'guest'): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
  const page = await waitingForReact(await context.newPage());
  if (role === 'guest') return { page, user: undefined };
  const user = { ...(await enterAs(page, shop, role)), name: 'ن'.repeat(200) };
  await shop.db.updateTable('users').set({ name: user.name }).where('id', '=', user.id).execute();
  return { page, user };
}

/** A catalogue with the longest possible names, a cart and a guest's order. */
async function storeSamples(db: Db) {
  const main = await aCategory(db, { name: longWord, description: longName });
  const child = await aCategory(db, { name: longWord, parent_id: main.id, level: 2 });
  const leaf = await aCategory(db, { name: longWord, parent_id: child.id, level: 3 });
  const values = { name: longName, brand: longWord, category_id: leaf.id, featured: true };
  const family = await aFamily(db, { name: longName, option_name: longWord.slice(0, 50) });
  const member = { family_id: family.id, variant_label: longWord };
  const product = await aProduct(db, {
    ...values,
    ...member,
    price_centimes: 99_999_900,
    discounted_price_centimes: 88_888_800,
    features: [longName, longWord],
    more_image_urls: Array.from({ length: 7 }, (_, place) => `/favicon.ico?${place}`),
    ...{ ingredients: longWord, usage: longName, warnings: longName, audience: longWord },
    ...{ net_quantity: 0.001, unit: 'ml', barcode: '10614141000415', product_class: 'wear' },
  });
  for (let place = 1; place < 8; place++) {
    const variant_label = `${place} ${longWord}`;
    await aProduct(db, { ...values, ...member, variant_label, family_position: place, stock: place % 2 });
  }
  const sizes = ['S', 'M', 'XL'].map((size) => ({ size, inStock: size !== 'S' }));
  const sized = await aProduct(db, { ...values, name: longWord, sizes: JSON.stringify(sizes), stock: 2 });
  const soldOut = await aProduct(db, { ...values, stock: 0 });
  const need = await aNeed(db, { name: longWord, description: longName, products: [product, sized] });
  const order = await anOrder(db, longOrder);
  const invoice = await anInvoice(db, (await anOrder(db, longOrder)).id, longName);
  const { checkedImport, uploadedImport } = await storeImports(db);
  await aSearchTerm(db, {
    term: longWord.slice(0, 30),
    sample: `${longWord} `.repeat(2).slice(0, 100),
    found: 0,
  });
  const synonyms = await aSynonymGroup(db, [longWord, 'a rare word'], [`also ${longWord}`]);
  const pins = await somePins(db, longWord, [product, soldOut]);
  const courier = await aCourier(db, { name: longName.slice(0, 60) });
  const parcel = await aParcel(db, { order_id: order.id, courier_id: courier.id });
  const payout = await aPayout(db, parcel, longName.slice(0, 60));
  const webhook = await aWebhook(db, `https://erp.example/${longWord}`);
  await aKey(db, longWord.slice(0, 60));
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
    orderValues: longOrder,
  };
}

async function storeImports(db: Db) {
  const file_name = `${longWord}.csv`;
  const uploadedImport = await anImport(db, { file_name, columns: [longWord, 'cost'] });
  const checkedImport = await anImport(db, {
    ...{ file_name, state: 'checked', changed_count: 1, refused_count: 1 },
    new_categories: [longWord],
    problem: longName,
    rows: [
      { line: 2, kind: 'changed', key: longWord, name: longName, fields: { name: [longWord, longName] } },
      { line: 199_999, kind: 'refused', note: longWord },
    ],
  });
  return { checkedImport, uploadedImport };
}

const longOrder = {
  full_name: longWord,
  email: `${longWord}@example.com`,
  street: longName,
  city: longWord,
  notes: longWord,
  items: [
    { name: longName, quantity: 99, price_centimes: 12_345_678 },
    { name: longWord, size: longWord },
  ],
};
