/** The colors that follow from the merchant's one, as `#rrggbb`, by their tokens (docs/design-tokens.md). */
export type Palette = Record<'brand' | 'strong' | 'deep' | 'soft' | 'canvas', string>;

/** The green of the shop without a color of its own, by its tokens in web/app.css. */
export const usualPalette: Palette = {
  brand: '#10b981',
  strong: '#047857',
  deep: '#065f46',
  soft: '#ecfdf5',
  canvas: '#f7faf8',
};

/** In OKLCH: lightness from 0 to 1, chroma, and hue in radians. Equal steps of lightness look equal in every hue. */
type Oklch = { light: number; chroma: number; hue: number };

const white = '#ffffff';
/** WCAG 2.2 AA for text. */
const textContrast = 4.5;
/** Accents carry no text, but bars and lines must be seen on white. The usual green has 2.5. */
const accentContrast = 1.5;

/**
 * The palette of a color. `strong` carries white text and is text on `white`, `canvas` and `soft`; a color that is too
 * light for that is darkened, with its hue. `deep` is the same color when it is pressed, and always differs from it. Blank
 * has the usual palette.
 */
export function paletteOf(color: string): Palette {
  if (color === '' || color === usualPalette.brand) return usualPalette;
  const own = toOklch(color);
  const soft = toHex({ ...own, light: 0.975, chroma: Math.min(own.chroma * 0.15, 0.025) });
  const canvas = toHex({ ...own, light: 0.983, chroma: Math.min(own.chroma * 0.03, 0.004) });
  const strong = darkened(color, (hex) => contrast(hex, soft) >= textContrast);
  return {
    brand: darkened(color, (hex) => contrast(hex, white) >= accentContrast),
    strong,
    deep: pressed(strong),
    soft,
    canvas,
  };
}

const tokens = {
  brand: 'brand',
  strong: 'brand-strong',
  deep: 'brand-deep',
  soft: 'brand-soft',
  canvas: 'canvas',
};

/** The palette as properties of a style, by the names of its tokens (web/app.css). */
export function paletteProperties(color: string): Record<string, string> {
  const palette = Object.entries(paletteOf(color)) as [keyof Palette, string][];
  return Object.fromEntries(palette.map(([name, value]) => [`--color-${tokens[name]}`, value]));
}

/** Whether buttons and links are darker than the color itself, because white text on it would be hard to read. */
export function isDarkened(color: string) {
  return paletteOf(color).strong !== color;
}

/** The contrast of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: string, other: string) {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const step = 0.005;

/** The color itself, or the lightest darker one of its hue that is dark enough. Black always is. */
function darkened(color: string, isEnough: (hex: string) => boolean) {
  let hex = color;
  for (const own = toOklch(color); !isEnough(hex) && own.light > 0; ) {
    own.light = Math.max(0, own.light - step);
    hex = toHex(own);
  }
  return hex;
}

/** Darker than `strong`; of an almost black one lighter, because there is nothing below it. */
function pressed(strong: string) {
  const own = toOklch(strong);
  const light = own.light > 0.3 ? own.light - 0.09 : own.light + 0.22;
  return toHex({ ...own, light });
}

function luminance(hex: string) {
  const [red, green, blue] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Triple = [number, number, number];

/** The channels of a color as light, from 0 to 1. */
function linear(hex: string) {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** The matrices are Björn Ottosson's (https://bottosson.github.io/posts/oklab). */
function toOklch(hex: string): Oklch {
  const [red, green, blue] = linear(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    light: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

/** A color that screens cannot show loses chroma until they can, so that its hue stays. */
function toHex({ light, chroma, hue }: Oklch): string {
  const channels = toLinear({ light, chroma, hue });
  const tolerance = 0.0005;
  const isShown = channels.every((value) => value >= -tolerance && value <= 1 + tolerance);
  if (!isShown && chroma > 0.001) return toHex({ light, chroma: chroma * 0.97, hue });
  return `#${channels.map((value) => channelHex(value)).join('')}`;
}

function toLinear({ light, chroma, hue }: Oklch): Triple {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function channelHex(light: number) {
  const value = Math.min(1, Math.max(0, light));
  const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
