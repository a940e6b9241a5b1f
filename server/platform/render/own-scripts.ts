import { hash, randomBytes } from 'node:crypto';

/** A secret for rendering one page. Scripts of the shop have it as their nonce; a planted script cannot know it. */
export function newScriptMark() {
  return randomBytes(16).toString('base64url');
}

/**
 * The page without the mark, so that no visitor learns it (threats T22), and the hashes of its marked inline scripts for
 * its Content-Security-Policy. The policy cannot use the mark itself as nonce: visitors share the bytes of a cached page.
 * Without `hasScripts` these scripts are left out.
 */
export function finishHtml(html: string, mark: string, hasScripts = true) {
  const hashes = new Set<string>();
  const marked = new RegExp(`<script nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>| nonce="${mark}"`, 'g');
  const body = html.replace(marked, (_, attributes?: string, code = '') => {
    if (attributes === undefined || !hasScripts) return '';
    hashes.add(hash('sha256', code, 'base64'));
    return `<script${attributes}>${code}</script>`;
  });
  return { body: Buffer.from(body), hashes: [...hashes] };
}
