import type { Page } from '@playwright/test';

type Entries = Record<string, unknown>;

/** Stores local entries in the browser without opening a page of the shop, which might change them at once. */
export async function storeLocalEntries(page: Page, entries: Entries) {
  await page.goto('/robots.txt');
  await page.evaluate(store, entries);
}

/** Clears the storage before each page load and stores only these entries. Cookies stay. */
export async function beginWithEntries(page: Page, entries: Entries) {
  await page.addInitScript((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(value));
  }, entries);
}

function store(entries: Entries) {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, JSON.stringify(value));
}
