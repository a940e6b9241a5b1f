import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Block, Inline } from '../../../shared/content/blocks.ts';
import { articleSlugs } from '../../../shared/search/article-slugs.ts';
import { readArticle } from './article-modules.ts';
import { compileArticle, countWords } from './compile-article.ts';

const folder = join(import.meta.dirname, '../../../web/content/blog/articles');
const frontMatter = '---\ntitle: Zinc\ndescription: What it is\ndate: 2026-01-31\nicon: sun\n---\n';

const compile = (markdown: string) => compileArticle('zinc', frontMatter + markdown);

test('the list of articles names every file, and no other', async () => {
  const files = await readdir(folder);
  expect([...articleSlugs].sort()).toEqual(files.map((file) => basename(file, '.md')).sort());
});

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
    language: 'en',
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

test('a French article breaks no line before a mark, inside quotation marks or before a unit', () => {
  const source = `${frontMatter}Quoi ? « 25 µg » : 100 %, 1 000 ml ; voir [ici](https://a.example/?b=c).`;
  const { blocks } = compileArticle('zinc', source, 'fr');
  expect(JSON.stringify(blocks).replaceAll('\u00a0', '_')).toContain(
    'Quoi_? «_25_µg_»_: 100_%, 1_000_ml_; voir ',
  );
});

test.each(['30 g', '38 °C', '12 mois', '7 jours', '24 heures', 'SPF 50', 'n° 3'])(
  'a French article breaks no line inside %s',
  (amount) => {
    const { blocks } = compileArticle('zinc', `${frontMatter}Il faut ${amount} en tout.`, 'fr');
    expect(JSON.stringify(blocks)).toContain(`Il faut ${amount.replace(' ', '\u00a0')} en tout.`);
  },
);

test('an Arabic article keeps the sign of a percent behind its number', () => {
  const { blocks } = compileArticle(
    'zinc',
    `${frontMatter}نحو 97% من [هنا](https://a.example/%D9%88%D8).`,
    'ar',
  );
  expect(JSON.stringify(blocks)).toContain('نحو \u206697%\u2069 من ');
  expect(JSON.stringify(blocks)).toContain('/%D9%88%D8"');
});

test('a link to a search in another script is encoded, and its heading keeps its letters', () => {
  const [heading, paragraph] = compile('## معنى الأرقام\n\n[واقي](/products?keyword=واقي+شمس)').blocks;
  expect(heading).toMatchObject({ id: 'معنى-الأرقام' });
  const to = '/products?keyword=%D9%88%D8%A7%D9%82%D9%8A+%D8%B4%D9%85%D8%B3';
  expect(paragraph).toMatchObject({ text: [{ kind: 'link', to }] });
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

const twins = files.flatMap((file) => (['fr', 'ar'] as const).map((language) => [file, language] as const));

test.each(twins)('%s has a twin in %s with the same parts, links and sources', async (file, language) => {
  const english = await readArticle(join(folder, file), 'en');
  const twin = await readArticle(join(folder, file), language);
  expect(twin.languages).toEqual(['en', 'fr', 'ar']);
  expect(twin).toMatchObject({ language, slug: english.slug, date: english.date, icon: english.icon });
  expect(twin.blocks.map(shapeOf)).toEqual(english.blocks.map(shapeOf));
  expect(linksIn(twin.blocks).map(placeOf)).toEqual(linksIn(english.blocks).map(placeOf));
  expect(twin.title.length).toBeLessThanOrEqual(60);
  expect(twin.description.length).toBeLessThanOrEqual(160);
});

test.each([
  ['fr', /[^\s][;?!»]|\p{L}:|«\S/u],
  ['fr', / [:;?!%»]|« |["'“”]|\.\.\./],
  ['ar', /[,;?"']|\u0640|[\u0660-\u0669]/],
] as const)('no article in %s has marks of another language: %s', async (language, fault) => {
  const texts = await Promise.all(
    files.map(async (file) => textsIn((await readArticle(join(folder, file), language)).blocks)),
  );
  expect(texts.flat().filter((text) => fault.test(text))).toEqual([]);
});

test('a text that is not translated is shown in English', async () => {
  const twinless = join(import.meta.dirname, 'fixtures/articles/zinc.md');
  expect(await readArticle(twinless, 'ar')).toMatchObject({ language: 'en', languages: ['en', 'fr'] });
  expect(await readArticle(twinless, 'fr')).toMatchObject({ language: 'fr', title: 'Le zinc' });
});

function shapeOf(block: Block) {
  switch (block.kind) {
    case 'heading':
      return [block.kind, block.level];
    case 'list':
      return [block.kind, block.isOrdered, block.items.length];
    case 'table':
      return [block.kind, block.rows.map((row) => row.length)];
    default:
      return [block.kind];
  }
}

/** All texts of the blocks, in their order. */
function textsIn(blocks: Block[]): string[] {
  return piecesIn(blocks).filter((piece) => typeof piece === 'string');
}

function linksIn(blocks: Block[]) {
  return piecesIn(blocks).flatMap((piece) =>
    typeof piece === 'object' && piece.kind === 'link' ? [piece.to] : [],
  );
}

/** A search is made in the language of the article, and a source may have a page in it. */
function placeOf(link: string) {
  return link.startsWith('/') ? link.split('?')[0] : new URL(link).hostname;
}

function piecesIn(blocks: Block[]): Inline[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(withInner);
      case 'table':
        return [...block.head, ...block.rows.flat()].flatMap(withInner);
      default:
        return withInner(block.text);
    }
  });
}

function withInner(line: Inline[]): Inline[] {
  return line.flatMap((piece) => (typeof piece === 'string' ? [piece] : [piece, ...withInner(piece.text)]));
}
