import { LRUCache } from 'lru-cache';

type Bounds = {
  maxEntries: number;
  /** Of keys and values together. */
  maxBytes: number;
  /** For how many milliseconds an entry is kept, from when it was first set; forever if absent. */
  ttl?: number;
};

/** The map's own memory for an entry. */
const entryBytes = 200;

/**
 * Values in memory, least recently used ones first out, bounded by their number and by the bytes of keys and values (threats
 * T44). Everything that is remembered for input that strangers choose is kept in one of these.
 */
export function boundedCache<Value extends object>({ maxEntries, maxBytes, ttl = 0 }: Bounds) {
  return new LRUCache<string, Value>({
    max: maxEntries,
    maxSize: maxBytes,
    ttl,
    noUpdateTTL: true,
    sizeCalculation: (value, key) => entryBytes + bytesOf(key) + bytesOf(value),
  });
}

/**
 * About the bytes that a value occupies, rather too many than too few. An object with a `byteLength` says itself what it
 * occupies, as typed arrays do.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return 32 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 16;
  if ('byteLength' in value) return 200 + Number(value.byteLength);
  if (value instanceof Map || value instanceof Set) return 200 + sumOf([...value].flat());
  return 64 + sumOf(Object.values(value));
}

function sumOf(values: unknown[]) {
  let bytes = 0;
  for (const value of values) bytes += 16 + bytesOf(value);
  return bytes;
}
