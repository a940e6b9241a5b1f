import { readdir, readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { isolated } from '../../../web/words-ar/formats.ts';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Parameter = { name: string; type: string };
type Word = { path: string; call: (...inserted: unknown[]) => unknown; parameters: Parameter[] };

const english = new URL('../../../web/words/', import.meta.url);

const files = (await readdir(english)).filter((file) => file.endsWith('-words.ts'));
const words = (await Promise.all(files.map(wordsOf))).flat();

/** Parameters that need no marks: Arabic words, counts, and prices and dates, which begin with digits and have Arabic words. */
const arabic = new Set(
  `amount area base beyond by choose count country day days due estimate field fields first fresh from home items kind label
  language last later least list max message method min most offer option ordered part places price problem reason role shop
  status step text thing time title to top weekday what wilaya wilayas column columns outcome change action shown figure`.split(
    /\s+/,
  ),
);
/** The address is the end of a message, which chats make a link of: it may have no marks. */
const links = new Set(['askWords.message(address)']);
/** Names that come with their marks. */
const marked = /^adminOrdersWords\.status(Of|Updated)\(name\)$|^importWords\.column\(name\)$/;

test('a name or a number in an Arabic word keeps its own direction', () => {
  const bare = words.flatMap((word) =>
    word.parameters
      .filter(({ name, type }, place) => type === 'string' && !arabic.has(name) && isBare(word, place))
      .map(({ name }) => `${word.path}(${name})`)
      .filter((value) => !links.has(value) && !marked.test(value)),
  );
  expect(words.length).toBeGreaterThan(400);
  expect(bare).toEqual([]);
});

test('a value without marks is found', () => {
  const parameters = [{ name: 'name', type: 'string' }];
  expect(isBare({ path: '', parameters, call: (name) => `الطلبية ${name}` }, 0)).toBe(true);
  expect(isBare({ path: '', parameters, call: (name) => `الطلبية ${isolated(String(name))}` }, 0)).toBe(
    false,
  );
});

function isBare({ call, parameters }: Word, place: number) {
  const values = parameters.map(({ type }, at) => {
    if (at === place) return 'Zq 5';
    return type === 'number' ? 5 : 'نص';
  });
  return outsideIsolates(String(call(...values))).includes('Zq');
}

/** The Arabic words of a file that take values. */
async function wordsOf(file: string): Promise<Word[]> {
  const source = await readFile(new URL(file, english), 'utf8');
  const twins: unknown = await import(new URL(`../words-ar/${file}`, english).href);
  return wordsIn(source, file).flatMap(({ path, parameters }) => {
    const call = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], twins);
    return typeof call === 'function' ? [{ path: path.join('.'), call, parameters } as Word] : [];
  });
}

/** The words of a source that take values, with what they take. The English ones declare it for all languages. */
function wordsIn(source: string, file: string) {
  const found: { path: string[]; parameters: Parameter[] }[] = [];
  visit(parseSync(file, source).program as unknown as Node, []);
  return found;

  function visit(node: Node, path: string[]) {
    if (node.type === 'ArrowFunctionExpression') {
      const parameters = (node.params as (Node & { name: string; typeAnnotation?: Node })[]).map(
        ({ name, typeAnnotation: type }) => ({
          name,
          type: type ? source.slice(type.start + 2, type.end) : '',
        }),
      );
      found.push({ path, parameters });
      return;
    }
    const named = (node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' && node.id) as
      | { name?: string; value?: string }
      | false;
    const here = named ? [...path, named.name ?? named.value ?? ''] : path;
    for (const part of Object.values(node).flat()) if (isNode(part)) visit(part, here);
  }
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

/** The text without all that keeps its own direction. */
function outsideIsolates(text: string) {
  let depth = 0;
  let bare = '';
  for (const character of text) {
    if (/[\u2066-\u2068]/.test(character)) depth += 1;
    else if (character === '\u2069') depth -= 1;
    else if (depth === 0) bare += character;
  }
  return bare;
}
