import type { Page } from '@playwright/test';

/** Stores local entries in the browser without opening a page of the shop, which might change them at once. */
export async function storeLocalEntries(page: Page, entries: Record<string, unknown>) {
  await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, JSON.stringify(value));
  }, entries);
}
