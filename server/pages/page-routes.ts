import type { FastifyInstance } from 'fastify';
import { notFound } from '../../shared/api-error.ts';
import type { Call } from '../../shared/endpoint.ts';
import type { ReplyCache } from '../cache/reply-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Middleware } from '../cache/serve-cached-first.ts';
import { pageHeaders } from '../http/security-headers.ts';
import type { CreateCall } from './call-in-process.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';

export type RenderedPage = { status: number; headers: Headers; html: string };

/** Renders one URL; the page reads its data through `call`. */
export type PageRenderer = (request: Request, call: Call) => Promise<RenderedPage>;

export type Pages = {
  renderPage: PageRenderer;
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
  publicUrl: string;
  /** The query names that each path's page is rendered by. All others exist in the browser only. */
  pageQueries: Record<string, readonly string[]>;
};

/**
 * Everything that is neither the API nor a file is a page of the shop; unknown paths become its Page Not Found.
 * Pages hold nobody's data, so their bytes are shared whatever their Cache-Control tells browsers.
 */
export function registerPages(app: FastifyInstance, options: Options) {
  app.get('/*', async (request, reply) => {
    // React Router's own way to a page's data. Ours is the API, the only door.
    if (/\.data(\?|$)/.test(request.url)) throw notFound();
    const better = wellSpelt(request.url);
    if (better) return reply.redirect(better, 308);
    const url = canonicalUrl(request.url, options.pageQueries);
    const render = () => renderToReply(url, options, request.ip);
    await sendCached(request, reply, options.cache.get(url) ?? (await options.cache.load(url, render)));
  });
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

async function renderToReply(url: string, { renderPage, createCall, publicUrl }: Options, ip: string) {
  const tags = new Set<string>();
  // Joined as text: `new URL('//evil', base)` would leave our host.
  const request = new Request(new URL(publicUrl).origin + url);
  const { status, headers, html } = await renderPage(request, createCall({ tags, ip }));
  return {
    status,
    headers: {
      ...pageHeaders(inlineScriptHashes(html)),
      // A page may be stricter than the rest.
      ...Object.fromEntries(headers),
      'cache-control': headers.get('cache-control') ?? 'private, no-store',
    },
    body: Buffer.from(html),
    tags,
  };
}
