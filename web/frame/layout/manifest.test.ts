import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { softwareName } from '../../../shared/values/software-name.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { makeManifest } from './web-manifest.ts';

const folder = join(import.meta.dirname, '../../../public');
const styles = await readFile(join(import.meta.dirname, '../../app.css'), 'utf8');
const manifest = makeManifest();

test('the manifest has the name and colors of the shop', () => {
  const [, surface] = /--color-surface: (#\w+);/.exec(styles) ?? [];
  expect(manifest).toMatchObject({
    name: softwareName,
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

test('the manifest has the name, the tagline and the icon of the settings', () => {
  const look = {
    ...{ name: 'Nour « Santé » 🌿', names: { en: 'Nour', fr: 'Nour', ar: 'نور' }, legal: '', color: '' },
    ...{ tagline: 'Pour toute la famille', imageUrl: '', iconUrl: `/uploads/${'a'.repeat(36)}-800.webp` },
  };
  const { icons, ...own } = makeManifest(look);
  expect(own).toMatchObject({ name: look.name, short_name: look.name, description: look.tagline });
  expect(icons).toMatchObject([
    { src: `/share/${'a'.repeat(36)}-icon-192.png`, sizes: '192x192' },
    { src: `/share/${'a'.repeat(36)}-icon-512.png`, sizes: '512x512' },
    { src: `/share/${'a'.repeat(36)}-icon-maskable-512.png`, purpose: 'maskable' },
  ]);
});
