import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageAccess } from '../shared/access/page-access.ts';
import { setRootLanguage } from '../shared/values/languages.ts';
import { softwareName } from '../shared/values/software-name.ts';
import { callContext } from './call.ts';
import { completePage } from './frame/layout/complete-page.ts';
import type { FrameData } from './frame/layout/load-frame.ts';
import { publicPages as pages } from './frame/layout/public-pages.ts';
import { shopPicture } from './head/describe-shop.ts';
import { factsContext } from './head/page-facts.ts';
import { scriptMarkContext } from './head/script-mark.ts';
import { languagesContext } from './head/served-languages.ts';

/** For the server: the key of the `call` with which pages load their data. */
export const callKey = callContext;

/** For the server: the key of the nonce of inline scripts. */
export const scriptMarkKey = scriptMarkContext;

/** For the server: the key of the languages in which it serves the shop. */
export const languagesKey = languagesContext;

/** For the server, whose own copy of this function does not reach the pages. */
export const setRoot = setRootLanguage;

/** For the server's sitemap. */
export const publicPages = pages;

/** Renders a page in one piece, because it is cached and compressed in one piece; streaming would gain nothing. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
) {
  const mark = context.get(scriptMarkContext);
  const page = <ServerRouter context={routerContext} url={request.url} nonce={mark} />;
  const stream = await renderToReadableStream(page, { nonce: mark });
  await stream.allReady;
  const url = new URL(request.url);
  const facts = context.get(factsContext);
  const isClosed = pageAccess(url.pathname) !== 'anyone';
  const unlisted = status >= 400 || isClosed || facts.unlisted || headers.has('x-robots-tag');
  if (unlisted) headers.set('x-robots-tag', 'noindex');
  headers.set('content-type', 'text/html; charset=utf-8');
  // Absent if the frame could not be read.
  const frame: Partial<FrameData> | undefined = routerContext.staticHandlerContext.loaderData.root;
  const { shop = softwareName, color, logo, icon } = frame ?? {};
  const picture = shopPicture({ name: shop, imageUrl: logo, iconUrl: icon });
  const described = { url, shop, color, facts, picture, unlisted, languages: context.get(languagesContext) };
  const html = completePage(await new Response(stream).text(), described, mark);
  return new Response(html, { status, headers });
}
