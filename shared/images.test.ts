import { expect, test } from 'vitest';
import { imageFileKinds, imageFileName, imageSources, imageUrlOf } from './images.ts';

const name = 'abcdefghijklmnopqrstuvwxyz234567abcd';

test('a stored picture is offered as AVIF, then WebP, in three widths', () => {
  const { src, sources } = imageSources(imageUrlOf(name));
  expect(src).toBe(`/uploads/${name}-800.webp`);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcSet).toBe(
    `/uploads/${name}-200.avif 200w, /uploads/${name}-400.avif 400w, /uploads/${name}-800.avif 800w`,
  );
});

test('each source names a stored file', () => {
  const files = imageFileKinds.map((kind) => imageFileName(name, kind));
  const offered = imageSources(imageUrlOf(name)).sources.flatMap(({ srcSet }) =>
    srcSet.split(', ').map((candidate) => candidate.replace('/uploads/', '').replace(/ \d+w$/, '')),
  );
  expect(offered.sort()).toEqual(files.sort());
});

test.each([
  'https://images.example/vitamin-c.jpg',
  `https://images.example/uploads/${name}-800.webp`,
  `/uploads/${name}-400.webp`,
  `/uploads/../${name}-800.webp`,
  '/uploads/SHORT-800.webp',
  '',
])('a picture at %j is shown without other sources', (imageUrl) => {
  expect(imageSources(imageUrl)).toEqual({ src: imageUrl, sources: [] });
});
