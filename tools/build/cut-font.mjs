// Rebuilds the fonts of web/ui/fonts: node tools/build/cut-font.mjs. Run it for a new version of a font or a new glyph.
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const target = new URL('../../web/ui/fonts/', import.meta.url);

/** English and French, with the quotes, dashes, arrows and currency signs of the interface. */
const latin = {
  folder: new URL('../../node_modules/@fontsource-variable/inter/', import.meta.url),
  file: 'inter-latin-wght-normal.woff2',
  name: 'inter-latin.woff2',
  license: 'LICENSE',
  glyphs: [
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
  ],
  // app.css uses the last three.
  features: ['kern', 'mark', 'tnum', 'cv11', 'ss03'],
};

/** Arabic with its vowel signs, digits and punctuation, and the letters of Algerian names: پ چ ڤ ڨ ک گ ی. */
const arabic = {
  folder: new URL('../../node_modules/@fontsource-variable/noto-sans-arabic/', import.meta.url),
  file: 'noto-sans-arabic-arabic-wght-normal.woff2',
  name: 'noto-arabic.woff2',
  license: 'LICENSE-noto',
  glyphs: [
    [0x60c, 0x60c],
    [0x61b, 0x61b],
    [0x61f, 0x61f],
    [0x621, 0x63a],
    [0x640, 0x652],
    [0x660, 0x66c],
    [0x670, 0x670],
    [0x67e, 0x67e],
    [0x686, 0x686],
    [0x6a4, 0x6a4],
    [0x6a8, 0x6a9],
    [0x6af, 0x6af],
    [0x6cc, 0x6cc],
  ],
  // The forms of a letter within a word, and the places of its signs.
  features: ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'kern', 'mark', 'mkmk'],
};

for (const font of [latin, arabic]) await cut(font);

async function cut({ folder, file, name, license, glyphs, features }) {
  const text = glyphs
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((point) => String.fromCodePoint(point))
    .join('');
  const whole = await readFile(new URL(`files/${file}`, folder));
  const font = await subsetFont(whole, text, {
    targetFormat: 'woff2',
    // The weights from text to headings.
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(name, target), font);
  await writeFile(new URL(license, target), await readFile(new URL('LICENSE', folder)));
  console.log(`${name}: ${whole.length} bytes became ${font.length}`);
}
