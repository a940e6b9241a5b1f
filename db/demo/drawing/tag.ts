import { drawLabel } from './label.ts';
import type { Pack } from './pack.ts';
import { line, part, roundedBox } from './part.ts';
import { shadow } from './scene.ts';

/** A paper tag with the name, for products without a pack. Its string runs from `from` to the tag's hole. */
export function drawTag(pack: Pack, { x, y, from }: { x: number; y: number; from?: [number, number] }) {
  if (!pack.name) return '';
  const box = { x, y, width: 150, height: 190 };
  const hole = { x: x + 75, y: y + 16 };
  const thread = from
    ? line(
        `M${from[0]} ${from[1]}Q${hole.x + 10} ${(from[1] + hole.y) / 2} ${hole.x} ${hole.y}`,
        '#8b8577',
        2.5,
      )
    : '';
  const words: Pack = { ...pack, body: '#fffdf8', brand: { ...pack.brand, label: 'print', align: 'center' } };
  return [
    `<g opacity=".5">${shadow(x + 82, 140, y + 186)}</g>`,
    part(roundedBox(box, 10), '#fffdf8', 'fall'),
    part(`M${x} ${y + 174}h150v6a10 10 0 0 1-10 10H${x + 10}a10 10 0 0 1-10-10z`, pack.tint.main, 'flat'),
    thread,
    `<circle cx="${hole.x}" cy="${hole.y}" r="6" fill="#d8d2c4"/>`,
    drawLabel({ x, y: y + 18, width: 150, height: 154 }, words),
  ].join('');
}
