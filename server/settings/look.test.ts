import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconKinds, iconSource, imageUrlOf } from '../../shared/catalog/images.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { fillTexts } from '../confirmation/call-texts.ts';
import { findOrder } from '../orders/order-queries.ts';
import { newId } from '../platform/db/new-id.ts';
import { readShopNames } from '../platform/settings/shop-names.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { openImageDisk } from '../platform/uploads/image-files.ts';
import { removeUnusedImages } from '../platform/uploads/sweep-images.ts';

/** A shop with an administrator who saves its name and look. */
async function aShop() {
  const { app, db, resources } = await createTestApp();
  const { headers, ...admin } = await signedInAs(db, 'admin', resources.now());
  const save = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/settings/look', headers, payload });
  const read = async (lang = '') => (await app.inject({ url: `/api/settings?lang=${lang}` })).json().look;
  return { app, db, resources, headers, admin, save, read };
}

test('without settings the shop has the name of the software and no color of its own', async () => {
  const { read } = await aShop();
  expect(await read('fr')).toEqual({
    ...{ name: 'Saha', names: { en: 'Saha', fr: 'Saha', ar: 'Saha' } },
    ...{ tagline: '', legal: '', color: '', imageUrl: '', iconUrl: '' },
  });
});

test('a name shows at once, in the language of the reader, exactly as it was typed', async () => {
  const { save, read } = await aShop();
  await read();
  const name = `L'Officine « Nour », "la" <belle> & 🌿`;
  const saved = await save({ version: 0, name, texts: { ar: { name: 'صيدلية النور' } } });
  expect(saved.statusCode).toBe(200);
  expect(await read()).toMatchObject({ name, names: { en: name, fr: name, ar: 'صيدلية النور' } });
  expect(await read('fr')).toMatchObject({ name });
  expect(await read('ar')).toMatchObject({ name: 'صيدلية النور' });
});

test('a name of 60 letters is taken, and one of 61 refused', async () => {
  const { save } = await aShop();
  expect((await save({ version: 0, name: 'ن'.repeat(61) })).json().fields).toHaveProperty('name');
  expect((await save({ version: 0, name: 'ن'.repeat(60) })).statusCode).toBe(200);
});

test('a name cannot change the direction of the text around it', async () => {
  const { save, read } = await aShop();
  await save({ version: 0, name: 'Nour\u202e evil\u2066' });
  expect((await read()).name).toBe('Nour evil');
});

test.each([
  ['#facc15', '#facc15'],
  ['FACC15', '#facc15'],
  [' #Fc1 ', '#ffcc11'],
  ['', ''],
])('the color %j is stored as %j', async (color, stored) => {
  const { save, read } = await aShop();
  expect((await save({ version: 0, color })).statusCode).toBe(200);
  expect((await read()).color).toBe(stored);
});

test.each(['yellow', '#12', '#12345', '#1234567', 'rgb(1,2,3)', '#10b981;}body{display:none', 5])(
  'the color %j is refused at its field',
  async (color) => {
    const { db, save } = await aShop();
    const reply = await save({ version: 0, color });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fields).toHaveProperty('color');
    expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
  },
);

test('an icon that was not uploaded is refused', async () => {
  const { save } = await aShop();
  const reply = await save({ version: 0, iconUrl: imageUrlOf('a'.repeat(36)) });
  expect([reply.statusCode, reply.json().fields.imageUrl ?? reply.json().fields.iconUrl]).toEqual([
    400,
    'The picture is no longer there. Please upload it again.',
  ]);
});

test('an icon is kept and served in each size, on a ground of its own where a system cuts its shape', async () => {
  const { app, db, resources, save } = await aShop();
  const name = newId();
  await db.insertInto('uploads').values({ name }).execute();
  const disk = await openImageDisk(resources.env);
  const drawn = { width: 800, height: 800, channels: 4, background: '#04785700' } as const;
  await disk.put(`${name}-800.webp`, await sharp({ create: drawn }).webp().toBuffer());
  expect((await save({ version: 0, iconUrl: imageUrlOf(name) })).statusCode).toBe(200);
  await removeUnusedImages(db, disk, new Date(Date.now() + 60_000));
  for (const kind of iconKinds) {
    const { rawPayload } = await app.inject({ url: iconSource(imageUrlOf(name), kind) });
    const size = Number(/\d+$/.exec(kind)?.[0]);
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height], kind).toEqual([size, size]);
    expect((await sharp(rawPayload).stats()).isOpaque, kind).toBe(kind.includes('-'));
  }
});

test('messages of the staff to buyers have the name in the language of the order', async () => {
  const { db, save } = await aShop();
  await save({ version: 0, name: 'Pharma Nour', texts: { ar: { name: 'صيدلية النور' } } });
  const { calls } = await readShopSettings(db);
  const shops = await readShopNames(db);
  const textsIn = async (language: 'en' | 'fr' | 'ar') => {
    const { id } = await anOrder(db, { language });
    const order = await findOrder(db, id);
    if (!order) throw new Error('No order');
    const texts = { ...calls.texts, en: { ...calls.texts.en, last: 'Here is {shop}' } };
    return fillTexts(order, { ...calls, texts }, shops);
  };
  expect(await textsIn('en')).toMatchObject({ last: 'Here is Pharma Nour' });
  expect((await textsIn('en')).script).toContain('This is Pharma Nour about your order');
  expect((await textsIn('fr')).script).toContain('Ici Pharma Nour, au sujet de');
  expect((await textsIn('ar')).missed).toContain('معك متجر \u2068صيدلية النور\u2069');
});

test('an authenticator app gets the name as its issuer', async () => {
  const { app, save, headers } = await aShop();
  await save({ version: 0, name: 'Nour: santé' });
  const { uri } = (await app.inject({ method: 'POST', url: '/api/auth/second-step/app', headers })).json();
  expect(new URL(uri).searchParams.get('issuer')).toBe('Nour  santé');
});
