import type { APIRequestContext, Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { pageAccess } from '../shared/access/page-access.ts';
import { directionOf, languages, localPath } from '../shared/values/languages.ts';
import { productTexts } from '../test/factories.ts';
import { expectStillAccessible, findViolations, rulesOfWords, untilStill } from './expect-accessible.ts';
import { findCutTexts } from './find-cut-texts.ts';
import { expectComplete, widths } from './find-flaws.ts';
import { foreignTexts, readTexts, textsIn } from './find-foreign-words.ts';
import { addressOf, places, visitorsOf } from './page-places.ts';
import { expect } from './shop.ts';
import { storeSamples } from './store-samples.ts';
import { testsOfVisitors } from './visitors.ts';

const testAs = testsOfVisitors(storeTranslated);

const others = ['fr', 'ar'] as const;

testAs.guest('an id that begins like a code is foreign in no language', () => {
  expect(foreignTexts(['43ebdd56-afa1-40c5-9175-533930088420'], 'ar')).toEqual([]);
});

testAs.guest(
  'every public page is in its language, and its twins name each other',
  async ({ request, samples, shop }) => {
    const rows = await shop.db.selectFrom('wilayas').select('name_fr').execute();
    const wilayas = new Set(rows.map(({ name_fr }) => name_fr));
    for (const path of Object.keys(places).filter((path) => pageAccess(path) === 'anyone')) {
      const address = await addressOf(path, { samples, db: shop.db, user: undefined });
      const english = await read(request, address);
      const same = new Set(textsIn(english));
      for (const language of others) {
        const html = await read(request, localPath(language, address));
        const root = `<html lang="${language}" dir="${directionOf(language)}" data-root="en">`;
        expect.soft(html, `${language} ${address}`).toContain(root);
        expect.soft([address, ...twinsIn(html)]).toEqual([address, ...twinsIn(english)]);
        const texts = textsIn(html);
        const left =
          language === 'fr'
            ? texts.filter((text) => same.has(text) && !wilayas.has(text) && !isAlike(text))
            : [];
        expect.soft([...foreignTexts(texts, language), ...left], `${language} ${address}`).toEqual([]);
      }
      // The page for advertisements names the page of its product.
      const listed = address.replace(/&.*/, '').replace(/^\/buy\//, '/products/');
      const own = languages.map((language) => shop.url + localPath(language, listed));
      const twins = twinsIn(english).map(([, url]) => withoutSlug(url));
      expect.soft([[], [...own, own[0]]]).toContainEqual(twins);
    }
  },
);

for (const path of Object.keys(places)) {
  const [first] = visitorsOf(path);
  for (const [language, visitor] of visitsOf(path)) {
    testAs[visitor](
      `${path} is in ${language}, complete and accessible as ${visitor}`,
      async ({ page, user, samples, shop }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto(localPath(language, await addressOf(path, { samples, db: shop.db, user })));
        await expectInLanguage(page, language);
        const isFirst = visitor === first;
        // Pages of one visitor were seen at all widths in English, but not from right to left.
        for (const width of isFirst && language === 'fr' ? [360] : widths) await expectComplete(page, width);
        if (!isFirst) await expectStillAccessible(page);
      },
    );
  }
}

/**
 * `every-page.test.ts` opens each page in English, as the visitor with the fewest rights. The others see it in another
 * language, so that each load proves two things.
 */
function visitsOf(path: string) {
  const [first, second = first, third = first] = visitorsOf(path);
  return [
    ['fr', second],
    ['ar', third],
  ] as const;
}

async function expectInLanguage(page: Page, language: 'fr' | 'ar') {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.animate-pulse')).toHaveCount(0);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', language);
  await expect(html).toHaveAttribute('dir', directionOf(language));
  await untilStill(page);
  expect.soft(foreignTexts(await readTexts(page), language), page.url()).toEqual([]);
  expect.soft(await findCutTexts(page), page.url()).toEqual([]);
  expect.soft(await findViolations(page, rulesOfWords), page.url()).toEqual([]);
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
async function storeTranslated(db: Db) {
  const samples = await storeSamples(db, {
    ...{ word: 'Zinc', name: 'Zinc 15 mg', brand: 'Vitanoor', productClass: 'supplement' },
    orderValues: {
      full_name: 'Amina Benali',
      notes: 'Oran',
      items: [{ name: 'Zinc 15 mg', size: 'M' }],
    },
  });
  const { product, sized, soldOut } = samples;
  for (const language of others) {
    for (const { id } of [product, sized, soldOut]) {
      await productTexts(db, { id }, { language, name: 'Zinc 15 mg', description: 'Zinc' });
    }
  }
  return samples;
}
