import { drawBarcode } from './barcode.ts';
import { drawMark } from './brand-mark.ts';
import { drawText, fitText, wrapText } from './letters.ts';
import type { Pack } from './pack.ts';
import { darken } from './paint.ts';

/** What is printed on a pack's back besides its brand and name. */
export type BackPrint = {
  sections: { title: string; text: string }[];
  /** The net quantity, if all products with this back have the same. */
  content: string;
  barcode: string;
};

export type BackArea = { x: number; y: number; width: number; height: number };

const titleSize = 16;
const textSize = 15;
const leading = 19;
const titleGap = 21;
const sectionGap = 14;
const longestSection = 5;
const footer = 76;

/** Brand, name, sections of small print, net quantity and barcode on an area of white paper. */
export function drawBackPrint({ x, y, width, height }: BackArea, pack: Pack, print: BackPrint) {
  const inner = { x: x + 24, width: width - 48 };
  const ink = darken(pack.tint.main, 0.72);
  const bottom = y + height;
  return [
    heading({ ...inner, y: y + 40 }, pack, ink),
    `<path d="M${inner.x} ${y + 88}h${inner.width}v3h-${inner.width}z" fill="${pack.tint.main}"/>`,
    sections({ ...inner, y: y + 116, bottom: bottom - footer }, print, ink),
    drawBarcode(print.barcode, { x: inner.x, y: bottom - 62, width: 128, height: 42 }),
    drawText(print.content, {
      x: inner.x + 150,
      y: bottom - 33,
      size: 22,
      fill: ink,
      anchor: 'start',
    }),
    drawMark(pack.brand.mark, {
      x: inner.x + inner.width - 42,
      y: bottom - 62,
      size: 42,
      fill: pack.tint.main,
    }),
  ].join('');
}

type Place = { x: number; y: number; width: number };

function heading({ x, y, width }: Place, pack: Pack, ink: string) {
  const brand = { size: 15, weight: 'medium', tracking: 0.14 } as const;
  const name = fitText(pack.name, { width, size: 28, lines: 1, tracking: -0.02 });
  return (
    drawText(pack.brandName.toUpperCase(), { ...brand, x, y, fill: ink, anchor: 'start' }) +
    drawText(name.lines.join(' '), {
      x,
      y: y + 34,
      size: name.size,
      fill: ink,
      tracking: -0.02,
      anchor: 'start',
    })
  );
}

/** As many sections as fit, each of at most five lines. */
function sections(place: Place & { bottom: number }, print: BackPrint, ink: string) {
  let top = place.y;
  let art = '';
  for (const { title, text } of print.sections) {
    const lines = shorten(wrapText(text, { width: place.width, size: textSize, weight: 'medium' }));
    const height = titleGap + (lines.length - 1) * leading;
    if (top + height > place.bottom) continue;
    art += drawText(title, { x: place.x, y: top, size: titleSize, fill: ink, anchor: 'start' });
    lines.forEach((words, index) => {
      const y = top + titleGap + index * leading;
      art += drawText(words, {
        x: place.x,
        y,
        size: textSize,
        weight: 'medium',
        fill: '#38443f',
        anchor: 'start',
      });
    });
    top += height + leading + sectionGap;
  }
  return art;
}

function shorten(lines: string[]) {
  if (lines.length <= longestSection) return lines;
  const kept = lines.slice(0, longestSection);
  return [...kept.slice(0, -1), (kept.at(-1) ?? '').replace(/[,.:]? \S+$/, ' ...')];
}
