import { hash, randomBytes } from 'node:crypto';

/** A secret for rendering one page. Scripts of the shop have it as their nonce; a planted script cannot know it. */
export function newScriptMark() {
  return randomBytes(16).toString('base64url');
}

/**
 * The page without the mark, so that no visitor learns it (threats T22), and the hashes of its marked inline scripts and
 * styles for its Content-Security-Policy. The policy cannot use the mark itself as nonce: visitors share the bytes of a
 * cached page. Without `hasScripts` the scripts are left out.
 */
export function finishHtml(html: string, mark: string, hasScripts = true) {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const marked = new RegExp(
    `<(script|style) nonce="${mark}"([^>]*)>([\\s\\S]*?)</\\1>| nonce="${mark}"`,
    'g',
  );
  const body = html.replace(marked, (...[, tag, attributes = '', code = '']: string[]) => {
    if (tag === undefined || (tag === 'script' && !hasScripts)) return '';
    hashes[tag as 'script' | 'style'].add(hash('sha256', code, 'base64'));
    return `<${tag}${attributes}>${code}</${tag}>`;
  });
  return { body: Buffer.from(body), hashes: { script: [...hashes.script], style: [...hashes.style] } };
}
