import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Call } from '../../../shared/api.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import type { HtmlPiece } from './own-scripts.ts';
import type { PageRenderer, Pages, PublicPage } from './page-routes.ts';

/** The exports of web/entry.server.tsx. */
type PagesModule = {
  callKey: RouterContext<Call>;
  htmlKey: RouterContext<{ pieces?: HtmlPiece[] }>;
  scriptMarkKey: RouterContext<string>;
  publicPages: PublicPage[];
};

export type PagesBuild = ServerBuild & { entry: { module: PagesModule } };

const buildFolder = join(import.meta.dirname, '../../../build');

/** Loads the built pages. Throws StartUpError if there is no build. */
export async function loadPages(): Promise<Pages> {
  const file = join(buildFolder, 'server/index.js');
  try {
    await access(file);
  } catch (error) {
    throw new StartUpError('The pages are not built. Run `npm run build` first.', { cause: error });
  }
  const build = (await import(pathToFileURL(file).href)) as PagesBuild;
  return {
    renderPage: createPageRenderer(build, 'production'),
    listPublicPages: async () => build.entry.module.publicPages,
    clientFolder: join(buildFolder, 'client'),
  };
}

/**
 * Renders with React Router. In development `build` is a function that is called for each page, so that every change
 * shows; React Router then computes the routes again each time.
 */
export function createPageRenderer(
  build: PagesBuild | (() => Promise<PagesBuild>),
  mode: 'production' | 'development',
): PageRenderer {
  const handle = createRequestHandler(build, mode);
  return async (request, call, scriptMark) => {
    // The keys come from the bundle, which has its own copy of web/call.ts.
    const { callKey, htmlKey, scriptMarkKey } = (typeof build === 'function' ? await build() : build).entry
      .module;
    const context = new RouterContextProvider();
    const page: { pieces?: HtmlPiece[] } = {};
    context.set(callKey, call);
    context.set(htmlKey, page);
    context.set(scriptMarkKey, scriptMark);
    const response = await handle(request, context);
    const pieces = page.pieces ?? [await response.text()];
    return { status: response.status, headers: response.headers, pieces };
  };
}
