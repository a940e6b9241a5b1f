import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { grooves, lid, part, roundedBox, wall } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

/** Pill bottle with a grooved screw cap. */
export function drawPillBottle(pack: Pack) {
  const body = `M262 372c0-46 24-54 66-64h144c42 10 66 18 66 64V${floor - 24}a138 25 0 0 1-276 0z`;
  const cap = { x: 304, y: 192, width: 192, height: 98 };
  return [
    shadow(400, 276),
    part(wall({ x: 332, y: 280, width: 136, height: 30 }, 13), pack.body),
    part(body, pack.body),
    lid({ ...cap, color: pack.cap, curve: 14, top: lighten(pack.cap, 0.25) }),
    grooves(cap, 26),
    drawLabel({ x: 262, y: 378, width: 276, height: 234, curve: 18 }, pack),
  ].join('');
}

/** Dropper bottle of serums and oils. */
export function drawDropper(pack: Pack) {
  const body = `M282 402c0-36 26-48 68-54h100c42 6 68 18 68 54V${floor - 20}a118 22 0 0 1-236 0z`;
  const collar = { x: 356, y: 222, width: 88, height: 96 };
  return [
    shadow(400, 236),
    part('M376 224c-4-66 4-112 24-112s28 46 24 112z', '#343c40'),
    lid({ ...collar, color: pack.cap, curve: 8, top: lighten(pack.cap, 0.3) }),
    grooves(collar, 18),
    part(wall({ x: 360, y: 318, width: 80, height: 32 }, 8), pack.body),
    part(body, pack.body),
    drawLabel({ x: 282, y: 404, width: 236, height: 220, curve: 16 }, pack),
  ].join('');
}

/** Syrup bottle with its measuring cup as a cap. */
export function drawSyrup(pack: Pack) {
  const outline = `M284 400c0-62 66-60 74-124h84c8 64 74 62 74 124V${floor - 20}a116 21 0 0 1-232 0z`;
  const cap = { x: 350, y: 178, width: 100, height: 92 };
  const glass = pack.brand.body === 'amber' ? pack.body : darken(pack.tint.main, 0.28);
  return [
    shadow(400, 232),
    part(outline, glass),
    lid({ ...cap, color: '#fbfbf9', curve: 8, top: '#ffffff' }),
    grooves({ ...cap, y: 200, height: 70 }, 20),
    drawLabel({ x: 284, y: 402, width: 232, height: 222, curve: 16, ground: glass }, pack),
  ].join('');
}

/** Bottle with a flip-top cap: shampoo, mouthwash, shower gel. */
export function drawFlipBottle(pack: Pack) {
  const body = `M284 330c0-52 40-66 76-72h80c36 6 76 20 76 72V${floor - 22}a116 22 0 0 1-232 0z`;
  const cap = { x: 340, y: 168, width: 120, height: 86 };
  return [
    shadow(400, 232),
    part(body, pack.body),
    lid({ ...cap, color: pack.cap, curve: 9, top: lighten(pack.cap, 0.3) }),
    `<path d="M340 216a60 9 0 0 0 120 0" fill="none" stroke="#10231c" stroke-opacity=".22" stroke-width="2.5"/>`,
    drawLabel({ x: 284, y: 344, width: 232, height: 274, curve: 16 }, pack),
  ].join('');
}

/** Tall clear bottle of a liquid, such as micellar water or antiseptic. */
export function drawClearBottle(pack: Pack) {
  const liquid = lighten(pack.tint.main, 0.66);
  const glass = `M290 318c0-56 46-52 58-92h104c12 40 58 36 58 92V${floor - 20}a110 20 0 0 1-220 0z`;
  const filled = `M290 322a110 18 0 0 0 220 0V${floor - 20}a110 20 0 0 1-220 0z`;
  const cap = { x: 342, y: 150, width: 116, height: 76 };
  return [
    shadow(400, 220),
    part(glass, lighten(pack.tint.main, 0.9)),
    part(filled, liquid, 'flat'),
    part(glass, 'none'),
    lid({ ...cap, color: pack.cap, curve: 9, top: lighten(pack.cap, 0.3) }),
    grooves(cap, 24),
    drawLabel({ x: 290, y: 366, width: 220, height: 240, curve: 15 }, pack),
  ].join('');
}

/** Feeding bottle with its teat and ring. */
export function drawBabyBottle(pack: Pack) {
  const glass = `M296 330c0-34 22-40 34-52h140c12 12 34 18 34 52V${floor - 22}a104 20 0 0 1-208 0z`;
  const milk = `M296 418a104 17 0 0 0 208 0V${floor - 22}a104 20 0 0 1-208 0z`;
  const marks = [440, 480, 520, 560, 600].map((y, index) => `M470 ${y}h${index % 2 ? 12 : 22}`).join('');
  const ring = { x: 318, y: 224, width: 164, height: 54 };
  return [
    shadow(400, 208),
    part('M372 226c0-30 10-34 12-62 1-26 6-36 16-36s15 10 16 36c2 28 12 32 12 62z', '#e9d3a8'),
    lid({ ...ring, color: pack.tint.main, curve: 13, top: pack.tint.soft }),
    grooves(ring, 30),
    part('M350 224c0-26 20-34 50-34s50 8 50 34z', '#efdcb6'),
    part(glass, lighten(pack.tint.main, 0.9)),
    part(milk, '#fffdf7', 'flat'),
    part(glass, 'none'),
    `<path d="${marks}" stroke="${pack.tint.deep}" stroke-opacity=".55" stroke-width="3"/>`,
    drawLabel(
      { x: 300, y: 420, width: 160, height: 200, curve: 0 },
      { ...pack, brand: { ...pack.brand, label: 'print' }, body: '#ffffff' },
    ),
  ].join('');
}

/** A tube of effervescent tablets with a stopper. */
export function drawEffervescentTube(pack: Pack) {
  const tube = { x: 312, y: 216, width: 176, height: floor - 216 - 15 };
  return [
    shadow(400, 176),
    part(wall(tube, 15), pack.brand.body === 'white' ? lighten(pack.tint.main, 0.12) : pack.body),
    lid({ x: 306, y: 150, width: 188, height: 62, color: '#fbfbf9', curve: 15, top: '#ffffff' }),
    grooves({ x: 306, y: 150, width: 188, height: 62 }, 30),
    drawLabel(
      { x: 312, y: 284, width: 176, height: 300, curve: 15 },
      { ...pack, body: lighten(pack.tint.main, 0.12) },
    ),
  ].join('');
}

/** A narrow roll-on bottle: deodorants, essential oil roll-ons. */
export function drawRollOn(pack: Pack) {
  const body = `M300 420c0-24 16-30 30-38h140c14 8 30 14 30 38l-14 ${floor - 442}a86 16 0 0 1-172 0z`;
  return [
    shadow(400, 180),
    part('M318 372V262c0-56 32-84 82-84s82 28 82 84v110a82 14 0 0 1-164 0z', pack.cap),
    part(body, pack.body),
    part(roundedBox({ x: 314, y: 372, width: 172, height: 14 }, 7), lighten(pack.cap, 0.4)),
    drawLabel(
      { x: 308, y: 408, width: 184, height: 220, curve: 12 },
      { ...pack, brand: { ...pack.brand, label: 'print' } },
    ),
  ].join('');
}
