import { createServer } from 'vite';
import { createPageRenderer, type PagesBuild } from './pages/load-pages.ts';
import type { Pages } from './pages/page-routes.ts';
import { runShop } from './run-shop.ts';

/** The shop with pages that change as their files do. */
async function loadDevelopmentPages(): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true } });
  const getBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>;
  return {
    renderPage: createPageRenderer(getBuild, 'development'),
    middleware: vite.middlewares,
    close: () => vite.close(),
  };
}

await runShop(loadDevelopmentPages);
