import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { lighten } from '../drawing/paint.ts';
import { grooves, lid, part, wall } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

/** Low jar of cream. */
export function drawJar(pack: Pack) {
  const body = `M214 446c0-16 8-24 24-28h324c16 4 24 12 24 28V${floor - 62}c0 24-40 56-186 56s-186-32-186-56z`;
  const cap = { x: 208, y: 306, width: 384, height: 96 };
  return [
    shadow(400, 372),
    part(body, pack.body),
    lid({ ...cap, color: pack.cap, curve: 36, top: lighten(pack.cap, 0.2) }),
    part(
      'M208 306a192 36 0 1 0 384 0a192 36 0 1 0-384 0zm18 0a174 30 0 1 1 348 0a174 30 0 1 1-348 0z',
      lighten(pack.cap, 0.5),
      'fall',
    ),
    drawLabel(
      { x: 250, y: 446, width: 300, height: 176, curve: 20, ground: pack.body },
      { ...pack, brand: { ...pack.brand, label: 'print' } },
    ),
  ].join('');
}

/** Large tub of powder with a wide lid. */
export function drawTub(pack: Pack) {
  const body = { x: 232, y: 270, width: 336, height: floor - 270 - 30 };
  const cap = { x: 222, y: 186, width: 356, height: 96 };
  return [
    shadow(400, 336),
    part(wall(body, 30), pack.body),
    lid({ ...cap, color: pack.cap, curve: 30, top: lighten(pack.cap, 0.16) }),
    grooves(cap, 44),
    drawLabel({ x: 232, y: 330, width: 336, height: 282, curve: 27 }, pack),
  ].join('');
}

/** Clear jar through which gummies or lozenges show. */
export function drawGummyJar(pack: Pack) {
  const glass = `M252 350c0-36 20-44 44-52h208c24 8 44 16 44 52V${floor - 26}a148 27 0 0 1-296 0z`;
  const cap = { x: 286, y: 186, width: 228, height: 88 };
  const sweets = [0, 1, 2]
    .flatMap((row) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((column) => [276 + column * 35 - (row % 2) * 8, 342 + row * 25]),
    )
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="19" fill="${lighten(pack.tint.main, 0.16)}" stroke="${lighten(pack.tint.main, 0.4)}" stroke-width="3"/>`,
    )
    .join('');
  return [
    shadow(400, 296),
    part(glass, lighten(pack.tint.main, 0.74), 'flat'),
    sweets,
    part(glass, 'none'),
    lid({ ...cap, color: pack.cap, curve: 18, top: lighten(pack.cap, 0.25) }),
    grooves(cap, 30),
    drawLabel({ x: 252, y: 400, width: 296, height: 212, curve: 20 }, pack),
  ].join('');
}
