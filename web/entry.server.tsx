import { renderToString } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageAccess } from '../shared/page-access.ts';
import { callContext } from './call.ts';
import { startScriptsLate } from './frame/layout/late-scripts.ts';
import { publicPages as pages } from './frame/layout/public-pages.ts';
import { describePage } from './head/describe-page.ts';
import { factsContext } from './head/page-facts.ts';
import { recallHtml } from './ui/recall-html.tsx';
import { RecallHtmlContext } from './ui/remembered-part.tsx';

/** For the server: the key under which the pages expect the `call` to render with. */
export const callKey = callContext;

/**
 * For the server: the key of where a page's HTML is put. In the Response it would be encoded, become a stream and be
 * read back from it, which takes a sixth of a page's time (docs/performance.md).
 */
export const htmlKey = createContext<{ html?: string }>();

/** For the server's sitemap. */
export const publicPages = pages;

/** Not in development, where parts change. */
const recall = import.meta.env.PROD ? recallHtml : null;

/** Renders a page whole: it is cached and compressed as one piece, so nothing would be won by streaming it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  await readDataAhead(routerContext);
  const html = renderToString(
    <RecallHtmlContext value={recall}>
      <ServerRouter context={routerContext} url={request.url} />
    </RecallHtmlContext>,
  );
  const url = new URL(request.url);
  const facts = context.get(factsContext);
  const isClosed = pageAccess(url.pathname) !== 'anyone';
  const unlisted = status >= 400 || isClosed || facts.unlisted || headers.has('x-robots-tag');
  if (unlisted) headers.set('x-robots-tag', 'noindex');
  const described = describePage(html, { url, facts, unlisted });
  context.get(htmlKey).html = `<!DOCTYPE html>${startScriptsLate(described)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** React Router writes the loaders' data as it comes from a stream, and would suspend to wait for it. */
async function readDataAhead({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return;
  const decoder = new TextDecoder();
  const reader = serverHandoffStream.getReader();
  let value = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    value += decoder.decode(piece.value, { stream: true });
  }
  reader.releaseLock();
  renderMeta.streamCache = { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) };
}
