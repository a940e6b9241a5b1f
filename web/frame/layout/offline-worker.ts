import { publicPage } from '../../head/cache-headers.ts';
import { offlineHtml } from './offline-html.tsx';

/** `/service-worker.js`: shows the offline page where there is no network, and leaves all the rest to the browser. */
export async function loader() {
  // With another page it is another worker, which browsers then put in the place of the old one.
  const script = `(${showOfflinePage})('offline-${await digest(offlineHtml(''))}');`;
  return new Response(script, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', ...publicPage() },
  });
}

async function digest(text: string) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What TypeScript does not know of workers where it knows of pages. */
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
 * Runs in the browser, from its text: it may use nothing outside of itself. It keeps one page that is the same for
 * everybody, and the files which that page marks as its own; no other answer is ever kept (threats T28).
 */
function showOfflinePage(cacheName: string) {
  const worker = globalThis as unknown as Worker;
  const page = '/offline';

  worker.addEventListener('install', (event) => event.waitUntil(keepPage()));
  worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  worker.addEventListener('fetch', (event) => {
    const { mode, method, url } = event.request;
    if (mode === 'navigate' && method === 'GET') event.respondWith(open(event));
    else if (url.endsWith('?offline')) event.respondWith(kept(url));
  });

  async function keepPage() {
    const cache = await caches.open(cacheName);
    await cache.add(page);
    const html = (await (await cache.match(page))?.text()) ?? '';
    await cache.addAll([...new Set(html.match(/\/assets\/[^"]+\?offline/g))]);
    await worker.skipWaiting();
  }

  async function takeOver() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    // The browser asks for the page while it still wakes this worker, so nobody waits for it.
    await worker.registration.navigationPreload?.enable();
  }

  async function open({ request, preloadResponse }: WorkerEvent) {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return kept(page);
    }
  }

  async function kept(url: string) {
    return (await caches.match(url)) ?? fetch(url);
  }
}
