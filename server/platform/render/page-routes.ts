import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../shared/api.ts';
import { isApiError, notFound } from '../../../shared/api-error.ts';
import { pageAccess, signInUrl } from '../../../shared/page-access.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Middleware } from '../cache/serve-cached-first.ts';
import type { Caller, Identify, SessionUser } from '../http/handle-endpoint.ts';
import { apiHeaders, pageHeaders } from '../http/security-headers.ts';
import { networkOf, toCaller } from '../http/to-caller.ts';
import type { CreateCall } from './call-in-process.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';

export type RenderedPage = { status: number; headers: Headers; html: string };

/** Renders one URL; the page reads its data through `call`. */
export type PageRenderer = (request: Request, call: Call) => Promise<RenderedPage>;

/** The day of its last change (YYYY-MM-DD), where that is known. */
export type PublicPage = { path: string; changedOn?: string | undefined };

export type Pages = {
  renderPage: PageRenderer;
  /** The public pages beside those of products and categories, for the sitemap. */
  listPublicPages?: () => Promise<PublicPage[]>;
  /** Where the built browser files lie. */
  clientFolder?: string;
  /** In development: sees each request before the shop does. */
  middleware?: Middleware;
  close?: () => Promise<void>;
};

type Options = {
  renderPage: PageRenderer;
  cache: ReplyCache;
  createCall: CreateCall;
  identify: Identify;
  publicUrl: string;
  /** The query names that each path's page is rendered by. All others exist in the browser only. */
  pageQueries: Record<string, readonly string[]>;
  /** The identity provider, and the pages that show its button. No other page lets its scripts in (threats T32). */
  identityProvider: { issuer: string; pages: readonly string[] } | undefined;
};

/**
 * Everything that is neither the API nor a file is a page of the shop; unknown paths become its Page Not Found.
 * Pages hold nobody's data, so the bytes of those that anyone may open are shared whatever their Cache-Control tells
 * browsers.
 */
export function registerPages(app: FastifyInstance, options: Options) {
  app.get('/*', async (request, reply) => {
    // React Router's own way to a page's data. Ours is the API, the only door.
    if (/\.data(\?|$)/.test(request.url)) throw notFound();
    const better = wellSpelt(request.url);
    if (better) return reply.redirect(better, 308);
    const wanted = asAbsolute(request.url, options);
    if (pageAccess(wanted.pathname) !== 'anyone') return answerClosed(wanted, options, { request, reply });
    const url = canonicalUrl(request.url, options.pageQueries);
    const render = () => renderToReply(url, options, { ip: networkOf(request.ip), user: null });
    await sendCached(request, reply, options.cache.get(url) ?? (await options.cache.load(url, render)));
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const closedHeaders = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/**
 * A page that not everyone may open. It holds nobody's data either, but its status depends on who asks: somebody
 * else's order is a missing one. So it is rendered for each visit, and nothing of it is kept.
 */
async function answerClosed(wanted: URL, options: Options, { request, reply }: Exchange) {
  const { identify, publicUrl, cache } = options;
  const user = await identify(request.method, toCaller({ request, reply, publicUrl }));
  const detour = detourOf(wanted, user);
  if (detour) return reply.headers({ ...apiHeaders, ...closedHeaders }).redirect(detour, 302);
  const url = canonicalUrl(request.url, options.pageQueries);
  const render = async () => {
    const page = await renderToReply(url, options, { ip: networkOf(request.ip), user });
    return { ...page, headers: { ...page.headers, ...closedHeaders } };
  };
  // Under a key that is no URL; `private` as it is, it is not kept under it either.
  await sendCached(request, reply, await cache.load(`${user?.id} ${url}`, render));
}

/** Where who asks has to go instead (requirements: Page access); undefined for those who may open the page. */
function detourOf({ pathname, search }: URL, user: SessionUser | null) {
  if (!user) return signInUrl(pathname + search);
  return pageAccess(pathname) === 'admin' && user.role !== 'admin' ? '/' : undefined;
}

/** The URL as the router will see it. Joined as text: `new URL('//evil', base)` would leave our host. */
function asAbsolute(url: string, { publicUrl }: Pick<Options, 'publicUrl'>) {
  return new URL(new URL(publicUrl).origin + url);
}

/** The URL with its path in lower case and without spare slashes, if that is another one: each page has one address. */
function wellSpelt(url: string) {
  const [path = '/'] = url.split('?', 1);
  // Other characters are in none of our paths, and some lead browsers to other hosts.
  if (!/^[\w/.~-]+$/.test(path)) return undefined;
  const better = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  return better === path ? undefined : better + url.slice(path.length);
}

/** The path with only the query that its page is rendered by, sorted: one cache entry for each different page. */
function canonicalUrl(url: string, pageQueries: Options['pageQueries']) {
  const [path = '/', ...rest] = url.split('?');
  const search = rest.join('?');
  const names = pageQueries[path];
  if (!names || !search) return path;
  const given = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of names) {
    // The filter form without JavaScript names a category of each level.
    for (const value of given.getAll(name)) if (value) known.append(name, value);
  }
  const query = known.toString();
  return query ? `${path}?${query}` : path;
}

type Visitor = Pick<Caller, 'ip' | 'user'>;

async function renderToReply(url: string, options: Options, visitor: Visitor) {
  const tags = new Set<string>();
  const request = new Request(asAbsolute(url, options));
  const read = options.createCall({ tags, ...visitor });
  let isWhole = true;
  // A page may stand without what could not be read just now, but nobody else should get it so.
  const call: Call = (endpoint, input) =>
    read(endpoint, input).catch((error: unknown) => {
      isWhole &&= isApiError(error) && error.status < 500;
      throw error;
    });
  const { status, headers, html } = await options.renderPage(request, call);
  const provider = options.identityProvider?.pages.includes(url)
    ? options.identityProvider.issuer
    : undefined;
  return {
    status,
    headers: {
      ...pageHeaders(inlineScriptHashes(html), provider),
      // A page may be stricter than the rest.
      ...Object.fromEntries(headers),
      'cache-control': (isWhole && headers.get('cache-control')) || 'private, no-store',
    },
    body: Buffer.from(html),
    tags,
  };
}
