type Box = { x: number; y: number; width: number; height: number };

/** The lighting of a part. Each is a gradient in `finishes`, laid over the part's color. */
type Finish = 'round' | 'print' | 'gloss' | 'metal' | 'cloth' | 'fall' | 'flat';

/** A closed outline filled with a color and lit by a finish. */
export function part(outline: string, color: string, finish: Finish = 'round') {
  const base = `<path d="${outline}" fill="${color}"/>`;
  return finish === 'flat' ? base : `${base}<path d="${outline}" fill="url(#${finish})"/>`;
}

export function line(outline: string, color: string, width: number) {
  return `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function ellipse(x: number, y: number, [rx, ry]: [number, number]) {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function roundedBox({ x, y, width, height }: Box, radius: number) {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
  );
}

/** The wall of a standing cylinder seen from a little above: both edges sag by `curve`. */
export function wall({ x, y, width, height }: Box, curve: number) {
  const half = width / 2;
  return (
    `M${x} ${y}v${height}a${half} ${curve} 0 0 0 ${width} 0v${-height}` +
    `a${half} ${curve} 0 0 1 ${-width} 0z`
  );
}

/** A lid or any short cylinder with its top face. */
export function lid(box: Box & { color: string; curve: number; top: string }) {
  const { x, y, width, height, color, curve, top } = box;
  const body = `M${x} ${y}v${height}a${width / 2} ${curve} 0 0 0 ${width} 0v${-height}z`;
  return part(body, color) + part(ellipse(x + width / 2, y, [width / 2, curve]), top, 'fall');
}

/** Fine upright grooves around a cap. */
export function grooves({ x, y, width, height }: Box, count: number) {
  let lines = '';
  for (let index = 1; index < count; index += 1) {
    const angle = (Math.PI * index) / count;
    const at = x + (width / 2) * (1 - Math.cos(angle));
    const sag = Math.sin(angle) * width * 0.05;
    lines += `M${at.toFixed(1)} ${(y + sag).toFixed(1)}v${height}`;
  }
  return `<path d="${lines}" stroke="#10231c" stroke-opacity=".13" stroke-width="2" fill="none"/>`;
}

function stops(entries: [number, string, number][]) {
  return entries
    .map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}

const shade = '#10231c';
const light = '#ffffff';

/** The gradients for all parts, so that all packs seem to stand in the same light. */
export const finishes = [
  `<linearGradient id="round">${stops([
    [0, shade, 0.34],
    [0.07, shade, 0.16],
    [0.17, shade, 0.02],
    [0.22, light, 0.1],
    [0.3, light, 0.5],
    [0.36, light, 0.12],
    [0.5, light, 0],
    [0.72, shade, 0.05],
    [0.88, shade, 0.19],
    [0.95, shade, 0.27],
    [1, shade, 0.14],
  ])}</linearGradient>`,
  `<linearGradient id="print">${stops([
    [0, shade, 0.28],
    [0.1, shade, 0.09],
    [0.2, shade, 0],
    [0.21, light, 0.05],
    [0.3, light, 0.24],
    [0.42, light, 0],
    [0.72, shade, 0.04],
    [0.9, shade, 0.14],
    [1, shade, 0.2],
  ])}</linearGradient>`,
  `<linearGradient id="gloss" x2="0" y2="1">${stops([
    [0, light, 0.42],
    [0.35, light, 0.1],
    [0.6, shade, 0.02],
    [1, shade, 0.2],
  ])}</linearGradient>`,
  `<linearGradient id="metal">${stops([
    [0, shade, 0.45],
    [0.14, light, 0.3],
    [0.26, light, 0.75],
    [0.38, shade, 0.16],
    [0.6, light, 0.3],
    [0.78, shade, 0.3],
    [0.92, light, 0.12],
    [1, shade, 0.36],
  ])}</linearGradient>`,
  `<linearGradient id="cloth" x2="1" y2=".25">${stops([
    [0, shade, 0.12],
    [0.25, light, 0.16],
    [0.5, shade, 0.03],
    [0.75, light, 0.1],
    [1, shade, 0.16],
  ])}</linearGradient>`,
  `<linearGradient id="fall" x2="1" y2="1">${stops([
    [0, light, 0.5],
    [0.5, light, 0.08],
    [1, shade, 0.14],
  ])}</linearGradient>`,
  `<radialGradient id="cast">${stops([
    [0, shade, 0.5],
    [0.45, shade, 0.28],
    [0.8, shade, 0.07],
    [1, shade, 0],
  ])}</radialGradient>`,
].join('');
