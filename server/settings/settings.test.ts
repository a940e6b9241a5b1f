import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageUrlOf } from '../../shared/catalog/images.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aNeed } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { newId } from '../platform/db/new-id.ts';
import { mailEnv } from '../platform/settings/mail-settings.ts';
import { openImageDisk } from '../platform/uploads/image-files.ts';
import { removeUnusedImages } from '../platform/uploads/sweep-images.ts';

/** A shop with an administrator who saves groups of its settings. */
async function anOffice(options: Parameters<typeof createTestApp>[0] = {}) {
  const { app, db, resources } = await createTestApp(options);
  const { headers, user } = await signedInAs(db, 'admin', resources.now());
  const save = (group: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api/settings/${group}`, headers, payload });
  const read = async (lang = '') => (await app.inject({ url: `/api/settings?lang=${lang}` })).json();
  const form = async () => (await app.inject({ url: '/api/settings/form', headers })).json();
  return { app, db, resources, user, save, read, form };
}

test('nothing is set at first', async () => {
  const { read, form, app } = await anOffice();
  expect(await read()).toMatchObject({
    seller: { name: '', rc: '', regime: '' },
    contact: { phone: '', whatsapp: '', hours: '' },
    announcement: null,
    orders: { isOpen: true, text: '' },
    delivery: { alger: '', summary: '' },
    home: {
      ...{ title: '', imageUrl: '', tiles: true },
      sections: ['featured', 'categories', 'offers', 'needs', 'arrivals'],
    },
  });
  expect((await form()).seller).toMatchObject({ version: 0, changedAt: null, changedBy: null });
  expect((await app.inject({ url: '/api/contact' })).json()).toEqual({ email: 'support@saha.example' });
});

test('a save is answered only when the shop shows it', async () => {
  const { save, read } = await anOffice();
  // The notice may come in time by chance, but not fifty times.
  for (let version = 0; version < 50; version += 1) {
    await save('contact', { version, hours: `Day ${version}` });
    expect((await read()).contact.hours).toBe(`Day ${version}`);
  }
});

test('a saved group shows to everyone at once, and its first version is 1', async () => {
  const { app, save, read, form } = await anOffice();
  await read();
  const saved = await save('contact', { version: 0, phone: '0555 12 34 56', email: 'hello@shop.example' });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({ version: 1, changedBy: 'A admin', value: { phone: '0555 12 34 56' } });
  expect(await read()).toMatchObject({ contact: { phone: '0555 12 34 56', whatsapp: '' } });
  expect((await app.inject({ url: '/api/contact' })).json()).toEqual({ email: 'hello@shop.example' });
  expect((await form()).contact.version).toBe(1);
});

test('texts are in the language of the reader, and blank ones are the base texts', async () => {
  const { save, read } = await anOffice();
  await save('contact', {
    version: 0,
    address: 'Near the mosque',
    hours: 'Friday: closed',
    texts: { fr: { address: 'Près de la mosquée' }, ar: { hours: 'الجمعة: مغلق' } },
  });
  expect(await read()).toMatchObject({ contact: { address: 'Near the mosque' } });
  expect((await read('fr')).contact).toMatchObject({
    address: 'Près de la mosquée',
    hours: 'Friday: closed',
  });
  expect((await read('ar')).contact).toMatchObject({ address: 'Near the mosque', hours: 'الجمعة: مغلق' });
  expect((await read('ar')).contact.texts).toBeUndefined();
});

test('a blank text of the home page or about delivery leaves the usual words of the reader’s language', async () => {
  const { save, read } = await anOffice();
  const texts = { fr: { title: 'Bienvenue' } };
  await save('home', { version: 0, title: 'Welcome', text: 'All you need', button: 'Shop', texts });
  await save('delivery', { version: 0, alger: 'Alger: tomorrow' });
  expect((await read('fr')).home).toMatchObject({ title: 'Bienvenue', text: '', button: '' });
  expect(await read('ar')).toMatchObject({ home: { title: '', text: '' }, delivery: { alger: '' } });
  expect(await read()).toMatchObject({ home: { title: 'Welcome' }, delivery: { alger: 'Alger: tomorrow' } });
});

test('of two administrators who save at once, one is told of the other’s version and can load it', async () => {
  const { save, form } = await anOffice();
  const replies = await Promise.all([
    save('seller', { version: 0, name: 'Saha SARL' }),
    save('seller', { version: 0, name: 'Saha EURL' }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [won, lost] = replies[0]?.statusCode === 200 ? replies : [replies[1], replies[0]];
  expect(lost?.json()).toEqual({
    code: 'settings-changed',
    message: 'Somebody else has changed these settings in the meantime',
    settings: won?.json(),
  });
  expect((await form()).seller).toEqual(won?.json());
  const again = await save('seller', { version: 1, name: 'Saha EURL', regime: 'ifu' });
  expect(again.json()).toMatchObject({ version: 2, value: { name: 'Saha EURL', regime: 'ifu' } });
});

test('each change is in the audit, with its values before and after; a save without one is not', async () => {
  const { db, user, save } = await anOffice();
  const texts = { fr: { hours: 'Vendredi : fermé' } };
  await save('contact', { version: 0, phone: '0555123456', texts });
  await save('contact', { version: 1, phone: '0666123456', texts });
  expect((await save('contact', { version: 2, phone: '0666123456', texts })).json().version).toBe(2);
  const entries = await db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  expect(entries).toMatchObject([
    {
      action: 'settings.contact',
      actor_id: user.id,
      changes: { phone: ['', '0555123456'], 'texts.fr.hours': ['', 'Vendredi : fermé'] },
    },
    { action: 'settings.contact', changes: { phone: ['0555123456', '0666123456'] } },
  ]);
  expect(entries).toHaveLength(2);
  expect(entries[0]?.subject_id).toBe(entries[1]?.subject_id);
});

test('a closed shop says so to everyone at once, with a message in the language of the reader', async () => {
  const { db, save, read } = await anOffice();
  await read();
  const texts = { fr: { text: 'Nous ouvrons dimanche.' } };
  await save('orders', { version: 0, isOpen: false, text: 'We open on Sunday.', texts });
  expect((await read()).orders).toEqual({ isOpen: false, text: 'We open on Sunday.' });
  expect((await read('fr')).orders.text).toBe('Nous ouvrons dimanche.');
  expect((await read('ar')).orders.text).toBe('We open on Sunday.');
  const [entry] = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(entry).toMatchObject({ action: 'settings.orders', changes: { isOpen: [true, false] } });
});

test('the settings tell whether there are articles, and needs that shoppers find', async () => {
  const { db, save, read } = await anOffice();
  await aNeed(db, { is_active: false });
  expect((await read()).has).toEqual({ articles: true, needs: false });
  await aNeed(db);
  expect((await save('pages', { version: 0, articles: false })).statusCode).toBe(200);
  expect((await read()).has).toEqual({ articles: false, needs: true });
});

test('the announcement shows on its days only, counted in the zone of the shop, without a save in between', async () => {
  let now = new Date('2026-03-01T22:59:50Z');
  const { save, read } = await anOffice({ now: () => now });
  const announcement = {
    version: 0,
    text: 'Closed for Eid',
    link: '/shipping',
    from: '2026-03-02',
    until: '2026-03-03',
    texts: { ar: { text: 'مغلق في العيد' } },
  };
  expect((await save('announcement', announcement)).statusCode).toBe(200);
  expect((await read()).announcement).toBeNull();
  now = new Date('2026-03-01T23:00:01Z');
  await expect
    .poll(async () => (await read()).announcement)
    .toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), text: 'Closed for Eid', link: '/shipping' });
  const [english, arabic] = [(await read()).announcement, (await read('ar')).announcement];
  expect(arabic).toEqual({ ...english, text: 'مغلق في العيد' });
  now = new Date('2026-03-03T23:00:01Z');
  await expect.poll(async () => (await read()).announcement).toBeNull();
});

test('a new text of the announcement has a new id, a new link has not', async () => {
  const { save, read } = await anOffice();
  const idAfter = async (version: number, fields: object) => {
    await save('announcement', { version, ...fields });
    const { announcement } = await read();
    expect(announcement).toMatchObject(fields);
    return announcement.id;
  };
  const first = await idAfter(0, { text: 'New: baby care', link: '' });
  expect(await idAfter(1, { text: 'New: baby care', link: '/products' })).toBe(first);
  expect(await idAfter(2, { text: 'New: sun care', link: '/products' })).not.toBe(first);
});

const control = '\u0000';

test.each([
  ['seller', { rc: '12345' }, 'rc', 'A trade register number looks like 16/00-0123456 B 22'],
  ['seller', { nif: '00161234567890' }, 'nif', 'A NIF has 15 or 20 digits'],
  ['seller', { nis: 'abc' }, 'nis', 'A NIS has 15 digits'],
  ['seller', { ai: '1612345678901' }, 'ai', 'A tax article number has 11 digits'],
  ['seller', { capital: '-5' }, 'capital', 'Capital is a number of dinars'],
  ['seller', { regime: 'none' }, 'regime', 'Tax regime is real or ifu'],
  ['seller', { name: 'Saha\nSARL' }, 'name', 'Must be one line of text'],
  ['seller', { name: 'x'.repeat(201) }, 'name', 'Must be at most 200 characters'],
  ['seller', { name: `Saha${control}` }, 'name', 'Contains characters that cannot be stored'],
  ['contact', { phone: '12' }, 'phone', 'Phone number is invalid'],
  ['contact', { whatsapp: 'call me' }, 'whatsapp', 'Phone number is invalid'],
  ['contact', { email: 'nobody' }, 'email', 'Email address is invalid'],
  ...[
    'http://www.facebook.com/saha',
    'https://facebook.com.evil.example/saha',
    'facebook.com@evil.example/',
    'https://evilfacebook.com/saha',
    'https://facebook.com@evil.example/',
    'https://evil.example\\@facebook.com/',
    'https://facebook.com:8443/saha',
    'javascript:alert(1)',
  ].map(
    (facebook) =>
      [
        'contact',
        { facebook },
        'facebook',
        'Type an address like https://www.facebook.com/your-shop',
      ] as const,
  ),
  [
    'contact',
    { texts: { fr: { hours: 'x'.repeat(501) } } },
    'texts.fr.hours',
    'Must be at most 500 characters',
  ],
  ...[
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'products', 'javascript:0', '/a b'],
    ...['/fr//evil.example/x', '/ar/\\evil.example', '/products//x'],
  ].map(
    (link) =>
      ['announcement', { link }, 'link', 'Type the path of a page of this shop, such as /products'] as const,
  ),
  ['orders', { isOpen: 'no' }, 'isOpen', 'Must be true or false'],
  ['orders', { text: 'x'.repeat(201) }, 'text', 'Must be at most 200 characters'],
  ['orders', { texts: { ar: { text: 'a\nb' } } }, 'texts.ar.text', 'Must be one line of text'],
  ['announcement', { from: '2026-02-30' }, 'from', 'Type a date like 2026-01-31'],
  ['announcement', { text: ['a'] }, 'text', 'Must be text'],
  ['announcement', { from: '2026-03-02', until: '2026-03-01' }, 'until', 'The last day is before the first'],
  ['home', { sections: ['offers', 'offers'] }, 'sections', 'A part can be shown only once'],
  ['home', { sections: ['admin'] }, 'sections.0', 'There is no such part of the home page'],
  ['home', { sections: 'offers' }, 'sections', 'Send the parts as a list'],
  ['home', { link: '//evil.example' }, 'link', 'Type the path of a page of this shop, such as /products'],
  [
    'home',
    { imageUrl: 'javascript:alert(1)' },
    'imageUrl',
    'Image must be an uploaded picture or an https address',
  ],
  [
    'home',
    { imageUrl: `/uploads/${'a'.repeat(36)}-800.webp` },
    'imageUrl',
    'The picture is no longer there. Please upload it again.',
  ],
  ['mails', { shipped: 'no' }, 'shipped', 'Must be true or false'],
  [
    'mails',
    { senderName: 'Saha <evil@example.com>' },
    'senderName',
    'Must have none of < > " @ , ; : and \\',
  ],
  ['mails', { senderName: 'Saha\nBcc' }, 'senderName', 'Must be one line of text'],
  ['contact', { version: 'one' }, 'version', 'Version must be a whole number'],
])('%s: %o is refused at its field', async (...refused) => {
  const [group, fields, name, message] = refused as [string, object, string, string];
  const { save, db } = await anOffice();
  const reply = await save(group, { version: 0, ...fields });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toMatchObject({ [name]: message });
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([]);
});

test('numbers, phones and addresses are stored in one notation, whatever was typed', async () => {
  const { save } = await anOffice();
  const seller = await save('seller', { version: 0, nif: '\u200f٠٠١٦١٢٣٤٥٦٧٨٩٠٢', rc: '16/00-0123456 b 22' });
  expect(seller.json().value).toMatchObject({ nif: '001612345678902', rc: '16/00-0123456 b 22' });
  const contact = await save('contact', {
    version: 0,
    whatsapp: '٠٥٥٥ ١٢ ٣٤ ٥٦',
    ...{ facebook: 'https://m.facebook.com/saha', instagram: 'www.instagram.com/saha?hl=fr' },
  });
  expect(contact.json().value).toMatchObject({
    ...{ whatsapp: '0555 12 34 56', facebook: 'https://m.facebook.com/saha' },
    instagram: 'https://www.instagram.com/saha?hl=fr',
  });
});

test.each([
  ['0555 12 34 56', 'https://wa.me/213555123456'],
  ['+213 (0)555 12 34 56', 'https://wa.me/213555123456'],
  ['+33 6 12 34 56 78', 'https://wa.me/33612345678'],
])('the chat of %s is %s', async (whatsapp, address) => {
  const { save, read } = await anOffice();
  await save('contact', { version: 0, whatsapp });
  expect((await read()).contact.whatsapp).toBe(address);
});

test('the picture of the home page is kept while it is shown, and removed as unused afterwards', async () => {
  const { db, resources, save } = await anOffice();
  const disk = resources.disk;
  const names = async () => (await db.selectFrom('uploads').select('name').execute()).map(({ name }) => name);
  const name = newId();
  await db.insertInto('uploads').values({ name }).execute();
  const later = new Date(Date.now() + 1_000);
  expect((await save('home', { version: 0, imageUrl: imageUrlOf(name) })).statusCode).toBe(200);
  await removeUnusedImages(db, disk, later);
  expect(await names()).toEqual([name]);
  expect((await save('home', { version: 1 })).statusCode).toBe(200);
  await removeUnusedImages(db, disk, later);
  expect(await names()).toEqual([]);
});

test('of a row that breaks newer rules only the broken fields count as blank', async () => {
  const { db, read, form } = await anOffice();
  const texts = { fr: { address: 'Alger-Centre', hours: 'x'.repeat(501) }, ar: 'none' };
  const value = JSON.stringify({ phone: 'none', address: 'Alger', facebook: {}, texts, fax: '1' });
  await db
    .insertInto('settings')
    .values({ name: 'contact', id: newId(), version: 1, value, changed_at: new Date(), changed_by: 'Amina' })
    .execute();
  expect((await read()).contact).toMatchObject({ phone: '', facebook: '', address: 'Alger' });
  expect((await read('fr')).contact).toMatchObject({ address: 'Alger-Centre', hours: '' });
  expect((await form()).contact).toMatchObject({ version: 1, value: { phone: '', address: 'Alger' } });
});

test('the settings tell what sentences say of the tariff, in the language of the reader', async () => {
  const { read } = await anOffice();
  expect((await read()).shipping).toEqual({ free: ['Alger'], others: 1000, from: 1000, served: 69 });
  expect((await read('ar')).shipping.free).toEqual(['الجزائر العاصمة']);
});

test('a logo shows in the header, the structured data and mails, and is gone after its removal', async () => {
  const { app, db, save, read, resources } = await anOffice();
  const { headers } = await signedInAs(db, 'admin');
  const upload = async (bytes: Buffer) => {
    const form = new FormData();
    form.append('image', new Blob([Uint8Array.from(bytes)]), 'logo.png');
    const request = new Response(form);
    return app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };
  const refused = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  expect([refused.statusCode, refused.json().fields]).toEqual([
    400,
    { image: 'The file is not a picture that can be used. Please choose a PNG or JPG.' },
  ]);
  const wide = await sharp({ create: { width: 900, height: 100, channels: 4, background: '#047857' } })
    .png()
    .toBuffer();
  const { imageUrl } = (await upload(wide)).json();
  expect((await save('look', { version: 0, imageUrl })).statusCode).toBe(200);
  expect((await read()).look.imageUrl).toBe(imageUrl);
  const { mailLogo } = await mailEnv(db, resources.env);
  const png = await app.inject({ url: new URL(mailLogo).pathname });
  expect(png.headers['content-type']).toBe('image/png');
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({ width: 400, height: 80 });
  await removeUnusedImages(db, await openImageDisk(resources.env), new Date(Date.now() + 60_000));
  expect((await app.inject({ url: imageUrl })).statusCode).toBe(200);

  await save('look', { version: 1 });
  expect((await mailEnv(db, resources.env)).mailLogo).toBe('');
  await removeUnusedImages(db, await openImageDisk(resources.env), new Date(Date.now() + 60_000));
  expect((await app.inject({ url: imageUrl })).statusCode).toBe(404);
});

test('the quick order of chosen categories needs one, and takes each once', async () => {
  const { save, read } = await anOffice();
  const chosen = (quickOrderCategories: unknown) =>
    save('delivery', { version: 0, quickOrder: 'categories', quickOrderCategories });
  const category = newId();
  expect((await chosen([])).json().fields).toEqual({ quickOrderCategories: 'Choose at least one category' });
  expect((await chosen('all')).json().fields).toEqual({ quickOrderCategories: 'Send the parts as a list' });
  expect((await chosen(['x'])).statusCode).toBe(400);
  const many = await chosen(Array.from({ length: 201 }, newId));
  expect(many.json().fields).toEqual({ quickOrderCategories: 'At most 200 categories' });
  expect((await chosen([category, category])).statusCode).toBe(200);
  expect((await read()).delivery).toMatchObject({ quickOrderCategories: [category] });
});
