import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { maxImportBytes } from '../../shared/catalog/product-imports.ts';
import { aCategory, aNeed, aProduct } from '../../test/factories.ts';
import { anImportOffice } from '../../test/import-office.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { sweepImages } from '../platform/uploads/sweep-images.ts';

const header = 'externalKey,name,price,stock,category';

test('an uploaded file is checked, applied and reported', async () => {
  const { db, ask, upload, ended, user } = await anImportOffice();
  await aProduct(db, { external_key: 'a', name: 'Soap', price_centimes: 10_000, stock: 4 });
  const file = `${header}\na,Soap,120,4,Vitamins\nb,Cream,900,7,Face > Creams\nc,,900,7,Face\n`;
  const uploaded = await upload(file, '../../Spring prices.csv');
  expect(uploaded.statusCode).toBe(201);
  const { _id: id, fileName } = uploaded.json();
  expect(fileName).toBe('Spring prices.csv');

  expect(await ended(id)).toMatchObject({
    state: 'checked',
    ...{ rowsTotal: 3, rowsRead: 3, created: 1, changed: 1, unchanged: 0, refused: 1 },
    newCategories: [
      { path: 'Face', rows: 0, lines: [] },
      { path: 'Face > Creams', rows: 1, lines: [3] },
    ],
    undescribed: 1,
    needsMap: false,
    obstacle: null,
  });
  const { rows, problems } = (await ask('GET', `/imports/${id}/rows`)).json();
  expect(rows[0]).toMatchObject({
    line: 2,
    name: 'Soap',
    isNew: false,
    changes: expect.arrayContaining([{ field: 'price', before: '100', after: '120' }]),
  });
  expect(problems).toEqual([
    {
      line: 4,
      name: 'c',
      isRefused: true,
      reason: 'name is missing',
      code: 'cell-problem',
      values: { column: { code: 'column:name', message: 'name' }, reason: { code: 'cell-missing' } },
      cells: [{ column: 'name', value: '' }],
    },
  ]);
  expect(await db.selectFrom('products').select('name').execute()).toHaveLength(1);

  expect((await ask('POST', `/imports/${id}/apply`)).statusCode).toBe(200);
  expect(await ended(id)).toMatchObject({
    state: 'done',
    created: 1,
    changed: 1,
    refused: 1,
    appliedBy: user.name,
  });
  const products = await db
    .selectFrom('products')
    .select(['name', 'price_centimes'])
    .orderBy('number')
    .execute();
  expect(products).toEqual([
    { name: 'Soap', price_centimes: 12_000 },
    { name: 'Cream', price_centimes: 90_000 },
  ]);
  const audited = await db.selectFrom('audit_entries').select(['action', 'actor_id']).orderBy('id').execute();
  expect(audited.map(({ action }) => action)).toEqual([
    'product.changed',
    'product.created',
    'product.imported',
  ]);
  expect(new Set(audited.map(({ actor_id }) => actor_id))).toEqual(new Set([user.id]));
});

test('an export of the back office imports unchanged, and filters choose its products', async () => {
  const { db, ask, checked, rowsOf } = await anImportOffice();
  const soap = await aProduct(db, { name: 'Soap', features: ['a|b', '=1+1'], stock: 0 });
  await aProduct(db, { name: 'Cream', external_key: 'c', ingredients: 'Zinc\nGlycerin' });
  await aNeed(db, { name: 'Sun', products: [soap] });
  const all = await ask('GET', '/products/export');
  expect(all.headers['content-disposition']).toBe('attachment; filename="products.csv"');
  const { id, details } = await checked(all.body);
  expect(details).toMatchObject({ created: 0, changed: 0, unchanged: 2, refused: 0 });
  expect(details.obstacle).toBe('Nothing in this file would change the catalog.');
  expect(await rowsOf(id)).toEqual({ rows: [], problems: [] });
  expect((await ask('POST', `/imports/${id}/apply`)).json()).toMatchObject({ message: details.obstacle });

  const soldOut = (await ask('GET', '/products/export?stock=out')).body;
  expect(soldOut).toContain('Soap');
  expect(soldOut).not.toContain('Cream');
  expect((await ask('GET', '/products/export?keyword=cream')).body).toContain('Cream');
});

test('files that cannot be imported are refused, and nothing is stored', async () => {
  const { db, upload } = await anImportOffice();
  const refused: [string | Buffer, string][] = [
    ['', 'The file is empty.'],
    [`${header}\n`, 'The file has no row of products below its header.'],
    [
      Buffer.from('PK\u0003\u0004 and more'),
      'This is a spreadsheet. Save it as “CSV UTF-8” and upload that file.',
    ],
    [Buffer.from([0x89, 0x50, 0, 0x0d]), 'This is not a CSV file.'],
    [
      Buffer.from(`${header}\na,Cr\x8ame,1,1,Face\n`, 'latin1'),
      'The file is not in UTF-8. In Excel, save it as “CSV UTF-8”.',
    ],
    [`${header},name\na,b,1,1,Face,b\n`, 'In this file the column "name" appears twice.'],
    [`${header}\n"a,b,1,1,Face\n`, 'Line 2: the quote that opens here never closes.'],
  ];
  for (const [bytes, message] of refused) {
    const reply = await upload(bytes);
    expect([reply.statusCode, reply.json()]).toMatchObject([400, { message, fields: { file: message } }]);
  }
  const large = await upload(Buffer.alloc(maxImportBytes + 1, 'a'));
  expect([large.statusCode, large.json().message]).toEqual([413, 'The file must be at most 20 MB']);
  expect(await db.selectFrom('imports').selectAll().execute()).toEqual([]);
});

test.each([
  ['plain CSV of French Excel', (text: string) => Buffer.from(text.replaceAll(',', ';'), 'latin1')],
  ['Unicode text', (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le')],
  ['a line that names the delimiter', (text: string) => Buffer.from(`sep=;\r\n${text.replaceAll(',', ';')}`)],
  [
    'blank cells and rows at the end',
    (text: string) => Buffer.from(`${text.replaceAll('\r\n', ',,\r\n')},,,,,,\r\n,,,,,,\r\n`),
  ],
])('a file as Excel writes it is read: %s', async (_, encode) => {
  const { db, upload, ended } = await anImportOffice();
  const file = encode(`ExternalKey,Name,PRICE,stock,category\r\na,Crème,1200,1,Face\r\n`);
  const { _id: id } = (await upload(file)).json();
  expect(await ended(id)).toMatchObject({ state: 'checked', rowsTotal: 1, created: 1, refused: 0 });
  expect(await db.selectFrom('import_rows').select('name').execute()).toEqual([{ name: 'Crème' }]);
});

test('a compressed file is unpacked, but never beyond 20 MB', async () => {
  const { db, upload } = await anImportOffice({ runsJobs: false });
  const packed = gzipSync(`${header}\na,Soap,1,1,Body\n`);
  expect((await upload(packed)).json()).toMatchObject({ state: 'checking', fileName: 'products.csv' });
  const bomb = await upload(gzipSync(Buffer.alloc(maxImportBytes + 1, 'a')));
  expect([bomb.statusCode, bomb.json().message]).toEqual([413, 'The file must be at most 20 MB']);
  const broken = await upload(packed.subarray(0, 30));
  expect([broken.statusCode, broken.json().message]).toEqual([400, 'The file is broken. Please try again.']);
  expect(await db.selectFrom('imports').select('id').execute()).toHaveLength(1);
});

test('an upload that ends too early stores nothing', async () => {
  const { app, db, headers } = await anImportOffice();
  const reply = await app.inject({
    method: 'POST',
    url: '/api/imports',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${header}\na,Soap`,
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().message).toBe('The file was not sent whole. Please try again.');
  expect(await db.selectFrom('imports').selectAll().execute()).toEqual([]);
});

test('a file with other columns waits for a map, which the next one with its header proposes', async () => {
  const { upload, ask, ended, rowsOf } = await anImportOffice();
  const file = 'code,product,cost,Category\n1,Soap,100,Body\n';
  const { _id: id, state, map } = (await upload(file)).json();
  expect([state, map]).toEqual(['uploaded', { category: 'Category' }]);
  const chosen = { externalKey: 'code', name: 'product', price: 'cost*1.5', category: "'Hygiene > Soap'" };
  for (const [wrong, message] of [
    [{ ...chosen, price: 'costs' }, 'The file has no column "costs": did you mean cost?'],
    [{ ...chosen, stok: 'cost' }, 'There is no column "stok": did you mean stock?'],
    [{ name: 'product' }, 'The map has no source for externalKey.'],
  ] as const) {
    const reply = await ask('POST', `/imports/${id}/check`, { map: wrong });
    expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
  }
  expect((await ask('POST', `/imports/${id}/check`, {})).statusCode).toBe(400);
  await ask('POST', `/imports/${id}/check`, { map: chosen });
  expect(await ended(id)).toMatchObject({ state: 'checked', created: 1, map: chosen });
  expect((await rowsOf(id)).rows[0]?.changes).toContainEqual({ field: 'price', before: null, after: '150' });
  expect((await upload(file)).json().map).toEqual(chosen);
});

test('pictures of an uploaded file are addresses, never files of the server', async () => {
  const { checked, rowsOf } = await anImportOffice();
  const images = [
    'https://example.com/a.webp',
    'a.png',
    '/etc/passwd',
    '../../a.png',
    'http://example.com/a.png',
  ];
  const rows = images.map((image, place) => `${place},Soap ${place},100,1,Body,${image}`);
  const { id, details } = await checked(`${header},image\n${rows.join('\n')}\n`);
  expect(details).toMatchObject({ created: 1, refused: 4 });
  const place = 'must be an https address or a picture of this shop';
  expect((await rowsOf(id)).problems.map(({ reason }) => reason)).toEqual([
    `image a.png: ${place}`,
    `image /etc/passwd: ${place}`,
    `image ../../a.png: ${place}`,
    'image “http://example.com/a.png” must be an https address or a file',
  ]);
});

test('a file that cannot be read to its end is checked, but not applied', async () => {
  const { ask, checked } = await anImportOffice();
  const { id, details } = await checked(`${header}\na,Soap,1,1,Body\nb,"Cream,1,1,Face\n`);
  expect(details).toMatchObject({
    created: 1,
    problem: 'Line 3: the quote that opens here never closes. Nothing from here on was read.',
    obstacle: 'The file was not read to its end. Correct it and upload it again.',
    fieldCodes: {
      problem: {
        code: 'line-problem',
        values: {
          line: 3,
          reason: { code: 'rest-not-read', values: { reason: { code: 'quote-never-closed' } } },
        },
      },
      obstacle: { code: 'file-not-read-whole' },
    },
  });
  expect((await ask('POST', `/imports/${id}/apply`)).statusCode).toBe(409);
});

test('downloads contain every change and problem without formulas', async () => {
  const { ask, checked } = await anImportOffice();
  const rows = Array.from({ length: 250 }, (_, place) => `${place},=Soap ${place},100,1,Body`);
  const { id } = await checked(`${header}\n${rows.join('\n')}\nx,Soap,-1,1,Body\n`);
  const changes = (await ask('GET', `/imports/${id}/changes`)).body;
  expect(changes.match(/,new,price,,100\r\n/g)).toHaveLength(250);
  expect(changes).toContain(",'=Soap 249,new,name,,'=Soap 249\r\n");
  const problems = (await ask('GET', `/imports/${id}/problems`)).body;
  expect(problems).toContain('252,refused,price “-1” must be a positive number\r\n');
  for (const path of ['changes', 'problems', 'rows', '']) {
    expect((await ask('GET', `/imports/${'a'.repeat(36)}/${path}`)).statusCode).toBe(404);
  }
});

test('the download of refused rows has their cells and reasons in French, and is read again when corrected', async () => {
  const { ask, checked, rowsOf } = await anImportOffice();
  const { id } = await checked(`${header}\na,Soap,100,1,Body\nb,"Crème, 2",0,1,Body\nc,Gel\n`);
  const problems = (await ask('GET', `/imports/${id}/problems?lang=fr`)).body;
  expect(problems.split('\r\n').slice(0, 3)).toEqual([
    `\ufeff${header.replaceAll(',', ';')};Ligne;Résultat;Raison`,
    'b;Crème, 2;0;1;Body;3;refusée;Prix «\u00a00\u00a0»\u00a0: doit être un nombre positif',
    'c;Gel;;;;4;refusée;a 2 champs au lieu de 5',
  ]);
  const corrected = problems.replace('2;0', '2;120').replace('c;Gel;;;;', 'c;Gel;90;1;Body;');
  const again = await checked(corrected);
  expect(again.details).toMatchObject({ created: 2, refused: 0 });
  expect((await rowsOf(again.id)).problems).toEqual([]);
});

test('after a check the columns can be chosen again', async () => {
  const { ask, upload, ended } = await anImportOffice();
  const { _id: id, map } = (
    await upload('Référence;Désignation;Prix de vente;Famille\n1;Savon;120,50;Corps\n')
  ).json();
  expect(map).toEqual({
    ...{ externalKey: 'Référence', name: 'Désignation' },
    ...{ price: 'Prix de vente', category: 'Famille' },
  });
  await ask('POST', `/imports/${id}/check`, { map: { ...map, category: 'Désignation' } });
  expect(await ended(id)).toMatchObject({ newCategories: [{ path: 'Savon' }] });
  await ask('POST', `/imports/${id}/check`, { map: { ...map, category: 'Famille' } });
  expect(await ended(id)).toMatchObject({ state: 'checked', created: 1, newCategories: [{ path: 'Corps' }] });
});

test('a file of bad rows is not read to its end', async () => {
  const { db, checked } = await anImportOffice();
  const { id, details } = await checked(`${header}\na,Soap,1,1,Body\n${'x\n'.repeat(3_000)}`);
  expect(details).toMatchObject({ state: 'checked', created: 1, refused: 1_000, rowsRead: 1_001 });
  expect(details.problem).toMatch(/^1000 rows were refused, so the rest of the file was not read\./);
  expect(details.obstacle).not.toBeNull();
  const rows = db.selectFrom('import_rows').select('line').where('import_id', '=', id);
  expect(await rows.execute()).toHaveLength(1_001);
});

test('after 30 days the file and its rows are deleted and the counts stay', async () => {
  const { db, resources, ask, checked, ended } = await anImportOffice();
  const { id } = await checked(`${header}\na,Soap,1x,1,Body\n`);
  await ask('POST', `/imports/${id}/check`, { mended: [{ line: 2, column: 'price', value: '1' }] });
  await ended(id);
  const context = { ...resources, jobId: '', signal: AbortSignal.any([]) };
  await sweepImages.run({}, context);
  expect((await ask('GET', `/imports/${id}`)).json().obstacle).toBeNull();
  await sweepImages.run({}, { ...context, now: () => new Date(Date.now() + 31 * 24 * 3_600_000) });
  const { created, obstacle } = (await ask('GET', `/imports/${id}`)).json();
  expect([created, obstacle]).toEqual([1, 'The file was deleted after 30 days. Upload it again.']);
  expect(await db.selectFrom('import_files').select('position').execute()).toEqual([]);
  expect(await db.selectFrom('import_rows').select('line').execute()).toEqual([]);
  expect(await db.selectFrom('imports').select('mended_cells').execute()).toEqual([{ mended_cells: [] }]);
  expect((await ask('POST', `/imports/${id}/check`, {})).statusCode).toBe(409);
});

test('a file with other columns is shown with values of them, and refused rows with their products', async () => {
  const { app, db, ask, upload, ended } = await anImportOffice();
  const file = 'Désignation;EAN;Prix;Achat;Qté\nMud mask;;400;;-5\nClay ;6130000000015;500;312.50;3\n';
  const details = (await upload(file)).json();
  expect(details).toMatchObject({
    samples: ['Mud mask', '6130000000015', '400', '312.50', '-5'],
    map: { name: 'Désignation', barcode: 'EAN', externalKey: 'EAN', price: 'Prix', stock: 'Qté' },
    needsMap: true,
  });
  const editor = await signedInAs(db, 'editor');
  const seen = async (headers: object) =>
    (await app.inject({ url: `/api/imports/${details._id}`, headers: { ...headers } })).json().samples;
  expect(await seen(editor.headers)).toEqual([]);
  const map = { ...details.map, externalKey: 'Désignation', category: "'Masks'" };
  await ask('POST', `/imports/${details._id}/check`, { map });
  await ended(details._id);
  const { rows, problems } = (await ask('GET', `/imports/${details._id}/rows`)).json();
  expect(problems).toMatchObject([{ line: 2, name: 'Mud mask', reason: 'stock “-5” must not be negative' }]);
  expect(rows).toMatchObject([{ line: 3, name: 'Clay' }]);
});

test('an empty file has the usual headings in the language of its reader, which an import knows', async () => {
  const { app, db, ask, upload, checked } = await anImportOffice();
  const { headers } = await signedInAs(db, 'editor');
  const template = async (language: string) => (await ask('GET', `/imports/template?lang=${language}`)).body;
  const french = (await template('fr')).trim();
  expect(french).toMatch(/^\ufeff?Référence;Nom;Marque;Code-barres;Catégorie;Prix;/);
  expect((await app.inject({ url: '/api/imports/template', headers })).body).not.toContain('costPrice');
  expect((await upload(french)).json().message).toContain('no row of products');
  const values = french.split(';').map(() => '1');
  expect((await checked(`${french}\n${values.join(';')}`)).details.state).toBe('checked');
  const english = (await template('en')).trim();
  expect((await checked(`${english}\n${values.join(',')}`)).details.state).toBe('checked');
});

test('new products stay drafts if whoever applies an import wants it', async () => {
  const { db, ask, checked, ended } = await anImportOffice();
  await aProduct(db, { external_key: 'a', name: 'Soap', price_centimes: 10_000 });
  const { id } = await checked(`${header}\na,Soap,120,4,Vitamins\nb,Cream,900,7,Face\n`);
  expect((await ask('POST', `/imports/${id}/apply`, { asDrafts: 'yes' })).statusCode).toBe(400);
  expect((await ask('POST', `/imports/${id}/apply`, { asDrafts: true })).statusCode).toBe(200);
  await ended(id);
  expect(await db.selectFrom('products').select(['name', 'state']).orderBy('number').execute()).toEqual([
    { name: 'Soap', state: null },
    { name: 'Cream', state: 'draft' },
  ]);
});

test('a French file names choices and lower categories as French shops do', async () => {
  const { db, checked, apply } = await anImportOffice();
  await db.updateTable('catalog_version').set({ base_language: 'fr' }).execute();
  const face = await aCategory(db, { name: 'Visage' });
  const creams = await aCategory(db, { name: 'Crèmes', parent_id: face.id, level: 2 });
  const { id } = await checked(
    [
      'externalKey;name;price;category;publication;netQuantity;unit',
      'a;Crème main;450;cremes;Brouillon;50;ML',
      'b;Lingettes;300;Bébé;;72;Pièces',
      'c;Savon;120;Bébé;caché;;',
    ].join('\n'),
  );
  const { refused } = await apply(id);
  expect(refused).toBe(1);
  const products = await db
    .selectFrom('products')
    .select(['name', 'category_id', 'state', 'unit'])
    .orderBy('number')
    .execute();
  expect(products).toMatchObject([
    { name: 'Crème main', category_id: creams.id, state: 'draft', unit: 'ml' },
    { name: 'Lingettes', state: null, unit: 'pieces' },
  ]);
  const made = db.selectFrom('categories').select('description').where('name', '=', 'Bébé');
  expect(await made.executeTakeFirst()).toEqual({ description: 'Tous les produits : Bébé.' });
});
