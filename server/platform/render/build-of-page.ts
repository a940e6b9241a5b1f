import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];

/**
 * Returns, for each page with a fixed address, the build with only the routes of that page, by path without language.
 * React Router makes all routes of a build anew for each page that it renders, and this one has 88.
 */
export function buildsOfPages<Build extends ServerBuild>(build: Build): Map<string, Build> {
  return new Map(
    Object.keys(build.routes)
      .map((id) => chainOf(build.routes, id))
      .filter((chain) => isPage(chain, build.routes))
      .map((chain) => [pathOf(chain), withRoutes(build, chain)] as const)
      .filter(([path]) => !/[:*?]/.test(path)),
  );
}

type Route = NonNullable<Routes[string]>;

/** A route below those that it is nested in. */
function chainOf(routes: Routes, id: string | undefined): Route[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...chainOf(routes, route.parentId), route] : [];
}

/** Whether no other route is nested in the last one. */
function isPage(chain: Route[], routes: Routes) {
  const id = chain.at(-1)?.id;
  return Object.values(routes).every((route) => route?.parentId !== id);
}

function pathOf(chain: Route[]) {
  return `/${chain
    .map(({ path }) => path)
    .filter(Boolean)
    .join('/')}`;
}

function withRoutes<Build extends ServerBuild>(build: Build, chain: Route[]): Build {
  const pick = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(chain.flatMap(({ id }) => (all[id] === undefined ? [] : [[id, all[id]] as const])));
  return {
    ...build,
    routes: pick(build.routes),
    assets: { ...build.assets, routes: pick(build.assets.routes) },
  };
}
