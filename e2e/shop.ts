import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Response,
  type TestInfo,
} from '@playwright/test';
import { createDb, createPool, type Db } from '../server/platform/db/connection.ts';
import { newId } from '../server/platform/db/new-id.ts';
import { dropFromCaches } from '../server/platform/db/notify.ts';
import { cloneTemplate } from '../test/create-template.ts';
import { type IdentityProvider, startIdentityProvider } from '../test/identity-provider.ts';
import { startShopProcess } from '../test/start-shop-process.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

/** A running shop with an empty catalog; each worker has its own, shared by its tests. */
export type Shop = { url: string; db: Db; mails: MailServer; google: IdentityProvider };

type Fixtures = {
  consoleErrors: string[];
  ownSettings: undefined;
  /** A page on another device, which shares nothing with `page`. */
  openDevice: () => Promise<Page>;
  /** A shop that no other test uses, without mails. */
  ownShop: Pick<Shop, 'url' | 'db'>;
  /** Environment variables of `ownShop`. */
  ownVariables: Record<string, string>;
};

/** `test` with the worker's shop as base URL. It fails on errors in the browser's console. */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
    async ({}, use) => {
      const [mails, google] = [await startMailServer(), await startIdentityProvider()];
      const { close, ...shop } = await openShop({ ...google.env, SMTP_URL: mails.url });
      await use({ ...shop, mails, google });
      await close();
      await Promise.all([mails.stop(), google.stop()]);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  ownVariables: [{}, { option: true }],
  ownShop: async ({ ownVariables, page }, use, test) => {
    const { close, ...shop } = await openShop(ownVariables);
    await use(shop);
    // The page may still load its last parts. A failed test keeps it for the screenshot.
    if (test.status === test.expectedStatus) await page.close();
    await close();
  },
  baseURL: async ({ shop }, use) => use(shop.url),
  page: async ({ page }, use, test) => {
    const refusals = noteRefusals(page);
    await use(await waitingForReact(page));
    await tellLastWords(test, page, refusals);
  },
  openDevice: async ({ browser, shop }, use) => {
    const devices: BrowserContext[] = [];
    await use(async () => {
      const device = await browser.newContext({ baseURL: shop.url, locale: 'en-US' });
      devices.push(device);
      return waitingForReact(await device.newPage());
    });
    await Promise.all(devices.map((device) => device.close()));
  },
  // Each test begins with the settings of a new shop, whichever test its worker ran before.
  ownSettings: [
    async ({ shop: { db } }, use) => {
      await use(undefined);
      const { numDeletedRows } = await db.deleteFrom('settings').executeTakeFirst();
      if (numDeletedRows > 0n) await dropFromCaches(db, ['settings']);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      const addThrown = (error: Error) => errors.push(error.message);
      const addLogged = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(message.text());
        }
      };
      page.on('pageerror', addThrown).on('console', addLogged);
      await use(errors);
      page.off('pageerror', addThrown).off('console', addLogged);
      expect(errors, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes `goto` and `reload` wait until React has hydrated the page, and toasts until a stalled journey looks. */
export async function waitingForReact(page: Page) {
  await page.addInitScript(keepToasts);
  await page.addInitScript(() =>
    document.addEventListener('hydrated', () => Object.assign(window, { isHydrated: true })),
  );
  page.goto = thenHydrated(page, page.goto.bind(page));
  page.reload = thenHydrated(page, page.reload.bind(page));
  return page;
}

/** Toasts leave after 5 or 8 seconds (web/frame/menus/toaster.tsx); machines that run many journeys stall that long. */
function keepToasts() {
  const { setTimeout } = window;
  const stay = (delay = 0) => (delay === 5_000 || delay === 8_000 ? 30_000 : delay);
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(run, stay(delay), ...rest),
  });
}

/** Hydration ends after the load event, and buttons work only then. */
function thenHydrated<Args extends unknown[], Result>(page: Page, open: (...args: Args) => Promise<Result>) {
  return async (...args: Args) => {
    const result = await open(...args);
    await page.waitForFunction(() => 'isHydrated' in window || document.contentType !== 'text/html');
    return result;
  };
}

/** Notes what the server refused of a page, so that a journey that fails tells more than the line it waited on. */
function noteRefusals(page: Page) {
  const refusals: string[] = [];
  page.on('response', (reply: Response) => {
    const { pathname } = new URL(reply.url());
    if (reply.status() >= 400) refusals.push(`${reply.status()} ${reply.request().method()} ${pathname}`);
  });
  return refusals;
}

/** Attaches the last refusals, and what the page's dialogs and messages say, to a failed journey's report. */
async function tellLastWords(test: TestInfo, page: Page, refusals: string[]) {
  if (test.status === test.expectedStatus || page.isClosed()) return;
  const said = await page
    .getByRole('dialog')
    .or(page.getByRole('alert'))
    .or(page.getByRole('status'))
    .allInnerTexts();
  const lines = [
    ...refusals.slice(-5),
    ...said.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean),
  ];
  await test.attach('last words', { body: lines.join('\n'), contentType: 'text/plain' });
}

async function openShop(variables: Record<string, string>) {
  const { connectionString, drop } = await cloneTemplate(
    process.env.E2E_POSTGRES_URL ?? '',
    `e2e_${newId()}`,
  );
  const dataDir = await mkdtemp(join(tmpdir(), 'saha-e2e-'));
  const shop = await startShopProcess({
    DATABASE_URL: connectionString,
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    PRIVATE_WEBHOOKS: 'on',
    ...variables,
  });
  await shop.untilReady();
  const db = createDb(createPool({ connectionString, onError: () => undefined }));
  async function close() {
    await shop.end();
    await db.destroy();
    await drop();
    await rm(dataDir, { recursive: true });
  }
  return { url: shop.url, db, close };
}

export { expect };
