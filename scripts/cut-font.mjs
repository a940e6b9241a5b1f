// Rebuilds web/ui/fonts/inter-latin.woff2: node scripts/cut-font.mjs. Run it for a new version of Inter or a new glyph.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = new URL('../node_modules/@fontsource-variable/inter/', import.meta.url);
const target = new URL('../web/ui/fonts/', import.meta.url);

/** English and French, with the quotes, dashes, arrows and currency signs of the interface. */
const glyphs = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x178, 0x178],
  [0x300, 0x308],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const text = glyphs
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((point) => String.fromCodePoint(point))
  .join('');

const whole = await readFile(new URL('files/inter-latin-wght-normal.woff2', folder));
const cut = await subsetFont(whole, text, {
  targetFormat: 'woff2',
  // The weights from text to headings. app.css uses the features.
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'mark', 'tnum', 'cv11', 'ss03'],
  noHinting: true,
});
await writeFile(new URL('inter-latin.woff2', target), cut);
await writeFile(new URL('LICENSE', target), await readFile(new URL('LICENSE', folder)));
console.log(`${whole.length} bytes became ${cut.length}`);
