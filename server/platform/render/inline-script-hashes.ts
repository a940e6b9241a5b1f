import { createHash } from 'node:crypto';

const inlineScripts = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256 of each script in a page's HTML, for its Content-Security-Policy: hashes, because a cached nonce is none. */
export function inlineScriptHashes(html: string) {
  const hashes = Array.from(html.matchAll(inlineScripts), ([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return [...new Set(hashes)];
}
