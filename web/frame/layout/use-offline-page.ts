import { useEffect } from 'react';

/** Late enough that no page waits for it: a phone has its pictures by then. */
const lateMs = 5_000;

/** Lets the browser keep the page that it shows without a network (offline-worker.ts). */
export function useOfflinePage() {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const timer = setTimeout(() => navigator.serviceWorker?.register('/service-worker.js'), lateMs);
    return () => clearTimeout(timer);
  }, []);
}
