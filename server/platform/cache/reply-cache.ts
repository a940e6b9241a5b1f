import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { bytesOf } from '../memory/bounded-cache.ts';
import { machineMemory } from '../memory/machine-memory.ts';
import { type Encoding, encode } from './encodings.ts';
import { TaggedCache } from './tagged-cache.ts';

/** A complete reply, the same for every caller. */
export type PublicReply = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The reply is dropped from the cache when one of these changes. */
  tags: Set<string>;
  /** Called for each request that the reply answers. */
  whenSent?: ((request: IncomingMessage) => void)[];
};

/** Body and headers in one encoding, ready to send. A draft is sent once; the next request compresses it fully. */
type Variant = { headers: Record<string, string>; body: Buffer; isDraft: boolean };

export type CachedReply = PublicReply & {
  etag: string;
  /** Each is made when it is first requested. */
  variants: Map<Encoding, Variant>;
};

/** The result or error of an endpoint, shared by the pages that are rendered in process. They must not change it. */
export type Answer = { result?: unknown; error?: unknown; tags: Set<string> };

/** A page can contain an answer that is already 10 seconds old, so nothing shown is older than a minute. */
const maxAgeMs = { reply: 50_000, answer: 10_000 };

/**
 * Public data in memory: replies as the bytes to send, by canonical URL and encoding, and the answers of endpoints that
 * many pages show. A change drops the entries that are tagged with it.
 */
export class ReplyCache {
  /** How many requests were answered by a cached reply. */
  hits = 0;
  readonly #replies = new TaggedCache<CachedReply>({
    maxEntries: 10_000,
    // A crawler fills it with pages that nobody asks for again. On a small machine they may not take much.
    maxBytes: Math.min(128 * 1024 * 1024, machineMemory() / 32),
    maxAgeMs: maxAgeMs.reply,
    // Compressed copies are added later. Together they are smaller than the body, so it counts twice.
    sizeOf: ({ body }) => 2 * body.length,
    mayBeKept,
    // A page rendered without data that could not be read answers 200, but is not public.
    isFailure: (reply) => reply.status >= 500 || (reply.status === 200 && !mayBeKept(reply)),
  });
  readonly answers = new TaggedCache<Answer>({
    maxEntries: 1_000,
    maxBytes: 16 * 1024 * 1024,
    maxAgeMs: maxAgeMs.answer,
    sizeOf: ({ result }) => bytesOf(result),
    mayBeKept: ({ error }) => error === undefined,
    isFailure: ({ error }) => error !== undefined && !(isApiError(error) && error.status < 500),
  });

  get(key: string) {
    return this.#replies.get(key);
  }

  /** The reply for `key`. Concurrent callers share one production; only successful public replies are cached. */
  async load(key: string, produce: () => Promise<PublicReply>): Promise<CachedReply> {
    const cached = this.get(key);
    if (cached) {
      this.hits += 1;
      return cached;
    }
    return this.#replies.load(key, async () => {
      const reply = await produce();
      return { ...reply, etag: `"${hash(reply.body)}"`, variants: new Map() };
    });
  }

  /** Removes the entries with any of these tags. */
  drop(tags: string[]) {
    this.answers.drop(tags);
    this.#replies.drop(tags);
  }

  /** Removes everything, because drops may have been missed while the connection was lost. */
  clear() {
    this.answers.clear();
    this.#replies.clear();
  }
}

/** The URL of a private reply contains a secret, which must not stay in memory as a key. */
function mayBeKept({ status, headers }: PublicReply) {
  return status === 200 && (headers['cache-control']?.startsWith('public') ?? false);
}

/**
 * Compresses an entry in one encoding and keeps the result with it. The size of a page determines its first paint, but
 * most pages are requested only once before they expire. So only the second request compresses fully.
 */
export async function makeVariant(entry: CachedReply, encoding: Encoding): Promise<Variant> {
  const isPage = entry.headers['content-type']?.startsWith('text/html') === true;
  const isDraft = isPage && encoding === 'br' && !entry.variants.has(encoding);
  const pageEffort = isDraft ? 'least' : 'full';
  const effort = isPage ? pageEffort : 'quick';
  const body = encoding === 'identity' ? entry.body : await encode(entry.body, encoding, effort);
  const headers: Record<string, string> = {
    ...entry.headers,
    // Weak, because the encodings share it (RFC 9110 §8.8.1).
    etag: `W/${entry.etag}`,
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const variant = { headers, body, isDraft };
  entry.variants.set(encoding, variant);
  return variant;
}

function hash(body: Buffer) {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}
