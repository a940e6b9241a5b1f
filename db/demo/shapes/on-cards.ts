import { drawLabel } from '../drawing/label.ts';
import type { Pack } from '../drawing/pack.ts';
import { darken, lighten } from '../drawing/paint.ts';
import { ellipse, line, part, roundedBox } from '../drawing/part.ts';
import { floor, shadow } from '../drawing/scene.ts';

/** A hanging card with a clear blister over the product, and the words below or beside it. */
function onCard(pack: Pack, thing: string) {
  const color = lighten(pack.tint.main, 0.84);
  const card = { x: 218, y: 124, width: 364, height: floor - 124 };
  const words: Pack = { ...pack, body: color, brand: { ...pack.brand, label: 'print', align: 'left' } };
  return [
    shadow(400, 364),
    part(roundedBox(card, 18), color, 'fall'),
    part('M218 520h364v126a18 18 0 0 1-18 18H236a18 18 0 0 1-18-18z', pack.tint.main, 'flat'),
    part(roundedBox({ x: 364, y: 140, width: 72, height: 16 }, 8), '#ffffff', 'flat'),
    thing,
    drawLabel({ x: 210, y: 522, width: 364, height: 140 }, { ...words, body: pack.tint.main }),
  ].join('');
}

function blister(x: number, width: number) {
  const bubble = roundedBox({ x, y: 176, width, height: 326 }, Math.min(40, width / 2));
  return `<path d="${bubble}" fill="#fff" opacity=".5"/><path d="${bubble}" fill="none" stroke="#fff" stroke-width="3"/><path d="M${x + 14} 220v230" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".8"/>`;
}

function brush(x: number, color: string) {
  const bristles = Array.from({ length: 6 }, (_, row) =>
    part(
      roundedBox({ x: x + 8, y: 196 + row * 14, width: 34, height: 12 }, 3),
      row % 2 ? '#ffffff' : lighten(color, 0.35),
      'print',
    ),
  ).join('');
  return (
    part(`M${x} 200a10 12 0 0 1 20 0v80c0 20-4 30-2 60l4 130a14 16 0 0 1-26 0l4-130c2-30 0-40 0-60z`, color) +
    bristles +
    line(`M${x + 10} 370v70`, lighten(color, 0.55), 8)
  );
}

/** Two manual toothbrushes on a card. */
export function drawToothbrush(pack: Pack) {
  return onCard(
    pack,
    blister(270, 260) + brush(326, pack.tint.main) + brush(426, darken(pack.tint.main, 0.32)),
  );
}

/** Pacifier on a card. */
export function drawPacifier(pack: Pack) {
  const shield = 'M400 296c40-34 116-26 116 40s-76 74-116 40c-40 34-116 26-116-40s76-74 116-40z';
  return onCard(
    pack,
    [
      blister(262, 276),
      line('M400 360m-48 20a48 48 0 1 0 96 0', darken(pack.tint.main, 0.12), 15),
      part(shield, pack.tint.main, 'fall'),
      part(ellipse(400, 336, [40, 34]), lighten(pack.tint.main, 0.4), 'fall'),
      part(ellipse(322, 336, [10, 12]), lighten(pack.tint.main, 0.82), 'flat'),
      part(ellipse(478, 336, [10, 12]), lighten(pack.tint.main, 0.82), 'flat'),
      part('M372 296c-6-40-14-80 28-84 42 4 34 44 28 84z', '#efdcb6', 'fall'),
    ].join(''),
  );
}

/** Safety razor or disposable razor on a card. */
export function drawRazor(pack: Pack) {
  return onCard(
    pack,
    [
      blister(290, 220),
      part('M386 268h28l8 190a22 24 0 0 1-44 0z', darken(pack.tint.main, 0.5), 'metal'),
      line('M394 330h12M393 350h14M392 370h16M391 390h18', '#ffffff', 4),
      part(roundedBox({ x: 322, y: 204, width: 156, height: 66 }, 14), darken(pack.tint.main, 0.3), 'gloss'),
      line('M338 222h124M338 236h124M338 250h124', '#e6eaeb', 5),
    ].join(''),
  );
}

/** Small brushes, clippers and other slim things in a row on a card. */
export function drawPicks(pack: Pack) {
  const pick = (x: number) =>
    line(`M${x} 214v110`, '#8d9a9e', 4) +
    line(
      Array.from({ length: 9 }, (_, row) => `M${x - 8} ${220 + row * 9}l16-4`).join(''),
      lighten(pack.tint.main, 0.2),
      3,
    ) +
    part(roundedBox({ x: x - 13, y: 318, width: 26, height: 148 }, 11), pack.tint.main);
  return onCard(pack, blister(252, 296) + [292, 346, 400, 454, 508].map(pick).join(''));
}

/** Electric toothbrush standing on its charger. */
export function drawElectricToothbrush(pack: Pack) {
  const bristles = part(
    roundedBox({ x: 384, y: 128, width: 62, height: 60 }, 10),
    lighten(pack.tint.main, 0.5),
    'print',
  );
  return [
    shadow(400, 200),
    bristles,
    part('M372 130a18 18 0 0 1 36 0v64c0 34-2 60 2 104h-40c4-44 2-70 2-104z', '#fbfbf9'),
    part('M350 320c0-22 22-30 50-30s50 8 50 30l12 290a62 14 0 0 1-124 0z', pack.tint.main),
    part('M360 324h80l-4 30h-72z', lighten(pack.tint.main, 0.6), 'round'),
    part(ellipse(400, 420, [24, 24]), '#fbfbf9', 'fall'),
    line('M390 420a10 10 0 1 0 20 0M400 406v12', pack.tint.deep, 3.5),
    part('M300 640c0-26 40-40 100-40s100 14 100 40v14a100 20 0 0 1-200 0z', '#fbfbf9'),
    drawLabel(
      { x: 338, y: 440, width: 124, height: 160, ground: pack.tint.main },
      {
        ...pack,
        detail: '',
        body: pack.tint.main,
        brand: { ...pack.brand, label: 'print', align: 'center' },
      },
    ),
  ].join('');
}
