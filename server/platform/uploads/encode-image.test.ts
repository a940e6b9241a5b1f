import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeImage } from './encode-image.ts';

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: { r: 16, g: 185, b: 129, alpha: 0.5 } } });
}

async function sizesOf(picture: Buffer) {
  const encoded = await encodeImage(picture, { effort: 'quick' });
  return Promise.all(
    encoded.map(async ({ bytes, width, format }) => {
      const read = await sharp(bytes).metadata();
      const readFormat = read.format === 'heif' ? 'avif' : read.format;
      return { asked: `${width} ${format}`, is: `${read.width} ${readFormat}`, height: read.height, read };
    }),
  );
}

test('a picture is stored in three widths, each as AVIF and WebP', async () => {
  const sizes = await sizesOf(await plain(1200, 1200).png().toBuffer());
  expect(sizes.map(({ asked }) => asked)).toEqual([
    '200 avif',
    '200 webp',
    '400 avif',
    '400 webp',
    '800 avif',
    '800 webp',
  ]);
  for (const { asked, is } of sizes) expect(is).toBe(asked);
});

test('a picture that is not square keeps its proportions', async () => {
  const sizes = await sizesOf(await plain(1600, 800).png().toBuffer());
  expect(sizes.map(({ height }) => height)).toEqual([100, 100, 200, 200, 400, 400]);
});

test('a small picture is not enlarged', async () => {
  const sizes = await sizesOf(await plain(300, 150).png().toBuffer());
  expect(sizes.map(({ read }) => read.width)).toEqual([200, 200, 300, 300, 300, 300]);
});

test('transparency is kept', async () => {
  const sizes = await sizesOf(await plain(400, 400).png().toBuffer());
  expect(sizes.every(({ read }) => read.hasAlpha)).toBe(true);
});

test('a picture taken sideways is turned upright and loses its metadata', async () => {
  const sideways = await plain(1000, 500)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const sizes = await sizesOf(sideways);
  expect(sizes.at(-1)).toMatchObject({ is: '400 webp', height: 800 });
  expect(sizes.every(({ read }) => !read.exif && !read.icc)).toBe(true);
});

test('a picture of more than 25 million pixels is refused before it is decoded', async () => {
  const huge = await plain(5001, 5000).png({ compressionLevel: 9 }).toBuffer();
  await expect(encodeImage(huge)).rejects.toThrow(/pixel limit/);
});

test.each(['', 'not a picture', '<html></html>'])('%j is refused', async (text) => {
  await expect(encodeImage(Buffer.from(text))).rejects.toThrow();
});

test('a truncated picture is refused', async () => {
  const whole = await plain(600, 600).jpeg().toBuffer();
  await expect(encodeImage(whole.subarray(0, whole.length / 2))).rejects.toThrow();
});
