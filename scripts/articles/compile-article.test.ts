import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { compileArticle, countWords } from './compile-article.ts';

const folder = join(import.meta.dirname, '../../web/content/blog/articles');
const frontMatter = '---\ntitle: Zinc\ndescription: What it is\ndate: 2026-01-31\nicon: sun\n---\n';

const compile = (markdown: string) => compileArticle('zinc', frontMatter + markdown);

test('an article becomes data: its front matter and its blocks of text', () => {
  const article = compile(
    '## A & B\n\nSome *soft* **bold** [link](/products?keyword=zinc).\n\n> Ask first.\n',
  );
  expect(article).toEqual({
    slug: 'zinc',
    title: 'Zinc',
    description: 'What it is',
    date: '2026-01-31',
    icon: 'sun',
    minutes: 1,
    blocks: [
      { kind: 'heading', level: 2, id: 'a-b', text: ['A & B'] },
      {
        kind: 'paragraph',
        text: [
          'Some ',
          { kind: 'emphasis', text: ['soft'] },
          ' ',
          { kind: 'strong', text: ['bold'] },
          ' ',
          { kind: 'link', to: '/products?keyword=zinc', text: ['link'] },
          '.',
        ],
      },
      { kind: 'note', text: ['Ask first.'] },
    ],
  });
});

test('lists and tables keep their rows', () => {
  const { blocks } = compile('1. one\n2. two\n\n| a | b |\n|---|---|\n| c | d |\n');
  expect(blocks).toEqual([
    { kind: 'list', isOrdered: true, items: [['one'], ['two']] },
    { kind: 'table', head: [['a'], ['b']], rows: [[['c'], ['d']]] },
  ]);
});

test.each([
  ['<b>HTML</b>', 'cannot hold'],
  ['![a picture](/a.png)', 'cannot hold'],
  ['# Another title', 'level 1'],
  ['[bad](javascript:alert(1))', 'A link leads to'],
  ['[bad](//elsewhere.example)', 'A link leads to'],
  ['[bad](http://plain.example)', 'A link leads to'],
  ['```\ncode\n```', 'cannot hold'],
])('the build refuses %j', (markdown, reason) => {
  expect(() => compile(markdown)).toThrow(reason);
});

test('an error names the missing or wrong line of the front matter', () => {
  expect(() => compileArticle('zinc', '## No front matter')).toThrow('zinc: has no front matter');
  expect(() => compileArticle('zinc', frontMatter.replace('date: 2026-01-31\n', ''))).toThrow('no date');
  expect(() => compileArticle('zinc', frontMatter.replace('2026-01-31', 'January'))).toThrow('January');
});

const files = await readdir(folder);

test('there are articles', () => {
  expect(files.length).toBeGreaterThanOrEqual(4);
});

test.each(files)('%s has 600 to 900 words and names at least three sources', async (file) => {
  const source = await readFile(join(folder, file), 'utf8');
  const { blocks, description, title } = compileArticle(basename(file, '.md'), source);
  const [text = '', sources = ''] = source.split('## Sources');
  expect(countWords(text)).toBeGreaterThanOrEqual(600);
  expect(countWords(text)).toBeLessThanOrEqual(900);
  expect(sources.match(/\(https:\/\//g)?.length).toBeGreaterThanOrEqual(3);
  expect(description.length).toBeLessThanOrEqual(160);
  expect(title.length).toBeLessThanOrEqual(60);
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
});
