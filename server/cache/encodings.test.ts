import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bestEncoding, encode } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['vibr', 'identity'],
])('Accept-Encoding %s is answered with %s', (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});

test('compressed bytes unpack to what they were', async () => {
  const body = Buffer.from('Saha '.repeat(1000));
  expect(brotliDecompressSync(await encode(body, 'br'))).toEqual(body);
  expect(gunzipSync(await encode(body, 'gzip'))).toEqual(body);
});

test.each(['br', 'gzip'] as const)('kept %s bytes hold no larger buffer', async (encoding) => {
  const bytes = await encode(Buffer.from('Saha '.repeat(1000)), encoding);
  expect(bytes.buffer.byteLength).toBe(bytes.length);
});
