import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './shop.ts';
import { signInAs } from './sign-in-as.ts';

test('a new key calls the API as far as its permissions allow, until it is revoked', async ({
  page,
  shop,
  request,
}) => {
  await signInAs(page, shop, 'admin');
  await page.goto('/admin/integrations');
  await page.getByRole('link', { name: 'API Keys' }).click();
  await page.getByRole('button', { name: 'Add Key' }).click();
  await page.getByRole('button', { name: 'Add Key' }).click();
  await expect(page.getByText('Type the name of the program')).toBeVisible();
  await page.getByLabel('Name of the program').fill('Accounts');
  await page.getByLabel(/^Read and change products/).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add Key' }).click();
  const key = await page.getByLabel('The new key').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  const callWith = async (path: string) => {
    const reply = await request.get(path, { headers: { authorization: `Bearer ${key}` } });
    return reply.status();
  };
  expect(await callWith('/api/search/pins')).toBe(200);
  expect(await callWith('/api/orders')).toBe(403);
  const documentation = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Documentation of the API' }).click();
  const docs = await documentation;
  await docs.getByText('/search/pins', { exact: true }).first().click();
  await expect(docs.getByRole('heading', { name: 'Answer 200' }).first()).toBeVisible();
  // axe would read the closed parts too, which takes seconds.
  await docs.locator('details:not([open]) > :not(summary)').evaluateAll((parts) => {
    for (const part of parts) part.remove();
  });
  await expectAccessible(docs);
  await page.getByRole('button', { name: 'Revoke Accounts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/^Revoked /)).toBeVisible();
  expect(await callWith('/api/search/pins')).toBe(401);
  await shop.db.deleteFrom('api_keys').execute();
});
