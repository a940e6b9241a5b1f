import { hash, randomBytes } from 'node:crypto';

/** A piece of a page: text, or the UTF-8 bytes of a part without scripts that many pages share. */
export type HtmlPiece = string | Uint8Array;

/** A secret for rendering one page. Scripts of the shop have it as their nonce; a planted script cannot know it. */
export function newScriptMark() {
  return randomBytes(16).toString('base64url');
}

/**
 * The bytes of a page, and the hashes of its marked inline scripts for its Content-Security-Policy. The marks are
 * removed, so that no visitor learns one (threats T22). The policy cannot use the mark itself as nonce: visitors share
 * the bytes of a cached page.
 */
export function finishHtml(pieces: HtmlPiece[], mark: string) {
  const hashes = new Set<string>();
  const finished = pieces.map((piece) => {
    if (typeof piece !== 'string') return piece;
    for (const [, code = ''] of piece.matchAll(ownScripts(mark))) {
      hashes.add(hash('sha256', code, 'base64'));
    }
    return Buffer.from(piece.replaceAll(` nonce="${mark}"`, ''));
  });
  return { body: Buffer.concat(finished), hashes: [...hashes] };
}

/** The page without the shop's own scripts. */
export function withoutScripts(pieces: HtmlPiece[], mark: string) {
  return pieces.map((piece) => (typeof piece === 'string' ? piece.replace(ownScripts(mark), '') : piece));
}

function ownScripts(mark: string) {
  return new RegExp(`<script nonce="${mark}"[^>]*>([\\s\\S]*?)</script>`, 'g');
}
