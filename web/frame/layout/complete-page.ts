import { paletteProperties } from '../../../shared/settings/palette.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { type DescribedPage, describePage } from '../../head/describe-page.ts';
import { script as earlyScript } from './early-script.ts?inline-script';

/** `color` is that of the settings. */
type CompletedPage = DescribedPage & { color?: string | undefined };

const generator = `<meta name="generator" content="${softwareName}"/>`;

/**
 * Completes the HTML that React has rendered, in one pass:
 *
 * - The facts for search engines go to the end of the head.
 * - The scripts start after the first paint. Otherwise they would compete with the style sheet and the pictures for the
 *   connection, and delay drawing on a phone's main thread (docs/decisions/0022). Their markup is made inert, and a short
 *   script in the head activates it.
 *
 * - The color of the settings replaces the usual one of the style sheet.
 *
 * `mark` is the nonce of the page's own scripts and styles. React escapes texts, so these tags are only those of the page itself.
 */
export function completePage(html: string, { color, ...described }: CompletedPage, mark: string) {
  const own = `<script nonce="${mark}"`;
  const facts = describePage(html.slice(0, html.indexOf('</head>')), described);
  const replacements: Record<string, string> = {
    '<head>': `<head>${own}>${earlyScript}</script>`,
    '</head>': `${generator}${paletteStyle(color, mark)}${facts}</head>`,
    '<link rel="modulepreload"': '<link rel="late-modulepreload"',
    [`${own} type="module"`]: `${own} type="late-module"`,
  };
  return html.replace(
    new RegExp(Object.keys(replacements).join('|'), 'g'),
    (tag) => replacements[tag] ?? tag,
  );
}

/** A style element that replaces the tokens of web/app.css; nothing if the settings have no color. */
export function paletteStyle(color: string | undefined, mark: string) {
  if (!color) return '';
  const properties = Object.entries(paletteProperties(color)).map(([name, value]) => `${name}:${value}`);
  return `<style nonce="${mark}">:root{${properties.join(';')}}</style>`;
}
