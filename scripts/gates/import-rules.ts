import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import { allRooms, type Room, ruleName } from './rooms.ts';

/** Whatever every feature may import. */
const foundations = {
  server: 'server/(platform/|env\\.ts$)',
  web: 'web/((ui|words|head|session)/|(call|load)\\.ts$|app\\.css$)',
};

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
    name: 'web-foundations-know-no-feature',
    comment:
      'Every feature uses buttons, words and the call. If they knew one feature, all would depend on it.',
    severity: 'error',
    from: { path: `^${foundations.web}`, pathNot: '\\.test\\.tsx?$' },
    to: { path: '^web/', pathNot: `^${foundations.web}` },
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'Every feature stands on the platform. If it knew one feature, all would depend on it.',
    severity: 'error',
    from: { path: `^${foundations.server}`, pathNot: '\\.test\\.ts$' },
    to: { path: '^server/', pathNot: `^${foundations.server}` },
  },
  ...allRooms.map(onlyNeighbours),
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
    comment: 'A first start leaves the development packages out.',
    severity: 'error',
    from: {
      path: '^(shared|server|web|db|scripts)/',
      pathNot: '(\\.test\\.tsx?$|^scripts/(gates/|cut-font\\.mjs$|set-up/find-chromium\\.mjs$))',
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-build-package-in-the-shop',
    comment: 'A shop that is built runs without the packages that build it.',
    severity: 'error',
    from: { path: '^(shared|server|web|db)/', pathNot: '^(web/routes\\.ts|server/dev\\.ts)$' },
    to: { path: 'node_modules/(vite|@react-router/dev|@tailwindcss|tailwindcss|marked|@iconify-json)/' },
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

/** A feature imports only the features listed for it in ./rooms.ts; nothing imports the files that put a side together. */
function onlyNeighbours(room: Room): IForbiddenRuleType {
  const { side, mayImport } = room;
  const own = `${side}/${room.room}`;
  const allowed = [own, ...mayImport.map((other) => `${side}/${other}`)].map((folder) => `${folder}/[^/]+$`);
  return {
    name: ruleName(room),
    comment: `${own} may import ${mayImport.join(', ') || 'no other feature'}: scripts/gates/rooms.ts.`,
    severity: 'error',
    from: { path: `^${own}/[^/]+$`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${side}/`, pathNot: `^(${[foundations[side], ...allowed].join('|')})` },
  };
}
