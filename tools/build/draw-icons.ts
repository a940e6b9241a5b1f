import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Draws the icons of the manifest from the shop's sign. Run `node tools/build/draw-icons.ts` after a change of the sign, and
 * replace `share.png`, which messengers show beside a link to the shop, by hand.
 */
const root = join(import.meta.dirname, '../..');
const sign = await readFile(join(root, 'web/frame/layout/favicon.svg'), 'utf8');

/** Square, because each system cuts its own shape. The sign fits into the circle that every shape keeps. */
const square = sign.replace(' rx="9"', '');

await draw('icon-192.png', sign, 192);
await draw('icon-512.png', sign, 512);
await draw('icon-maskable-512.png', square, 512);
await draw('apple-touch-icon.png', square, 180);

async function draw(name: string, picture: string, width: number) {
  const { width: drawn = width } = await sharp(Buffer.from(picture)).metadata();
  const bytes = await sharp(Buffer.from(picture), { density: 72 * (width / drawn) })
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  await writeFile(join(root, 'public', name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
