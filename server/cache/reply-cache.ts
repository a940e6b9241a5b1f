import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Encoding, encode } from './encodings.ts';

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

/** An answer in the making, with what was dropped meanwhile: it may show data from before the drop. */
type Production = { entry: Promise<CachedReply>; dropped: Set<string> };

const maxBytes = 128 * 1024 * 1024;
const maxEntries = 10_000;
/** What an entry takes beside its bytes: headers of each variant, and its place under each tag. */
const overhead = { entry: 4096, tag: 200 };
const maxAgeMs = 60_000;
const everything = '*';

/**
 * Public answers in memory, each under its canonical URL, with its bytes in every encoding that was asked for.
 * A change of the catalogue drops the entries tagged with it (design §3, page cache).
 */
export class ReplyCache {
  /** How often an answer was there. */
  hits = 0;
  readonly #entries = new LRUCache<string, CachedReply>({
    max: maxEntries,
    maxSize: maxBytes,
    // Bounds what a notification lost with its sender can do: a process may die between commit and notification.
    ttl: maxAgeMs,
    // Compressed copies come later; together they are smaller than the body, so count it twice.
    sizeCalculation: ({ body, tags }, key) =>
      2 * body.length + 2 * key.length + overhead.entry + overhead.tag * tags.size,
    dispose: (entry, key) => this.#untag(entry, key),
  });
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #joinable = new Map<string, Production>();
  readonly #productions = new Set<Production>();

  get(key: string) {
    const entry = this.#entries.get(key);
    if (entry) this.hits += 1;
    return entry;
  }

  /** The entry under `key`, produced once however many ask at the same time. Kept only if it is a public success. */
  load(key: string, produce: () => Promise<PublicReply>): Promise<CachedReply> {
    const joined = this.#joinable.get(key);
    if (joined) return joined.entry;
    const production = { dropped: new Set<string>() } as Production;
    production.entry = this.#produce(key, produce, production);
    this.#joinable.set(key, production);
    this.#productions.add(production);
    return production.entry;
  }

  async #produce(key: string, produce: () => Promise<PublicReply>, production: Production) {
    try {
      const reply = await produce();
      const entry: CachedReply = { ...reply, etag: `"${hash(reply.body)}"`, variants: new Map() };
      if (mayBeKept(reply) && !isOutdated(entry, production)) this.#keep(key, entry);
      return entry;
    } finally {
      this.#productions.delete(production);
      if (this.#joinable.get(key) === production) this.#joinable.delete(key);
    }
  }

  #keep(key: string, entry: CachedReply) {
    this.#entries.set(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  #untag(entry: CachedReply, key: string) {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Forgets what shows any of these. Answers under way go to those who wait for them and to nobody else. */
  drop(tags: string[]) {
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
    }
    this.#outdate(tags);
  }

  /** Forgets everything: after a lost connection nobody knows what was missed. */
  clear() {
    this.#entries.clear();
    this.#outdate([everything]);
  }

  #outdate(tags: string[]) {
    this.#joinable.clear();
    for (const { dropped } of this.#productions) for (const tag of tags) dropped.add(tag);
  }
}

/** What is private to somebody has a secret in its URL, which must not stay here as a key. */
function mayBeKept({ status, headers }: PublicReply) {
  return status === 200 && (headers['cache-control']?.startsWith('public') ?? false);
}

function isOutdated({ tags }: CachedReply, { dropped }: Production) {
  return dropped.has(everything) || !tags.isDisjointFrom(dropped);
}

/** The entry in one encoding, compressed once. */
export async function makeVariant(entry: CachedReply, encoding: Encoding): Promise<Variant> {
  const body = await encode(entry.body, encoding);
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
