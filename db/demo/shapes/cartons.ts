import { drawMark } from '../drawing/brand-mark.ts';
import { cartonColor, drawCarton, type Face } from '../drawing/carton.ts';
import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { lighten } from '../drawing/paint.ts';
import { ellipse, line, part, roundedBox } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

/** Cartons have no paper label, only a band, a block or a frame. */
function printedOn(pack: Pack): Pack {
  const label = pack.brand.label === 'paper' ? 'print' : pack.brand.label;
  return { ...pack, body: cartonColor(pack), brand: { ...pack.brand, label } };
}

function boxed(face: Face, pack: Pack, words?: number) {
  return drawCarton(face, pack) + drawLabel({ ...face, words }, printedOn(pack));
}

/** Upright carton. */
export function drawBox(pack: Pack) {
  return shadow(430, 320) + boxed({ x: 240, y: 226, width: 270, height: floor - 226, depth: 74 }, pack);
}

/** Wide carton: plasters, gloves, masks. */
export function drawWideBox(pack: Pack) {
  return shadow(410, 460) + boxed({ x: 158, y: 350, width: 420, height: floor - 350, depth: 84 }, pack);
}

function pillRow(pack: Pack, y: number) {
  return [0, 1, 2, 3, 4]
    .map((column) => {
      const x = 232 + column * 76;
      const dome = part(ellipse(x, y, [27, 13]), lighten(pack.tint.main, 0.25), 'fall');
      return `<path d="${ellipse(x, y + 2, [31, 16])}" fill="#aab4b7" opacity=".6"/>${dome}`;
    })
    .join('');
}

/** Carton with a blister of tablets in front. */
export function drawBlister(pack: Pack) {
  const foil = 'M172 690l34-92h356l34 92a8 8 0 0 1-8 9H180a8 8 0 0 1-8-9z';
  return [
    shadow(420, 380),
    boxed({ x: 206, y: 200, width: 310, height: floor - 64 - 200, depth: 84 }, pack),
    shadow(384, 400, 690),
    part(foil, '#dfe4e6', 'fall'),
    pillRow(pack, 626),
    pillRow(pack, 668),
  ].join('');
}

function ampoule(x: number, pack: Pack) {
  const glass = `M${x} 694v-96c0-12 10-14 12-28l2-34 4-18 4 18 2 34c2 14 12 16 12 28v96a18 6 0 0 1-36 0z`;
  return (
    part(glass, '#a5682c') +
    `<path d="M${x} 640h36v34a18 4 0 0 1-36 0z" fill="#fdfdfb"/><path d="M${x} 652h36v5h-36z" fill="${pack.tint.main}"/>`
  );
}

/** Carton with drinkable ampoules in front. */
export function drawAmpoules(pack: Pack) {
  return [
    shadow(420, 400),
    boxed({ x: 180, y: 258, width: 370, height: floor - 258, depth: 84 }, pack, 300),
    shadow(530, 110, 694),
    ...[478, 524, 570].map((x) => ampoule(x, pack)),
  ].join('');
}

function stick(x: number, turn: number, pack: Pack) {
  const sleeve = part(roundedBox({ x: -27, y: -250, width: 54, height: 250 }, 4), pack.tint.main, 'cloth');
  const seams = `<path d="M-27-236h54M-27-14h54" stroke="#fff" stroke-opacity=".6" stroke-width="3" stroke-dasharray="3 3"/>`;
  const dot = part(ellipse(0, -125, [18, 18]), '#fdfdfb', 'flat');
  const mark = drawMark(pack.brand.mark, { x: -10, y: -135, size: 20, fill: pack.tint.main });
  return `<g transform="translate(${x} 696)rotate(${turn})">${sleeve}${seams}${dot}${mark}</g>`;
}

/** Carton of stick sachets or tea bags with two sachets leaning on it. */
export function drawSachets(pack: Pack) {
  return [
    shadow(420, 400),
    boxed({ x: 170, y: 246, width: 350, height: floor - 246, depth: 90 }, pack, 310),
    shadow(570, 130, 694),
    stick(544, 5, pack),
    stick(604, 14, pack),
  ].join('');
}

/** Soft pouch with a sealed top: single doses, bars and refills. */
export function drawPouch(pack: Pack) {
  const body = `M250 190h300c-8 60 12 200 16 330 2 70-4 120-20 138H254c-16-18-22-68-20-138 4-130 24-270 16-330z`;
  return [
    shadow(400, 310),
    part(body, cartonColor(pack), 'round'),
    part('M246 168h308v30H246z', lighten(pack.tint.main, 0.3), 'cloth'),
    line('M246 178h308M246 188h308', '#ffffff', 1.5),
    drawLabel({ x: 268, y: 236, width: 264, height: 380 }, { ...pack, body: cartonColor(pack) }),
  ].join('');
}
