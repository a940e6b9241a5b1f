import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { drawingOf } from './drawing-of.ts';
import { isDrawn } from './icon-modules.ts';

const web = join(import.meta.dirname, '../../../web');

async function drawnNames() {
  const picture = await readFile(join(web, 'ui/icons/drawn.svg'), 'utf8');
  return Array.from(picture.matchAll(/<g id="([\w-]+)"/g), ([, name = '']) => name);
}

test('the style sheet draws the icons of Lucide, 32 pixels below each other', async () => {
  const picture = await readFile(join(web, 'ui/icons/drawn.svg'), 'utf8');
  const names = await drawnNames();
  for (const [place, name] of names.entries()) {
    const fill = name.endsWith('-filled') ? ' fill="#000"' : '';
    const shapes = drawingOf(name.replace('-filled', ''));
    const group = `<g id="${name}"${fill} transform="translate(0 ${32 * place})">${shapes}</g>\n`;
    expect(picture).toContain(group);
  }
  expect(picture).toContain(`viewBox="0 0 24 ${32 * names.length}"`);
  const styles = await readFile(join(web, 'ui/icons/drawn.css'), 'utf8');
  expect(styles).toContain(`calc(var(--place) * 100% * 32 / ${32 * names.length - 24})`);
});

test('each rule names the place of its icon', async () => {
  const names = await drawnNames();
  const styles = await readFile(join(web, 'ui/icons/drawn.css'), 'utf8');
  const parts = await readFile(join(web, 'parts.css'), 'utf8');
  const rules = [
    ...styles.matchAll(/\.drawn-(?<name>[\w-]+) \{\s*--place: (?<place>\d+);/g),
    ...parts.matchAll(/--place: (?<place>\d+); \/\* (?<name>[\w-]+) \*\//g),
  ];
  for (const { groups } of rules) expect(groups?.name).toBe(names[Number(groups?.place)]);
  expect(rules).toHaveLength(`${styles}${parts}`.match(/--place:/g)?.length ?? 0);
});

test('other icons are SVG in the page', () => {
  expect([isDrawn('search'), isDrawn('minus'), isDrawn('heart')]).toEqual([true, false, false]);
});
