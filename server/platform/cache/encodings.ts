import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send the same few headers over and over; remembering the answers saves parsing them for each cached reply. */
const negotiator = new Negotiator<Encoding>({
  supportedValues: [...encodings],
  cache: new LRUCache<string, string>({ max: 100 }),
});

/** The encoding that an Accept-Encoding header prefers; of those it likes equally, Brotli before gzip before none. */
export function bestEncoding(header = ''): Encoding {
  return negotiator.negotiate(header) ?? 'identity';
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What is compressed, and so how hard: a page's bytes decide over its first paint, and it is asked for again. */
type Content = 'page' | 'data';

/** The higher one takes a millisecond for a page, a fifth less than gzip's bytes; the lower a third of that, 5 to 10 % more. */
const brotliQuality = { page: 5, data: 3 };

/** Covers the longest page. Brotli's own default of 4 MB costs more to allocate than a page to compress. */
const brotliWindowBits = 18;

/** Longer bodies, such as a sitemap, would keep all others waiting for more than a few milliseconds. */
const mostAtOnce = 256 * 1024;

/**
 * Compresses `body`, on this thread: to hand a page over to another one costs four times as much as to compress it. The
 * bytes are copied: zlib answers a slice of a buffer of 16 kB, all of which would stay in memory with a kept answer.
 */
export async function encode(body: Buffer, encoding: Exclude<Encoding, 'identity'>, content: Content) {
  const isLong = body.length > mostAtOnce;
  if (encoding === 'gzip') return compact(isLong ? await compressGzip(body) : gzipSync(body));
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[content],
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  return compact(isLong ? await compressBrotli(body, options) : brotliCompressSync(body, options));
}

function compact(bytes: Buffer) {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
