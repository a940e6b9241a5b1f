import { lexer, type MarkedToken, type Token } from 'marked';
import type { Language } from '../../../shared/values/languages.ts';
import type { Article, Block, Inline } from '../../../web/content/blog/article.ts';

const wordsPerMinute = 200;

type CompiledArticle = Omit<Article, 'languages'>;

/**
 * Reads an article: front matter with title, description, date and icon, then Markdown. Throws Error that names the
 * problem: a missing line, HTML, a picture, or a link that is neither a path of the shop nor https.
 */
export function compileArticle(slug: string, source: string, language: Language = 'en'): CompiledArticle {
  const text = typeset(source, language);
  const [, frontMatter, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (frontMatter === undefined || markdown === undefined) throw new Error(`${slug}: has no front matter`);
  const read = (name: string) => readLine(frontMatter, name, slug);
  const date = read('date');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error(`${slug}: date '${date}' is not like 2026-01-31`);
  const icon = read('icon');
  const minutes = Math.max(1, Math.round(countWords(markdown) / wordsPerMinute));
  const blocks = lexer(markdown).flatMap((token) => toBlocks(token as MarkedToken));
  return {
    slug,
    title: read('title'),
    description: read('description'),
    date,
    icon,
    minutes,
    language,
    blocks,
  };
}

function typeset(source: string, language: Language) {
  if (language === 'fr') return withFrenchSpaces(source);
  return language === 'ar' ? withWholePercents(source) : source;
}

/** Arabic would move the sign to the other side of its number, away from how the catalog has it. */
function withWholePercents(text: string) {
  return text.replace(/\d[\d,]*%(?![\dA-F])/g, '\u2066$&\u2069');
}

/** Spaces at which French breaks no line; authors type plain ones. */
function withFrenchSpaces(text: string) {
  return text
    .replace(/ (?=[:;?!%»])|(?<=«) /g, '\u00a0')
    .replace(
      /(?<=\d) (?=(?:[mk]?g|µg|m?l|[cm]?m|UI|ans?|mois|jours?|heures?|minutes?)\b|°C|\d{3}\b)|(?<=n°|SPF) /g,
      '\u00a0',
    );
}

export function countWords(markdown: string) {
  return markdown.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu)?.length ?? 0;
}

function readLine(frontMatter: string, name: string, slug: string) {
  const value = new RegExp(`^${name}: (.+)$`, 'm').exec(frontMatter)?.[1]?.trim();
  if (!value) throw new Error(`${slug}: front matter has no ${name}`);
  return value;
}

function toBlocks(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [
        {
          kind: 'heading',
          level: headingLevel(token.depth),
          id: toId(token.text),
          text: toInlines(token.tokens),
        },
      ];
    case 'paragraph':
      return [{ kind: 'paragraph', text: toInlines(token.tokens) }];
    case 'blockquote':
      return [{ kind: 'note', text: toInlines(token.tokens) }];
    case 'list':
      return [
        { kind: 'list', isOrdered: token.ordered, items: token.items.map(({ tokens }) => toInlines(tokens)) },
      ];
    case 'table':
      return [
        {
          kind: 'table',
          head: token.header.map(({ tokens }) => toInlines(tokens)),
          rows: token.rows.map((row) => row.map(({ tokens }) => toInlines(tokens))),
        },
      ];
    default:
      throw new Error(`An article cannot hold this: ${token.raw}`);
  }
}

/** Level 1 is the title of the page. */
function headingLevel(depth: number) {
  if (depth !== 2 && depth !== 3) throw new Error(`A heading of level ${depth} does not fit into an article`);
  return depth;
}

function toId(heading: string) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function toInlines(tokens: Token[] = []): Inline[] {
  return tokens.flatMap((token) => toInline(token as MarkedToken));
}

function toInline(token: MarkedToken): Inline[] {
  switch (token.type) {
    case 'text':
      return token.tokens ? toInlines(token.tokens) : [token.text];
    case 'escape':
      return [token.text];
    case 'paragraph':
      return toInlines(token.tokens);
    case 'strong':
      return [{ kind: 'strong', text: toInlines(token.tokens) }];
    case 'em':
      return [{ kind: 'emphasis', text: toInlines(token.tokens) }];
    case 'link':
      return [{ kind: 'link', to: checkedLink(token.href), text: toInlines(token.tokens) }];
    default:
      throw new Error(`A line of an article cannot hold this: ${token.raw}`);
  }
}

/** A path of the shop may be written in any script; browsers expect it encoded. */
function checkedLink(href: string) {
  if (!/^(\/(?!\/)[\p{L}\w?=&+%./-]*|https:\/\/\S+)$/u.test(href)) throw new Error(`A link leads to ${href}`);
  return href.startsWith('/') ? href.replace(/\P{ASCII}+/gu, encodeURIComponent) : href;
}
