import { layoutWords } from '../../web/words/layout-words.ts';
import { drawText } from './letters.ts';

const width = 1200;
const height = 630;

const [firstLine, secondLine] = ['Supplements, care and devices,', 'to your door in all 58 wilayas'];

/** The SVG of the picture that messengers show beside a link to the shop. */
export function drawSharePicture(sign: string) {
  const name = { x: 300, y: 278, size: 150, tracking: -0.02, fill: '#065f46' };
  const line = { x: 96, size: 54, weight: 'medium' } as const;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="#f7faf8"/>
  <circle cx="1120" cy="60" r="320" fill="#ecfdf5"/>
  <circle cx="1180" cy="640" r="180" fill="#d1fae5"/>
  ${sign.replace('<svg', '<svg x="96" y="150" width="160" height="160"')}
  ${drawText(layoutWords.shopName, name)}
  ${drawText(firstLine, { ...line, y: 424, fill: '#111827' })}
  ${drawText(secondLine, { ...line, y: 500, fill: '#4b5563' })}
</svg>`;
}
