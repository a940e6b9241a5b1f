import { icons as lucide } from '@iconify-json/lucide';

/** `@utility icon` of web/app.css sets these for every icon. */
const stroke =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

/** The shapes of the Lucide icon of that name as SVG, in a square of 24. Throws Error if there is none. */
export function drawingOf(name: string) {
  const icon = lucide.icons[name];
  const own = lucide.aliases?.[name]?.parent;
  if (!icon) throw new Error(`Lucide has no icon '${name}'${own ? `: its own name is '${own}'` : ''}`);
  return icon.body.replace(stroke, '').replace(/^<g>(.*)<\/g>$/, '$1');
}
