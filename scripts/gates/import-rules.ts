import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

const serverFeatures = [
  'audit',
  'uploads',
  'sessions',
  'passwords',
  'accounts',
  'recovery',
  'google',
  'users',
  'listing',
  'search',
  'catalog',
  'product-desk',
  'category-desk',
  'import',
  'cart',
  'orders',
  'order-desk',
  'contact',
  'dashboard',
  'crawlers',
];
const webFeatures = [
  'sign-in',
  'profile',
  'catalog',
  'listing',
  'home',
  'product',
  'cart',
  'orders',
  'my-orders',
  'checkout',
  'contact',
  'pages',
  'blog',
  'order-desk',
  'order-list',
  'users',
  'product-desk',
  'product-list',
  'category-desk',
  'dashboard',
  'back-office',
  'header',
  'footer',
  'layout',
];

/** From which file to which no import may lead, and why. */
export const forbiddenImports: IForbiddenRuleType[] = [
  {
    name: 'web-not-server',
    comment: 'The REST API is the only door to data: a page reaches the server through web/call.ts.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^(server|db|scripts|bench)/' },
  },
  {
    name: 'server-not-web',
    comment:
      'The server renders pages from the build, so that the API starts and is tested without React Router.',
    severity: 'error',
    from: { path: '^(server|db)/' },
    to: { path: '^web/' },
  },
  {
    name: 'shared-only-shared-and-zod',
    comment: 'The contract runs in the browser and in Node: whatever it imports, both have to carry.',
    severity: 'error',
    from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^(shared/|node_modules/zod/)' },
  },
  {
    name: 'browser-loads-zod-mini',
    comment: 'Whole zod weighs 13 kB more on every page of the shop (docs/decisions/0017).',
    severity: 'error',
    from: { path: '^(shared|web)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
  },
  {
    name: 'no-node-in-the-browser',
    comment: 'Code of web/ also runs in the browser, where Node is not.',
    severity: 'error',
    from: { path: '^web/', pathNot: '\\.test\\.tsx?$' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'ui-and-call-know-no-feature',
    comment:
      'Buttons, fields, words and the call are used by every feature; knowing one would tie all to it.',
    severity: 'error',
    from: {
      path: '^web/(crawlers/|forms/|icons/|session/|ui/|words/|[^/]+\\.tsx?$)',
      pathNot: '^web/(root\\.tsx|routes\\.ts|entry\\.[^/]+)$',
    },
    to: { path: `^web/(${webFeatures.join('|')})/` },
  },
  {
    name: 'http-and-db-know-no-feature',
    comment:
      'The frame (HTTP, pages, database, mail) carries every feature; knowing one would tie all to it.',
    severity: 'error',
    from: { path: '^server/(cache|http|db|email|operations|postgres)/', pathNot: '\\.test\\.ts$' },
    to: { path: `^server/(${serverFeatures.join('|')})/` },
  },
  ...onlyDownhill('server', serverFeatures),
  ...onlyDownhill('web', webFeatures),
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one file, or hide a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'The shop has to run without its tests; test/ is for tests alone.',
    severity: 'error',
    from: { pathNot: '(^(test|e2e|bench)/|\\.test\\.tsx?$|^(vitest|playwright)\\.config\\.ts$)' },
    to: { path: '(^(test|e2e|bench)/|\\.test\\.tsx?$)' },
  },
  {
    name: 'no-orphan',
    comment: 'A file that nothing imports and that imports nothing is a left-over.',
    severity: 'error',
    from: { orphan: true, pathNot: '(\\.d\\.ts|\\.config\\.ts|\\.mjs)$' },
    to: {},
  },
  {
    name: 'no-unresolved',
    comment: 'An import that leads nowhere fails only when its line is reached.',
    severity: 'error',
    from: { pathNot: '\\.config\\.ts$' },
    to: { couldNotResolve: true, pathNot: '^(virtual:|icon:|\\./\\+types/)' },
  },
  {
    name: 'no-dev-package-in-the-shop',
    comment: 'A production install leaves the development packages out.',
    severity: 'error',
    from: {
      path: '^(shared|server|web|db)/',
      pathNot: '(\\.test\\.tsx?|^web/routes\\.ts|^server/dev\\.ts)$',
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

export const cruiseOptions: ICruiseOptions = {
  // TypeScript 7 has no programming interface yet; with its usual parser dependency-cruiser would read nothing.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '^(build|\\.react-router|scripts/gates/fixtures)/' },
  validate: true,
  ruleSet: { forbidden: forbiddenImports },
};

/** How Node and Vite find a package's files. */
export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default'],
};

/** Features stand on a slope, given from its foot: each may import those before it, none of those after it. */
function onlyDownhill(side: 'server' | 'web', features: string[]): IForbiddenRuleType[] {
  return features.slice(0, -1).map((feature, place) => ({
    name: `${side}-${feature}-only-downhill`,
    comment: `Features import only downhill: ${features.join(' <- ')}.`,
    severity: 'error',
    from: { path: `^${side}/${feature}/`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${side}/(${features.slice(place + 1).join('|')})/` },
  }));
}
