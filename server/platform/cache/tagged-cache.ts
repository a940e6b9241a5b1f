import { LRUCache } from 'lru-cache';

/** What is kept says what it shows, and is dropped when any of that changes. */
type Tagged = { tags: Set<string> };

type Options<Entry> = {
  maxEntries: number;
  maxBytes: number;
  /** Bounds what a notification lost with its sender can do: a process may die between commit and notification. */
  maxAgeMs: number;
  bytesOf: (entry: Entry) => number;
  mayBeKept: (entry: Entry) => boolean;
  /** Whether the entry says that it could not be made just now. One that grew old is then better than it. */
  isFailure: (entry: Entry) => boolean;
};

/** An entry in the making, with what was dropped meanwhile: it may show data from before the drop. */
type Production<Entry> = { entry: Promise<Entry>; dropped: Set<string> };

/** What an entry takes beside its bytes: headers of each variant, and its place under each tag. */
const overhead = { entry: 4096, tag: 200 };
const everything = '*';
/** How long an old entry is shown again before the next try to make a new one. */
const secondLifeMs = 5_000;

/** Things in memory, each under its key until one of its tags is dropped (requirements: Page cache). */
export class TaggedCache<Entry extends Tagged> {
  readonly #mayBeKept: Options<Entry>['mayBeKept'];
  readonly #isFailure: Options<Entry>['isFailure'];
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #joinable = new Map<string, Production<Entry>>();
  readonly #productions = new Set<Production<Entry>>();

  constructor({ maxEntries, maxBytes, maxAgeMs, bytesOf, mayBeKept, isFailure }: Options<Entry>) {
    this.#mayBeKept = mayBeKept;
    this.#isFailure = isFailure;
    this.#entries = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      ttl: maxAgeMs,
      noDeleteOnStaleGet: true,
      sizeCalculation: (entry, key) =>
        bytesOf(entry) + 2 * key.length + overhead.entry + overhead.tag * entry.tags.size,
      dispose: (entry, key) => this.#untag(entry, key),
    });
  }

  get(key: string) {
    return this.#entries.get(key);
  }

  /** The entry under `key`, produced once however many ask at the same time, and kept if it may be. */
  load(key: string, produce: () => Promise<Entry>): Promise<Entry> {
    const joined = this.#joinable.get(key);
    if (joined) return joined.entry;
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

  /** What was true until its age passed and was not dropped since. It is good for a few seconds more. */
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

  /** Forgets what shows any of these. Entries under way go to those who wait for them and to nobody else. */
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

function isOutdated({ tags }: Tagged, dropped: Set<string>) {
  return dropped.has(everything) || !tags.isDisjointFrom(dropped);
}
