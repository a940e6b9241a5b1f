import './app.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { catalogApi } from '../shared/catalog.ts';
import type { Route } from './+types/root.ts';
import { Shell } from './layout/shell.tsx';
import { browserLoader, type Load, serverLoader } from './load.ts';
import { ErrorPage } from './pages/error-page.tsx';

/** Header and footer list the categories; without them the page still stands (spec §2, header). */
const load: Load<{ categories: Awaited<ReturnType<typeof readCategories>> }> = async (call) => ({
  categories: await readCategories(call),
});

function readCategories(call: Parameters<typeof load>[0]) {
  return call(catalogApi.categories, {}).catch(() => []);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Read once a visit: a changed category shows with the next full page. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
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
    <Shell categories={loaderData.categories}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell categories={loaderData?.categories ?? []}>
      <ErrorPage error={error} />
    </Shell>
  );
}
