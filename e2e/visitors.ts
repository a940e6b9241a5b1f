import type { Browser, Page } from '@playwright/test';
import type { Db } from '../server/platform/db/connection.ts';
import { axeSource } from './expect-accessible.ts';
import type { User, Visitor } from './page-places.ts';
import { test as base, type Shop, waitingForReact } from './shop.ts';
import { signInAs, userEntry } from './sign-in-as.ts';
import { beginWithEntries } from './store-local-entries.ts';
import type { Samples } from './store-samples.ts';

/** A visitor keeps one page for all tests, because a new one costs the browser a process and all its caches. */
type VisitorPage = { page: Page; user: User | undefined };

type WorkerFixtures = { samples: Samples; visitorAs: (visitor: Visitor) => Promise<VisitorPage> };

/** A `test` for each visitor. `page` and `user` are the visitor's, in a shop with these samples. */
export function testsOfVisitors(store: (db: Db) => Promise<Samples>) {
  // biome-ignore lint/complexity/noBannedTypes: these fixtures belong to the worker, and none to a single test.
  const test = base.extend<{}, WorkerFixtures>({
    samples: [async ({ shop }, use) => use(await store(shop.db)), { scope: 'worker' }],
    visitorAs: [
      async ({ browser, shop, samples }, use) => {
        const visitors = new Map<Visitor, Promise<VisitorPage>>();
        await use((visitor) => {
          const opened = visitors.get(visitor) ?? openVisitor(browser, { shop, samples, visitor });
          visitors.set(visitor, opened);
          return opened;
        });
        for (const opened of visitors.values()) await (await opened).page.context().close();
      },
      { scope: 'worker' },
    ],
  });
  const testOf = (visitor: Visitor) =>
    test.extend<VisitorPage>({
      page: async ({ visitorAs }, use) => use((await visitorAs(visitor)).page),
      user: async ({ visitorAs }, use) => use((await visitorAs(visitor)).user),
    });
  return { guest: testOf('guest'), user: testOf('user'), admin: testOf('admin') };
}

type Opened = { shop: Shop; samples: Samples; visitor: Visitor };

/** Opens a browser for the visitor, who has a name of maximum length. */
async function openVisitor(browser: Browser, { shop, samples, visitor }: Opened): Promise<VisitorPage> {
  const { cartItems } = samples;
  const context = await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' });
  const page = await waitingForReact(await context.newPage());
  // The browser caches the compiled form of an init script, but not of an evaluated one: half the time to load axe.
  await page.addInitScript({ content: axeSource });
  if (visitor === 'guest') {
    await beginWithEntries(page, { cartItems });
    return { page, user: undefined };
  }
  const user = { ...(await signInAs(page, shop, visitor)), name: 'ن'.repeat(200) };
  await shop.db.updateTable('users').set({ name: user.name }).where('id', '=', user.id).execute();
  await beginWithEntries(page, { cartItems, user: userEntry(user) });
  return { page, user };
}
