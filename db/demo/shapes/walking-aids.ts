import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { line, part, roundedBox } from '../drawing/part.ts';
import { shadow } from '../drawing/scene.ts';
import { drawTag } from '../drawing/tag.ts';

/** A round tube along a line, with light on its left side. */
function tube(outline: string, color: string, width: number) {
  return (
    line(outline, darken(color, 0.35), width) +
    `<g transform="translate(${(-width * 0.08).toFixed(1)} ${(-width * 0.06).toFixed(1)})">${line(outline, color, width * 0.74)}</g>` +
    `<g transform="translate(${(-width * 0.18).toFixed(1)} ${(-width * 0.14).toFixed(1)})">${line(outline, lighten(color, 0.55), width * 0.16)}</g>`
  );
}

function ferrule(x: number, y: number) {
  return part(roundedBox({ x: x - 21, y: y - 40, width: 42, height: 40 }, 8), '#3a4246', 'round');
}

function pinHoles(x: number, ys: number[]) {
  return ys.map((y) => `<circle cx="${x}" cy="${y}" r="5" fill="#2c3438" opacity=".55"/>`).join('');
}

/** Adjustable cane with a T handle. */
export function drawCane(pack: Pack) {
  return [
    shadow(372, 120, 706),
    tube('M372 216V690', pack.tint.main, 25),
    tube('M372 520V690', lighten(pack.tint.main, 0.15), 19),
    part(roundedBox({ x: 355, y: 506, width: 34, height: 30 }, 6), '#dfe4e6', 'metal'),
    pinHoles(372, [560, 590, 620]),
    ferrule(372, 708),
    part(
      'M262 196c-10-30 10-58 44-56 40 2 60 22 96 20 44-2 72-14 92 0 14 12 4 36-22 40-30 6-48 2-66 8-14 6-18 18-18 32h-34c0-22-8-34-30-36-26-2-54 14-62-8z',
      darken(pack.tint.main, 0.58),
      'gloss',
    ),
    part(roundedBox({ x: 354, y: 238, width: 36, height: 16 }, 5), '#dfe4e6', 'metal'),
    line('M372 300c60 10 70 90 20 120-20 10-30-6-18-20', '#4b5458', 5),
    drawTag(pack, { x: 470, y: 440, from: [384, 320] }),
  ].join('');
}

/** Cane with four feet. */
export function drawQuadCane(pack: Pack) {
  return [
    shadow(372, 300, 700),
    tube('M372 590l-96 96M372 590l-44 66M372 590l60 66M372 590l106 96', '#8f9a9e', 17),
    ferrule(276, 706),
    ferrule(478, 706),
    ferrule(328, 676),
    ferrule(432, 676),
    tube('M372 230V600', pack.tint.main, 26),
    pinHoles(372, [480, 510, 540]),
    part(
      'M276 190c0-26 20-40 46-38 40 4 60 12 96 12 36-2 66-8 78 6 10 16-6 34-30 36-30 2-44 2-60 10-10 6-14 16-14 28h-38c0-18-10-30-30-30-22 0-48-2-48-24z',
      darken(pack.tint.main, 0.58),
      'gloss',
    ),
    drawTag(pack, { x: 500, y: 420, from: [384, 320] }),
  ].join('');
}

/** Forearm crutch. */
export function drawCrutch(pack: Pack) {
  const grip = darken(pack.tint.main, 0.2);
  return [
    shadow(420, 120, 706),
    tube('M400 176l-26 132', '#9aa5a9', 22),
    tube('M374 304L416 690', '#aab4b7', 22),
    part(roundedBox({ x: 396, y: 600, width: 34, height: 26 }, 6), '#dfe4e6', 'metal'),
    ferrule(418, 708),
    part(
      'M336 128c30-26 92-26 118 2 8 30 4 60-10 84-14-26-74-34-98-10-14-22-18-50-10-76z',
      pack.tint.main,
      'round',
    ),
    part(roundedBox({ x: 254, y: 300, width: 138, height: 40 }, 18), grip, 'gloss'),
    line('M272 322h88', lighten(grip, 0.3), 4),
    drawTag(pack, { x: 494, y: 440, from: [404, 420] }),
  ].join('');
}

/** Folding frame of four legs. */
export function drawWalker(pack: Pack) {
  const steel = '#b3bdc0';
  return [
    shadow(400, 420, 704),
    tube('M262 690V240c0-40 20-56 50-56h176c30 0 50 16 50 56v450', darken(steel, 0.25), 20),
    tube('M206 700V288c0-50 24-70 60-78M594 700V288c0-50-24-70-60-78', steel, 22),
    tube('M214 470h372M262 380h276', steel, 18),
    part(roundedBox({ x: 190, y: 262, width: 36, height: 110 }, 16), darken(pack.tint.main, 0.1), 'round'),
    part(roundedBox({ x: 574, y: 262, width: 36, height: 110 }, 16), darken(pack.tint.main, 0.1), 'round'),
    part(roundedBox({ x: 376, y: 452, width: 48, height: 36 }, 10), pack.tint.main, 'gloss'),
    ferrule(206, 712),
    ferrule(594, 712),
    ferrule(262, 694),
    ferrule(538, 694),
    drawTag(pack, { x: 324, y: 510, from: [400, 486] }),
  ].join('');
}
