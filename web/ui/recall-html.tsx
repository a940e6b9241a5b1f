import { LRUCache } from 'lru-cache';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { RecallHtml } from './remembered-part.tsx';

/** The maximum length of one part in characters. A card has 4,000. */
const mostCharacters = 16 * 1024 * 1024;

const PartContext = createContext<ReactNode>(null);

/**
 * The router context that links need, at an address that no page has. Parts are rendered outside their page, because
 * data of one page would be wrong on all others.
 */
const { query, dataRoutes } = createStaticHandler([{ path: '*', Component: () => useContext(PartContext) }]);
const emptyContext = (await query(new Request('http://nowhere.invalid/-'))) as StaticHandlerContext;
const router = createStaticRouter(dataRoutes, emptyContext);

const remembered = new Map<unknown, LRUCache<string, string>>();

export const recallHtml: RecallHtml = (part, props) => {
  const known = remembered.get(part) ?? new LRUCache({ maxSize: mostCharacters, sizeCalculation });
  remembered.set(part, known);
  const key = JSON.stringify(props);
  const html = known.get(key) ?? inOnePiece(renderPart(part, props));
  known.set(key, html);
  return html;
};

function renderPart<Props extends object>(Part: ComponentType<Props>, props: Props) {
  return renderToString(
    <PartContext value={<Part {...props} />}>
      <StaticRouterProvider router={router} context={emptyContext} hydrate={false} />
    </PartContext>,
  );
}

/**
 * The same text as one flat string. React concatenates hundreds of pieces, which the engine would join again for each
 * page.
 */
function inOnePiece(html: string) {
  return new TextDecoder().decode(new TextEncoder().encode(html));
}

function sizeCalculation(html: string, key: string) {
  return html.length + key.length;
}
