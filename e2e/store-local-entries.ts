import type { Page } from '@playwright/test';

type Entries = Record<string, unknown>;

/** Stores local entries in the browser without opening a page of the shop, which might change them at once. */
export async function storeLocalEntries(page: Page, entries: Entries) {
  await page.goto('/robots.txt');
  await page.evaluate(store, entries);
}

/** Does the same after removing everything that pages have stored in the browser, except cookies. */
export async function replaceLocalEntries(page: Page, entries: Entries) {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.evaluate(store, entries);
}

function store(entries: Entries) {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(value));
}
