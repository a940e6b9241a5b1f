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
import { type Language, localPath, rootLanguage, splitLanguage } from '../../../shared/values/languages.ts';
import { StartUpError } from '../start-up/start-up-error.ts';
import type { PageRenderer, Pages, PublicPage } from './page-routes.ts';

/** The exports of web/entry.server.tsx. */
type PagesModule = {
  callKey: RouterContext<Call>;
  scriptMarkKey: RouterContext<string>;
  languagesKey: RouterContext<readonly Language[]>;
  publicPages: PublicPage[];
  setRoot: (language: Language) => void;
};

export type PagesBuild = ServerBuild & { entry: { module: PagesModule } };

const buildFolder = join(import.meta.dirname, '../../../build');

/** Loads the built pages of these languages, which include the root language. Throws StartUpError without a build. */
export async function loadPages({ languages }: { languages: readonly Language[] }): Promise<Pages> {
  const builds = new Map(
    await Promise.all(languages.map(async (language) => [language, await loadBuild(language)] as const)),
  );
  const renderers = new Map(
    [...builds].map(([language, build]) => [language, createPageRenderer(build, { language, languages })]),
  );
  const root = rootLanguage();
  const [rootBuild, renderRoot] = [builds.get(root), renderers.get(root)];
  if (!rootBuild || !renderRoot) throw new Error(`Pages without ${root}`);
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
    const command = `ROOT_LANGUAGE=${language} LANGUAGES=${language} npm run build`;
    throw new StartUpError(`The pages are not built. Run \`${command}\` first.`, { cause: error });
  }
  return (await import(pathToFileURL(file).href)) as PagesBuild;
}

type RenderOptions = {
  language: Language;
  /** The languages that the pages link to. */
  languages: readonly Language[];
};

/**
 * Renders with React Router. In development `build` is a function that is called for each page, so that every change
 * shows.
 */
export function createPageRenderer(
  build: PagesBuild | (() => Promise<PagesBuild>),
  { language, languages }: RenderOptions,
): PageRenderer {
  const rooted =
    typeof build === 'function' ? async () => atRoot(await build(), language) : atRoot(build, language);
  const handle = createRequestHandler(rooted, typeof rooted === 'function' ? 'development' : 'production');
  return async (request, call, scriptMark) => {
    // The keys come from the bundle, which has its own copy of web/call.ts.
    const keys = (typeof rooted === 'function' ? await rooted() : rooted).entry.module;
    const context = new RouterContextProvider();
    context.set(keys.callKey, call);
    context.set(keys.scriptMarkKey, scriptMark);
    context.set(keys.languagesKey, languages);
    const response = await handle(request, context);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
}

/** A build whose pages have the prefix of its language, or none. The browser gets it with each page. */
function atRoot(build: PagesBuild, language: Language): PagesBuild {
  // The bundle has its own copy of shared/values/languages.ts.
  build.entry.module.setRoot(rootLanguage());
  return { ...build, basename: localPath(language, '/') };
}
