import { drawMark } from '../drawing/brand-mark.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { line, part, roundedBox } from '../drawing/part.ts';
import { wallShadow } from '../drawing/scene.ts';
import { drawTag } from '../drawing/tag.ts';

function hanger() {
  return (
    line('M400 178v-14c0-14 20-14 20-32a20 20 0 0 0-40 0', '#8d979b', 6) +
    line('M280 226L400 178l120 48', '#c99d6b', 15)
  );
}

function buttons(ys: number[], color: string) {
  return ys.map((y) => `<circle cx="409" cy="${y}" r="6" fill="${color}"/>`).join('');
}

/** Folds of hanging cloth. */
function folds(color: string) {
  const lines =
    'M292 380c-6 90-8 190-14 296M322 420c-2 90-2 170-8 266M508 380c6 90 8 190 14 296M478 420c2 90 2 170 8 266';
  return `<path d="${lines}" fill="none" stroke="${darken(color, 0.5)}" stroke-opacity=".1" stroke-width="7" stroke-linecap="round"/>`;
}

function sleeves(color: string, cuff: number) {
  const left = `M270 240c-36 12-54 32-64 74L${206 - (cuff - 314) * 0.12} ${cuff}q30 16 58 10L292 360z`;
  const right = `M530 240c36 12 54 32 64 74L${594 + (cuff - 314) * 0.12} ${cuff}q-30 16-58 10L508 360z`;
  return part(left, darken(color, 0.05), 'cloth') + part(right, darken(color, 0.09), 'cloth');
}

function pocket([x, y]: [number, number], [width, height]: [number, number], color: string) {
  const edge = darken(color, 0.2);
  return (
    line(`M${x} ${y}h${width}v${height - 10}l-10 10h${20 - width}l-10-10z`, edge, 2.5) +
    line(`M${x} ${y + 14}h${width}`, edge, 1.6)
  );
}

/** Long white coat with lapels, on a hanger. */
export function drawCoat(pack: Pack) {
  const cloth = lighten(pack.tint.main, 0.93);
  const seam = darken(cloth, 0.24);
  const body =
    'M352 204l-82 36c-8 50-2 92 4 130L256 708q144 14 288 0l-18-338c6-38 12-80 4-130l-82-36q-48 40-96 0z';
  return [
    wallShadow(430, 470, [270, 300]),
    hanger(),
    sleeves(cloth, 560),
    part(body, cloth, 'cloth'),
    folds(cloth),
    part('M364 208q36 26 72 0l-36 120z', darken(pack.tint.main, 0.1), 'flat'),
    part('M352 204l-28 62 26 10-12 20 62 116 6-44-42-158z', cloth, 'fall'),
    part('M448 204l28 62-26 10 12 20-62 116-6-44 42-158z', cloth, 'fall'),
    line('M352 204l-28 62 26 10-12 20 62 116 62-116-12-20 26-10-28-62', seam, 2.2),
    line('M400 412v302', seam, 2.2),
    buttons([452, 524, 596, 668], darken(cloth, 0.4)),
    pocket([286, 540], [84, 96], cloth),
    pocket([430, 540], [84, 96], cloth),
    pocket([438, 330], [62, 66], cloth),
    drawMark(pack.brand.mark, { x: 458, y: 352, size: 24, fill: pack.tint.main }),
    drawTag(pack, { x: 106, y: 520, from: [222, 470] }),
  ].join('');
}

/** V-neck tunic over straight trousers. */
export function drawScrubs(pack: Pack) {
  const cloth = pack.tint.main;
  const seam = darken(cloth, 0.4);
  return [
    wallShadow(430, 470, [250, 300]),
    hanger(),
    part('M296 500h208l22 214q-52 10-100 0l-26-140-26 140q-48 10-100 0z', darken(cloth, 0.12), 'cloth'),
    line('M400 520v54', darken(cloth, 0.4), 2.5),
    sleeves(cloth, 396),
    part(
      'M346 206l-76 34c-8 50 2 92 8 130l-10 184q132 14 264 0l-10-184c6-38 16-80 8-130l-76-34-54 92z',
      cloth,
      'cloth',
    ),
    line('M346 206l54 92 54-92', lighten(cloth, 0.35), 12),
    line('M346 206l54 92 54-92', seam, 2),
    line('M280 544q120 10 240 0', seam, 2),
    pocket([292, 448], [82, 84], cloth),
    pocket([426, 448], [82, 84], cloth),
    pocket([440, 322], [58, 60], cloth),
    drawMark(pack.brand.mark, { x: 458, y: 342, size: 22, fill: lighten(cloth, 0.75) }),
    drawTag(pack, { x: 108, y: 500, from: [232, 390] }),
  ].join('');
}

/** Round-neck gown with knitted cuffs and a tied belt. */
export function drawGown(pack: Pack) {
  const cloth = lighten(pack.tint.main, 0.35);
  const seam = darken(cloth, 0.34);
  const cuffs =
    part(roundedBox({ x: 176, y: 546, width: 62, height: 44 }, 10), '#f4f6f6', 'round') +
    part(roundedBox({ x: 562, y: 546, width: 62, height: 44 }, 10), '#f4f6f6', 'round');
  return [
    wallShadow(430, 470, [270, 300]),
    hanger(),
    sleeves(cloth, 552),
    cuffs,
    part(
      'M348 206l-78 34c-8 50-2 92 4 130L250 704q150 16 300 0l-24-334c6-38 12-80 4-130l-78-34q-52 44-104 0z',
      cloth,
      'cloth',
    ),
    folds(cloth),
    line('M348 206q52 44 104 0', lighten(cloth, 0.4), 11),
    line('M272 452q128 22 256 0', darken(cloth, 0.16), 15),
    line('M446 462l-14 92M456 460l26 84', darken(cloth, 0.16), 10),
    line('M400 250v190', seam, 1.6),
    drawTag(pack, { x: 106, y: 520, from: [216, 460] }),
  ].join('');
}

/** Disposable or cloth cap. */
export function drawCap(pack: Pack) {
  const cloth = pack.tint.main;
  return [
    wallShadow(400, 640, [240, 40]),
    part('M196 500c0-150 90-240 204-240s204 90 204 240q-204 70-408 0z', cloth, 'cloth'),
    line('M300 300c-40 60-52 120-54 196M400 264v232M500 300c40 60 52 120 54 196', darken(cloth, 0.34), 3),
    part('M186 490q214 60 428 0v66q-214 62-428 0z', darken(cloth, 0.14), 'round'),
    drawMark(pack.brand.mark, { x: 380, y: 524, size: 40, fill: lighten(cloth, 0.7) }),
    drawTag(pack, { x: 118, y: 540, from: [214, 540] }),
  ].join('');
}
