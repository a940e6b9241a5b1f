import { lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { Block, Inline } from '../../shared/content/blocks.ts';
import type { Language } from '../../shared/values/languages.ts';

/** What a text cannot hold. `part` is that part as it was typed. */
export class MarkdownError extends Error {
  readonly part: string;

  constructor(message: string, part: string) {
    super(`${message}: ${part}`);
    this.part = part.trim();
  }
}

/**
 * Reads Markdown with headings of two levels, paragraphs, notes (`>`), lists and tables. Throws MarkdownError for HTML, a
 * picture, another heading, or a link that is neither a path of the shop nor https.
 */
export function compileBlocks(markdown: string): Block[] {
  return lexer(markdown).flatMap((token) => toBlocks(token as MarkedToken));
}

/** A text with the spaces and marks that its language needs and authors do not type. */
export function typeset(source: string, language: Language) {
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

function toBlocks(token: MarkedToken): Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [
        {
          kind: 'heading',
          level: headingLevel(token as Tokens.Heading),
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
      throw new MarkdownError('The text cannot hold this', token.raw);
  }
}

/** Level 1 is the title of the page. */
function headingLevel({ depth, raw }: Tokens.Heading) {
  if (depth !== 2 && depth !== 3) throw new MarkdownError(`A heading of level ${depth} does not fit`, raw);
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
      throw new MarkdownError('A line cannot hold this', token.raw);
  }
}

/** A path of the shop may be written in any script; browsers expect it encoded. */
function checkedLink(href: string) {
  if (!/^(\/(?!\/)[\p{L}\w?=&+%./-]*|https:\/\/\S+)$/u.test(href))
    throw new MarkdownError('A link leads to', href);
  return href.startsWith('/') ? href.replace(/\P{ASCII}+/gu, encodeURIComponent) : href;
}
