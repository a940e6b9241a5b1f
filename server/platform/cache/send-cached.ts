import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from './encodings.ts';
import { type CachedReply, makeVariant, type ReplyCache } from './reply-cache.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Sends the cached reply and returns true if there is one. Only for requests whose reply is the same for every caller.
 */
export function sendIfCached(cache: ReplyCache, { request, response }: Exchange) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const entry = cache.get(request.url ?? '');
  const variant = entry?.variants.get(encodingFor(entry, request));
  if (!entry || !variant || variant.isDraft) return false;
  cache.hits += 1;
  write({ request, response }, entry, variant);
  return true;
}

/** Sends an entry, in an encoding that may still be missing. */
export async function sendCached(request: FastifyRequest, reply: FastifyReply, entry: CachedReply) {
  const encoding = encodingFor(entry, request.raw);
  const known = entry.variants.get(encoding);
  const variant = known && !known.isDraft ? known : await makeVariant(entry, encoding);
  reply.hijack();
  write({ request: request.raw, response: reply.raw }, entry, variant);
}

type Variant = Awaited<ReturnType<typeof makeVariant>>;

function write(exchange: Exchange, entry: CachedReply, variant: Variant) {
  writeReply(exchange, entry, variant);
  for (const tell of entry.whenSent ?? []) tell(exchange.request);
}

function writeReply({ request, response }: Exchange, entry: CachedReply, { headers, body }: Variant) {
  if (entry.status === 200 && isUnchanged(request.headers['if-none-match'], entry.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...remaining } = headers;
    response.writeHead(304, remaining).end();
    return;
  }
  response.writeHead(entry.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison (RFC 9110 §13.1.2), because proxies mark a validator as weak when they recompress. */
function isUnchanged(header: string | undefined, etag: string) {
  return header?.split(',').some((item) => item.trim().replace(/^W\//, '') === etag);
}

/** A shorter body fits into one packet uncompressed. */
const minCompressedBytes = 1400;

function encodingFor({ body }: CachedReply, { headers }: IncomingMessage) {
  if (body.length < minCompressedBytes) return 'identity';
  const header = headers['accept-encoding'];
  return bestEncoding(Array.isArray(header) ? header.join() : header);
}
