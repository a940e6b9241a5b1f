import { LRUCache } from 'lru-cache';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { localUrl } from '../session/local-url.ts';
import type { RecallHtml } from './remembered-part.tsx';

/** The limit for the HTML in UTF-8 together with its keys, the props. A card has 2,500 bytes. */
const mostBytes = 16 * 1024 * 1024;

const PartContext = createContext<ReactNode>(null);

/**
 * The router context that links need, at an address that no page has. Parts are rendered outside their page, because
 * data of one page would be wrong on all others.
 */
const { query, dataRoutes } = createStaticHandler([{ path: '*', Component: () => useContext(PartContext) }], {
  basename: localUrl('/'),
});
const emptyContext = (await query(
  new Request(`http://nowhere.invalid${localUrl('/-')}`),
)) as StaticHandlerContext;
const router = createStaticRouter(dataRoutes, emptyContext);

/** A piece of a page's HTML: text, or a remembered part in UTF-8. */
export type HtmlPiece = string | Uint8Array;

/**
 * The remembered parts of one page. React writes only a placeholder for each, so that their HTML, most of a listing, is
 * neither encoded nor searched again for every page. No content of a page can look like a placeholder, because it
 * would need `secret`.
 */
export function rememberParts(secret: string) {
  const parts: Uint8Array[] = [];
  const recall: RecallHtml = (part, props) => {
    const place = parts.push(recallPart(part, props)) - 1;
    return `<!--${secret} ${place}-->`;
  };
  /** The page that React has written, with the parts in their places. */
  const fillIn = (html: string): HtmlPiece[] =>
    html
      .split(new RegExp(`<!--${secret} (\\d+)-->`))
      .map((piece, index) => (index % 2 === 0 ? piece : (parts[Number(piece)] ?? '')));
  return { recall, fillIn };
}

const remembered = new Map<unknown, LRUCache<string, Uint8Array>>();
const encoder = new TextEncoder();

function recallPart<Props extends object>(part: ComponentType<Props>, props: Props) {
  const known = remembered.get(part) ?? new LRUCache({ maxSize: mostBytes, sizeCalculation });
  remembered.set(part, known);
  const key = JSON.stringify(props);
  const html = known.get(key);
  if (html) return html;
  const rendered = encoder.encode(withoutMarks(renderPart(part, props)));
  known.set(key, rendered);
  return rendered;
}

/**
 * Removes React Router's marks for discovering the routes of links. The browser knows all routes from the start
 * (react-router.config.ts) and React does not compare attributes, so nothing reads them.
 */
export function withoutMarks(html: string) {
  return html.replaceAll(' data-discover="true"', '');
}

function renderPart<Props extends object>(Part: ComponentType<Props>, props: Props) {
  return renderToString(
    <PartContext value={<Part {...props} />}>
      <StaticRouterProvider router={router} context={emptyContext} hydrate={false} />
    </PartContext>,
  );
}

function sizeCalculation(html: Uint8Array, key: string) {
  return html.length + 2 * key.length;
}
