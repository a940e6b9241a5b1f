import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSharePicture } from './drawings/draw-share-picture.ts';

/**
 * The shop's sign as an icon of phones and desktops, for public/manifest.webmanifest, and in the picture of the shop that
 * messengers show. Run it again when the sign changes.
 */
const root = join(import.meta.dirname, '..');
const sign = await readFile(join(root, 'web/frame/layout/favicon.svg'), 'utf8');

/** Cut to any shape by the system: its ground goes to the edges. The sign stays within the circle that all shapes keep. */
const whole = sign.replace(' rx="9"', '');

await draw('icon-192.png', sign, 192);
await draw('icon-512.png', sign, 512);
await draw('icon-maskable-512.png', whole, 512);
await draw('apple-touch-icon.png', whole, 180);

await draw('share.png', drawSharePicture(sign), 1200);

async function draw(name: string, picture: string, width: number) {
  const { width: drawn = width } = await sharp(Buffer.from(picture)).metadata();
  const bytes = await sharp(Buffer.from(picture), { density: 72 * (width / drawn) })
    .resize({ width })
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  await writeFile(join(root, 'public', name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
