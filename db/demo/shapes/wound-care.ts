import { cartonColor, drawCarton } from '../drawing/carton.ts';
import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { ellipse, line, part, roundedBox } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

function behind(pack: Pack) {
  const face = { x: 160, y: 232, width: 320, height: floor - 232, depth: 80 };
  const label = pack.brand.label === 'band' ? 'print' : pack.brand.label;
  return (
    shadow(390, 340) +
    drawCarton(face, pack) +
    drawLabel({ ...face, height: 310 }, { ...pack, body: cartonColor(pack), brand: { ...pack.brand, label } })
  );
}

/** Bandage or tape: a roll with its end laid out, before the carton. */
export function drawRoll(pack: Pack) {
  const cloth = lighten(pack.tint.main, 0.72);
  const turns = [70, 56, 42, 28]
    .map((r) => line(ellipse(510, 610, [r * 0.5, r]), darken(cloth, 0.14), 3))
    .join('');
  return [
    behind(pack),
    shadow(520, 260, 694),
    part('M520 694c60 0 110-6 170-2l-4-36c-60-4-110 8-166 2z', cloth, 'gloss'),
    part('M510 526h110a42 84 0 0 1 0 168H510z', cloth, 'gloss'),
    part(ellipse(510, 610, [42, 84]), lighten(cloth, 0.4), 'fall'),
    turns,
    part(ellipse(510, 610, [10, 20]), darken(cloth, 0.4), 'flat'),
  ].join('');
}

function plaster(x: number, turn: number, color: string) {
  const dots = [-16, -4, 8].flatMap((dx) => [-10, 0, 10].map((dy) => `M${dx + 4} ${dy}h.1`)).join('');
  return (
    `<g transform="translate(${x} 652)rotate(${turn})">` +
    `${part(roundedBox({ x: -92, y: -27, width: 184, height: 54 }, 27), color, 'gloss')}` +
    `${part(roundedBox({ x: -34, y: -27, width: 68, height: 54 }, 4), lighten(color, 0.35), 'flat')}` +
    `${line(dots, darken(color, 0.2), 5)}</g>`
  );
}

/** Adhesive plasters before their carton. */
export function drawPlasters(pack: Pack) {
  const skin = lighten('#dcae86', 0.1);
  return [
    behind(pack),
    shadow(520, 300, 692),
    plaster(560, -24, skin),
    plaster(500, 9, lighten(skin, 0.2)),
  ].join('');
}

/** Folded compresses before their carton. */
export function drawGauze(pack: Pack) {
  const sheets = [0, 1, 2, 3]
    .map(
      (row) =>
        part(`M414 ${668 - row * 22}l40-30h190l-32 30z`, '#ffffff', 'fall') +
        part(`M414 ${668 - row * 22}h198l32-30v18l-32 32H414z`, '#eef2f2', 'gloss'),
    )
    .join('');
  return [behind(pack), shadow(530, 250, 692), sheets].join('');
}
