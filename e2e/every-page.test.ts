import type { Browser, Page } from '@playwright/test';
import type { Role } from '../shared/accounts.ts';
import { enterAs, userEntry } from './enter-as.ts';
import { expectStillAccessible, untilStill } from './expect-accessible.ts';
import { expectFitting } from './expect-fitting.ts';
import { findBorderless, findFlaws } from './find-flaws.ts';
import { everyPage } from './gallery/pages.ts';
import { addressOf, files, firstFor, isFor, longWord, places, routePaths, type User } from './page-places.ts';
import { test as base, expect, type Shop, waitingForReact } from './shop.ts';
import { beginWithEntries } from './store-local-entries.ts';
import { type Samples, storeSamples } from './store-samples.ts';

const longName = 'Hydrating-and-Repairing Night Cream with Hyaluronic Acid '.repeat(4).slice(0, 212);

/** As long as the shop takes them. */
const longTexts = {
  ...{ word: longWord, name: longName, brand: longWord, productClass: 'wear' as const },
  orderValues: {
    full_name: longWord,
    email: `${longWord}@example.com`,
    street: longName,
    city: longWord,
    notes: longWord,
    items: [
      { name: longName, quantity: 99, price_centimes: 12_345_678 },
      { name: longWord, size: longWord },
    ],
  },
};

/** A visitor keeps one page for all rows, because a new one costs the browser a process and all its caches. */
type Visitor = { page: Page; user: User | undefined };

const widths = [360, 768, 1280];

/**
 * axe and forced colors take most of the time of a row, so they run only where a page may look new (docs/testing.md).
 */
const thoroughWidths = { first: [360, 1280], later: [1280] };

type WorkerFixtures = { samples: Samples; visitorAs: (role: Role | 'guest') => Promise<Visitor> };

// biome-ignore lint/complexity/noBannedTypes: these fixtures belong to the worker, and none to a single test.
const test = base.extend<{}, WorkerFixtures>({
  samples: [async ({ shop }, use) => use(await storeSamples(shop.db, longTexts)), { scope: 'worker' }],
  visitorAs: [
    async ({ browser, shop, samples }, use) => {
      const visitors = new Map<Role | 'guest', Promise<Visitor>>();
      await use((role) => {
        const visitor = visitors.get(role) ?? openVisitor(browser, { shop, samples, role });
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
      await page.emulateMedia({ forcedColors: null });
      await page.goto(await addressOf(path, { samples, db: shop.db, user }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      const isFirst = role === firstFor(path);
      const thorough = isFirst ? thoroughWidths.first : thoroughWidths.later;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectFitting(page);
        expect(await findFlaws(page), `${width} pixels`).toEqual([]);
        if (thorough.includes(width)) await expectStillAccessible(page);
      }
      if (!isFirst) return;
      await page.emulateMedia({ forcedColors: 'active' });
      for (const width of thorough.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        // Where motion is reduced, even a border changes by a short transition.
        await untilStill(page);
        expect(await findBorderless(page), `${width} pixels`).toEqual([]);
      }
    });
  }
}

type Opened = { shop: Shop; samples: Samples; role: Role | 'guest' };

/** Opens a browser for the visitor, who has a name of maximum length. */
async function openVisitor(browser: Browser, { shop, samples, role }: Opened): Promise<Visitor> {
  const { cartItems } = samples;
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
  const page = await waitingForReact(await context.newPage());
  if (role === 'guest') {
    await beginWithEntries(page, { cartItems });
    return { page, user: undefined };
  }
  const user = { ...(await enterAs(page, shop, role)), name: 'ن'.repeat(200) };
  await shop.db.updateTable('users').set({ name: user.name }).where('id', '=', user.id).execute();
  await beginWithEntries(page, { cartItems, user: userEntry(user) });
  return { page, user };
}
