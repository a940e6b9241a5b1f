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
import { type Language, rootLanguage, splitLanguage } from '../../../shared/languages.ts';
import { pageAccess } from '../../../shared/page-access.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import { buildsOfPages } from './build-of-page.ts';
import type { HtmlPiece } from './own-scripts.ts';
import type { PageRenderer, Pages, PublicPage } from './page-routes.ts';
import { shopManifestUrl } from './shop-manifest.ts';

/** The exports of web/entry.server.tsx. */
type PagesModule = {
  callKey: RouterContext<Call>;
  htmlKey: RouterContext<{ pieces?: HtmlPiece[] }>;
  scriptMarkKey: RouterContext<string>;
  languagesKey: RouterContext<readonly Language[]>;
  publicPages: PublicPage[];
};

export type PagesBuild = ServerBuild & { entry: { module: PagesModule } };

const buildFolder = join(import.meta.dirname, '../../../build');

/** Loads the built pages of these languages, which include the root language. Throws StartUpError without a build. */
export async function loadPages({ languages }: { languages: readonly Language[] }): Promise<Pages> {
  const builds = new Map(
    await Promise.all(languages.map(async (language) => [language, await loadBuild(language)] as const)),
  );
  const renderers = new Map(
    [...builds].map(([language, build]) => [language, createPageRenderer(build, { languages })]),
  );
  const [rootBuild, renderRoot] = [builds.get(rootLanguage), renderers.get(rootLanguage)];
  if (!rootBuild || !renderRoot) throw new Error(`Pages without ${rootLanguage}`);
  return {
    renderPage: (request, ...others) => {
      const { language } = splitLanguage(new URL(request.url).pathname);
      // An address in a language that is not served is an unknown page of the root language.
      return (renderers.get(language) ?? renderRoot)(request, ...others);
    },
    listPublicPages: async () => rootBuild.entry.module.publicPages,
    clientFolder: join(buildFolder, 'client'),
  };
}

async function loadBuild(language: Language) {
  const file = join(buildFolder, language, 'server/index.js');
  try {
    await access(file);
  } catch (error) {
    const command = `LANGUAGES=${language === rootLanguage ? '' : `${rootLanguage},`}${language} npm run build`;
    throw new StartUpError(`The pages are not built. Run \`${command}\` first.`, { cause: error });
  }
  return (await import(pathToFileURL(file).href)) as PagesBuild;
}

type RenderOptions = {
  /** The languages that the pages link to. */
  languages: readonly Language[];
};

/**
 * Renders with React Router. In development `build` is a function that is called for each page, so that every change
 * shows.
 */
export function createPageRenderer(
  build: PagesBuild | (() => Promise<PagesBuild>),
  { languages }: RenderOptions,
): PageRenderer {
  const handlerOf = typeof build === 'function' ? sameHandler(build) : handlersOf(build);
  return async (request, call, scriptMark) => {
    // The keys come from the bundle, which has its own copy of web/call.ts.
    const keys = (typeof build === 'function' ? await build() : build).entry.module;
    const context = new RouterContextProvider();
    const page: { pieces?: HtmlPiece[] } = {};
    context.set(keys.callKey, call);
    context.set(keys.htmlKey, page);
    context.set(keys.scriptMarkKey, scriptMark);
    context.set(keys.languagesKey, languages);
    const response = await handlerOf(new URL(request.url).pathname)(request, context);
    const pieces = page.pieces ?? [await response.text()];
    return { status: response.status, headers: response.headers, pieces };
  };
}

/** In development the routes are computed anew for each page. */
function sameHandler(build: () => Promise<PagesBuild>) {
  const handle = createRequestHandler(build, 'development');
  return () => handle;
}

/** The handler of each path. Each page with a fixed address has its own (build-of-page.ts). */
function handlersOf(build: PagesBuild) {
  const office = pageHandlers(build);
  const shop = pageHandlers(forShop(build));
  return (path: string) => {
    const { ofPage, ofOthers } = pageAccess(path) === 'office' ? office : shop;
    return ofPage.get(splitLanguage(path).path) ?? ofOthers;
  };
}

function pageHandlers(build: PagesBuild) {
  const handle = (pages: PagesBuild) => createRequestHandler(pages, 'production');
  const ofPage = new Map(Array.from(buildsOfPages(build), ([path, page]) => [path, handle(page)]));
  return { ofPage, ofOthers: handle(build) };
}

/** The build whose pages load the list of routes without the back office. */
function forShop(build: PagesBuild): PagesBuild {
  return { ...build, assets: { ...build.assets, url: shopManifestUrl(build.assets.url) } };
}
