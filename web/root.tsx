import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router';
import { iconSource } from '../shared/catalog/images.ts';
import { directionOf, rootLanguage } from '../shared/values/languages.ts';
import type { Route } from './+types/root.ts';
import styles from './app.css?url';
import { callContext } from './call.ts';
import { ErrorPage } from './content/pages/error-page.tsx';
import favicon from './frame/layout/favicon.svg';
import { guardPage } from './frame/layout/guard-page.ts';
import { type FrameData, loadFrame } from './frame/layout/load-frame.ts';
import { Shell, SkipLink } from './frame/layout/shell.tsx';
import { pageMeta } from './head/page-meta.ts';
import { shopNameIn } from './head/shop-name.ts';
import { browserLoader } from './load.ts';
import { localUrl } from './session/local-url.ts';
import interLatin from './ui/fonts/inter-latin.woff2?url';
import notoArabic from './ui/fonts/noto-arabic.woff2?url';
import { language } from './words/formats.ts';
import { pageWords } from './words/page-words.ts';

/** The white of the header, in which a phone draws its status bar. */
const themeColor = '#ffffff';

export function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  return loadFrame(context.get(callContext));
}

export const clientLoader = browserLoader(loadFrame);
export const clientMiddleware = [guardPage];

/** Read once per visit, and again after the back office has saved something that the frame shows. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function links(): Route.LinkDescriptors {
  return [
    // Before the scripts, because over HTTP/1.1 it would have to wait until they are loaded.
    { rel: 'preload', href: styles, as: 'style' },
    { rel: 'stylesheet', href: styles },
    { rel: 'manifest', href: localUrl('/manifest.webmanifest') },
    preloadedFont(interLatin),
    ...(language === 'ar' ? [preloadedFont(notoArabic)] : []),
  ];
}

function preloadedFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;
}

/** The title of a page that could not be shown; every other page has its own. */
export function meta({ error, matches }: Route.MetaArgs) {
  if (!error) return [{ title: shopNameIn(matches) }];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return pageMeta(matches, { title: (isMissing ? pageWords.notFound : pageWords.error).title });
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<FrameData>('root');
  return (
    // A script in the head marks an announcement that was closed here (early-script.ts).
    <html
      lang={language}
      dir={directionOf(language)}
      // entry.client.tsx reads it.
      data-root={rootLanguage()}
      data-announcement={frame?.announcement?.id}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
        <Icons icon={frame?.icon} />
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

/** The icon of the settings, or the drawn one, for tabs and home screens. */
function Icons({ icon }: { icon: string | undefined }) {
  return (
    <>
      {icon ? (
        <link rel="icon" href={iconSource(icon, '192')} />
      ) : (
        <link rel="icon" href={favicon} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={icon ? iconSource(icon, 'apple-180') : '/apple-touch-icon.png'} />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell frame={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell frame={loaderData} isBroken>
      <ErrorPage error={error} />
    </Shell>
  );
}
