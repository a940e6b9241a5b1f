import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

// `npm run house`: prints figures about the size of the code base, one on each line.

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trimEnd().split('\n');
// A file that is deleted and not yet committed is still listed.
const code = files.filter((path) => /\.(ts|tsx|sql)$/.test(path) && existsSync(join(root, path)));
const product = code.filter((path) => !/\.test\.tsx?$|\/fixtures\//.test(path));

const rows: [what: string, figure: string][] = [
  ['lines of TypeScript, TSX and SQL without tests', String(linesOf(product))],
  ...['server', 'web', 'shared', 'db'].map(linesOfFolder),
  [
    'lines of server/listing and server/search without honesty and back office',
    String(linesOf(searchFiles())),
  ],
  ...['<table', 'HydrateFallback', 'ErrorBoundary'].map(usesInBackOffice),
  ...['shelfPlace', 'productClass'].map(filesOfField),
  ...['needs', 'webhooks', 'pins'].map(sizeOfResource),
  ...walks(),
  ['npm scripts', String(Object.keys(JSON.parse(read('package.json')).scripts).length)],
  [
    'top folders',
    String(new Set(files.filter((path) => /^[^.].*\//.test(path)).map((path) => path.split('/')[0])).size),
  ],
];
const width = Math.max(...rows.map(([what]) => what.length));
for (const [what, figure] of rows) console.log(what.padEnd(width), figure);

function read(path: string) {
  return readFileSync(join(root, path), 'utf8');
}

function linesOf(paths: string[]) {
  return paths.reduce((sum, path) => sum + read(path).split('\n').length - 1, 0);
}

function linesOfFolder(folder: string): [string, string] {
  return [
    `  of these in ${folder}`,
    String(linesOf(product.filter((path) => path.startsWith(`${folder}/`)))),
  ];
}

function searchFiles() {
  return product.filter(
    (path) => /^server\/(listing|search)\//.test(path) && !/^server\/search\/(honesty|admin)\//.test(path),
  );
}

function usesInBackOffice(text: string): [string, string] {
  const using = product.filter((path) => path.startsWith('web/admin/') && read(path).includes(text));
  return [`files of the back office with ${text}`, String(using.length)];
}

/** A field of products is named the same wherever it is declared, imported, shown or explained. */
function filesOfField(field: string): [string, string] {
  const named = new RegExp(`\\b${field}\\b`);
  return [
    `files that name the product field ${field}`,
    String(product.filter((path) => named.test(read(path))).length),
  ];
}

function sizeOfResource(name: string): [string, string] {
  const single = name.replace(/s$/, '');
  const own = product.filter(
    (path) =>
      new RegExp(`(^|[-/])${single}s?[-.]`).test(basename(path)) &&
      /^(shared|server|web\/(admin|words))/.test(path),
  );
  return [`lines and files of the back office's ${name}`, `${linesOf(own)} in ${own.length}`];
}

/** The files that each journey in docs/architecture.md names, in its table "File by file" if it has one. */
function walks(): [string, string][] {
  return read('docs/architecture.md')
    .split(/^## /m)
    .filter((section) => section.startsWith('The journey of '))
    .map((section) => {
      const named = new Set(
        section
          .split('**File by file.**')
          .at(-1)
          ?.match(/`[\w./-]+\.tsx?`/g),
      );
      return [`files a reader opens: ${section.split('\n')[0]?.toLowerCase()}`, String(named.size)];
    });
}
