import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Call } from '../shared/api.ts';
import { logoSource } from '../shared/images.ts';
import { directionOf, type Language } from '../shared/languages.ts';
import type { Route } from './+types/root.ts';
import styles from './app.css?url';
import { callContext } from './call.ts';
import { ErrorPage } from './content/pages/error-page.tsx';
import { footerContext, settingsContext } from './frame/footer/footer-context.ts';
import favicon from './frame/layout/favicon.svg';
import { guardPage } from './frame/layout/guard-page.ts';
import { Shell, SkipLink } from './frame/layout/shell.tsx';
import { pageMeta } from './head/page-meta.ts';
import { languagesContext } from './head/served-languages.ts';
import { browserLoader, readSettings } from './load.ts';
import { localUrl } from './session/local-url.ts';
import { type CategoryNode, mainCategories, toCategoryNode } from './shop/categories/category-chain.ts';
import { readCategories } from './shop/categories/read-categories.ts';
import interLatin from './ui/fonts/inter-latin.woff2?url';
import notoArabic from './ui/fonts/noto-arabic.woff2?url';
import { language } from './words/formats.ts';
import { layoutWords } from './words/layout-words.ts';
import { pageWords } from './words/page-words.ts';

type FrameData = {
  /** The main categories, for the menus. */
  categories: CategoryNode[];
  /** The address of the logo in the settings; absent if the shop has the usual one. */
  logo?: string;
  /** Absent if there is only one. */
  languages?: readonly Language[];
};

/** The page works without categories (requirements: Header). */
const readAll = (call: Call) => readCategories(call).catch(() => []);

/** The white of the header, in which a phone draws its status bar. */
const themeColor = '#ffffff';

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const call = context.get(callContext);
  const [categories, settings] = await Promise.all([readAll(call), readSettings(call)]);
  if (settings) context.set(settingsContext, settings);
  context.set(footerContext, categories);
  const languages = context.get(languagesContext);
  const logo = settings?.seller.imageUrl;
  return {
    categories: mainCategories(categories).map(toCategoryNode),
    ...(logo && { logo: logoSource(logo) }),
    ...(languages.length > 1 && { languages }),
  };
}

export const clientLoader = browserLoader<FrameData>(async (call) => ({
  categories: mainCategories(await readAll(call)).map(toCategoryNode),
}));
export const clientMiddleware = [guardPage];

/** Read once per visit: a changed category shows after the next full page load. */
export function shouldRevalidate() {
  return false;
}

export function links(): Route.LinkDescriptors {
  return [
    // Before the scripts, because over HTTP/1.1 it would have to wait until they are loaded.
    { rel: 'preload', href: styles, as: 'style' },
    { rel: 'stylesheet', href: styles },
    { rel: 'icon', href: favicon, type: 'image/svg+xml' },
    { rel: 'manifest', href: localUrl('/manifest.webmanifest') },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    preloadedFont(interLatin),
    ...(language === 'ar' ? [preloadedFont(notoArabic)] : []),
  ];
}

function preloadedFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
}

/** The title of a page that could not be shown; every other page has its own. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [{ title: layoutWords.shopName }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta({ title: (isMissing ? pageWords.notFound : pageWords.error).title });
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell categories={loaderData.categories} logo={loaderData.logo} languages={loaderData.languages}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell
      categories={loaderData?.categories ?? []}
      logo={loaderData?.logo}
      languages={loaderData?.languages}
    >
      <ErrorPage error={error} />
    </Shell>
  );
}
