import { script as earlyScript } from './early-script.ts?inline-script';

/**
 * Makes the scripts of a page start after its first paint. Otherwise they would compete with the style sheet and the
 * pictures for the connection, and delay drawing on a phone's main thread (docs/decisions/0022). The markup is made
 * inert, and a short script in the head activates it. `mark` is the nonce of the page's own scripts.
 */
export function startScriptsLate(html: string, mark: string) {
  const own = `<script nonce="${mark}"`;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replace(`${own} type="module"`, `${own} type="late-module"`)
    .replace('<head>', () => `<head>${own}>${earlyScript}</script>`);
}
