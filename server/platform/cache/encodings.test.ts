import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestEncoding, encode } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*, br;q=0.0', 'gzip'],
  ['BR ; q=0, gzip;q=0, *', 'identity'],
  ['br;q=0.01, *;q=0', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['vibr', 'identity'],
])('Accept-Encoding "%s" selects %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});

test.each([1_000, 100_000])('%i words decompress to the original', async (words) => {
  const body = Buffer.from('Saha '.repeat(words));
  expect(brotliDecompressSync(await encode(body, 'br', 'full'))).toEqual(body);
  expect(brotliDecompressSync(await encode(body, 'br', 'quick'))).toEqual(body);
  expect(gunzipSync(await encode(body, 'gzip', 'full'))).toEqual(body);
});

test.each(['br', 'gzip'] as const)(
  'cached %s bytes do not keep a larger buffer in memory',
  async (encoding) => {
    const bytes = await encode(Buffer.from('Saha '.repeat(1000)), encoding, 'full');
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);
