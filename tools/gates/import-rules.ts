import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';
import { allRooms, type Room, ruleName } from './rooms.ts';

/** Every feature may import these. */
const foundations = {
  server: 'server/(platform/|env\\.ts$)',
  web: 'web/((ui|words(-fr|-ar)?|head|session)/|(call|load)\\.ts$|app\\.css$)',
};

/** The imports that are refused, and why. */
export const forbiddenImports: IForbiddenRuleType[] = [
  {
    name: 'web-not-server',
    comment: 'The REST API is the only way to data: a page reaches the server through web/call.ts.',
    severity: 'error',
    from: { path: '^web/' },
    to: { path: '^(server|db|tools)/' },
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
    comment: 'The contract runs in the browser and in Node, so both would load what it imports.',
    severity: 'error',
    from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
    to: { pathNot: '^(shared/|node_modules/zod/)' },
  },
  {
    name: 'browser-loads-zod-mini',
    comment: 'All of zod costs every page of the shop 13 kB more (docs/decisions/0017).',
    severity: 'error',
    from: { path: '^(shared|web)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/mini/' },
  },
  {
    name: 'no-node-in-the-browser',
    comment: 'Code of web/ also runs in the browser, which has no Node.',
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
    comment:
      'Every feature uses the platform. If the platform used one feature, all others would depend on that feature.',
    severity: 'error',
    from: { path: `^${foundations.server}`, pathNot: '\\.test\\.ts$' },
    to: { path: '^server/', pathNot: `^${foundations.server}` },
  },
  ...allRooms.map(onlyNeighbours),
  {
    name: 'no-cycle',
    comment: 'Two files that import each other belong in one file, or share code that belongs in a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'nothing-imports-tests',
    comment: 'The shop must run without its tests.',
    severity: 'error',
    from: {
      pathNot:
        '(^(test|e2e|tools/(bench|campaign|gallery))/|\\.test\\.tsx?$|^(vitest|playwright)\\.config\\.ts$)',
    },
    to: { path: '(^(test|e2e|tools/(bench|campaign|gallery))/|\\.test\\.tsx?$)' },
  },
  {
    name: 'no-orphan',
    comment: 'A file that imports nothing and is never imported is a left-over.',
    severity: 'error',
    from: { orphan: true, pathNot: '(\\.d\\.ts|\\.config\\.ts|\\.mjs)$' },
    to: {},
  },
  {
    name: 'no-unresolved',
    comment: 'An import of a missing file fails only when its line runs.',
    severity: 'error',
    from: { pathNot: '\\.config\\.ts$' },
    to: { couldNotResolve: true, pathNot: '^(virtual:|icon:|\\./\\+types/)' },
  },
  {
    name: 'no-dev-package-in-the-shop',
    comment: 'npm start does not install the development packages.',
    severity: 'error',
    from: {
      path: '^(shared|server|web|db|tools)/',
      pathNot:
        '(\\.test\\.tsx?$|^tools/(bench/|campaign/|gallery/|gates/|build/cut-font\\.mjs$|set-up/find-chromium\\.mjs$))',
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-build-package-in-the-shop',
    comment: 'A built shop runs without the packages that build it.',
    severity: 'error',
    from: { path: '^(shared|server|web|db)/', pathNot: '^(web/routes\\.ts|server/dev\\.ts)$' },
    to: { path: 'node_modules/(vite|@react-router/dev|@tailwindcss|tailwindcss|@iconify-json)/' },
  },
];

export const cruiseOptions: ICruiseOptions = {
  // TypeScript 7 has no programming interface yet: with its default parser, dependency-cruiser reads nothing.
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  // A copy of the tree, as the test of the generator makes one, has a link to the packages.
  preserveSymlinks: true,
  exclude: { path: '^(build|\\.react-router|tools/gates/fixtures)/' },
  validate: true,
  ruleSet: { forbidden: forbiddenImports },
};

/** As Node and Vite find the files of a package. */
export const resolveOptions = {
  exportsFields: ['exports'],
  conditionNames: ['import', 'node', 'default'],
};

/** A feature imports only the features that ./rooms.ts lists for it, and no file at the top of its side. */
function onlyNeighbours(room: Room): IForbiddenRuleType {
  const { side, mayImport } = room;
  const own = `${side}/${room.room}`;
  const allowed = [own, ...mayImport.map((other) => `${side}/${other}`)].map((folder) => `${folder}/[^/]+$`);
  return {
    name: ruleName(room),
    comment: `${own} may import ${mayImport.join(', ') || 'no other feature'}: tools/gates/rooms.ts.`,
    severity: 'error',
    from: { path: `^${own}/[^/]+$`, pathNot: '\\.test\\.tsx?$' },
    to: { path: `^${side}/`, pathNot: `^(${[foundations[side], ...allowed].join('|')})` },
  };
}
