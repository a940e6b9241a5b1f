import { darken, lighten, type Tint } from './paint.ts';
import { ellipse, finishes } from './part.ts';

const pictureSize = 800;

/** The part of the drawing board that is shown: x, y, width, height. */
const view = '62 84 676 676';

/** The y position of the ground. */
export const floor = 664;

/** A soft shadow under a standing object; `width` is the width of its base. */
export function shadow(x: number, width: number, y = floor) {
  const wide = `<path d="${ellipse(x + width * 0.1, y + 8, [width * 0.78, Math.max(14, width * 0.1)])}" fill="url(#cast)" opacity=".55"/>`;
  return `${wide}<path d="${ellipse(x, y + 3, [width * 0.56, 12])}" fill="url(#cast)"/>`;
}

/** A soft shadow on the wall behind a hanging or leaning object. */
export function wallShadow(x: number, y: number, [rx, ry]: [number, number]) {
  return `<path d="${ellipse(x, y, [rx, ry])}" fill="url(#cast)" opacity=".34"/>`;
}

function backdrop(tint: Tint) {
  return [
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${lighten(tint.room, 0.9)}"/><stop offset="1" stop-color="${lighten(tint.room, 0.8)}"/></linearGradient>`,
    `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${lighten(darken(tint.room, 0.1), 0.74)}"/><stop offset="1" stop-color="${lighten(tint.room, 0.88)}"/></linearGradient>`,
    `<linearGradient id="arch" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".45" stop-color="#fff" stop-opacity=".75"/><stop offset="1" stop-color="${lighten(tint.room, 0.68)}" stop-opacity=".7"/></linearGradient>`,
  ].join('');
}

/** The room: a wall with an arch of light, and a table. */
function room() {
  const arch = `M150 600V350a250 250 0 0 1 500 0V600z`;
  return [
    '<path d="M0 0h800v800H0z" fill="url(#sky)"/>',
    `<path d="${arch}" fill="url(#arch)"/>`,
    '<path d="M0 600h800v200H0z" fill="url(#ground)"/>',
    '<path d="M0 599h800v2H0z" fill="#fff" opacity=".7"/>',
  ].join('');
}

/** A whole picture: `art` in front of a room of the tint's color. */
export function drawScene(tint: Tint, art: string) {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize}" height="${pictureSize}" viewBox="${view}">` +
    `<defs>${finishes}${backdrop(tint)}</defs>${room()}${art}</svg>`
  );
}
