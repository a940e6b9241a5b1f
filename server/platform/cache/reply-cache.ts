import { createHash } from 'node:crypto';
import { isApiError } from '../../../shared/api-error.ts';
import { type Encoding, encode } from './encodings.ts';
import { TaggedCache } from './tagged-cache.ts';

/** A whole answer, the same bytes for everyone. */
export type PublicReply = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Dropped when any of these changes. */
  tags: Set<string>;
};

/** The bytes and headers of one encoding, ready to be written. */
type Variant = { headers: Record<string, string>; body: Buffer };

export type CachedReply = PublicReply & {
  etag: string;
  /** Made when first asked for. */
  variants: Map<Encoding, Variant>;
};

/** What an endpoint answered to pages that are rendered in process: its result, which they must leave as it is, or why not. */
export type Answer = { result?: unknown; error?: unknown; tags: Set<string> };

/** Pages are made of answers: together they grow a minute old. */
const maxAgeMs = { reply: 50_000, answer: 10_000 };

/**
 * Public answers in memory: replies as the bytes that are sent, each under its canonical URL and in every encoding that
 * was asked for, and the answers of endpoints that many pages show. A change of the catalogue drops what is tagged
 * with it.
 */
export class ReplyCache {
  /** How often a reply was there. */
  hits = 0;
  readonly #replies = new TaggedCache<CachedReply>({
    maxEntries: 10_000,
    maxBytes: 128 * 1024 * 1024,
    maxAgeMs: maxAgeMs.reply,
    // Compressed copies come later; together they are smaller than the body, so count it twice.
    bytesOf: ({ body }) => 2 * body.length,
    mayBeKept,
    // A page without what could not be read is a success that is not public.
    isFailure: (reply) => reply.status >= 500 || (reply.status === 200 && !mayBeKept(reply)),
  });
  readonly answers = new TaggedCache<Answer>({
    maxEntries: 1_000,
    maxBytes: 16 * 1024 * 1024,
    maxAgeMs: maxAgeMs.answer,
    bytesOf: ({ result }) => 2 * JSON.stringify(result).length,
    mayBeKept: ({ error }) => error === undefined,
    isFailure: ({ error }) => error !== undefined && !(isApiError(error) && error.status < 500),
  });

  get(key: string) {
    const entry = this.#replies.get(key);
    if (entry) this.hits += 1;
    return entry;
  }

  /** The reply under `key`, produced once however many ask at the same time. Kept only if it is a public success. */
  load(key: string, produce: () => Promise<PublicReply>): Promise<CachedReply> {
    return this.#replies.load(key, async () => {
      const reply = await produce();
      return { ...reply, etag: `"${hash(reply.body)}"`, variants: new Map() };
    });
  }

  /** Forgets what shows any of these. */
  drop(tags: string[]) {
    this.answers.drop(tags);
    this.#replies.drop(tags);
  }

  /** Forgets everything: after a lost connection nobody knows what was missed. */
  clear() {
    this.answers.clear();
    this.#replies.clear();
  }
}

/** What is private to somebody has a secret in its URL, which must not stay here as a key. */
function mayBeKept({ status, headers }: PublicReply) {
  return status === 200 && (headers['cache-control']?.startsWith('public') ?? false);
}

/** The entry in one encoding, compressed once. */
export async function makeVariant(entry: CachedReply, encoding: Encoding): Promise<Variant> {
  const content = entry.headers['content-type']?.startsWith('text/html') ? 'page' : 'data';
  const body = encoding === 'identity' ? entry.body : await encode(entry.body, encoding, content);
  const headers: Record<string, string> = {
    ...entry.headers,
    // Weak, because the encodings share it (RFC 9110 §8.8.1).
    etag: `W/${entry.etag}`,
    vary: 'accept-encoding',
    'content-length': String(body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  const variant = { headers, body };
  entry.variants.set(encoding, variant);
  return variant;
}

function hash(body: Buffer) {
  return createHash('sha256').update(body).digest('base64url').slice(0, 27);
}
