import { drawMark } from '../drawing/brand-mark.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { ellipse, line, part } from '../drawing/part.ts';
import { shadow } from '../drawing/scene.ts';
import { drawTag } from '../drawing/tag.ts';

/** One clog from the side, its toe to the left, 480 wide with its sole at y 0. */
function clog(pack: Pack) {
  const color = pack.tint.main;
  const upper = 'M6-44C-4-104 30-148 92-168c48-16 98-24 140-18 30 40 98 76 168 84 44 6 82 14 86 58z';
  const inside = 'M232-186c70-14 208 4 252 96-28-8-56-8-84-12-70-8-138-44-168-84z';
  const strap = 'M258-160c70-50 196-40 224 62';
  const holes = [
    [78, -118],
    [112, -132],
    [146, -148],
    [92, -92],
    [128, -106],
    [164, -122],
  ]
    .map(([x = 0, y = 0]) => part(ellipse(x, y, [8, 6]), darken(color, 0.5), 'flat'))
    .join('');
  return [
    part(
      'M2-48h472q10 36-10 46H318q-18 0-28-16H176q-12 16-32 16H20Q-8-6 2-48z',
      darken(color, 0.34),
      'gloss',
    ),
    line('M16-16h110M336-16h120', lighten(color, 0.1), 3),
    part(inside, darken(color, 0.55), 'flat'),
    part(upper, color, 'gloss'),
    part(inside, darken(color, 0.5), 'flat'),
    line(inside, lighten(color, 0.28), 4),
    line(strap, darken(color, 0.12), 24),
    line(strap, lighten(color, 0.2), 5),
    part(ellipse(258, -160, [15, 15]), lighten(color, 0.55), 'fall'),
    `<path d="M30-86c16-34 42-52 72-62" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".4"/>`,
    holes,
    drawMark(pack.brand.mark, { x: 196, y: -100, size: 34, fill: lighten(color, 0.7) }),
  ].join('');
}

/** A pair of clogs. */
export function drawClog(pack: Pack) {
  return [
    shadow(460, 420, 566),
    `<g transform="translate(232 568)scale(.92)">${clog({ ...pack, tint: { ...pack.tint, main: darken(pack.tint.main, 0.12) } })}</g>`,
    shadow(340, 470, 662),
    `<g transform="translate(112 660)">${clog(pack)}</g>`,
    drawTag(pack, { x: 572, y: 500, from: [562, 470] }),
  ].join('');
}

/** One closed work shoe from the side, its toe to the left. */
function shoe(pack: Pack) {
  const color = lighten(pack.tint.main, 0.1);
  const upper =
    'M6-46C2-92 40-118 108-132c52-10 84-36 112-84 8-14 22-18 36-10l74 26c40-24 78-26 112-14 12 40 28 88 26 168z';
  return [
    part('M0-52h474q12 40-14 52H24Q-10-8 0-52z', '#f7f8f7', 'gloss'),
    line('M6-34h466', lighten(color, 0.3), 3),
    part(upper, color, 'gloss'),
    part(
      'M220-216c8-14 22-18 36-10l74 26c40-24 78-26 112-14-50 46-112 50-152 22-24-16-46-22-70-24z',
      darken(color, 0.5),
      'flat',
    ),
    line('M150-142l46 34M178-162l44 34M204-186l42 34', '#ffffff', 8),
    line('M330-198c-30 50-40 100-40 150M108-132c30 20 40 50 40 84', darken(color, 0.22), 3),
    `<path d="M34-86c20-16 46-24 74-30" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".35"/>`,
    drawMark(pack.brand.mark, { x: 350, y: -130, size: 42, fill: lighten(color, 0.7) }),
  ].join('');
}

/** A pair of closed work shoes. */
export function drawShoe(pack: Pack) {
  return [
    shadow(460, 420, 566),
    `<g transform="translate(232 568)scale(.92)">${shoe({ ...pack, tint: { ...pack.tint, main: darken(pack.tint.main, 0.12) } })}</g>`,
    shadow(340, 470, 662),
    `<g transform="translate(112 660)">${shoe(pack)}</g>`,
    drawTag(pack, { x: 576, y: 492, from: [570, 480] }),
  ].join('');
}

/** A pair of insoles standing side by side. */
export function drawInsoles(pack: Pack) {
  const sole =
    'M0 0c-52 0-64-44-60-104 4-70 8-110-10-190-16-84 8-160 66-160 72 0 96 78 78 176-12 64-12 108-10 172 2 66-16 106-64 106z';
  const foot = (x: number, flip: number) =>
    `<g transform="translate(${x} 676)scale(${flip} 1)">${part(sole, pack.tint.main, 'gloss')}` +
    `${part('M-46-70c0 44 16 60 46 60s52-24 50-66c-2-36-22-56-50-56s-46 22-46 62z', lighten(pack.tint.main, 0.3), 'fall')}` +
    `${line('M-44-330c24-30 78-30 104 0M-38-302c24-26 66-26 92 0', lighten(pack.tint.main, 0.45), 5)}` +
    `${drawMark(pack.brand.mark, { x: -18, y: -92, size: 40, fill: darken(pack.tint.main, 0.3) })}</g>`;
  return [
    shadow(290, 150, 672),
    shadow(470, 150, 672),
    foot(290, 1),
    foot(480, -1),
    drawTag(pack, { x: 566, y: 480 }),
  ].join('');
}
