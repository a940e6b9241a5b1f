import { drawMark } from './brand-mark.ts';
import { drawText, fitText, textWidth } from './letters.ts';
import type { Pack } from './pack.ts';
import { darken, inkOn } from './paint.ts';
import { line, part, roundedBox, wall } from './part.ts';

/**
 * Where the words go; `curve` is the sag of a cylinder's edges, 0 on flat packs; `words` is a narrower width for the
 * words.
 */
export type LabelArea = {
  x: number;
  y: number;
  width: number;
  height: number;
  curve?: number;
  words?: number;
  ground?: string;
};

const paper = '#fdfdfb';
const bandShare = 0.24;

function panel(area: LabelArea, color: string) {
  const { curve = 0 } = area;
  return part(curve ? wall(area, curve) : roundedBox(area, 4), color, curve ? 'print' : 'flat');
}

function ground(area: LabelArea, pack: Pack) {
  const { label } = pack.brand;
  if (label === 'print') return { art: '', color: area.ground ?? pack.body };
  if (label === 'block') return { art: panel(area, pack.tint.main), color: pack.tint.main };
  return { art: panel(area, paper), color: paper };
}

function ornament(area: LabelArea, pack: Pack) {
  const { x, y, width, height, curve = 0 } = area;
  const bandHeight = height * bandShare;
  if (pack.brand.label === 'band') {
    return panel({ ...area, y: y + height - bandHeight, height: bandHeight }, pack.tint.main);
  }
  if (pack.brand.label === 'paper') {
    return panel({ ...area, y: y + height - height * 0.05, height: height * 0.05 }, pack.tint.main);
  }
  if (pack.brand.label !== 'frame') return '';
  const inset = width * 0.045;
  const inner = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  return line(curve ? wall(inner, curve) : roundedBox(inner, 3), pack.tint.main, 1.6);
}

/** Brand on top: its mark over the name when centered, beside it when left. */
function heading(area: LabelArea, pack: Pack, ink: string) {
  const { x, y, width, height, curve = 0 } = area;
  const name = pack.brandName.toUpperCase();
  const unit = Math.min(width, height * 1.1);
  const style = { weight: 'medium', tracking: 0.14 } as const;
  const size = Math.min(unit * 0.078, (width * 0.74) / textWidth(name, { ...style, size: 1 }));
  if (pack.brand.align === 'left') {
    const left = x + width * 0.1;
    const baseline = y + curve * 0.55 + unit * 0.16;
    const mark = drawMark(pack.brand.mark, {
      x: left,
      y: baseline - size * 0.9,
      size: size * 1.05,
      fill: ink,
    });
    return (
      mark +
      drawText(name, {
        ...style,
        x: left + size * 1.5,
        y: baseline,
        size: size * 0.92,
        fill: ink,
        anchor: 'start',
      })
    );
  }
  const top = y + curve * 0.9 + unit * 0.075;
  const mark = drawMark(pack.brand.mark, {
    x: x + width / 2 - unit * 0.055,
    y: top,
    size: unit * 0.11,
    fill: ink,
  });
  return (
    mark + drawText(name, { ...style, x: x + width / 2, y: top + unit * 0.11 + size * 1.35, size, fill: ink })
  );
}

/** The share of a label's height for the name, and the position of its middle. */
function titleRoom({ brand: { align, label } }: Pack) {
  if (align === 'left') return { share: 0.42, center: 0.5 };
  return label === 'band' ? { share: 0.32, center: 0.54 } : { share: 0.36, center: 0.6 };
}

function title(area: LabelArea, pack: Pack, ink: string) {
  const { x, y, width, height, curve = 0 } = area;
  const centered = pack.brand.align === 'center';
  const lines = height < width * 0.62 ? 1 : 3;
  const fitted = fitText(pack.name, { width: width * 0.8, size: width * 0.22, lines, tracking: -0.02 });
  const { share, center } = titleRoom(pack);
  const size = Math.min(fitted.size, (height * share) / fitted.lines.length);
  const leading = size * 1.1;
  const middle = y + curve * 0.8 + height * center;
  const first = middle - ((fitted.lines.length - 1) * leading) / 2 + size * 0.35;
  const place = centered ? { x: x + width / 2 } : { x: x + width * 0.1, anchor: 'start' as const };
  return fitted.lines
    .map((words, index) =>
      drawText(words, { ...place, y: first + index * leading, size, fill: ink, tracking: -0.02 }),
    )
    .join('');
}

function footnote(area: LabelArea, pack: Pack, ink: string) {
  const { x, y, width, height, curve = 0 } = area;
  if (!pack.detail) return '';
  const fitted = fitText(pack.detail, {
    width: width * 0.8,
    size: width * 0.085,
    lines: 1,
    weight: 'medium',
  });
  const onBand = pack.brand.label === 'band';
  const fill = onBand ? inkOn(pack.tint.main, darken(pack.tint.main, 0.8)) : ink;
  const centered = pack.brand.align === 'center';
  const place = centered ? { x: x + width / 2 } : { x: x + width * 0.1, anchor: 'start' as const };
  const baseline = y + curve * 0.9 + height * (onBand ? 1 - bandShare / 2 : 0.87) + fitted.size * 0.35;
  return drawText(fitted.lines[0] ?? '', {
    ...place,
    y: baseline,
    size: fitted.size,
    weight: 'medium',
    fill,
  });
}

/** Brand, name and detail of a pack, in the style of its brand. */
export function drawLabel(area: LabelArea, pack: Pack) {
  const { art, color } = ground(area, pack);
  const ink = inkOn(color, darken(pack.tint.main, color === pack.tint.main ? 0.8 : 0.66));
  const written = { ...area, width: area.words ?? area.width };
  return (
    art + ornament(area, pack) + [heading, title, footnote].map((write) => write(written, pack, ink)).join('')
  );
}
