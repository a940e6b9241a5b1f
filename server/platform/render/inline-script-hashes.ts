import { createHash } from 'node:crypto';

const inlineScripts = /<script(?![^>]*\s(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** SHA-256 of each inline script, for the Content-Security-Policy. A nonce is useless on cached pages. */
export function inlineScriptHashes(html: string) {
  const hashes = Array.from(html.matchAll(inlineScripts), ([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return [...new Set(hashes)];
}
