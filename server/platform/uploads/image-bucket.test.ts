import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import S3rver from 's3rver';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { proveInvariants } from '../../invariants/prove-invariants.ts';
import { listImageFiles } from './image-files.ts';
import { removeUnusedImages } from './sweep-images.ts';

/** An S3 server with one empty bucket. */
async function startBucket() {
  const directory = await mkdtemp(join(tmpdir(), 'saha-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_REGION: 'us-east-1',
  };
}

async function filesOn(disk: Disk) {
  const files: string[] = [];
  for await (const file of listImageFiles(disk)) files.push(file);
  return files;
}

test('pictures in a bucket are stored, served, swept and checked there', async () => {
  const { app, db, resources } = await createTestApp({ env: await startBucket() });
  const { disk, env } = resources;
  const { headers } = await signedInAs(db, 'admin');
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#10b981' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(png)]), 'picture.png');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  expect(reply.statusCode).toBe(200);
  const { imageUrl } = reply.json();
  expect(await filesOn(disk)).toHaveLength(6);

  const shown = await app.inject({ url: imageUrl });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  expect((await app.inject({ url: imageUrl.replace('.webp', '.avif') })).headers['content-type']).toBe(
    'image/avif',
  );
  for (const url of [`/uploads/${'a'.repeat(36)}-800.webp`, '/uploads/other', '/uploads/..%2Fsecret']) {
    expect((await app.inject({ url })).statusCode, url).toBe(404);
  }
  expect((await app.inject({ url: `/share/${'a'.repeat(36)}.jpg` })).statusCode).toBe(404);

  const narrow = imageUrl.replace('800.webp', '200.avif');
  await disk.delete(narrow.slice('/uploads/'.length));
  expect((await app.inject({ url: narrow })).headers['content-type']).toBe('image/avif');

  await aProduct(db, { image_url: imageUrl });
  await disk.put('stray-800.webp', 'x');
  await removeUnusedImages(db, disk, new Date(Date.now() + 60_000));
  expect(await filesOn(disk)).toHaveLength(6);
  const findings = await proveInvariants(db, env);
  expect(findings.filter(({ violations }) => violations.length > 0)).toEqual([]);
});

test('an unreachable bucket answers 503, not 404', async () => {
  const env = { ...(await startBucket()), S3_ENDPOINT: 'http://127.0.0.1:1' };
  const { app } = await createTestApp({ env });
  for (const url of [`/uploads/${'a'.repeat(36)}-800.webp`, `/share/${'a'.repeat(36)}.jpg`]) {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers['retry-after']], url).toEqual([503, '5']);
  }
});
