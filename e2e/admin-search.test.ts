import { dropFromCaches } from '../server/platform/db/notify.ts';
import { aProduct, aSearchTerm, aSynonymGroup } from '../test/factories.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, type Shop, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

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

test.use({ userAgent: shopper });

test('what shoppers search and open is counted without a person, and an administrator pins products to a search', async ({
  page,
  shop,
}) => {
  await shop.db.deleteFrom('search_terms').execute();
  const { id } = await aProduct(shop.db, { name: 'Xylorinse Spray' });
  await aProduct(shop.db, { name: 'Kwendolin Oil', stock: 0 });
  await dropFromCaches(shop.db, ['catalog']);
  await page.goto('/fr');
  const banner = page.getByRole('banner');
  // It becomes a combobox with suggestions when it takes the focus.
  const search = banner.getByRole('textbox').or(banner.getByRole('combobox'));
  await search.fill('Xylorinse');
  await search.press('Enter');
  // The home page shows the product too.
  await expect(page).toHaveURL(/keyword=Xylorinse/);
  const counted = page.waitForResponse(/api\/search\/clicks/);
  await page.getByRole('heading', { name: 'Xylorinse Spray' }).getByRole('link').click();
  await counted;
  await expect(page).toHaveURL(new RegExp(`/fr/products/.*${id}$`));
  await page.goto('/products?keyword=xylorinse');

  // The shop stores its counts after some seconds. Meanwhile the administrator reads those of Arabic searches.
  const arabic = { language: 'ar' } as const;
  await aSearchTerm(shop.db, { ...arabic, term: 'soap', sample: 'Soap', searches: 8, clicks: 2 });
  await aSearchTerm(shop.db, { ...arabic, term: 'siwaq', sample: 'Siwaq', searches: 3, found: 0 });
  await signInAs(page, shop, 'admin');
  await page.goto('/admin');
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'Search' }).click();
  const list = page.getByRole('region', { name: 'Searches' });
  const language = page.getByRole('search', { name: 'Filters' }).getByLabel('Language');
  await language.selectOption('العربية');
  await expect(page).toHaveURL('/admin/search?language=ar');
  await expect(list).toContainText('2 terms, searched 11 times');
  await expect(list.getByRole('listitem').first()).toContainText(/Soap.*8.*2.*25%.*5/s);
  await page.getByRole('link', { name: 'Few or No Results' }).click();
  await expect(page).toHaveURL('/admin/search?few=true');
  await language.selectOption('العربية');
  await expect(page).toHaveURL('/admin/search?language=ar&few=true');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText('Nothing found');
  const hrefOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await hrefOf('See Results for Siwaq')).toBe('/products?keyword=Siwaq');
  expect(await hrefOf('Add Synonym for Siwaq')).toBe('/admin/search/synonyms/new?word=Siwaq');

  await page.getByRole('link', { name: 'Pin Products for Siwaq' }).click();
  await expect(page.getByRole('textbox', { name: 'Search', exact: true }).last()).toHaveValue('Siwaq');
  await page.getByRole('button', { name: 'Pin Products' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose at least one product');
  await page.getByRole('searchbox', { name: 'Add a Product' }).fill('kwendolin');
  await page.getByRole('button', { name: 'Kwendolin Oil' }).click();
  await page.getByRole('button', { name: 'Show the Results' }).click();
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results.first()).toContainText('Kwendolin Oil');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pin Products' }).click();
  await expect(page.getByText('Products pinned')).toBeVisible();
  await page.goto('/admin/search/pins?keyword=siwaq');
  await page.getByRole('button', { name: 'Delete Siwaq' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpin' }).click();
  await expect(page.getByText('No such search has pinned products.')).toBeVisible();
  await expect
    .poll(() => figuresOf(shop, 'xylorinse'))
    .toEqual([
      { language: 'en', searches: 1, clicks: 0, found: 1 },
      { language: 'fr', searches: 1, clicks: 1, found: 1 },
    ]);
});

test('an administrator sees what a synonym changes before saving it, and overwrites nobody', async ({
  page,
  shop,
}) => {
  await aProduct(shop.db, { name: 'Glimmerwash Gel' });
  await dropFromCaches(shop.db, ['catalog']);
  await aSynonymGroup(shop.db, ['taken word', 'sparkler']);
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/search?keyword=nobody');
  await expect(page.getByRole('region', { name: 'Searches' })).toContainText('No searches found');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Clear All' }).click();
  await expect(page).toHaveURL('/admin/search');
  await page.getByRole('link', { name: 'Synonyms' }).click();
  await expect(page.getByRole('region', { name: 'Groups of synonyms' })).toContainText('taken word');
  await page.getByRole('link', { name: 'Add Group' }).click();
  const words = page.getByRole('textbox', { name: 'Words of the same meaning' });
  await words.fill('glimmerwash\nsparkler');
  await page.getByRole('button', { name: 'Show What Changes' }).click();
  const refusal = '“sparkler” is already in the group “sparkler, taken word”';
  await expect(page.getByRole('alert')).toContainText(refusal);
  await words.fill('glimmerwash\nvorblitz');
  await page.getByRole('button', { name: 'Show What Changes' }).click();
  const preview = page.getByRole('listitem').filter({ hasText: 'vorblitz' });
  await expect(preview).toContainText('0 → 1 product');
  await expect(preview).toContainText('New: Glimmerwash Gel');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Group' }).click();
  await expect(page.getByText('Group added')).toBeVisible();

  // Somebody else adds a word while the form is open.
  await page.getByRole('link', { name: 'Edit glimmerwash, vorblitz' }).click();
  await words.fill('glimmerwash\nvorblitz\nmine');
  const group = shop.db.selectFrom('search_synonyms').select('meaning').where('phrase', '=', 'vorblitz');
  const { meaning } = await group.executeTakeFirstOrThrow();
  await shop.db.insertInto('search_synonyms').values({ meaning, phrase: 'theirs' }).execute();
  await shop.db.updateTable('synonym_groups').set({ version: 2 }).where('meaning', '=', meaning).execute();
  await page.getByRole('button', { name: 'Save Group' }).click();
  await expect(page.getByRole('alert')).toContainText('Somebody else has changed this group');
  await page.getByRole('button', { name: 'Load the Saved Version' }).click();
  await expect(words).toHaveValue('glimmerwash\ntheirs\nvorblitz');

  await page.goto('/admin/search/synonyms?keyword=vorblitz');
  await page.getByRole('button', { name: 'Delete glimmerwash, theirs, vorblitz' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Gone: Glimmerwash Gel');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No group has such a word.')).toBeVisible();
});

test('an administrator lists what is not sold, and searches for it say so', async ({ page, shop }) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/search/not-sold/new');
  await page.getByLabel('Kind').selectOption('Product');
  await page.getByLabel('Name').fill('doliprane');
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByText('“doliprane” is already on the list').first()).toBeVisible();
  await page.getByLabel('Name').fill('Zorbulator');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Entry' }).click();
  await expect(page.getByText('Entry added')).toBeVisible();

  await page.goto('/products?keyword=zorbulator');
  await expect(page.getByRole('heading', { name: 'We do not sell “Zorbulator”.' })).toBeVisible();

  await page.goto('/admin/search/not-sold?keyword=zorbulator');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit Zorbulator' }).click();
  await page.getByLabel('Kind').selectOption('Brand');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Entry saved')).toBeVisible();

  await page.goto('/admin/search/not-sold?keyword=zorbulator');
  await page.getByRole('button', { name: 'Delete Zorbulator' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No entry has such a name.')).toBeVisible();
});
