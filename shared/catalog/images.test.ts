import { expect, test } from 'vitest';
import { imageFileKinds, imageFileName, imageSources, imageUrlOf, imageWidths } from './images.ts';

const name = 'abcdefghijklmnopqrstuvwxyz234567abcd';

test('a stored picture is offered as AVIF in three widths, and as one WebP', () => {
  expect(imageSources(imageUrlOf(name))).toEqual({
    src: `/uploads/${name}-800.webp`,
    srcSet: `/uploads/${name}-200.avif 200w,/uploads/${name}-400.avif 400w,/uploads/${name}-800.avif 800w`,
  });
  expect(imageSources(imageUrlOf(name), 200).src).toBe(`/uploads/${name}-200.webp`);
});

test('each address is of a stored file', () => {
  const files = imageFileKinds.map((kind) => `/uploads/${imageFileName(name, kind)}`);
  for (const width of imageWidths) {
    const { src, srcSet = '' } = imageSources(imageUrlOf(name), width);
    for (const url of [src, ...srcSet.split(',').map((candidate) => candidate.replace(/ \d+w$/, ''))])
      expect(files).toContain(url);
  }
});

test.each([
  'https://images.example/vitamin-c.jpg',
  `https://images.example/uploads/${name}-800.webp`,
  `/uploads/${name}-400.webp`,
  `/uploads/../${name}-800.webp`,
  '/uploads/SHORT-800.webp',
  '',
])('a picture at %j is shown as it is', (imageUrl) => {
  expect(imageSources(imageUrl)).toEqual({ src: imageUrl });
});
