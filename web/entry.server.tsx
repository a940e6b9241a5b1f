import { renderToReadableStream } from 'react-dom/server';
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageAccess } from '../shared/page-access.ts';
import { callContext } from './call.ts';
import { startScriptsLate } from './frame/layout/late-scripts.ts';
import { publicPages as pages } from './frame/layout/public-pages.ts';
import { describePage } from './head/describe-page.ts';
import { factsContext } from './head/page-facts.ts';
import { scriptMarkContext } from './head/script-mark.ts';
import { languagesContext } from './head/served-languages.ts';
import { type HtmlPiece, rememberParts, withoutMarks } from './ui/recall-html.tsx';
import { RecallHtmlContext } from './ui/remembered-part.tsx';

/** For the server: the key of the `call` with which pages load their data. */
export const callKey = callContext;

/**
 * For the server: the key of the object that receives a page's HTML. A Response would encode it into a stream, which
 * would have to be read back (docs/performance.md).
 */
export const htmlKey = createContext<{ pieces?: HtmlPiece[] }>();

/** For the server: the key of the nonce of inline scripts. */
export const scriptMarkKey = scriptMarkContext;

/** For the server: the key of the languages in which it serves the shop. */
export const languagesKey = languagesContext;

/** For the server's sitemap. */
export const publicPages = pages;

/** Development renders every part again, because its code may have changed. */
const remembersParts = import.meta.env.PROD;

/** In development React warns about attributes that differ. */
const finish = remembersParts ? withoutMarks : (html: string) => html;

/** Renders a page in one piece, because it is cached and compressed in one piece; streaming would gain nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const mark = context.get(scriptMarkContext);
  const { recall, fillIn } = rememberParts(mark);
  const stream = await renderToReadableStream(
    <RecallHtmlContext value={remembersParts ? recall : null}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </RecallHtmlContext>,
    { nonce: mark },
  );
  await stream.allReady;
  const html = await readAll(stream);
  const url = new URL(request.url);
  const facts = context.get(factsContext);
  const isClosed = pageAccess(url.pathname) !== 'anyone';
  const unlisted = status >= 400 || isClosed || facts.unlisted || headers.has('x-robots-tag');
  if (unlisted) headers.set('x-robots-tag', 'noindex');
  const described = describePage(html, { url, facts, unlisted, languages: context.get(languagesContext) });
  context.get(htmlKey).pieces = fillIn(startScriptsLate(finish(described), mark));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** Faster than `new Response(stream).text()`, which makes another stream. */
async function readAll(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text + decoder.decode();
}
