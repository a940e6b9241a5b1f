import { drawMark } from '../drawing/brand-mark.ts';
import { cartonColor, drawCarton } from '../drawing/carton.ts';
import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { ellipse, line, part, roundedBox } from '../drawing/part.ts';
import { floor, shadow, wallShadow } from '../drawing/scene.ts';

function printed(pack: Pack, body: string): Pack {
  return { ...pack, body, brand: { ...pack.brand, label: 'print' } };
}

/** A soft bag with a handle: diapers, pads, cotton. */
export function drawSoftPack(pack: Pack) {
  const color = lighten(pack.tint.main, 0.5);
  const bag = `M214 262c60-16 312-16 372 0 14 120 18 260 6 ${floor - 276}-60 18-324 18-384 0-12-126-8-272 6-${floor - 276}z`;
  const field = 'M206 470c120-60 270 40 388-20 4 70 2 130-2 200-60 18-324 18-384 0-4-70-6-120-2-180z';
  return [
    shadow(400, 400),
    line('M330 262c0-70 140-70 140 0', darken(color, 0.16), 16),
    part(bag, color, 'round'),
    `<path d="${field}" fill="${pack.tint.main}" opacity=".55"/>`,
    `<g opacity=".22">${drawMark(pack.brand.mark, { x: 440, y: 500, size: 130, fill: '#ffffff' })}</g>`,
    line('M222 276c70 14 290 14 356 0', '#ffffff', 2),
    drawLabel({ x: 226, y: 280, width: 348, height: 340 }, printed(pack, color)),
  ].join('');
}

/** A pack of wipes with its resealable lid. */
export function drawWipes(pack: Pack) {
  const color = lighten(pack.tint.main, 0.42);
  const top = 'M176 420l70-104h308l70 104z';
  const front = `M160 420h480l14 20v${floor - 470}l-16 24H162l-16-24V440z`;
  return [
    shadow(400, 490),
    part(top, lighten(color, 0.3), 'cloth'),
    part(front, color, 'cloth'),
    part('M292 400l34-66h148l34 66c2 8-4 12-12 12H304c-8 0-14-4-12-12z', '#fbfbf9', 'gloss'),
    line('M312 398h176', pack.tint.soft, 4),
    line('M168 434h464M168 650h464', lighten(color, 0.5), 2),
    `<g opacity=".25">${drawMark(pack.brand.mark, { x: 470, y: 488, size: 150, fill: '#ffffff' })}</g>`,
    drawLabel(
      { x: 152, y: 436, width: 420, height: 216 },
      { ...printed(pack, color), brand: { ...pack.brand, label: 'print', align: 'left' } },
    ),
  ].join('');
}

/** A wrapped bar, lying a little tilted in front of the wall. */
export function drawBar(pack: Pack) {
  const teeth = (x: number) =>
    Array.from({ length: 9 }, (_, index) => `L${x + (index % 2 ? 10 : -10)} ${350 + index * 28}`).join('');
  const wrapper = `M150 340${teeth(140)}L150 590H650${teeth(660)
    .split('L')
    .filter(Boolean)
    .reverse()
    .map((point) => `L${point}`)
    .join('')}L650 340z`;
  return [
    wallShadow(420, 640, [290, 40]),
    '<g transform="rotate(-7 400 470)">',
    part(wrapper, pack.body, 'gloss'),
    `<path d="M150 340h40v250h-40zM610 340h40v250h-40z" fill="${pack.tint.main}" opacity=".85"/>`,
    drawLabel({ x: 206, y: 352, width: 388, height: 226 }, pack),
    '</g>',
  ].join('');
}

/** A bar of soap before its carton. */
export function drawSoap(pack: Pack) {
  const color = lighten(pack.tint.main, 0.46);
  const bar = roundedBox({ x: 372, y: 566, width: 262, height: 126 }, 46);
  return [
    shadow(330, 300),
    drawCarton({ x: 168, y: 270, width: 290, height: floor - 270, depth: 76 }, pack),
    drawLabel({ x: 168, y: 270, width: 290, height: 300 }, printed(pack, cartonColor(pack))),
    shadow(504, 250, 690),
    part(bar, darken(color, 0.08), 'gloss'),
    part(roundedBox({ x: 384, y: 560, width: 238, height: 108 }, 42), color, 'fall'),
    line(roundedBox({ x: 404, y: 576, width: 198, height: 76 }, 32), darken(color, 0.14), 2.5),
    drawMark(pack.brand.mark, { x: 482, y: 593, size: 42, fill: darken(color, 0.26) }),
  ].join('');
}

/** A zipped first-aid case. */
export function drawCase(pack: Pack) {
  const color = pack.tint.main;
  return [
    shadow(400, 480),
    line('M330 330c0-60 140-60 140 0', darken(color, 0.4), 20),
    part(roundedBox({ x: 160, y: 322, width: 480, height: floor - 322 }, 46), color, 'gloss'),
    line('M166 420h468', darken(color, 0.36), 9),
    line('M166 420h468', lighten(color, 0.5), 2),
    part(roundedBox({ x: 560, y: 414, width: 20, height: 46 }, 8), '#d5dadb', 'metal'),
    part(ellipse(252, 544, [62, 62]), '#fdfdfb', 'flat'),
    drawMark('plus', { x: 216, y: 508, size: 72, fill: color }),
    drawLabel({ x: 320, y: 444, width: 300, height: 190, ground: color }, { ...printed(pack, color) }),
  ].join('');
}

/** A gel pack lying before its carton. */
export function drawGelPack(pack: Pack) {
  return [
    shadow(390, 340),
    drawCarton({ x: 170, y: 246, width: 330, height: floor - 246, depth: 80 }, pack),
    drawLabel({ x: 170, y: 246, width: 330, height: 300 }, printed(pack, cartonColor(pack))),
    shadow(440, 420, 692),
    part(roundedBox({ x: 262, y: 566, width: 384, height: 128 }, 34), lighten(pack.tint.main, 0.1), 'gloss'),
    line(roundedBox({ x: 280, y: 582, width: 348, height: 96 }, 24), lighten(pack.tint.main, 0.6), 3),
    line('M396 584v92M512 584v92', lighten(pack.tint.main, 0.5), 3),
  ].join('');
}
