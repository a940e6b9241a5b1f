import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineScriptHashes } from './inline-script-hashes.ts';

const sha256 = (code: string) => createHash('sha256').update(code).digest('base64');

test('each distinct inline script has a hash; external scripts and JSON-LD have none', () => {
  const html = `<script>a()</script><script type="module" async="">b()</script><script>a()</script>
    <script src="/assets/c.js"></script><script type="application/ld+json">{"d":1}</script>`;
  expect(inlineScriptHashes(html)).toEqual([sha256('a()'), sha256('b()')]);
});
