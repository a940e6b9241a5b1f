import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** The shop's sign as an icon of phones and desktops, for public/manifest.webmanifest. Run it again when the sign changes. */
const root = join(import.meta.dirname, '..');
const sign = await readFile(join(root, 'web/layout/favicon.svg'), 'utf8');

/** Cut to any shape by the system: its ground goes to the edges. The sign stays within the circle that all shapes keep. */
const whole = sign.replace(' rx="9"', '');

await draw('icon-192.png', sign, 192);
await draw('icon-512.png', sign, 512);
await draw('icon-maskable-512.png', whole, 512);
await draw('apple-touch-icon.png', whole, 180);

async function draw(name: string, picture: string, size: number) {
  const bytes = await sharp(Buffer.from(picture), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours: 64, effort: 10 })
    .toBuffer();
  await writeFile(join(root, 'public', name), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
