import type { BackPrint } from '../drawing/back-print.ts';
import { packOf } from '../drawing/pack.ts';
import { tints } from '../drawing/paint.ts';
import { drawScene } from '../drawing/scene.ts';
import { drawBottleBack, drawCartonBack, drawPouchBack } from '../shapes/backs.ts';
import type { PictureSpec } from './draw-picture.ts';
import type { ShapeName } from './pack-shapes.ts';

export type BackSpec = Pick<PictureSpec, 'shape' | 'brand' | 'tint'> & { name: string; print: BackPrint };

const bottles: ShapeName[] = [
  'pill bottle',
  'dropper',
  'syrup',
  'flip bottle',
  'clear bottle',
  'effervescent tube',
  'roll-on',
  'pump',
  'spray',
  'nozzle spray',
  'aerosol',
  'jar',
  'tub',
  'gummy jar',
];
/** Clothes come in a bag too. */
const pouches: ShapeName[] = [
  'tube',
  'pouch',
  'soft pack',
  'wipes',
  'bar',
  'soap',
  'gel pack',
  'coat',
  'scrubs',
  'gown',
  'cap',
];

/** The back of a pack as SVG, 800 by 800: the facts in small print, large enough to read. */
export function drawBack({ shape, brand, tint, name, print }: BackSpec) {
  const pack = packOf({ brand, name, detail: '' }, tints[tint]);
  return drawScene(tints[tint], drawShape(shape)(pack, print));
}

function drawShape(shape: ShapeName) {
  if (bottles.includes(shape)) return drawBottleBack;
  if (pouches.includes(shape)) return drawPouchBack;
  return drawCartonBack;
}
