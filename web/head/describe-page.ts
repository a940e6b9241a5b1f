import {
  type Language,
  languageForOthers,
  localPath,
  rootLanguage,
  splitLanguage,
} from '../../shared/values/languages.ts';
import { routePath } from '../session/local-url.ts';
import { type PageFacts, pageAddress, type SharePicture } from './page-facts.ts';

export type DescribedPage = {
  url: URL;
  /** The name of the shop, as in the title. */
  shop: string;
  facts: PageFacts;
  /** For pages without a picture of their own. */
  picture?: SharePicture | undefined;
  unlisted?: boolean | undefined;
  /** The languages that have this page. */
  languages?: readonly Language[];
};

/**
 * The tags of a page for search engines and messengers, to be added to the head that React has rendered: canonical
 * address, Open Graph and schema.org data. React does not touch tags that it did not render. They are true for this address only, so the first navigation
 * removes them (`useFactsRemoval`).
 */
export function describePage(head: string, { facts, unlisted, languages = [], ...page }: DescribedPage) {
  const { url } = page;
  const tags = unlisted
    ? unlistedTags(url, facts)
    : [...listedTags(head, { ...page, facts, languages }), ...twinTags(languages, url, facts)];
  return tags.join('');
}

/** Marks the tags of the server, so that the browser can remove them. */
const mark = 'data-facts';

/** An unlisted page with an address, such as a search, still has a canonical one. */
function unlistedTags(url: URL, facts: PageFacts) {
  const robots = `<meta ${mark} name="robots" content="noindex"/>`;
  return facts.address ? [robots, canonical(addressIn(languageOf(url), url, facts))] : [robots];
}

type Listed = Omit<DescribedPage, 'languages' | 'unlisted'> & Required<Pick<DescribedPage, 'languages'>>;

function listedTags(head: string, { url, shop, facts, languages, picture: usual }: Listed) {
  const { kind = 'website', picture = usual, jsonLd = [] } = facts;
  const original = facts.languages?.find((language) => languages.includes(language)) ?? rootLanguage();
  const own = addressIn(isTranslated(url, facts) ? languageOf(url) : original, url, facts);
  return [
    canonical(own),
    ...neighbourTags(facts, url),
    property('site_name', escapeText(shop)),
    property('type', kind),
    property('url', own),
    ...summaryTags(head, shop, facts),
    ...pictureTags(picture, url),
    ...jsonLd.map((data) => `<script ${mark} type="application/ld+json">${toJsonLd(data)}</script>`),
  ];
}

/** The canonical address of the page in a language, escaped. */
function addressIn(language: Language, url: URL, { address = routePath(url.pathname) }: PageFacts) {
  return absolute(localPath(language, typeof address === 'string' ? address : address[language]), url);
}

function languageOf(url: URL) {
  return splitLanguage(url.pathname).language;
}

/** A page without texts in its language repeats the original one, to which its canonical address leads. */
function isTranslated(url: URL, { languages }: PageFacts) {
  return languages?.includes(languageOf(url)) ?? true;
}

/** The same page in each language, this one included, so that each page of the group names all others. */
function twinTags(served: readonly Language[], url: URL, facts: PageFacts) {
  const languages = served.filter((language) => facts.languages?.includes(language) ?? true);
  if (languages.length < 2 || !isTranslated(url, facts)) return [];
  const link = (name: string, language: Language) =>
    `<link ${mark} rel="alternate" hreflang="${name}" href="${addressIn(language, url, facts)}"/>`;
  return [
    ...languages.map((language) => link(language, language)),
    link('x-default', languageForOthers(languages)),
  ];
}

function neighbourTags({ previous, next }: PageFacts, url: URL) {
  return Object.entries({ prev: previous, next }).map(([rel, path]) =>
    path === undefined ? '' : `<link ${mark} rel="${rel}" href="${escapeText(pageAddress(path, url))}"/>`,
  );
}

/** The title and description from the page's `meta`, already escaped; otherwise the description from its facts. */
function summaryTags(head: string, shop: string, { description = '' }: PageFacts) {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, written] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const summary = written ?? escapeText(shorten(description));
  return [
    property('title', withoutEnd(title, ` | ${escapeText(shop)}`)),
    ...(summary ? [written === undefined ? descriptionTag(summary) : property('description', summary)] : []),
  ];
}

function withoutEnd(text: string, end: string) {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}

/** One tag for search engines and link previews. */
function descriptionTag(escaped: string) {
  return `<meta ${mark} name="description" property="og:description" content="${escaped}"/>`;
}

function pictureTags(picture: SharePicture | undefined, url: URL) {
  const { address, size, type } = picture ?? {};
  const isWide = size !== undefined && size.width > size.height;
  return [
    ...(address ? [property('image', absolute(address, url))] : []),
    ...(size
      ? [property('image:width', String(size.width)), property('image:height', String(size.height))]
      : []),
    ...(type ? [property('image:type', type)] : []),
    `<meta ${mark} name="twitter:card" content="${isWide ? 'summary_large_image' : 'summary'}"/>`,
  ];
}

function canonical(address: string) {
  return `<link ${mark} rel="canonical" href="${address}"/>`;
}

/** Joined as text, because `new URL` would take longer than the rest of the head. */
function absolute(address: string, { origin }: URL) {
  return escapeText(address.startsWith('/') ? origin + address : address);
}

function property(name: string, escaped: string) {
  return `<meta ${mark} property="og:${name}" content="${escaped}"/>`;
}

/** Escapes `<` so that nothing in the data can end the script element (threats T22). */
function toJsonLd(data: object) {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

function escapeText(text: string) {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const longestDescription = 160;

/** One line, no longer than search engines show. French signs keep their no-break spaces. */
function shorten(text: string) {
  const oneLine = text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
  if (oneLine.length <= longestDescription) return oneLine;
  const cut = oneLine.slice(0, longestDescription);
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, -1);
  return `${whole.replace(/[\s,;:،؛–—-]+$/, '')}…`;
}
