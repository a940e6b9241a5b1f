/** Colors of a product and its surroundings, all from one hue. */
export type Tint = { main: string; deep: string; soft: string; room: string };

function channels(hex: string) {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** The color `share` of the way from one to another (0 to 1), both as #rrggbb. */
function mix(from: string, to: string, share: number) {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share);
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

export function lighten(color: string, share: number) {
  return mix(color, '#ffffff', share);
}

/** Darkens towards a greenish black, so that all shadows have the same hue and seem to be in one room. */
export function darken(color: string, share: number) {
  return mix(color, '#12241f', share);
}

function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => (value / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The color for letters on a background: white or a dark color of the same hue, whichever is more readable. */
export function inkOn(ground: string, dark: string) {
  const onWhite = 1.05 / (luminance(ground) + 0.05);
  const onDark = (luminance(ground) + 0.05) / (luminance(dark) + 0.05);
  return onWhite > onDark ? '#ffffff' : dark;
}

/** `room` is the color of the surroundings, for products whose own color is too neutral. */
function tint(main: string, room = main): Tint {
  return { main, deep: darken(main, 0.62), soft: lighten(main, 0.62), room };
}

export const tints = {
  emerald: tint('#1fa579'),
  leaf: tint('#6fa657'),
  olive: tint('#9a9a4a'),
  mint: tint('#5dbfa8'),
  teal: tint('#2b8f98'),
  sky: tint('#5aa9d6'),
  blue: tint('#3f78bd'),
  navy: tint('#34507f'),
  violet: tint('#8570b5'),
  plum: tint('#8d4f7d'),
  rose: tint('#d9799a'),
  blush: tint('#e2a39b'),
  coral: tint('#e8796a'),
  red: tint('#c9504c'),
  orange: tint('#ee9440'),
  sun: tint('#f0b838'),
  honey: tint('#d19a3a'),
  sand: tint('#c8a982'),
  clay: tint('#b3785a'),
  cocoa: tint('#7d5a48'),
  graphite: tint('#4c5a61'),
  pearl: tint('#b9c4c9'),
  white: tint('#e6ebed', '#7fa3b3'),
} satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;
