import { type DescribedPage, describePage } from '../../head/describe-page.ts';
import { script as earlyScript } from './early-script.ts?inline-script';

/**
 * Completes the HTML that React has rendered, in one pass:
 *
 * - The facts for search engines go to the end of the head.
 * - The scripts start after the first paint. Otherwise they would compete with the style sheet and the pictures for the
 *   connection, and delay drawing on a phone's main thread (docs/decisions/0022). Their markup is made inert, and a short
 *   script in the head activates it.
 *
 * `mark` is the nonce of the page's own scripts. React escapes texts, so these tags are only those of the page itself.
 */
export function completePage(html: string, described: DescribedPage, mark: string) {
  const own = `<script nonce="${mark}"`;
  const facts = describePage(html.slice(0, html.indexOf('</head>')), described);
  const replacements: Record<string, string> = {
    '<head>': `<head>${own}>${earlyScript}</script>`,
    '</head>': `${facts}</head>`,
    '<link rel="modulepreload"': '<link rel="late-modulepreload"',
    [`${own} type="module"`]: `${own} type="late-module"`,
  };
  return html.replace(
    new RegExp(Object.keys(replacements).join('|'), 'g'),
    (tag) => replacements[tag] ?? tag,
  );
}
