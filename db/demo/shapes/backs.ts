import { type BackArea, type BackPrint, drawBackPrint } from '../drawing/back-print.ts';
import { cartonColor, drawCarton } from '../drawing/carton.ts';
import type { Pack } from '../drawing/pack.ts';
import { lighten } from '../drawing/paint.ts';
import { grooves, lid, line, part, roundedBox, wall } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

const paper = '#fdfdfb';

function printOn(area: BackArea, pack: Pack, print: BackPrint) {
  return part(roundedBox(area, 8), paper, 'flat') + drawBackPrint(area, pack, print);
}

/** The back of a carton. */
export function drawCartonBack(pack: Pack, print: BackPrint) {
  const face = { x: 150, y: 138, width: 440, height: floor - 138, depth: 62 };
  const front = part(`M${face.x} ${face.y}h${face.width}v${face.height}h${-face.width}z`, paper, 'flat');
  return shadow(400, 480) + drawCarton(face, pack) + front + drawBackPrint(face, pack, print);
}

/** The back of a bottle, jar or can, close up. */
export function drawBottleBack(pack: Pack, print: BackPrint) {
  const cap = { x: 290, y: 70, width: 220, height: 66 };
  const body = `M168 236c0-66 70-84 130-96h204c60 12 130 30 130 96V${floor - 26}a232 26 0 0 1-464 0z`;
  const area = { x: 194, y: 178, width: 412, height: floor - 200 };
  return [
    shadow(400, 464),
    lid({ ...cap, color: pack.cap, curve: 12, top: lighten(pack.cap, 0.25) }),
    grooves(cap, 30),
    part(body, pack.body),
    printOn(area, pack, print),
    part(wall({ x: 168, y: 236, width: 464, height: floor - 262 }, 26), 'none', 'print'),
  ].join('');
}

/** The back of a soft pack or tube with a sealed top. */
export function drawPouchBack(pack: Pack, print: BackPrint) {
  const color = cartonColor(pack);
  const body = `M164 134h472c-6 60 6 200 8 330 2 90-2 150-12 ${floor - 464}H168c-10-50-14-${floor - 574}-12-${floor - 464} 2-130 14-270 8-330z`;
  const area = { x: 194, y: 172, width: 412, height: floor - 194 };
  return [
    shadow(400, 470),
    part(body, color, 'round'),
    part('M160 106h480v32H160z', lighten(pack.tint.main, 0.3), 'cloth'),
    line('M160 117h480M160 127h480', '#ffffff', 1.5),
    printOn(area, pack, print),
  ].join('');
}
