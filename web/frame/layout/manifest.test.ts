import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { layoutWords } from '../../words/layout-words.ts';
import { makeManifest } from './web-manifest.ts';

const folder = join(import.meta.dirname, '../../../public');
const styles = await readFile(join(import.meta.dirname, '../../app.css'), 'utf8');
const manifest = makeManifest();

test('the manifest has the name and colors of the shop', () => {
  const [, surface] = /--color-surface: (#\w+);/.exec(styles) ?? [];
  expect(manifest).toMatchObject({
    name: layoutWords.shopName,
    description: layoutWords.footer.tagline,
    theme_color: surface,
    background_color: surface,
  });
});

test('the icons have the sizes in the manifest, and one is maskable', async () => {
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src }) => {
      const { width, height } = await sharp(join(folder, src)).metadata();
      return `${width}x${height}`;
    }),
  );
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(sizes);
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});
