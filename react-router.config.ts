import type { Config } from '@react-router/dev/config';
import { buildLanguage } from './tools/build/languages/build-language.ts';

export default {
  appDirectory: 'web',
  // The server gives each build its basename (server/platform/render/load-pages.ts).
  buildDirectory: `build/${buildLanguage()}`,
  ssr: true,
  // All routes are known from the first page on, so that a click never waits for a list of routes.
  routeDiscovery: { mode: 'initial' },
  // The code of a page is small, so a file of its own for each loader would cost more than it saves.
  splitRouteModules: false,
} satisfies Config;
