import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { buildLanguage } from '../tools/build/languages/build-language.ts';
import { previewMails, previewPath } from './mail-preview/preview-mails.ts';
import { createPageRenderer, type PagesBuild } from './platform/render/load-pages.ts';
import type { Pages } from './platform/render/page-routes.ts';
import type { Env } from './platform/start-up/env.ts';
import { runShop } from './run-shop.ts';

const root = process.env.ROOT_LANGUAGE || 'en';
const { values } = parseArgs({ options: { language: { type: 'string', default: root } } });
// The configuration of Vite and of React Router reads the first, server/platform/start-up/env.ts the second.
process.env.BUILD_LANGUAGE = values.language;
const language = buildLanguage();
process.env.LANGUAGES ||= `${root},${language}`;

/** Serves the pages of one language through Vite, so that edits show at once, and a preview of the mails. */
async function loadDevelopmentPages(env: Env): Promise<Pages> {
  const vite = await createServer({ server: { middlewareMode: true } });
  const getBuild = () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PagesBuild>;
  return {
    renderPage: createPageRenderer(getBuild, { language, languages: env.languages }),
    listPublicPages: async () => (await getBuild()).entry.module.publicPages,
    middleware: (request, response, next) =>
      request.url?.startsWith(previewPath)
        ? previewMails(env, request, response)
        : vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}

await runShop(loadDevelopmentPages);
