import { drawMark } from '../drawing/brand-mark.ts';
import { drawText, textWidth } from '../drawing/letters.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { ellipse, line, part, roundedBox } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';
import { drawTag } from '../drawing/tag.ts';

type Screen = { x: number; y: number; width: number; height: number };

/** A display with lines of figures, the first the largest. */
function screen(box: Screen, figures: string[]) {
  const ink = '#22343a';
  const row = box.height / (figures.length + 0.35);
  const widest = Math.max(...figures.map((figure) => textWidth(figure, { size: 1 })));
  const size = Math.min(row * 0.92, (box.width * 0.84) / widest);
  const lines = figures.map((figure, index) =>
    drawText(figure, { x: box.x + box.width / 2, y: box.y + row * (index + 0.92), size, fill: ink }),
  );
  return (
    part(
      roundedBox({ x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }, 14),
      '#2a3438',
      'gloss',
    ) +
    part(roundedBox(box, 8), '#d3dfd6', 'fall') +
    lines.join('')
  );
}

function nameplate(pack: Pack, { x, y, fill }: { x: number; y: number; fill: string }) {
  const words = pack.brandName.toUpperCase();
  return (
    drawMark(pack.brand.mark, { x: x - 10, y: y - 32, size: 20, fill }) +
    drawText(words, { x, y: y + 8, size: 16, weight: 'medium', tracking: 0.16, fill })
  );
}

function button(x: number, y: number, color: string) {
  return (
    part(ellipse(x, y, [30, 30]), darken(color, 0.2), 'gloss') +
    part(ellipse(x, y - 2, [25, 25]), color, 'fall') +
    line(`M${x - 9} ${y - 3}a11 11 0 1 0 18 0M${x} ${y - 14}v12`, '#ffffff', 4)
  );
}

/** Upper-arm blood pressure monitor with its cuff. */
export function drawPressureMonitor(pack: Pack) {
  const cuff = darken(pack.tint.main, 0.35);
  return [
    shadow(520, 240),
    part('M420 330q96-36 192 0v300q-96 44-192 0z', cuff, 'round'),
    part(ellipse(516, 330, [96, 30]), lighten(cuff, 0.18), 'flat'),
    part(ellipse(516, 332, [70, 20]), darken(cuff, 0.5), 'flat'),
    part('M420 440q96 40 192 0v60q-96 40-192 0z', pack.tint.main, 'round'),
    line('M548 620c60 60-110 80-210 64', '#6b7579', 11),
    shadow(290, 300, 690),
    part(roundedBox({ x: 136, y: 340, width: 310, height: 350 }, 40), '#fbfbfa', 'gloss'),
    screen({ x: 174, y: 378, width: 234, height: 196 }, ['120', '78', '66']),
    button(226, 634, pack.tint.main),
    nameplate(pack, { x: 340, y: 644, fill: pack.tint.deep }),
    drawTag(pack, { x: 564, y: 500, from: [590, 470] }),
  ].join('');
}

/** Wrist blood pressure monitor. */
export function drawWristMonitor(pack: Pack) {
  const cuff = darken(pack.tint.main, 0.35);
  return [
    shadow(390, 400),
    part('M206 470c0-150 380-150 380 0v90c0 130-380 130-380 0z', darken(cuff, 0.4), 'flat'),
    part('M206 480c0 120 380 120 380 0v90c0 120-380 120-380 0z', cuff, 'round'),
    part(roundedBox({ x: 256, y: 264, width: 280, height: 300 }, 44), '#fbfbfa', 'gloss'),
    screen({ x: 290, y: 298, width: 212, height: 172 }, ['118', '76']),
    button(334, 518, pack.tint.main),
    nameplate(pack, { x: 446, y: 526, fill: pack.tint.deep }),
    drawTag(pack, { x: 560, y: 500, from: [560, 470] }),
  ].join('');
}

/** Digital stick thermometer. */
export function drawThermometer(pack: Pack) {
  return [
    shadow(400, 420, 668),
    '<g transform="rotate(-38 400 420)">',
    part(roundedBox({ x: 92, y: 408, width: 90, height: 22 }, 11), '#d5dadb', 'metal'),
    part(
      'M166 402c40-4 70-22 120-26h300c46 0 70 22 70 44s-24 44-70 44H286c-50-4-80-22-120-26a18 18 0 0 1 0-36z',
      '#fbfbfa',
      'gloss',
    ),
    part('M560 376h26c46 0 70 22 70 44s-24 44-70 44h-26z', pack.tint.main, 'gloss'),
    part(ellipse(606, 420, [22, 22]), lighten(pack.tint.main, 0.5), 'fall'),
    screen({ x: 410, y: 394, width: 128, height: 52 }, ['36.7']),
    drawText(pack.brandName.toUpperCase(), {
      x: 322,
      y: 426,
      size: 17,
      weight: 'medium',
      tracking: 0.12,
      fill: pack.tint.deep,
    }),
    '</g>',
    drawTag(pack, { x: 494, y: 470 }),
  ].join('');
}

/** Non-contact infrared thermometer. */
export function drawInfraredThermometer(pack: Pack) {
  return [
    shadow(440, 170),
    part(
      'M372 420h132c-6 70 10 150 22 222 2 18-8 24-24 24H382c-14 0-24-8-22-24 14-74 18-150 12-222z',
      pack.tint.main,
      'round',
    ),
    part(
      'M200 196c0-20 14-34 36-36h240c70 4 112 60 112 140 0 90-50 136-120 140H330c-20-2-28-14-34-36l-20-96-48-6c-18-4-28-16-28-34z',
      '#fbfbfa',
      'gloss',
    ),
    part(
      'M180 200h34v72h-34a14 14 0 0 1-14-14v-44a14 14 0 0 1 14-14z',
      darken(pack.tint.main, 0.45),
      'gloss',
    ),
    screen({ x: 352, y: 208, width: 164, height: 98 }, ['36.6']),
    part('M300 420c-30 20-34 60-14 92l40-20c-10-26 0-50 20-64z', darken(pack.tint.main, 0.3), 'gloss'),
    nameplate(pack, { x: 434, y: 372, fill: pack.tint.deep }),
    drawTag(pack, { x: 544, y: 496, from: [514, 560] }),
  ].join('');
}

/** Fingertip oximeter. */
export function drawOximeter(pack: Pack) {
  return [
    shadow(390, 360),
    part(
      'M196 520c0-30 20-44 50-44h300c34 0 52 16 52 46v92c0 30-16 46-50 46H246c-34 0-50-18-50-46z',
      darken(pack.tint.main, 0.25),
      'gloss',
    ),
    part('M240 500h356v40H240c-30-8-30-32 0-40z', '#2a3438', 'flat'),
    part(
      'M190 380c0-50 26-80 80-80h240c64 0 96 40 96 96v70c0 30-16 44-48 44H244c-36 0-54-16-54-48z',
      '#fbfbfa',
      'gloss',
    ),
    screen({ x: 246, y: 340, width: 226, height: 128 }, ['98  72']),
    part(ellipse(540, 404, [34, 34]), pack.tint.main, 'gloss'),
    nameplate(pack, { x: 400, y: 598, fill: '#ffffff' }),
    drawTag(pack, { x: 566, y: 510, from: [560, 480] }),
  ].join('');
}

/** Compressor nebulizer with hose and mask. */
export function drawNebulizer(pack: Pack) {
  return [
    shadow(330, 400),
    part(roundedBox({ x: 130, y: 430, width: 380, height: floor - 430 }, 60), '#fbfbfa', 'gloss'),
    part('M130 560h380v44c0 40-20 60-60 60H190c-40 0-60-20-60-60z', pack.tint.main, 'gloss'),
    button(210, 500, pack.tint.main),
    nameplate(pack, { x: 360, y: 508, fill: pack.tint.deep }),
    line('M180 620h280M200 640h240', lighten(pack.tint.main, 0.4), 5),
    line('M500 560c120 10 140-60 84-110-40-34-46-60-34-90', '#c3ccd0', 13),
    part(roundedBox({ x: 514, y: 322, width: 74, height: 74 }, 16), lighten(pack.tint.main, 0.25), 'round'),
    part(
      'M552 118c44 0 62 44 78 100 18 60 8 110-78 114-86-4-96-54-78-114 16-56 34-100 78-100z',
      lighten(pack.tint.main, 0.62),
      'fall',
    ),
    part(
      'M552 146c30 0 44 34 56 78 14 50 6 80-56 82-62-2-70-32-56-82 12-44 26-78 56-78z',
      lighten(pack.tint.main, 0.84),
      'fall',
    ),
    line('M480 214c-30-20-50-20-62 2M624 214c30-20 50-20 62 2', '#ffffff', 6),
    drawTag(pack, { x: 556, y: 496, from: [548, 440] }),
  ].join('');
}

/** Glass bathroom scale seen from the front edge. */
export function drawScale(pack: Pack) {
  const plate =
    'M226 330h348c16 0 24 8 28 22l60 268c4 22-6 34-28 34H166c-22 0-32-12-28-34l60-268c4-14 12-22 28-22z';
  return [
    shadow(400, 520, 676),
    part('M140 634l-4 22c0 14 12 22 30 22h468c18 0 30-8 30-22l-4-22z', '#7b888c', 'gloss'),
    part(plate, lighten(pack.tint.main, 0.82), 'fall'),
    line(plate, '#ffffff', 3),
    screen({ x: 318, y: 356, width: 164, height: 62 }, ['68.4']),
    part(roundedBox({ x: 214, y: 450, width: 78, height: 140 }, 30), '#c9d2d5', 'metal'),
    part(roundedBox({ x: 508, y: 450, width: 78, height: 140 }, 30), '#c9d2d5', 'metal'),
    nameplate(pack, { x: 400, y: 560, fill: pack.tint.deep }),
    drawTag(pack, { x: 574, y: 500 }),
  ].join('');
}

/** Heated cushion with its hand control. */
export function drawHeatPad(pack: Pack) {
  const cloth = lighten(pack.tint.main, 0.35);
  const quilt =
    [300, 400, 500, 590].map((y) => `M170 ${y}q220 18 442 0`).join('') +
    [290, 390, 490].map((x) => `M${x} 198q10 220 0 450`).join('');
  return [
    shadow(390, 440),
    part(
      'M176 210c70-24 360-24 430 0 24 90 24 330 0 430-70 26-360 26-430 0-24-100-24-340 0-430z',
      cloth,
      'cloth',
    ),
    line(quilt, darken(cloth, 0.14), 3),
    line('M590 560c70 10 60 90-20 110', '#6b7579', 8),
    part(roundedBox({ x: 470, y: 600, width: 120, height: 76 }, 26), '#fbfbfa', 'gloss'),
    button(512, 638, pack.tint.main),
    drawTag(pack, { x: 232, y: 380, from: [310, 330] }),
  ].join('');
}
