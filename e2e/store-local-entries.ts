import type { Page } from '@playwright/test';

type Entries = Record<string, unknown>;

/** Stores local entries in the browser without opening a page of the shop, which might change them at once. */
export async function storeLocalEntries(page: Page, entries: Entries) {
  await page.goto('/robots.txt');
  await page.evaluate(store, entries);
}

/** Lets every page begin with these entries alone, whatever the pages before have stored, except cookies. */
export async function beginWithEntries(page: Page, entries: Entries) {
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.addInitScript(store, entries);
}

function store(entries: Entries) {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(value));
}
