import { everyPage } from '../tools/gallery/pages.ts';
import { expectStillAccessible, untilStill } from './expect-accessible.ts';
import { expectComplete, findBorderless, widths } from './find-flaws.ts';
import { addressOf, files, longWord, places, routePaths, visitorsOf } from './page-places.ts';
import { expect, test } from './shop.ts';
import { storeSamples } from './store-samples.ts';
import { testsOfVisitors } from './visitors.ts';

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

/** axe and forced colors take most of the time of a row (docs/testing.md). */
const thoroughWidths = [360, 1280];

const testAs = testsOfVisitors((db) => storeSamples(db, longTexts));

test('the table names every route', () => {
  const bare = (path: string) => path.replace(/\?.*/, '');
  const named = Object.keys(places).map(bare);
  expect(new Set([...named, ...files])).toEqual(new Set(routePaths.map(bare)));
});

test('the gallery has an example of every route', () => {
  expect(everyPage).not.toThrow();
});

for (const [path, [, heading]] of Object.entries(places)) {
  const [visitor] = visitorsOf(path);
  testAs[visitor](
    `${path} is complete and accessible as ${visitor}`,
    async ({ page, user, samples, shop }) => {
      await page.emulateMedia({ forcedColors: null });
      await page.goto(await addressOf(path, { samples, db: shop.db, user }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('.animate-pulse')).toHaveCount(0);
      for (const width of widths) {
        await expectComplete(page, width);
        if (thoroughWidths.includes(width)) await expectStillAccessible(page);
      }
      await page.emulateMedia({ forcedColors: 'active' });
      for (const width of thoroughWidths.toReversed()) {
        await page.setViewportSize({ width, height: 800 });
        // Where motion is reduced, even a border changes by a short transition.
        await untilStill(page);
        expect(await findBorderless(page), `${width} pixels`).toEqual([]);
      }
    },
  );
}
