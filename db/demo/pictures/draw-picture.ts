import type { BrandName } from '../drawing/brands.ts';
import { packOf } from '../drawing/pack.ts';
import { type TintName, tints } from '../drawing/paint.ts';
import { drawProp, type PropName } from '../drawing/props.ts';
import { drawScene } from '../drawing/scene.ts';
import { type ShapeName, shapes } from './pack-shapes.ts';

export type PictureSpec = {
  shape: ShapeName;
  brand: BrandName;
  /** Short product name on the label. */
  label: string;
  /** Small print under it: strength, flavor or content. */
  detail?: string;
  tint: TintName;
  prop?: PropName;
};

function drawPack({ shape, brand, label, detail = '', tint }: PictureSpec) {
  return shapes[shape](packOf({ brand, name: label, detail }, tints[tint]));
}

/** A product picture as SVG, 800 by 800. */
export function drawPicture(spec: PictureSpec) {
  const prop = spec.prop ? drawProp(spec.prop, tints[spec.tint]) : '';
  return drawScene(tints[spec.tint], drawPack(spec) + prop);
}

/** The positions of a tile's three packs, from back to front. */
const tilePlaces = [
  { x: -22, y: 226, scale: 0.58 },
  { x: 358, y: 226, scale: 0.58 },
  { x: 124, y: 224, scale: 0.69 },
];

/** A category tile as SVG: two packs behind a third, in the category's color. */
export function drawTile(tint: TintName, packs: [PictureSpec, PictureSpec, PictureSpec]) {
  const group = packs.map((pack, index) => {
    const { x = 0, y = 0, scale = 1 } = tilePlaces[index] ?? {};
    return `<g transform="translate(${x} ${y})scale(${scale})">${drawPack(pack)}</g>`;
  });
  return drawScene(tints[tint], group.join(''));
}
