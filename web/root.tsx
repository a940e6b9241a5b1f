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

/** Header and footer list the categories; without them the page still stands (requirements: Header). */
const load: Load<{ categories: string }> = async (call) => {
  const categories = await call('GET /categories', {}).catch(() => []);
  return { categories: packCategories(categories) };
};

/** The header's white, so that a phone's frame continues it. */
const themeColor = '#ffffff';

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);
export const clientMiddleware = [guardPage];

/** Read once a visit: a changed category shows with the next full page. */
export function shouldRevalidate() {
  return false;
}

export function links(): Route.LinkDescriptors {
  return [
    // Named before the scripts: over HTTP/1.1 it would wait for a connection behind them.
    { rel: 'preload', href: styles, as: 'style' },
    { rel: 'stylesheet', href: styles },
    { rel: 'icon', href: favicon, type: 'image/svg+xml' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  ];
}

/** For pages that could not be shown; all others have their own. */
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
