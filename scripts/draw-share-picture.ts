import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawText } from '../db/demo/drawing/letters.ts';
import { layoutWords } from '../web/words/layout-words.ts';

/** What messengers show beside a link to the shop: public/share.png. Run it again when the sign or the words change. */
const width = 1200;
const height = 630;
const file = join(import.meta.dirname, '../public/share.png');

/** As web/header/logo.tsx draws it, in a square of 32. */
const sign =
  '<rect width="32" height="32" rx="9" fill="#047857"/>' +
  '<path d="M13 7h6v6h6v6h-6v6h-6v-6H7v-6h6z" fill="#ffffff"/>' +
  '<path d="M19 19h7c0 4.5-2.5 7-7 7z" fill="#10b981"/>';

const [firstLine, secondLine] = ['Supplements, care and devices,', 'to your door in all 58 wilayas'];

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#f7faf8"/>
  <circle cx="1120" cy="60" r="320" fill="#ecfdf5"/>
  <circle cx="1180" cy="640" r="180" fill="#d1fae5"/>
  <g transform="translate(96 150)scale(5)">${sign}</g>
  ${drawText(layoutWords.shopName, { x: 300, y: 278, size: 150, tracking: -0.02, fill: '#065f46', anchor: 'start' })}
  ${drawText(firstLine, { x: 96, y: 424, size: 54, weight: 'medium', fill: '#111827', anchor: 'start' })}
  ${drawText(secondLine, { x: 96, y: 500, size: 54, weight: 'medium', fill: '#4b5563', anchor: 'start' })}
</svg>`;

const bytes = await sharp(Buffer.from(picture), { density: 72 })
  .resize(width, height)
  .png({ palette: true, colours: 64, effort: 10 })
  .toBuffer();
await writeFile(file, bytes);
console.log(`${file}: ${bytes.length} bytes`);
