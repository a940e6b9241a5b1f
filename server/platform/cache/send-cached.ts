import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from './encodings.ts';
import { type CachedReply, makeVariant, type ReplyCache } from './reply-cache.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Answers from the cache if it can. Only for requests whose answer does not depend on who asks. */
export function sendIfCached(cache: ReplyCache, { request, response }: Exchange) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const entry = cache.get(request.url ?? '');
  const variant = entry?.variants.get(encodingFor(entry, request));
  if (!entry || !variant) return false;
  write({ request, response }, entry, variant);
  return true;
}

/** Sends an entry that was just produced or that lacks this encoding so far. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, entry: CachedReply) {
  const encoding = encodingFor(entry, request.raw);
  const variant = entry.variants.get(encoding) ?? (await makeVariant(entry, encoding));
  reply.hijack();
  write({ request: request.raw, response: reply.raw }, entry, variant);
}

type Variant = Awaited<ReturnType<typeof makeVariant>>;

function write({ request, response }: Exchange, entry: CachedReply, { headers, body }: Variant) {
  if (entry.status === 200 && isUnchanged(request.headers['if-none-match'], entry.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...kept } = headers;
    response.writeHead(304, kept).end();
    return;
  }
  response.writeHead(entry.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison (RFC 9110 §13.1.2): proxies mark a validator weak when they recompress. */
function isUnchanged(header: string | undefined, etag: string) {
  return header?.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

/** Less fits into one packet as it is. */
const leastCompressed = 1400;

function encodingFor({ body }: CachedReply, { headers }: IncomingMessage) {
  if (body.length < leastCompressed) return 'identity';
  const header = headers['accept-encoding'];
  return bestEncoding(Array.isArray(header) ? header.join() : header);
}
