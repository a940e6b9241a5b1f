import { createServer } from 'vite';
import { readEnv } from './env.ts';
import { previewMails, previewPath } from './mail-preview/preview-mails.ts';
import { createPageRenderer, type PagesBuild } from './platform/render/load-pages.ts';
import type { Pages } from './platform/render/page-routes.ts';
import { runShop } from './run-shop.ts';

/** Serves pages through Vite, so that edits show at once, and a preview of the mails. */
async function loadDevelopmentPages(): Promise<Pages> {
  const env = readEnv();
  const vite = await createServer({ server: { middlewareMode: true } });
  const getBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>;
  return {
    renderPage: createPageRenderer(getBuild, 'development'),
    listPublicPages: async () => (await getBuild()).entry.module.publicPages,
    middleware: (request, response, next) =>
      request.url?.startsWith(previewPath)
        ? previewMails(env, request, response)
        : vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

await runShop(loadDevelopmentPages);
