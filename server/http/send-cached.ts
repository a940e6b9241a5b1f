import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, type Encoding } from './encodings.ts';
import { type CachedReply, makeVariant, type ReplyCache } from './reply-cache.ts';

/**
 * Answers from the cache if it can, straight to the socket: a hit costs no routing, hooks or serialization.
 * Only for requests whose answer does not depend on who asks.
 */
export function sendIfCached(cache: ReplyCache, request: FastifyRequest, reply: FastifyReply) {
  const entry = cache.get(request.raw.url ?? '');
  if (!entry) return false;
  const encoding = encodingOf(request);
  const variant = entry.variants.get(encoding);
  if (!variant) return false;
  reply.hijack();
  write({ request, reply }, entry, variant);
  return true;
}

/** Sends an entry that was just produced or that lacks this encoding so far. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, entry: CachedReply) {
  const encoding = encodingOf(request);
  const variant = entry.variants.get(encoding) ?? (await makeVariant(entry, encoding));
  reply.hijack();
  write({ request, reply }, entry, variant);
}

type Variant = Awaited<ReturnType<typeof makeVariant>>;

type Exchange = { request: FastifyRequest; reply: FastifyReply };

function write({ request, reply }: Exchange, entry: CachedReply, { headers, body }: Variant) {
  const { raw } = reply;
  if (entry.status === 200 && isUnchanged(request.headers['if-none-match'], entry.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers;
    raw.writeHead(304, kept).end();
    return;
  }
  raw.writeHead(entry.status, headers);
  raw.end(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison (RFC 9110 §13.1.2): proxies mark a validator weak when they recompress. */
function isUnchanged(header: string | undefined, etag: string) {
  return header?.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

function encodingOf(request: FastifyRequest): Encoding {
  const header = request.headers['accept-encoding'];
  return bestEncoding(Array.isArray(header) ? header.join() : header);
}
