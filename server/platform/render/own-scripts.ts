import { createHash, randomBytes } from 'node:crypto';

/** A secret for rendering one page. Scripts of the shop have it as their nonce; a planted script cannot know it. */
export function newScriptMark() {
  return randomBytes(16).toString('base64url');
}

/**
 * Hashes the marked inline scripts of a page for its Content-Security-Policy and removes the marks, so that no visitor
 * learns one (threats T22). The policy cannot use the mark itself as nonce: visitors share the bytes of a cached page.
 */
export function hashOwnScripts(html: string, mark: string) {
  const ownScripts = new RegExp(`<script nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
  const hashes = Array.from(html.matchAll(ownScripts), ([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return { html: html.replaceAll(` nonce="${mark}"`, ''), hashes: [...new Set(hashes)] };
}
