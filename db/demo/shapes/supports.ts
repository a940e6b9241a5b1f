import { drawMark } from '../drawing/brand-mark.ts';
import { drawText } from '../drawing/letters.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { ellipse, line, part, roundedBox } from '../drawing/part.ts';
import { shadow, wallShadow } from '../drawing/scene.ts';
import { drawTag } from '../drawing/tag.ts';

/** A woven patch with the brand. */
function patch(pack: Pack, x: number, y: number) {
  const box = { x: x - 66, y: y - 21, width: 132, height: 42 };
  return (
    part(roundedBox(box, 6), '#fdfdfb', 'flat') +
    drawMark(pack.brand.mark, { x: x - 56, y: y - 9, size: 18, fill: pack.tint.main }) +
    drawText(pack.brandName.toUpperCase(), {
      x: x + 12,
      y: y + 6,
      size: 14.5,
      weight: 'medium',
      tracking: 0.1,
      fill: pack.tint.deep,
    })
  );
}

/** Fine knit: rows across a sleeve. */
function knit([left, right]: [number, number], [top, bottom]: [number, number], color: string) {
  let rows = '';
  for (let y = top; y < bottom; y += 9) rows += `M${left} ${y}q${(right - left) / 2} 16 ${right - left} 0`;
  return `<path d="${rows}" fill="none" stroke="${darken(color, 0.5)}" stroke-opacity=".16" stroke-width="2.4"/>`;
}

/** Knee sleeve with a ring around the kneecap. */
export function drawKneeBrace(pack: Pack) {
  const color = darken(pack.tint.main, 0.42);
  const sleeve =
    'M290 176q110 26 220 0c-4 90 22 130 18 220-4 100-26 160-22 262q-106 28-212 0c4-102-18-162-22-262-4-90 22-130 18-220z';
  return [
    wallShadow(420, 660, [230, 36]),
    part(ellipse(400, 176, [110, 18]), darken(color, 0.4), 'flat'),
    part(sleeve, color, 'round'),
    knit([284, 516], [190, 650], color),
    part('M289 190q111 26 222 0l2 44q-113 26-226 0z', pack.tint.main, 'round'),
    part('M292 612q108 26 216 0l-2 46q-106 26-212 0z', pack.tint.main, 'round'),
    line(ellipse(400, 400, [66, 82]), lighten(pack.tint.main, 0.12), 26),
    line(ellipse(400, 400, [66, 82]), lighten(pack.tint.main, 0.45), 3),
    line('M302 258c-8 110-6 220 2 340M498 258c8 110 6 220-2 340', lighten(color, 0.3), 5),
    patch(pack, 400, 548),
    drawTag(pack, { x: 554, y: 500, from: [506, 460] }),
  ].join('');
}

/** Wrist splint with three straps and a thumb opening. */
export function drawWristBrace(pack: Pack) {
  const color = darken(pack.tint.main, 0.42);
  const strap = (y: number, left: number, right: number) =>
    part(
      `M${left} ${y}q${(right - left) / 2} 22 ${right - left} 0v46q${(left - right) / 2} 22 ${left - right} 0z`,
      pack.tint.main,
      'round',
    ) +
    part(
      roundedBox({ x: right - 66, y: y + 6, width: 52, height: 48 }, 8),
      darken(pack.tint.main, 0.25),
      'gloss',
    );
  return [
    wallShadow(420, 660, [220, 34]),
    part('M500 262c40 10 76 44 80 92 2 30-28 38-44 14-12-18-20-30-40-32z', darken(color, 0.2), 'round'),
    part(ellipse(400, 186, [96, 16]), darken(color, 0.5), 'flat'),
    part(
      'M304 186q96 24 192 0c14 60 22 120 16 190-8 90 6 180 20 276q-132 28-264 0c14-96 28-186 20-276-6-70 2-130 16-190z',
      color,
      'round',
    ),
    knit([290, 512], [204, 644], color),
    strap(250, 296, 508),
    strap(412, 290, 512),
    strap(556, 276, 526),
    part(roundedBox({ x: 384, y: 214, width: 34, height: 420 }, 16), lighten(color, 0.14), 'round'),
    patch(pack, 400, 372),
    drawTag(pack, { x: 566, y: 500, from: [520, 470] }),
  ].join('');
}

/** Ankle sleeve, open at toes and heel. */
export function drawAnkleBrace(pack: Pack) {
  const color = darken(pack.tint.main, 0.42);
  const sleeve =
    'M366 178q92 24 184 0c-2 110 2 180 14 260 14 96-14 160-76 186-90 36-180 40-276 40-20-50-14-98 6-134 84-6 128-28 140-84 14-70 10-160 8-268z';
  return [
    wallShadow(390, 664, [260, 34]),
    part(ellipse(458, 178, [92, 16]), darken(color, 0.5), 'flat'),
    part(sleeve, color, 'gloss'),
    knit([366, 552], [200, 400], color),
    part('M366 192q92 24 184 0l1 42q-92 24-184 0z', pack.tint.main, 'round'),
    part('M238 532c-24 40-28 86-14 130h-36c-22-46-12-96 10-128z', pack.tint.main, 'gloss'),
    line('M372 300c60 60 120 120 184 150M372 470c60-40 110-100 180-190', pack.tint.main, 30),
    line('M372 300c60 60 120 120 184 150M372 470c60-40 110-100 180-190', lighten(pack.tint.main, 0.35), 3),
    patch(pack, 380, 596),
    drawTag(pack, { x: 578, y: 496, from: [548, 470] }),
  ].join('');
}

/** Back belt with crossed straps. */
export function drawBackBelt(pack: Pack) {
  const color = darken(pack.tint.main, 0.42);
  const belt =
    'M112 380c70-60 150-70 180-96 60-18 156-18 216 0 30 26 110 36 180 96v150c-70 50-150 56-180 84-60 18-156 18-216 0-30-28-110-34-180-84z';
  return [
    wallShadow(400, 650, [330, 40]),
    part(belt, color, 'round'),
    knit([300, 500], [300, 600], color),
    ...[330, 376, 422, 468].map((x) =>
      part(roundedBox({ x: x - 7, y: 306, width: 14, height: 290 }, 7), lighten(color, 0.16), 'round'),
    ),
    part('M116 392c70-40 140-54 186-60v76c-60 0-130 6-190 34z', pack.tint.main, 'gloss'),
    part('M684 392c-70-40-140-54-186-60v76c60 0 130 6 190 34z', pack.tint.main, 'gloss'),
    part('M112 480c60 22 130 34 190 34v64c-50-8-110-22-186-62z', pack.tint.main, 'gloss'),
    part('M688 480c-60 22-130 34-190 34v64c50-8 110-22 186-62z', pack.tint.main, 'gloss'),
    patch(pack, 400, 450),
    drawTag(pack, { x: 128, y: 520, from: [190, 470] }),
  ].join('');
}

/** Soft foam collar. */
export function drawNeckCollar(pack: Pack) {
  const color = lighten(pack.tint.main, 0.3);
  return [
    shadow(400, 440, 600),
    part(
      'M172 380a228 78 0 0 1 456 0c-20 60-90 100-160 110H332c-70-10-140-50-160-110z',
      darken(color, 0.34),
      'round',
    ),
    part(
      'M172 380c0 40 90 78 160 82 30-26 106-26 136 0 70-4 160-42 160-82v140c0 52-102 92-228 92s-228-40-228-92z',
      color,
      'round',
    ),
    line(
      'M172 400c10 40 96 72 164 76 30-26 98-26 128 0 68-4 154-36 164-76M174 540c16 42 112 58 226 58s210-16 226-58',
      darken(color, 0.2),
      3,
    ),
    patch(pack, 400, 542),
    drawTag(pack, { x: 560, y: 520, from: [560, 480] }),
  ].join('');
}

/** A pair of compression stockings. */
export function drawStocking(pack: Pack) {
  const color = pack.tint.main;
  const leg =
    'M0 0q64 16 128 0c10 90 6 150-8 220-14 66-18 120-10 168 8 42-4 72-44 84-44 14-96 18-138 12-20-26-8-50 20-60 46-14 70-26 72-66 4-110-14-240-20-358z';
  const one = (x: number, shade: number) =>
    `<g transform="translate(${x} 184)">${part(leg, darken(color, shade), 'round')}` +
    `${part('M0 0q64 16 128 0l3 46q-67 16-128 0z', darken(color, shade + 0.2), 'round')}` +
    `${line('M16 404c20 14 60 16 92 0M-56 476c-10-16-6-34 6-44', darken(color, shade + 0.18), 3)}</g>`;
  return [
    wallShadow(390, 672, [260, 30]),
    one(412, 0.16),
    one(250, 0),
    drawMark(pack.brand.mark, { x: 302, y: 246, size: 28, fill: lighten(color, 0.7) }),
    drawTag(pack, { x: 572, y: 490, from: [530, 440] }),
  ].join('');
}
