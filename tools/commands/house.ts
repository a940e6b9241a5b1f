import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// `npm run house`: prints figures about the size of the code, before it was simplified, as wanted, and now.

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
// A file that is deleted and not yet committed is still listed.
const code = files.filter((path) => /\.(ts|tsx|sql)$/.test(path) && existsSync(join(root, path)));
const product = code.filter((path) => !/\.test\.tsx?$|\/fixtures\//.test(path));

type Row = [what: string, before: string, wanted: string, now: string];

const rows: Row[] = [
  ['', 'before', 'wanted', 'now'],
  ['lines of TypeScript, TSX and SQL without tests', '131,000', '≤ 100,000', lines(linesOf(product))],
  linesOfFolder('web', '53,600'),
  linesOfFolder('server', '36,300'),
  linesOfFolder('shared', ''),
  linesOfFolder('db', '22,200'),
  [
    'lines of server/listing and server/search without honesty',
    '5,600',
    '≤ 3,600',
    lines(linesOf(product.filter((path) => /^server\/(listing|search)\/(?!honesty)/.test(path)))),
  ],
  usesInBackOffice('<table', ['25', '1']),
  usesInBackOffice('HydrateFallback', ['42', '≤ 3']),
  usesInBackOffice('ErrorBoundary', ['23', '≤ 3']),
  filesOfField('shelfPlace', ['13', '≤ 6']),
  filesOfField('productClass', ['20', '≤ 6']),
  sizeOf('needs', resourceOf('need')),
  sizeOf('webhooks', resourceOf('webhook')),
  sizeOf('a resource by the generator', generated()),
  walk('one order', ['39', '≤ 28']),
  walk('a saved product', ['', '']),
  walk('a courier’s message', ['', '']),
  walk('a cold listing page', ['38', '≤ 24']),
  walk('a search', ['30', '≤ 18']),
  ['npm scripts', '22', '≤ 15', String(Object.keys(JSON.parse(read('package.json')).scripts).length)],
  ['top folders', '12', '≤ 11', String(topFolders().size)],
];
const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
for (const [what, ...figures] of rows) {
  const cells = figures.map((figure, place) => figure.padStart(widths[place + 1] ?? 0));
  console.log([what.padEnd(widths[0] ?? 0), ...cells].join('  '));
}

function read(path: string) {
  return readFileSync(join(root, path), 'utf8');
}

function linesOf(paths: string[]) {
  return paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
}

function lines(count: number) {
  return count.toLocaleString('en');
}

function linesOfFolder(folder: string, before: string): Row {
  return [
    `  in ${folder}`,
    before,
    '',
    lines(linesOf(product.filter((path) => path.startsWith(`${folder}/`)))),
  ];
}

function usesInBackOffice(text: string, [before, wanted]: [string, string]): Row {
  const using = product.filter((path) => path.startsWith('web/admin/') && read(path).includes(text));
  return [`files of the back office with ${text}`, before, wanted, String(using.length)];
}

/** A field of products is named the same wherever it is declared, imported, shown or explained. */
function filesOfField(field: string, [before, wanted]: [string, string]): Row {
  const named = new RegExp(`\\b${field}\\b`);
  const using = product.filter((path) => named.test(read(path)));
  return [`files that name the product field ${field}`, before, wanted, String(using.length)];
}

/** The files with the name of a resource, contract to words. */
function resourceOf(name: string) {
  return product.filter(
    (path) =>
      new RegExp(`(^|[-/])${name}s?[-.]`).test(basename(path)) &&
      /^(shared|server|web\/(admin|words))/.test(path),
  );
}

function generated() {
  return files.filter((path) => /^tools\/generator\/resource\//.test(path) && !/\.test\.ts/.test(path));
}

function sizeOf(name: string, own: string[]): Row {
  return [
    `lines and files of ${name}`,
    '785 to 963 in 8 to 11',
    '≤ 450 in ≤ 8',
    `${linesOf(own)} in ${own.length}`,
  ];
}

/** The files that a journey in docs/architecture.md names, in its table "File by file" if it has one. */
function walk(name: string, [before, wanted]: [string, string]): Row {
  const sections = read('docs/architecture.md').split(/^## /m);
  const section = sections.find((text) => text.replace("'", '’').startsWith(`The journey of ${name}\n`));
  if (!section) throw new Error(`docs/architecture.md does not tell the journey of ${name}`);
  const named = section
    .split('**File by file.**')
    .at(-1)
    ?.match(/`[\w./-]+\.tsx?`/g);
  return [`files a reader opens for ${name}`, before, wanted, String(new Set(named).size)];
}

function topFolders() {
  return new Set(files.filter((path) => /^[^.].*\//.test(path)).map((path) => path.split('/')[0]));
}
