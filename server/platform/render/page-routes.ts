import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRoutable, pageAccess, signInUrl } from '../../../shared/access/page-access.ts';
import { pageInstead } from '../../../shared/access/roles.ts';
import type { Call } from '../../../shared/api.ts';
import { isApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { addressAtRoot, type Language, localPath, splitLanguage } from '../../../shared/values/languages.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Middleware } from '../cache/serve-cached-first.ts';
import { toApiError } from '../http/errors.ts';
import type { Caller, Identify, SessionUser } from '../http/handle-endpoint.ts';
import { apiHeaders, pageHeaders } from '../http/security-headers.ts';
import { networkOf, toCaller } from '../http/to-caller.ts';
import type { CreateCall, Sender } from './call-in-process.ts';
import { finishHtml, newScriptMark } from './own-scripts.ts';

/** How browsers send a form. */
export const formType = 'application/x-www-form-urlencoded';

export type RenderedPage = { status: number; headers: Headers; html: string };

/**
 * Renders one URL; the page reads its data through `call`. Each inline script of the shop has `scriptMark` as its
 * nonce; browsers refuse scripts without it.
 */
export type PageRenderer = (request: Request, call: Call, scriptMark: string) => Promise<RenderedPage>;

export type PublicPage = {
  path: string;
  /** The day of the last change (YYYY-MM-DD), if known. */
  changedOn?: string | undefined;
  /** The languages that have a text of the page; all by default. */
  languages?: readonly Language[];
};

export type Pages = {
  renderPage: PageRenderer;
  /** The public pages for the sitemap, without those of products and categories. */
  listPublicPages?: () => Promise<PublicPage[]>;
  /** The folder of the built browser files. */
  clientFolder?: string;
  /** In development, handles each request before the shop. */
  middleware?: Middleware;
  close?: () => Promise<void>;
};

export type RenderOptions = {
  renderPage: PageRenderer;
  cache: ReplyCache;
  createCall: CreateCall;
  identify: Identify;
  publicUrl: string;
  languages: readonly Language[];
  /** The query parameters that the server renders, by path without language (`/needs/*`). Others are for the browser. */
  pageQueries: Record<string, readonly string[]>;
  /** The identity provider, and the pages that show its button. Only these allow its scripts (threats T32). */
  identityProvider: { issuer: string; pages: readonly string[] } | undefined;
  /** The pages that pages of the shop show in a frame, in another language. No other page is ever in one (threats T32). */
  framedPages: readonly string[];
};

/**
 * Renders every path that is neither the API nor a file; an unknown one shows Page Not Found. Pages contain no personal
 * data, so visitors share the bytes of all pages that are open to anyone.
 */
export function registerPages(app: FastifyInstance, options: RenderOptions) {
  app.get('/*', async (request, reply) => {
    // React Router's data requests are closed: the API is the only way to data.
    const page = asAbsolute(request.url, options);
    if (page.pathname.endsWith('.data')) throw notFound(refusal('not-found'));
    const normalized = normalizedUrl(request.url);
    const address = addressAtRoot(normalized) ?? normalized;
    if (address !== request.url) return reply.headers(apiHeaders).redirect(address, 308);
    if (!isRoutable(page.pathname)) return answerUnroutable(page, options, { request, reply });
    if (isClosed(page.pathname, options)) return answerClosed(page, options, { request, reply });
    const url = canonicalUrl(request.url, options.pageQueries);
    const entry = await loadPage(url, options, { ip: networkOf(request.ip), user: null });
    const moved = entry.headers.location;
    // A page with a new address keeps all values of the query, also those that only the browser reads. A redirect to
    // another page (302) does not, and its target may change.
    const { status } = entry;
    if (moved && status === 308) return reply.headers(apiHeaders).redirect(moved + page.search, status);
    if (moved) return reply.headers({ ...apiHeaders, 'cache-control': 'no-store' }).redirect(moved, status);
    await sendCached(request, reply, entry);
  });
}

/** The page for this visitor. It may have been rendered for another one, but not if that one was refused for a limit. */
async function loadPage(url: string, options: RenderOptions, visit: Visit) {
  let isOwn = false;
  const render = () => {
    isOwn = true;
    return renderToReply(url, options, visit);
  };
  const shared = await options.cache.load(url, render);
  return shared.status === 429 && !isOwn ? options.cache.load(`${visit.ip} ${url}`, render) : shared;
}

/** An address that no page has. */
const unknownPage = '/not-found';

/**
 * Answers an address that React Router cannot match, or fails to show, with the page of an unknown one. Its scripts would
 * fail in the browser as well, because they read the address again.
 */
async function answerUnroutable({ pathname }: URL, options: RenderOptions, { request, reply }: Exchange) {
  const url = localPath(splitLanguage(pathname).language, unknownPage);
  const visit = { ip: networkOf(request.ip), user: null, hasScripts: false };
  await sendCached(
    request,
    reply,
    await options.cache.load(`without scripts ${url}`, () => renderToReply(url, options, visit)),
  );
}

/** In a language that is not served, every page is unknown. */
function isClosed(path: string, { languages }: RenderOptions) {
  return languages.includes(splitLanguage(path).language) && pageAccess(path) !== 'anyone';
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const closedHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * Answers a page with restricted access. It contains no personal data either, but its status depends on the visitor:
 * another user's order is not found. So it is rendered for each visit and never cached.
 */
async function answerClosed(requested: URL, options: RenderOptions, { request, reply }: Exchange) {
  const { identify, publicUrl, cache } = options;
  const { user, pending } = await identify(request.method, toCaller({ request, reply, publicUrl }));
  const elsewhere = redirectFrom(requested, user, pending !== null);
  if (elsewhere) return reply.headers({ ...apiHeaders, ...closedHeaders }).redirect(elsewhere, 302);
  const url = canonicalUrl(request.url, options.pageQueries);
  const render = async () => {
    const page = await renderToReply(url, options, { ip: networkOf(request.ip), user });
    return { ...page, headers: { ...page.headers, ...closedHeaders } };
  };
  // The cache does not keep private pages. The key is not a URL, so no other request joins this one.
  await sendCached(request, reply, await cache.load(`${user?.id} ${url}`, render));
}

/** The address for a visitor who may not open this page (requirements: Page access); undefined if the visitor may. */
function redirectFrom({ pathname, search }: URL, user: SessionUser | null, isWaiting: boolean) {
  if (!user) return signInUrl(pathname + search, isWaiting ? '/second-step' : '/login');
  const instead = pageInstead(pathname, user.role);
  return instead && localPath(splitLanguage(pathname).language, instead);
}

/** The absolute URL for the router. The parts are joined as text: `new URL('//evil', base)` would leave our host. */
function asAbsolute(url: string, { publicUrl }: Pick<RenderOptions, 'publicUrl'>) {
  return new URL(publicUrl + url);
}

/** The URL with its path in lower case and without extra slashes, so that each page has one address. */
function normalizedUrl(url: string) {
  const [path = '/'] = url.split('?', 1);
  // Our paths contain no other characters, and some of them make browsers redirect to other hosts.
  if (!/^[\w/.~-]+$/.test(path)) return url;
  const normalized = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return normalized + url.slice(path.length);
}

/** The path with only the query parameters that the server renders, sorted: one cache entry for each distinct page. */
function canonicalUrl(url: string, pageQueries: RenderOptions['pageQueries']) {
  const [path = '/', ...rest] = url.split('?');
  const search = rest.join('?');
  const page = splitLanguage(path).path;
  const names = pageQueries[page] ?? pageQueries[page.replace(/[^/]+$/, '*')];
  if (!names || !search) return path;
  const values = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of names) {
    // Without JavaScript, the filter form sends a category for each level.
    for (const value of values.getAll(name)) if (value) known.append(name, value);
  }
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}

type Visit = Pick<Caller, 'ip' | 'user'> & {
  /** The fields that a form without JavaScript sends, and the browser that sends them. */
  form?: { body: string; sender: Sender };
  /** Whether the page gets its scripts, as most do. */
  hasScripts?: boolean;
};

export async function renderToReply(
  url: string,
  options: RenderOptions,
  { hasScripts = true, form, ...visitor }: Visit,
) {
  const tags = new Set<string>();
  const whenSent: Caller['whenSent'] = [];
  const request = new Request(asAbsolute(url, options), form && posted(form.body));
  const read = options.createCall({ tags, whenSent, ...visitor, ...form?.sender });
  let isComplete = true;
  let retryAfter: number | undefined;
  // A page can render without the data of a failed call, but other visitors must not get it from the cache.
  const call: Call = (endpoint, input) =>
    read(endpoint, input).catch((error: Error) => {
      const answer = toApiError(error);
      isComplete &&= isApiError(error) && error.status < 500 && error.status !== 429;
      retryAfter ??= answer.details.retryAfter;
      // The renderer logs an unexpected error itself.
      throw answer.status === 500 ? error : answer;
    });
  const scriptMark = newScriptMark();
  const { status, headers, html } = await options.renderPage(request, call, scriptMark);
  const { body, hashes } = finishHtml(html, scriptMark, hasScripts);
  const { path } = splitLanguage(url);
  const { identityProvider: provider, framedPages } = options;
  const allowed = {
    identityProvider: provider?.pages.includes(path) ? provider.issuer : undefined,
    isFramed: framedPages.includes(path),
  };
  return {
    status,
    headers: {
      ...pageHeaders(hashes, allowed),
      // A page may set stricter headers.
      ...Object.fromEntries(headers),
      ...((status > 500 || status === 429) &&
        retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      'cache-control': (isComplete && headers.get('cache-control')) || 'private, no-store',
    },
    body,
    tags,
    whenSent,
  };
}

function posted(body: string) {
  return { method: 'POST', headers: { 'content-type': formType }, body };
}
