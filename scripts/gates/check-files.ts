import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { outsideTheKit } from './kit-rules.ts';
import { unpairedWords } from './twin-words.ts';

const limits = { lines: 300, testLines: 400, ninetiethPercentile: 200, filesInFolder: 25 };
/**
 * The contract and the words of the interface are catalogs: each is one flat folder, looked up by name, with a file for
 * each subject. Their limits only ask whether a new file is a new subject. Migrations only ever grow in number, because an
 * applied one stays as it is.
 */
const catalogs: Record<string, number> = {
  shared: 61,
  'web/words': 64,
  'web/words-fr': 64,
  'web/words-ar': 50,
  'db/migrations': Number.POSITIVE_INFINITY,
};
/** Words in another language have the file names of the English ones. */
const twins = /^web\/words-(fr|ar)\//;
const namesThatSayNothing = new Set([
  'common',
  'helper',
  'helpers',
  'index',
  'lib',
  'manager',
  'misc',
  'service',
  'services',
  'util',
  'utils',
]);
const ignored = /^(node_modules|build|\.react-router|\.data|\.git|scripts\/gates\/fixtures)(\/|$)/;

type SourceFile = {
  path: string;
  isTest: boolean;
  lines: number;
  text: string;
};

/** Checks the sizes and names of the files in the working directory. CONTRIBUTING.md gives the reasons. */
function checkFiles() {
  const files = sourceFiles();
  const written = files.filter(({ isTest }) => !isTest);
  const sizes = written.map(({ lines }) => lines).sort((a, b) => a - b);
  const ninetieth = quantile(sizes, 0.9);
  const problems = [
    ...files.flatMap(tooLong),
    ...files.flatMap(saysNothing),
    ...files.flatMap(leftForLater),
    ...sharedNames(written),
    ...unpairedWords(written),
    ...outsideTheKit(written),
    ...crowdedFolders(written),
    ...['docs/decisions/*.md', 'db/migrations/*.sql'].flatMap((records) => sharedNumbers(globSync(records))),
    ...(ninetieth > limits.ninetiethPercentile ? [`.: ninetieth-percentile is ${ninetieth} lines`] : []),
    ...(files.length === 0 ? ['.: no file was read'] : []),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `${files.length} files, median ${quantile(sizes, 0.5)} lines, 90th percentile ${ninetieth}, ` +
      `longest ${sizes.at(-1)}, ${problems.length} problems`,
  );
  return problems.length === 0;
}

function sourceFiles(): SourceFile[] {
  return globSync('**/*.{ts,tsx,mjs,css,sql}', { exclude: (path) => ignored.test(path) }).map((path) => {
    const text = readFileSync(path, 'utf8');
    return { path, text, isTest: /\.test\.tsx?$/.test(path), lines: text.split('\n').length - 1 };
  });
}

function tooLong({ path, lines, isTest }: SourceFile) {
  const limit = isTest ? limits.testLines : limits.lines;
  return lines > limit ? [`${path}: too-long, ${lines} lines of at most ${limit}`] : [];
}

function saysNothing({ path }: SourceFile) {
  const parts = path.split(/[/.-]/);
  return parts
    .filter((part) => namesThatSayNothing.has(part))
    .map((part) => `${path}: name-says-nothing ('${part}')`);
}

function leftForLater({ path, text }: SourceFile) {
  return /\b(TO-?DO|FIX-?ME)\b/.test(text) ? [`${path}: left-for-later (do it, or file it)`] : [];
}

function sharedNames(files: SourceFile[]) {
  const originals = files.filter(({ path }) => !twins.test(path));
  const byName = Map.groupBy(originals, ({ path }) => basename(path).replace(/\.(tsx?|mjs)$/, ''));
  return [...byName]
    .filter(([, bearers]) => bearers.length > 1)
    .map(([, bearers]) => `${bearers.map(({ path }) => path).join(', ')}: name-not-unique`);
}

function crowdedFolders(files: SourceFile[]) {
  return [...Map.groupBy(files, ({ path }) => dirname(path))].flatMap(([folder, { length }]) => {
    const most = catalogs[folder] ?? limits.filesInFolder;
    return length > most ? [`${folder}: crowded-folder, ${length} files of at most ${most}`] : [];
  });
}

/** Two decisions or migrations made at the same time may take the same number. */
function sharedNumbers(records: string[]) {
  return [...Map.groupBy(records, (path) => basename(path).slice(0, 4)).values()]
    .filter((bearers) => bearers.length > 1)
    .map((bearers) => `${bearers.join(', ')}: number-not-unique`);
}

function quantile(sorted: number[], share: number) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

process.exitCode = checkFiles() ? 0 : 1;
