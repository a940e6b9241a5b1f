import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { unprovenThreats } from './threat-proofs.ts';

type Page = {
  path: string;
  /** The whole file. Lines of one comment or one paragraph are joined, because a reference may be wrapped. */
  text: string;
  /** The comments of code; a document as a whole. */
  prose: string;
};

type Reference = {
  rule: string;
  where: 'text' | 'prose';
  pattern: RegExp;
  isKnown: (name: string) => boolean;
};

const unwritten = /^(node_modules|build|\.react-router|\.data|\.git|gallery|tools\/gates\/fixtures)(\/|$)/;
const skip = (path: string) => unwritten.test(path);

const headings = new Set(globSync('docs/requirements/*.md').flatMap(headingsOf));
const threats = new Set(read('docs/security.md').match(/(?<=^\| )T\d+(?= \|)/gm));
const fileNames = new Set(globSync('**/*.*', { exclude: skip }).map((path) => basename(path)));

const references: Reference[] = [
  {
    rule: 'no-such-requirement',
    where: 'text',
    pattern: /\brequirements: ([^).,;:`|'*]+)/g,
    isKnown: (name) => headings.has(name),
  },
  {
    rule: 'no-such-threat',
    where: 'text',
    pattern: /(?<=\bthreats? [T\d, ]*|\()(T\d+)\b/g,
    isKnown: (name) => threats.has(name),
  },
  {
    rule: 'no-such-file',
    where: 'prose',
    pattern:
      /(?<![\w/.@:-])((?:web|server|shared|db|test|e2e|tools|deploy|docs|public)\/[\w*][\w./*{},@-]*)/g,
    isKnown: pathExists,
  },
  {
    rule: 'no-such-file',
    where: 'prose',
    pattern: /`([\w-]+\.(?:ts|tsx|mjs|sql))`/g,
    isKnown: (name) => fileNames.has(name),
  },
  // Sections of documents that are not in the repository.
  { rule: 'foreign-section', where: 'text', pattern: /\b((?:spec|design) §\S*)/g, isKnown: () => false },
];

/** Checks that everything that code and documents refer to exists. */
function checkReferences() {
  const pages = globSync('**/*.{ts,tsx,mjs,css,sql,jsonc,md,conf,ini,service,timer,yaml,yml}', {
    exclude: skip,
  }).map(readPage);
  const problems = [
    ...pages.flatMap((page) => references.flatMap((reference) => unknown(page, reference))),
    ...pages.flatMap(brokenLinks),
    ...unprovenThreats(),
  ];
  if (pages.length === 0) problems.push('.: no file was read');
  for (const problem of problems) console.error(problem);
  console.log(`${pages.length} files, ${problems.length} problems`);
  return problems.length === 0;
}

function read(path: string) {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function readPage(path: string): Page {
  const written = read(path);
  if (path.endsWith('.md')) {
    const text = written.replace(/\n(?![\n|#]|- |\d+\. )/g, ' ');
    return { path, text, prose: text };
  }
  const text = written.replace(/\n\s*(\*|\/\/|--|#) +/g, ' ');
  return { path, text, prose: (text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)(\/\/|--|#) .*/gm) ?? []).join('\n') };
}

function unknown(page: Page, { rule, where, pattern, isKnown }: Reference) {
  return [...page[where].matchAll(pattern)]
    .map(([, name = '']) => name.trim())
    .filter((name) => !isKnown(name))
    .map((name) => `${page.path}: ${rule} '${name}'`);
}

/** A file, a folder, a pattern of files, or `docs/decisions/0013` for the record of that number. */
function pathExists(named: string) {
  const path = named.replace(/[.,]+$/, '');
  return existsSync(path) || globSync([path, `${path}-*`]).length > 0;
}

function brokenLinks({ path, text }: Page) {
  if (!path.endsWith('.md')) return [];
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.flatMap((target) => {
    if (/^(https?:|mailto:|\/)/.test(target)) return [];
    const [file, anchor] = target.split('#');
    const aim = file ? join(dirname(path), file) : path;
    if (!existsSync(aim)) return [`${path}: no-such-link '${target}'`];
    const isKnown = !anchor || headingsOf(aim).map(slug).includes(anchor);
    return isKnown ? [] : [`${path}: no-such-anchor '${target}'`];
  });
}

function headingsOf(document: string) {
  return [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim());
}

/** The anchor that GitHub gives a heading. */
function slug(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

process.exitCode = checkReferences() ? 0 : 1;
