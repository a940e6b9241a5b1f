import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aProduct, aSearchTerm } from '../test/factories.ts';
import { enterAs } from './enter-as.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';

/** Playwright's own name for the browser says that it is a script. */
const shopper =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

const figuresOf = (shop: Shop, term: string) =>
  shop.db
    .selectFrom('search_terms')
    .select(['language', 'searches', 'clicks', 'found'])
    .where('term', '=', term)
    .orderBy('language')
    .execute();

test.describe('as a shopper', () => {
  test.use({ userAgent: shopper });

  test('what is searched and opened is counted, without a person', async ({ page, shop }) => {
    await shop.db.deleteFrom('search_terms').execute();
    const { id } = await aProduct(shop.db, { name: 'Xylorinse Spray' });
    await dropFromCaches(shop.db, ['catalog']);
    await page.goto('/fr');
    const search = page.getByRole('banner').getByRole('textbox');
    await search.fill('Xylorinse');
    await search.press('Enter');
    // The home page shows the product too.
    await expect(page).toHaveURL(/keyword=Xylorinse/);
    const counted = page.waitForResponse(/api\/search\/clicks/);
    await page.getByRole('heading', { name: 'Xylorinse Spray' }).getByRole('link').click();
    await counted;
    await expect(page).toHaveURL(new RegExp(`/fr/products/.*${id}$`));
    await page.goto('/products?keyword=xylorinse');
    await expect
      .poll(() => figuresOf(shop, 'xylorinse'), { timeout: 15_000 })
      .toEqual([
        { language: 'en', searches: 1, clicks: 0, found: 1 },
        { language: 'fr', searches: 1, clicks: 1, found: 1 },
      ]);
  });
});

test('an administrator sees what was searched and what found nothing', async ({ page, shop }) => {
  await shop.db.deleteFrom('search_terms').execute();
  await aSearchTerm(shop.db, { term: 'soap', sample: 'Soap', searches: 8, clicks: 2 });
  await aSearchTerm(shop.db, { term: 'siwaq', sample: 'Siwaq', searches: 3, found: 0 });
  await enterAs(page, shop, 'admin');
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Search' }).click();
  const list = page.getByRole('region', { name: 'Searches' });
  await expect(list).toContainText('2 terms, searched 11 times');
  await expect(list.getByRole('listitem').first()).toContainText(/Soap.*8.*2.*25 %.*5/s);
  await page.getByRole('link', { name: 'Found Hardly Anything' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('Nothing found');
  await page.getByRole('search', { name: 'Filters' }).getByLabel('Language').selectOption('Français');
  await expect(list).toContainText('No searches found');
  await expect(page).toHaveURL('/admin/search?language=fr&few=true');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Clear All' })
    .or(page.getByRole('link', { name: 'Clear All' }))
    .click();
  const results = page.getByRole('link', { name: 'See Results for Siwaq' });
  await results.click();
  await expect(page).toHaveURL('/products?keyword=Siwaq');
});
