import { LRUCache } from 'lru-cache';
import { bytesOf } from '../memory/bounded-cache.ts';

/** The tags name the data that an entry shows; a change of that data drops the entry. */
type Tagged = { tags: Set<string> };

type Options<Entry> = {
  maxEntries: number;
  maxBytes: number;
  /** Limits how long an outdated entry survives when a process dies between its commit and its notification. */
  maxAgeMs: number;
  /** The bytes of the entry, without its key and tags. */
  sizeOf: (entry: Entry) => number;
  mayBeKept: (entry: Entry) => boolean;
  /** Whether the entry reports a temporary failure. An expired entry is then shown instead. */
  isFailure: (entry: Entry) => boolean;
};

/** An entry in production, and the tags dropped since it began: it may show data from before the drop. */
type Production<Entry> = { entry: Promise<Entry>; dropped: Set<string> };

/** Bytes that an entry needs in addition: the headers of its variants, and its place under each tag. */
const overhead = { entry: 4096, tag: 400 };
const allTags = '*';
/** How long an expired entry is shown again before the next attempt to replace it. */
const secondLifeMs = 5_000;

/** Entries in memory, each until one of its tags is dropped (requirements: Page cache). */
export class TaggedCache<Entry extends Tagged> {
  readonly #mayBeKept: Options<Entry>['mayBeKept'];
  readonly #isFailure: Options<Entry>['isFailure'];
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #joinable = new Map<string, Production<Entry>>();
  readonly #productions = new Set<Production<Entry>>();

  constructor({ maxEntries, maxBytes, maxAgeMs, sizeOf, mayBeKept, isFailure }: Options<Entry>) {
    this.#mayBeKept = mayBeKept;
    this.#isFailure = isFailure;
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      ttl: maxAgeMs,
      noDeleteOnStaleGet: true,
      sizeCalculation: (entry, key) =>
        sizeOf(entry) + bytesOf(key) + overhead.entry + overhead.tag * entry.tags.size,
      dispose: (entry, key) => this.#untag(entry, key),
    });
  }

  get(key: string) {
    return this.#entries.get(key);
  }

  /** The entry for `key`. Concurrent callers share one production; its entry is kept if `mayBeKept` allows it. */
  async load(key: string, produce: () => Promise<Entry>): Promise<Entry> {
    return this.get(key) ?? this.#joinable.get(key)?.entry ?? this.#begin(key, produce);
  }

  #begin(key: string, produce: () => Promise<Entry>) {
    const production = { dropped: new Set<string>() } as Production<Entry>;
    production.entry = this.#produce(key, produce, production);
    this.#joinable.set(key, production);
    this.#productions.add(production);
    return production.entry;
  }

  async #produce(key: string, produce: () => Promise<Entry>, production: Production<Entry>) {
    try {
      const entry = await produce();
      if (this.#isFailure(entry)) return this.#recallOld(key) ?? entry;
      if (this.#mayBeKept(entry) && !isOutdated(entry, production.dropped)) this.#keep(key, entry);
      return entry;
    } catch (error) {
      const old = this.#recallOld(key);
      if (!old) throw error;
      return old;
    } finally {
      this.#productions.delete(production);
      if (this.#joinable.get(key) === production) this.#joinable.delete(key);
    }
  }

  /** The expired entry, unless one of its tags was dropped. It may be shown for a few seconds more. */
  #recallOld(key: string) {
    const old = this.#entries.get(key, { allowStale: true });
    if (old) this.#entries.set(key, old, { ttl: secondLifeMs, noDisposeOnSet: true });
    return old;
  }

  #keep(key: string, entry: Entry) {
    this.#entries.set(key, entry);
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  #untag(entry: Entry, key: string) {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /** Removes the entries with any of these tags. Entries in production go only to the callers that wait for them. */
  drop(tags: string[]) {
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
    }
    this.#outdate(tags);
  }

  /** Removes everything, because drops may have been missed while the connection was lost. */
  clear() {
    this.#entries.clear();
    this.#outdate([allTags]);
  }

  #outdate(tags: string[]) {
    this.#joinable.clear();
    for (const { dropped } of this.#productions) for (const tag of tags) dropped.add(tag);
  }
}

function isOutdated({ tags }: Tagged, dropped: Set<string>) {
  return dropped.has(allTags) || !tags.isDisjointFrom(dropped);
}
