import type { Brand } from './brands.ts';

/** Marks in a square of 100, filled. */
const marks: Record<Brand['mark'], string> = {
  leaf: 'M50 4C18 26 10 58 50 96 90 58 82 26 50 4zm-3 26h6v56h-6z',
  drop: 'M50 4C28 36 18 52 18 66a32 30 0 0 0 64 0C82 52 72 36 50 4z',
  sun: 'M50 28a22 22 0 1 0 .1 0zM46 2h8v16h-8zM46 82h8v16h-8zM2 46h16v8H2zM82 46h16v8H82zM13 19l6-6 11 11-6 6zM70 76l6-6 11 11-6 6zM81 13l6 6-11 11-6-6zM24 70l6 6-11 11-6-6z',
  plus: 'M36 6h28v30h30v28H64v30H36V64H6V36h30z',
  wave: 'M2 34c16-22 32-22 48 0s32 22 48 0v18c-16 22-32 22-48 0s-32-22-48 0zM2 66c16-22 32-22 48 0s32 22 48 0v18c-16 22-32 22-48 0s-32-22-48 0z',
  petal:
    'M50 48C30 34 30 14 50 2c20 12 20 32 0 46zM52 50c14-20 34-20 46 0-12 20-32 20-46 0zM50 52c20 14 20 34 0 46-20-12-20-32 0-46zM48 50C34 70 14 70 2 50c12-20 32-20 46 0z',
  hexagon: 'M50 2l42 24v48L50 98 8 74V26zM50 24L28 37v26l22 13 22-13V37z',
  mountain: 'M2 86L38 18l20 36 10-16 30 48z',
  ring: 'M50 4a46 46 0 1 0 .1 0zM50 26a24 24 0 1 1-.1 0z',
  moon: 'M64 4a46 46 0 1 0 32 64A38 38 0 0 1 64 4z',
  bars: 'M6 60h22v36H6zM39 34h22v62H39zM72 6h22v90H72z',
};

export function drawMark(
  mark: Brand['mark'],
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
) {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${(size / 100).toFixed(3)})" fill="${fill}" fill-rule="evenodd" d="${marks[mark]}"/>`;
}
