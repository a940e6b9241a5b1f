import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { timeZone } from '../../shared/values/dates.ts';
import type { Exhibits } from './furnish-shop.ts';
import type { Scene, Visitor } from './gallery-scene.ts';

export type Picture = {
  scene: Scene;
  width: number;
  path: string;
  /** Absent if the visitor is redirected. */
  file?: string;
  /** The address that the visitor is redirected to. */
  detour?: string;
  fault?: string;
};

type Gallery = { browser: Browser; exhibits: Exhibits; folder: string };

const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 };

/** Opens the scene in a new browser and takes its picture. */
export async function takePicture(scene: Scene, width: number, { browser, exhibits, folder }: Gallery) {
  const path = scene.path(exhibits);
  const picture: Picture = { scene, width, path };
  const context = await openBrowser(browser, { exhibits, scene, width });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await scene.before?.(page);
    await page.goto(path);
    await settle(page);
    const { pathname, search } = new URL(page.url());
    if (pathname !== path.split('?')[0]) return { ...picture, detour: pathname + search };
    await scene.act?.(page);
    await settle(page);
    const file = `${scene.name}-${width}.png`;
    await page.screenshot({ path: join(folder, file), fullPage: !scene.window, animations: 'disabled' });
    return { ...picture, file };
  } catch (error) {
    return { ...picture, fault: error instanceof Error ? error.message : String(error) };
  } finally {
    await context.close();
  }
}

type Opening = { exhibits: Exhibits; scene: Scene; width: number };

async function openBrowser(browser: Browser, { exhibits, scene, width }: Opening): Promise<BrowserContext> {
  const { hostname, origin } = new URL(exhibits.url);
  const entries = { cartItems: exhibits.cart, ...signedIn(exhibits, scene.as), ...scene.entries };
  return browser.newContext({
    baseURL: exhibits.url,
    viewport: { width, height: heights[width] ?? width },
    isMobile: width < 1280,
    hasTouch: width < 1280,
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: timeZone,
    storageState: {
      cookies: cookiesOf(exhibits, scene.as).map((cookie) => ({ ...cookie, domain: hostname })),
      origins: [
        {
          origin,
          localStorage: Object.entries(entries).map(([name, value]) => ({
            name,
            value: JSON.stringify(value),
          })),
        },
      ],
    },
  });
}

function signedIn({ people }: Exhibits, visitor: Visitor) {
  const person = people[visitor];
  if (!person) return {};
  const { id: _id, name, email, role, phone, created_at: createdAt } = person;
  return { user: { _id, name, email, role, phone, createdAt } };
}

function cookiesOf({ people }: Exhibits, visitor: Visitor) {
  const pairs = people[visitor]?.cookie.split('; ') ?? [];
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return {
      name,
      value: value.join('='),
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    };
  });
}

/** Waits for redirects in the browser, such as that of a signed-in visitor of /login. */
async function settle(page: Page) {
  await settleHere(page).catch((error: Error) => {
    if (!error.message.includes('Execution context was destroyed')) throw error;
    return settleHere(page);
  });
}

/** Waits until the page is hydrated, its calls are answered, and all pictures are loaded, also those further down. */
async function settleHere(page: Page) {
  await page.waitForFunction(
    () => '__reactRouterDataRouter' in window || !document.querySelector('script[type*=module]'),
  );
  await page.waitForFunction(() => !document.querySelector('main :is(.animate-pulse, [aria-busy=true])'));
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    // The browser leaves out parts that are far from the window.
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    }
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
}
