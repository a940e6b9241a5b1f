import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageUrlOf, sharePictureUrl } from '../../../shared/catalog/images.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { newId } from '../db/new-id.ts';
import { dropFromCaches } from '../db/notify.ts';
import { encodeImage } from '../uploads/encode-image.ts';
import { writeImage } from '../uploads/image-files.ts';

const env = { PUBLIC_URL: 'https://shop.example' };

test('robots.txt disallows private pages and names the sitemap', async () => {
  const { app } = await createTestApp({ env });
  const reply = await app.inject('/robots.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = reply.body.split('\n');
  expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  for (const path of ['/admin', '/api/', '/cart', '/order-confirmation/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
});

test('the sitemap is cached until the catalog changes', async () => {
  const { app, db, cache } = await createTestApp({ env });
  const first = await app.inject('/sitemap.xml');
  expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
  const product = await aProduct(db);
  expect((await app.inject('/sitemap.xml?again')).body).toBe(first.body);
  expect(cache.hits).toBe(1);
  await db.transaction().execute((db) => dropFromCaches(db, ['catalog']));
  await expect
    .poll(async () => (await app.inject('/sitemap.xml')).body)
    .toContain(`<loc>https://shop.example/products/${product.id}/vitamin-c-500-mg</loc>`);
});

test.each(['/sitemap-products-2.xml', '/sitemap-products-0.xml', '/sitemap-products-x.xml'])(
  '%s is not part of the sitemap',
  async (url) => {
    const { app } = await createTestApp();
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a stored picture is served to link previews as a square JPEG', async () => {
  const { app, resources } = await createTestApp();
  const wide = sharp({ create: { width: 900, height: 300, channels: 3, background: '#10b981' } });
  const name = await writeImage(
    resources.disk,
    await encodeImage(await wide.png().toBuffer(), { effort: 'quick' }),
  );
  const reply = await app.inject(sharePictureUrl(imageUrlOf(name)) ?? '');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 800 });
});

test('pictures to share may be loaded by other sites, and one address that asks for many leaves room for others', async () => {
  const { app, resources } = await createTestApp();
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#10b981' } });
  const bytes = await encodeImage(await picture.png().toBuffer(), { effort: 'quick' });
  const url = sharePictureUrl(imageUrlOf(await writeImage(resources.disk, bytes))) ?? '';
  const replies = Array.from({ length: 80 }, () => app.inject({ url, remoteAddress: '10.0.0.1' }));
  const other = await app.inject({ url, remoteAddress: '10.0.0.2' });
  expect([other.statusCode, other.headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin']);
  const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([...Array(10).fill(200), ...Array(70).fill(429)]);
  expect((await app.inject({ url, remoteAddress: '10.0.0.1' })).statusCode).toBe(200);
});

test.each([`/share/${newId()}.jpg`, '/share/..%2Fpasswd.jpg', '/share/a.jpg'])(
  '%s is not found',
  async (url) => {
    const { app } = await createTestApp();
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
