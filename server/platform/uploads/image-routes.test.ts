import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageUrlOf } from '../../../shared/catalog/images.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { encodeImage } from './encode-image.ts';
import { imageFolder, openImageDisk, writeImage } from './image-files.ts';

const green = { create: { width: 900, height: 900, channels: 3, background: '#10b981' } } as const;

test('a stored picture is served as immutable and cannot run scripts', async () => {
  const { app, resources } = await createTestApp();
  const picture = await sharp(green).png().toBuffer();
  const name = await writeImage(
    await openImageDisk(resources.env),
    await encodeImage(picture, { effort: 'quick' }),
  );

  const reply = await app.inject({ url: imageUrlOf(name) });

  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(reply.headers['content-security-policy']).toContain('sandbox');
  const avif = await app.inject({ url: `/uploads/${name}-400.avif` });
  expect(avif.headers['content-type']).toBe('image/avif');
});

test('a size that was never asked for is made from the widest file, once for all who wait', async () => {
  const { app, resources } = await createTestApp();
  const { disk } = resources;
  const widest = await sharp(green).resize(800).webp().toBuffer();
  const name = await writeImage(disk, [{ width: 800, format: 'webp', bytes: widest }]);

  const url = `/uploads/${name}-400.avif`;
  const replies = await Promise.all([url, url, url].map((url) => app.inject({ url })));

  for (const { statusCode, headers, rawPayload } of replies) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/avif']);
    expect(rawPayload).toEqual(replies[0]?.rawPayload);
  }
  const { width, compression } = await sharp(replies[0]?.rawPayload).metadata();
  expect([width, compression]).toEqual([400, 'av1']);
  expect(await readdir(imageFolder(resources.env))).toEqual([`${name}-400.avif`, `${name}-800.webp`]);
});

test.each([
  '/uploads/abcdefghijklmnopqrstuvwxyz234567abcd-800.webp',
  '/uploads/abcdefghijklmnopqrstuvwxyz234567abcd-400.avif',
  '/uploads/notes.txt',
  '/uploads/',
  '/uploads/../saha.env',
  '/uploads/%2e%2e%2fsaha.env',
  '/uploads/%',
])('%s is not found', async (url) => {
  const { app, resources } = await createTestApp();
  await writeFile(join(imageFolder(resources.env), 'notes.txt'), 'not a picture');
  await writeFile(join(resources.env.dataDir, 'saha.env'), 'secret');

  const reply = await app.inject({ url });

  expect([400, 404]).toContain(reply.statusCode);
  expect(reply.json()).toHaveProperty('message');
  expect(reply.headers['cache-control']).toBe('private, no-store');
});
