import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Names, namesOf, problemOfName, problemOfPlural, renamed } from './resource-names.ts';

const templates = join(import.meta.dirname, 'resource');

type Asked = { name: string; plural: string | undefined };

/**
 * Writes the files of a new resource and its rows in the lists of the shop, and returns their paths. If the name cannot be
 * used, it writes nothing and returns the reason in one sentence.
 */
export function newResource(root: string, { name, plural }: Asked) {
  const problem = problemOfName(name) ?? (plural && problemOfPlural(name, plural));
  if (problem) return problem;
  const names = namesOf(name, plural);
  const files = resourceFiles(root, names);
  const clash = findClash(root, names, [...files.keys()]);
  if (clash) return `“${name}” cannot be used: ${clash}.`;
  const lists = extendedLists(root, names);
  if (typeof lists === 'string') return `“${name}” cannot be used: ${lists}.`;
  for (const [path, text] of [...files, ...lists]) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { written: [...files.keys()], extended: [...lists.keys()] };
}

/** The templates with the name in place of the sample's, by their paths. */
function resourceFiles(root: string, names: Names) {
  const files = globSync('**/*.txt', { cwd: templates }).sort();
  const last = globSync('db/migrations/*.sql', { cwd: root }).map((path) =>
    Number(basename(path).slice(0, 4)),
  );
  const number = String(Math.max(...last) + 1).padStart(4, '0');
  return new Map(
    files.map((path) => [
      renamed(path.replace(/\.txt$/, '').replace('NNNN', number), names),
      renamed(readFileSync(join(templates, path), 'utf8'), names),
    ]),
  );
}

/** The reason why the name collides with something, if it does. */
function findClash(root: string, names: Names, paths: string[]) {
  const { one, many } = names;
  const has = (path: string, text: string) => readFileSync(join(root, path), 'utf8').includes(text);
  const used = globSync('{shared,server,web,db,test,e2e,tools}/**/*.{ts,tsx,mjs,sql}', {
    cwd: root,
    exclude: ['tools/gates/fixtures/**'],
  });
  const own = new Set(paths.map((path) => basename(path)));
  const namesake = used.find((path) => own.has(basename(path)) && !/^web\/words-(fr|ar)\//.test(path));
  if (namesake) return `there is ${namesake} already`;
  if (has('server/platform/db/tables.ts', `\n  ${many.snake}: {`)) return `the table ${many.snake} exists`;
  if (has('shared/audit.ts', `\n  ${one.area}: [`)) return `the history has an area ${one.area}`;
  if (has('web/routes.ts', `'admin/${many.kebab}`)) return `the page /admin/${many.kebab} exists`;
  const contract = used.find((path) => path.startsWith('shared/') && has(path, `'/${many.kebab}`));
  if (contract) return `${contract} has endpoints under /${many.kebab}`;
  return isTaken(names) ? 'the code of every resource uses it for something else' : undefined;
}

/** Whether a form of the name is a reserved word of JavaScript, or used in the templates. */
function isTaken(names: Names) {
  const texts = globSync('**/*.{ts,tsx}.txt', { cwd: templates })
    .map((path) => readFileSync(join(templates, path), 'utf8'))
    .join('\n');
  const own = [names.one, names.many].flatMap(({ camel, pascal }) => [camel, pascal]);
  return own.some((form) => new RegExp(`\\b${form}\\b`).test(texts) || !isIdentifier(form));
}

function isIdentifier(name: string) {
  try {
    new Function(`'use strict'; const ${name} = 1;`);
    return true;
  } catch {
    return false;
  }
}

/**
 * The lists with the rows of the resource. In `resource-rows.txt`, `@@ LIST @@ LINE` stands above rows that go before the
 * last line of LIST that starts with LINE. If a row collides with something, returns the reason instead.
 */
function extendedLists(root: string, names: Names) {
  const parts = readFileSync(join(import.meta.dirname, 'resource-rows.txt'), 'utf8')
    .split(/^@@ /m)
    .slice(1);
  const lists = new Map<string, string>();
  for (const part of parts) {
    const [, list = '', before = '', rows = ''] = /^(\S+) @@ (.*)\n([\s\S]*)$/.exec(part) ?? [];
    const text = lists.get(list) ?? readFileSync(join(root, list), 'utf8');
    const place = text.lastIndexOf(`\n${before}`) + 1;
    if (place === 0)
      throw new Error(`${list} has no line that starts with “${before}”: mend resource-rows.txt`);
    const added = renamed(rows, names);
    const keys = [...added.matchAll(/^ +['\w/-]+:/gm)];
    const known = keys.find(([key]) => text.includes(`\n${key}`));
    if (known) return `${list} has ${known[0].trim().replace(/:$/, '')} already`;
    lists.set(list, text.slice(0, place) + added + text.slice(place));
  }
  return lists;
}
