import { layoutWords } from '../words/layout-words.ts';
import type { PageFacts, SharePicture } from './page-facts.ts';

type Page = { url: URL; facts: PageFacts; unlisted?: boolean | undefined };

/** Drawn by scripts/draw-icons.ts. */
const shopPicture: SharePicture = {
  address: '/share.png',
  size: { width: 1200, height: 630 },
  type: 'image/png',
};

/**
 * The page with all that is for search engines and messengers in its head: canonical address, Open Graph and data of
 * schema.org. React leaves tags there alone that it does not know; they are true of this address only, so the first
 * navigation takes them away (`useForgetFacts`).
 */
export function describePage(html: string, { url, facts, unlisted }: Page) {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const tags = unlisted ? unlistedTags(url, facts) : listedTags(head, url, facts);
  return head + tags.join('') + html.slice(end);
}

/** By which the browser finds what the server has written. */
const mark = 'data-facts=""';

/** A list that is narrowed down still says which list it is. */
function unlistedTags(url: URL, { address }: PageFacts) {
  const robots = `<meta ${mark} name="robots" content="noindex"/>`;
  return address ? [robots, canonical(absolute(address, url))] : [robots];
}

function listedTags(head: string, url: URL, facts: PageFacts) {
  const { address = url.pathname, kind = 'website', picture = shopPicture, jsonLd = [] } = facts;
  const own = absolute(address, url);
  return [
    canonical(own),
    ...neighbourTags(facts, url),
    property('site_name', layoutWords.shopName),
    property('type', kind),
    property('url', own),
    ...summaryTags(head, facts),
    ...pictureTags(picture, absolute(picture.address, url)),
    ...jsonLd.map((data) => `<script ${mark} type="application/ld+json">${toJsonLd(data)}</script>`),
  ];
}

function neighbourTags({ previous, next }: PageFacts, url: URL) {
  return Object.entries({ prev: previous, next }).map(([rel, path]) =>
    path === undefined ? '' : `<link ${mark} rel="${rel}" href="${absolute(path, url)}"/>`,
  );
}

/** Title and description as the page's `meta` wrote them, escaped already; most pages with data leave the latter to here. */
function summaryTags(head: string, { description = '' }: PageFacts) {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, written] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
  const summary = written ?? escapeText(shorten(description));
  return [
    property('title', title.replace(` | ${layoutWords.shopName}`, '')),
    ...(summary ? [property('description', summary)] : []),
    ...(summary && written === undefined ? [`<meta ${mark} name="description" content="${summary}"/>`] : []),
  ];
}

function pictureTags({ size, type }: SharePicture, address: string) {
  const isWide = size !== undefined && size.width > size.height;
  return [
    property('image', address),
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

/** A URL of its own would take longer to make than the rest of the head. */
function absolute(address: string, { origin }: URL) {
  return escapeText(address.startsWith('/') ? origin + address : address);
}

function property(name: string, escaped: string) {
  return `<meta ${mark} property="og:${name}" content="${escaped}"/>`;
}

/** A script's text is not escaped like other text; written so, nothing in it can end the script (threats T22). */
function toJsonLd(data: object) {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeText(text: string) {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const longestDescription = 160;

/** One line, as long as search engines show it. */
function shorten(text: string) {
  const oneLine = text.replace(/\s+/g, ' ').trim();
  if (oneLine.length <= longestDescription) return oneLine;
  return `${oneLine.slice(0, longestDescription - 1).trimEnd()}…`;
}
