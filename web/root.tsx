import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import styles from './app.css?url';
import { ErrorPage } from './content/pages/error-page.tsx';
import favicon from './frame/layout/favicon.svg';
import { guardPage } from './frame/layout/guard-page.ts';
import { Shell } from './frame/layout/shell.tsx';
import { pageMeta } from './head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from './load.ts';
import { packCategories } from './shop/categories/packed-categories.ts';
import interLatin from './ui/fonts/inter-latin.woff2?url';
import { layoutWords } from './words/layout-words.ts';
import { pageWords } from './words/page-words.ts';

/** The categories in the header and footer. The page works without them (requirements: Header). */
const load: Load<{ categories: string }> = async (call) => {
  const categories = await call('GET /categories', {}).catch(() => []);
  return { categories: packCategories(categories) };
};

/** The white of the header, in which a phone draws its status bar. */
const themeColor = '#ffffff';

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
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
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

/** The title of a page that could not be shown; every other page has its own. */
export function meta({ error }: Route.MetaArgs) {
  if (!error) return [{ title: layoutWords.shopName }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta({ title: (isMissing ? pageWords.notFound : pageWords.error).title });
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell packedCategories={loaderData.categories}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell packedCategories={loaderData?.categories ?? ''}>
      <ErrorPage error={error} />
    </Shell>
  );
}
