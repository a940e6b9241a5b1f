import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The pictures of the gallery in the README, cropped to the height of a screen. */
const shown = {
  home: { scene: 'guest-home-1280', height: 800 },
  product: { scene: 'guest-products-id-1280', height: 800 },
  dashboard: { scene: 'admin-admin-1280', height: 800 },
  listing: { scene: 'guest-products-390', height: 844 },
};

/** Writes docs/screenshots from the gallery in `folder`. */
export async function writeScreenshots(folder: string) {
  const screenshots = join(import.meta.dirname, '../../docs/screenshots');
  await mkdir(screenshots, { recursive: true });
  for (const [name, { scene, height }] of Object.entries(shown)) {
    const picture = sharp(join(folder, `${scene}.png`));
    const { width } = await picture.metadata();
    await picture
      .extract({ left: 0, top: 0, width, height })
      .webp({ quality: 82, effort: 6 })
      .toFile(join(screenshots, `${name}.webp`));
  }
}
