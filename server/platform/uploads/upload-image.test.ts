import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';
import { imageFolder, openImageDisk } from './image-files.ts';
import { removeUnusedImages } from './sweep-images.ts';

async function anOffice() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const upload = async (form: FormData) => {
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    return app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, 'content-type': type },
      payload,
    });
  };
  const files = () => readdir(imageFolder(resources.env));
  return { app, db, env: resources.env, headers, upload, files };
}

function aForm(...parts: [field: string, bytes: Uint8Array | string, name?: string][]) {
  const form = new FormData();
  for (const [field, bytes, name] of parts) {
    if (name === undefined) form.append(field, String(bytes));
    else form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
  }
  return form;
}

const drawn = sharp({ create: { width: 300, height: 200, channels: 3, background: '#10b981' } });
const png = await drawn.png().toBuffer();

test('a picture is re-encoded, stored under a random name and served at its address', async () => {
  const { app, db, upload, files } = await anOffice();
  for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
    const reply = await upload(aForm(['image', await drawn.toFormat(format).toBuffer(), '../../etc/passwd']));
    expect([format, reply.statusCode]).toEqual([format, 200]);
    const { imageUrl } = reply.json();
    expect(imageUrl).toMatch(/^\/uploads\/[a-z2-7]{36}-800\.webp$/);
    const shown = await app.inject({ url: imageUrl });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  }
  expect(await files()).toHaveLength(5 * 6);
  expect(await db.selectFrom('uploads').select('name').execute()).toHaveLength(5);
});

test('files that are not pictures of an accepted format are refused and not stored', async () => {
  const { db, upload, files } = await anOffice();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const huge = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const wrong = {
    text: Buffer.from('hello'),
    svg: Buffer.from(svg),
    empty: Buffer.alloc(0),
    'a broken picture': png.subarray(0, png.length / 2),
    'a TIFF': await drawn.tiff().toBuffer(),
    'too many pixels': huge,
  };
  for (const [name, bytes] of Object.entries(wrong)) {
    const reply = await upload(aForm(['image', bytes, 'picture.png']));
    expect([name, reply.statusCode]).toEqual([name, 400]);
    expect(reply.json().message).toBe(
      'The file is not a picture that can be used. Please choose a PNG or JPG.',
    );
  }
  expect(await files()).toEqual([]);
  expect(await db.selectFrom('uploads').select('name').execute()).toEqual([]);
});

test('a file of more than 2 MB is refused', async () => {
  const { upload, files } = await anOffice();
  const reply = await upload(aForm(['image', Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), 'a.png']));
  expect([reply.statusCode, reply.json().message]).toEqual([413, 'Image size must be less than 2MB']);
  expect(await files()).toEqual([]);
});

test('two files, another field, a text field and no file are refused', async () => {
  const { upload, files } = await anOffice();
  const forms = {
    two: aForm(['image', png, 'a.png'], ['image', png, 'b.png']),
    'another field': aForm(['picture', png, 'a.png']),
    'a text': aForm(['image', 'hello']),
    'a file and a text': aForm(['image', png, 'a.png'], ['name', 'x']),
    none: aForm(),
  };
  for (const [name, form] of Object.entries(forms)) {
    const reply = await upload(form);
    expect([name, reply.statusCode]).toEqual([name, 400]);
  }
  expect(await files()).toEqual([]);
});

test('a body that is not a form, or is incomplete, is refused', async () => {
  const { app, headers, files } = await anOffice();
  const post = (type: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, 'content-type': type },
      payload,
    });
  expect((await post('application/json', '{}')).statusCode).toBe(415);
  const begun = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nPNG';
  expect((await post('multipart/form-data; boundary=x', begun)).statusCode).toBe(400);
  expect((await post('multipart/form-data', begun)).statusCode).toBe(400);
  expect(await files()).toEqual([]);
});

test('only uploads accept multipart forms', async () => {
  const { app } = await anOffice();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const reply = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: '--x--\r\n' });
  expect(reply.statusCode).toBe(415);
});

test('unused pictures are removed with their files after an hour', async () => {
  const { db, env, upload, files } = await anOffice();
  const used = (await upload(aForm(['image', png, 'a.png']))).json().imageUrl;
  await upload(aForm(['image', png, 'b.png']));
  await aProduct(db, { image_url: used });
  const disk = await openImageDisk(env);
  await disk.put('stray-800.webp', 'x');

  await removeUnusedImages(db, disk, new Date(Date.now() - 60_000));
  expect(await files()).toHaveLength(13);
  await removeUnusedImages(db, disk, new Date(Date.now() + 60_000));

  const left = await files();
  expect(left).toHaveLength(6);
  expect(left.every((file) => used.includes(file.slice(0, 36)))).toBe(true);
  expect(await db.selectFrom('uploads').select('name').execute()).toHaveLength(1);
});
