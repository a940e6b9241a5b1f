import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paletteProperties } from '../shared/settings/palette.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const [, theme = ''] = /@theme \{(.*?)\n\}/s.exec(read('web/app.css')) ?? [];
const tokens = [...theme.matchAll(/--(color|text|radius|shadow|font|ease)-([\w-]+):/g)];

test('the page describes every token and no others', () => {
  const described = read('docs/design-tokens.md')
    .split('\n')
    .filter((line) => /^\| `/.test(line))
    .flatMap((line) => line.split('|')[1]?.match(/[\w-]+(?=`)/g) ?? []);
  const names = tokens.filter(([, kind]) => kind !== 'ease').map(([, , name]) => name);
  expect(new Set(described)).toEqual(new Set(names));
});

test('no page has colors, sizes of text or shadows of its own', () => {
  const palette =
    /-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-\d/;
  const arbitrary =
    /(?<![\w-])(?:text|bg|border|fill|stroke|outline|shadow|rounded|font|p[xytbse]?|m[xytbse]?|gap(?:-[xy])?)-\[/;
  const strays = globSync('web/**/*.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('.test.') })
    .filter((path) => palette.test(read(path)) || arbitrary.test(read(path)))
    .map(String);
  expect(strays).toEqual([]);
});

test('every token is used', () => {
  const sources = globSync('web/**/*.{ts,tsx,css}', { cwd: root }).map(read).join('\n');
  const unused = tokens.filter(([, kind, name]) => {
    // Tailwind itself sets it on the document.
    if (kind === 'font') return false;
    const uses = kind === 'radius' ? `rounded(?:-[a-z]+)?-${name}` : `-${name}`;
    return !new RegExp(`${uses}(?![\\w-])`).test(sources.replaceAll(`--${kind}-${name}:`, ''));
  });
  expect(unused.map(([, kind, name]) => `${kind}-${name}`)).toEqual([]);
});

test('the palette without a color of the settings is that of the style sheet', () => {
  const inSheet = Object.keys(paletteProperties('')).map((name) => [
    name,
    new RegExp(`${name}: (#\\w+);`).exec(theme)?.[1],
  ]);
  expect(Object.fromEntries(inSheet)).toEqual(paletteProperties(''));
});
