import { languages, rootLanguage } from '../../../shared/values/languages.ts';
import { callContext } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { localUrl } from '../../session/local-url.ts';
import { language } from '../../words/formats.ts';
import type { Route } from './+types/offline-worker.ts';
import { offlineHtml } from './offline-html.tsx';

/**
 * `/service-worker.js`: shows the offline page when there is no network, and leaves everything else to the browser. Each
 * language has its own worker and store. `own` matches the names of its stores, so that it deletes no others.
 */
export async function loader({ context }: Route.LoaderArgs) {
  // A changed page changes the script, so that browsers replace the worker.
  const prefixes = languages.map((each) => `${each}-`).join('|');
  const isRoot = language === rootLanguage();
  const setting = {
    page: localUrl('/offline'),
    store: `offline-${isRoot ? '' : `${language}-`}${await digest(await offlineHtml(context.get(callContext), ''))}`,
    own: `^offline-${isRoot ? `(?!${prefixes})` : `${language}-`}`,
  };
  const script = `(${showOfflinePage})(${JSON.stringify(setting)});`;
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      ...publicPage(),
      'service-worker-allowed': localUrl('/'),
    },
  });
}

async function digest(text: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** TypeScript has no types for workers in a project with the types for pages. */
type Worker = {
  addEventListener: (type: 'install' | 'activate' | 'fetch', listen: (event: WorkerEvent) => void) => void;
  registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
};
type WorkerEvent = {
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (reply: Promise<Response>) => void;
  request: Request;
  preloadResponse: Promise<Response | undefined>;
};

/**
 * Runs in the browser, from its source text, so it must not use anything outside itself. It stores one page, the same
 * for everyone, and the files that this page marks with `?offline`; it never stores another answer (threats T28).
 */
function showOfflinePage({ page, store, own }: Record<'page' | 'store' | 'own', string>) {
  const worker = globalThis as unknown as Worker;

  worker.addEventListener('install', (event) => event.waitUntil(storePage()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  worker.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
    else if (url.endsWith('?offline')) event.respondWith(stored(url));
  });

  async function storePage() {
    const cache = await caches.open(store);
    await cache.add(page);
    const html = (await (await cache.match(page))?.text()) ?? '';
    await cache.addAll([...new Set(html.match(/\/assets\/[^"]+\?offline/g))]);
    await worker.skipWaiting();
  }

  async function takeOver() {
    const names = await caches.keys();
    const old = names.filter((name) => name !== store && new RegExp(own).test(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    // The browser fetches the page while it starts this worker, so that starting it delays nothing.
    await worker.registration.navigationPreload?.enable();
  }

  async function open({ request, preloadResponse }: WorkerEvent) {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return stored(page);
    }
  }

  async function stored(url: string) {
    return (await caches.match(url)) ?? fetch(url);
  }
}
