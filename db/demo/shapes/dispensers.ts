import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { grooves, lid, line, part, roundedBox, wall } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

/** Pump bottle of lotions and washes. */
export function drawPump(pack: Pack) {
  const body = `M276 372c0-40 30-54 74-60h100c44 6 74 20 74 60V${floor - 22}a124 23 0 0 1-248 0z`;
  const collar = { x: 350, y: 252, width: 100, height: 56 };
  return [
    shadow(400, 248),
    part(roundedBox({ x: 388, y: 176, width: 24, height: 80 }, 4), lighten(pack.cap, 0.2)),
    part(
      'M352 184c-44-2-66 4-82 20-6 6-12 4-12-4 0-34 32-52 92-52h72c20 0 30 8 30 20s-10 18-26 18z',
      pack.cap,
      'gloss',
    ),
    lid({ ...collar, color: pack.cap, curve: 8, top: lighten(pack.cap, 0.3) }),
    grooves(collar, 22),
    part(body, pack.body),
    drawLabel({ x: 276, y: 384, width: 248, height: 230, curve: 17 }, pack),
  ].join('');
}

/** Fine mist spray with a clear overcap. */
export function drawSpray(pack: Pack) {
  const body = `M296 352c0-38 30-46 52-54h104c22 8 52 16 52 54V${floor - 19}a104 19 0 0 1-208 0z`;
  return [
    shadow(400, 208),
    part(roundedBox({ x: 372, y: 176, width: 56, height: 60 }, 10), pack.cap),
    part('M372 196h-14a6 6 0 0 0 0 14h14z', lighten(pack.cap, 0.1), 'gloss'),
    lid({ x: 352, y: 236, width: 96, height: 60, color: pack.cap, curve: 8, top: lighten(pack.cap, 0.25) }),
    `<path d="M346 292V168c0-22 18-30 54-30s54 8 54 30v124a54 8 0 0 1-108 0z" fill="#fff" opacity=".34"/>`,
    `<path d="M356 280V172c0-12 6-18 18-22" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".7"/>`,
    part(body, pack.body),
    drawLabel({ x: 296, y: 366, width: 208, height: 244, curve: 15 }, pack),
  ].join('');
}

/** Trigger-free throat or nose spray with a long nozzle. */
export function drawNozzleSpray(pack: Pack) {
  const body = `M304 400c0-34 26-42 44-48h104c18 6 44 14 44 48V${floor - 18}a96 18 0 0 1-192 0z`;
  return [
    shadow(400, 192),
    part('M384 262c0-58 2-130 16-130s16 72 16 130z', '#fbfbf9'),
    part('M348 296c0-24 14-36 36-40h32c22 4 36 16 36 40z', '#fbfbf9'),
    lid({ x: 346, y: 296, width: 108, height: 54, color: pack.cap, curve: 9, top: lighten(pack.cap, 0.3) }),
    part(body, pack.body),
    drawLabel({ x: 304, y: 408, width: 192, height: 208, curve: 14 }, pack),
  ].join('');
}

/** Aerosol can: thermal water, shaving foam, deodorant spray. */
export function drawAerosol(pack: Pack) {
  const can = { x: 304, y: 296, width: 192, height: floor - 296 - 17 };
  return [
    shadow(400, 192),
    part(wall(can, 17), pack.body),
    part('M304 300c0-30 12-38 28-46h136c16 8 28 16 28 46a96 17 0 0 1-192 0z', '#d5dadb', 'metal'),
    lid({
      x: 326,
      y: 152,
      width: 148,
      height: 104,
      color: pack.cap,
      curve: 12,
      top: lighten(pack.cap, 0.25),
    }),
    part(wall({ x: 304, y: floor - 26, width: 192, height: 10 }, 17), '#d5dadb', 'metal'),
    drawLabel({ x: 304, y: 330, width: 192, height: 270, curve: 16 }, pack),
  ].join('');
}

/** Squeeze tube standing on its cap. */
export function drawTube(pack: Pack) {
  const cap = { x: 322, y: 566, width: 156, height: 82 };
  return [
    shadow(400, 168),
    part('M276 150l248 0-30 412a94 16 0 0 1-188 0z', pack.body),
    part('M274 128h252l-2 26H276z', darken(pack.body, 0.06)),
    `<path d="M284 128v26M300 128v26M316 128v26M332 128v26M348 128v26M364 128v26M380 128v26M396 128v26M412 128v26M428 128v26M444 128v26M460 128v26M476 128v26M492 128v26M508 128v26" stroke="#10231c" stroke-opacity=".12" stroke-width="3"/>`,
    line(pack.brand.align === 'center' ? 'M372 458h56' : 'M313 444h56', pack.tint.main, 5),
    part(wall(cap, 15), pack.cap),
    grooves(cap, 24),
    drawLabel(
      { x: 290, y: 180, width: 220, height: 350, ground: pack.body },
      { ...pack, brand: { ...pack.brand, label: 'print' } },
    ),
  ].join('');
}

/** Slim tube of lip balm or eye cream. It stands, because a lying one would be unreadable. */
export function drawStick(pack: Pack) {
  const barrel = { x: 334, y: 356, width: 132, height: floor - 356 - 12 };
  return [
    shadow(400, 140),
    part('M348 322V220c0-30 40-62 104-66v168z', lighten(pack.tint.main, 0.55)),
    lid({ x: 342, y: 316, width: 116, height: 40, color: '#e9ecec', curve: 10, top: '#ffffff' }),
    part(wall(barrel, 12), pack.body),
    drawLabel({ x: 334, y: 376, width: 132, height: 236, curve: 11 }, pack),
  ].join('');
}
