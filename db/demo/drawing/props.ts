import type { Tint } from './paint.ts';
import { darken, lighten } from './paint.ts';
import { ellipse, line, part, roundedBox } from './part.ts';
import { shadow } from './scene.ts';

function at([x, y]: [number, number], turn: number, art: string) {
  return `<g transform="translate(${x} ${y})rotate(${turn})">${art}</g>`;
}

function tablet(x: number, y: number) {
  return (
    shadow(x, 44, y + 9) +
    part(`M${x - 25} ${y}v8a25 14 0 0 0 50 0v-8z`, '#e9ecea') +
    part(ellipse(x, y, [25, 14]), '#fdfdfb', 'fall') +
    line(`M${x - 16} ${y + 3}l32-6`, '#cfd5d2', 2)
  );
}

function capsule(x: number, y: number, [turn, color]: [number, string]) {
  const halves =
    part(roundedBox({ x: -34, y: -14, width: 68, height: 28 }, 14), '#fbfaf6', 'gloss') +
    part('M0-14h20a14 14 0 0 1 0 28H0z', color, 'gloss');
  return shadow(x, 60, y + 10) + at([x, y], turn, halves);
}

function softgel(x: number, y: number, [turn, color]: [number, string]) {
  const body =
    part(ellipse(0, 0, [29, 17]), color, 'fall') +
    `<path d="${ellipse(-9, -7, [9, 4])}" fill="#fff" opacity=".75"/>`;
  return shadow(x, 50, y + 10) + at([x, y], turn, body);
}

function citrus(x: number, y: number, color: string) {
  const wedges = [0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) =>
      at([0, 0], turn, part('M0-6c-12-12-22-34-16-46 8-6 24-6 32 0 6 12-4 34-16 46z', color, 'fall')),
    )
    .join('');
  const slice =
    part(ellipse(0, 0, [74, 74]), darken(color, 0.06), 'flat') +
    part(ellipse(0, 0, [66, 66]), lighten(color, 0.78), 'flat') +
    wedges;
  return `${shadow(x, 120, y + 64)}<g transform="translate(${x} ${y})scale(.86 .92)">${slice}</g>`;
}

function leaf(x: number, y: number, [turn, color]: [number, string]) {
  const blade =
    part('M0 0c-34-26-34-86 0-128 34 42 34 102 0 128z', color, 'fall') +
    line('M0-6v-104M0-34l-14-16M0-34l14-16M0-62l-13-15M0-62l13-15', lighten(color, 0.35), 2);
  return at([x, y], turn, blade);
}

function petal(x: number, y: number, [turn, color]: [number, string]) {
  return (
    shadow(x, 40, y + 8) + at([x, y], turn, part('M-32 0c8-22 46-26 64 0-18 18-50 20-64 0z', color, 'fall'))
  );
}

function berry(x: number, y: number, color: string) {
  return (
    shadow(x, 46, y + 20) +
    part(ellipse(x, y, [24, 24]), color, 'fall') +
    `<path d="${ellipse(x - 8, y - 9, [6, 5])}" fill="#fff" opacity=".6"/>`
  );
}

function smear(x: number, y: number, color: string) {
  return (
    part(
      `M${x - 96} ${y}c0-26 60-30 92-24 40 6 90-8 96 12 8 26-60 34-100 32-36-2-88 4-88-20z`,
      color,
      'fall',
    ) + line(`M${x - 66} ${y - 2}c30-14 60 4 90-2 20-4 30-6 46 0`, '#ffffff', 5)
  );
}

function drop(x: number, y: number, color: string) {
  return (
    part(ellipse(x, y, [22, 12]), lighten(color, 0.5), 'fall') +
    `<path d="${ellipse(x - 6, y - 4, [7, 3])}" fill="#fff" opacity=".9"/>`
  );
}

function pebble(x: number, y: number, [width, color]: [number, string]) {
  return shadow(x, width * 1.5, y + 16) + part(ellipse(x, y, [width, width * 0.42]), color, 'fall');
}

const green = '#6fa657';

/** Small objects in front of a product that show its content. None covers the words. */
const props = {
  tablets: () => tablet(588, 672) + tablet(640, 700) + tablet(566, 710),
  capsules: (tint: Tint) =>
    capsule(596, 674, [-24, tint.main]) +
    capsule(640, 706, [16, tint.main]) +
    capsule(560, 714, [-6, tint.main]),
  softgels: (tint: Tint) =>
    [
      softgel(592, 676, [-18, tint.main]),
      softgel(646, 698, [20, tint.main]),
      softgel(570, 714, [4, tint.main]),
    ].join(''),
  citrus: (tint: Tint) => leaf(676, 690, [62, green]) + citrus(622, 640, tint.main),
  leaves: () =>
    shadow(620, 150, 700) +
    leaf(586, 704, [24, '#5f9a58']) +
    leaf(592, 706, [66, green]) +
    leaf(590, 708, [98, '#86b873']),
  petals: (tint: Tint) =>
    petal(590, 690, [-12, tint.main]) +
    petal(650, 704, [18, lighten(tint.main, 0.3)]) +
    petal(566, 716, [6, lighten(tint.main, 0.45)]),
  berries: (tint: Tint) =>
    leaf(600, 690, [70, green]) +
    berry(590, 676, tint.main) +
    berry(638, 692, darken(tint.main, 0.12)) +
    berry(594, 708, tint.main),
  smear: (tint: Tint) => smear(618, 700, lighten(tint.main, 0.66)),
  drops: (tint: Tint) => drop(590, 688, tint.main) + drop(640, 708, tint.main) + drop(668, 682, tint.main),
  pebbles: (tint: Tint) =>
    pebble(606, 700, [62, '#aeb6b8']) +
    pebble(614, 664, [44, '#c9cfd0']) +
    pebble(608, 636, [28, lighten(tint.main, 0.5)]),
} satisfies Record<string, (tint: Tint) => string>;

export type PropName = keyof typeof props;

export function drawProp(name: PropName, tint: Tint) {
  return props[name](tint);
}
