import type { Plugin } from 'vite';

/**
 * Replacements for modules that every page would load although the shop never needs them (docs/decisions/0043). An
 * export that is missing here stops the build.
 */
const standIns: Record<string, string> = {
  // Discovers routes on demand: our pages know all of them from the start (react-router.config.ts).
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    // Imported by parts for servers only.
    export const getPathsWithAncestors = undefined, handleClientVersionMismatch = undefined;
    export const getManifestPath = undefined;`,
  // Instruments loaders: we pass no instrumentations.
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    // Imported by parts for servers only.
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  // Loads style sheets before an `import()`: the shop has only one, and the server names it.
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
};

/** Vite plugin: leaves these modules out of the browser's files. A module that is no longer found stops the build. */
export function leftOutModules(): Plugin {
  const waiting = new Set(Object.keys(standIns));
  return {
    name: 'left-out-modules',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client') return null;
      const name = Object.keys(standIns).find((path) => id.endsWith(path));
      if (name === undefined) return null;
      waiting.delete(name);
      return { code: standIns[name] ?? '', moduleType: 'js' };
    },
    buildEnd(error) {
      if (!error && this.environment.name === 'client' && waiting.size > 0)
        throw new Error(`Nothing imports ${[...waiting].join(', ')} any more (docs/decisions/0043)`);
    },
  };
}
