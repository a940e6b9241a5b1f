import { drawMark } from './brand-mark.ts';
import type { Pack } from './pack.ts';
import { darken, lighten } from './paint.ts';
import { part } from './part.ts';

export type Face = { x: number; y: number; width: number; height: number; depth: number };

/** Brands with glass packs print their cartons on cream. */
export function cartonColor(pack: Pack) {
  return pack.brand.body === 'amber' ? '#f8f3ea' : pack.body;
}

/** A closed carton seen from a little above and from the left: front, side and top. */
export function drawCarton({ x, y, width, height, depth }: Face, pack: Pack) {
  const rise = depth * 0.42;
  const color = cartonColor(pack);
  const size = Math.min(width, height) * 0.56;
  const emblem = drawMark(pack.brand.mark, {
    x: x + width - size * 0.96,
    y: y + height - size * (pack.brand.label === 'band' ? 1.5 : 1.02),
    size,
    fill: pack.tint.main,
  });
  const front = `M${x} ${y}h${width}v${height}h${-width}z`;
  return [
    part(
      `M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`,
      darken(pack.tint.main, 0.16),
      'flat',
    ),
    part(`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`, lighten(pack.tint.main, 0.28), 'flat'),
    part(front, color, 'flat'),
    `<g opacity=".16">${emblem}</g>`,
    `<path d="${front}" fill="url(#fall)" opacity=".5"/>`,
  ].join('');
}
