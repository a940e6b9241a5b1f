import { readFile as readText } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { StoredTariff } from '../../shared/delivery/admin-delivery.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { communeId } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function anOffice(given: Parameters<typeof createTestApp>[0] = {}) {
  const { app, db } = await createTestApp(given);
  const { headers } = await signedInAs(db, 'admin', given.now?.());
  const read = async (): Promise<StoredTariff> =>
    (await app.inject({ url: '/api/delivery/tariff', headers })).json();
  const save = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/delivery/tariff', headers, payload });
  const readFile = (csv: string) =>
    app.inject({ method: 'POST', url: '/api/delivery/tariff/read', headers, payload: { csv } });
  const download = async (lang = 'en') =>
    (await app.inject({ url: `/api/delivery/tariff/export?lang=${lang}`, headers })).body;
  const options = async (query: string) =>
    (await app.inject({ url: `/api/delivery/options?${query}` })).json();
  const prices = async () => (await app.inject({ url: '/api/delivery/prices' })).json();
  return { app, db, read, save, readFile, download, options, prices };
}

const rate = { wilaya: 31, commune: null, kind: 'home', price: 700, cost: 450.5, minDays: 1, maxDays: 3 };
const withRate = ({ rates, ...tariff }: StoredTariff, changed: object = {}) => ({
  ...tariff,
  rates: [...rates.filter(({ wilaya }) => wilaya !== 31), { ...rate, ...changed }],
});

test('a saved tariff prices deliveries at once, and is in the audit with what changed', async () => {
  const { db, read, save, options } = await anOffice();
  await options('wilaya=31');
  const before = await read();
  expect(before).toMatchObject({ version: 1, changedBy: null });
  expect(before.rates).toHaveLength(58);
  const commune = await communeId(db, 'Es Senia');
  const point = { commune, name: 'Agence', address: '', phone: '', hours: '', isActive: true };
  const rates = [
    ...withRate(before).rates,
    { ...rate, commune, price: null },
    { ...rate, kind: 'desk', price: 400 },
  ];
  const saved = await save({ ...before, rates, points: [point] });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject({
    version: 2,
    changedBy: 'A admin',
    communes: [{ id: commune, name: 'Es Senia' }],
  });
  await expect
    .poll(() => options('wilaya=31'))
    .toMatchObject([
      { kind: 'home', price: 700, minDays: 1, maxDays: 3 },
      { kind: 'desk', price: 400, points: [{ name: 'Agence' }] },
    ]);
  expect(await options(`wilaya=31&commune=${commune}`)).toMatchObject([{ kind: 'desk' }]);
  const [entry] = await db.selectFrom('audit_entries').selectAll().execute();
  expect(entry).toMatchObject({
    action: 'delivery.changed',
    changes: { 'home/31': [{ price: 1000 }, { price: 700, cost: 450.5 }] },
  });
  expect(Object.keys(entry?.changes ?? {})).toHaveLength(4);
  expect((await save(saved.json())).json().version).toBe(2);
});

test('of two administrators who save at once, one is told and gets the version of the other', async () => {
  const { read, save } = await anOffice();
  const before = await read();
  const replies = await Promise.all([
    save(withRate(before, { price: 700 })),
    save(withRate(before, { price: 800 })),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = replies.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused).toMatchObject({
    message: 'Somebody else has changed the tariff in the meantime',
    tariff: await read(),
  });
});

test.each([
  [{ price: -1 }, 'price', 'A price is a number from 0 to 1000000'],
  [{ price: 'free' }, 'price', 'A price is a number from 0 to 1000000'],
  [{ cost: 1e9 }, 'cost', 'A price is a number from 0 to 1000000'],
  [{ minDays: 5 }, 'maxDays', 'The longest time is shorter than the shortest'],
  [{ minDays: 1.5 }, 'minDays', 'Days are a whole number from 0 to 99'],
  [{ wilaya: 70 }, 'wilaya', 'Wilaya is a code from 1 to 69'],
  [{ kind: 'drone' }, 'kind', 'Delivery is home or desk'],
  [{ commune: 1 }, 'commune', 'This commune is in another wilaya'],
  [{ commune: 5000 }, 'commune', 'Commune is unknown'],
  [{ wilaya: 1 }, 'kind', 'A place can have only one rate of each kind'],
])('a rate with %o is refused at its field, and nothing is saved', async (changed, field, message) => {
  const { read, save } = await anOffice();
  const before = await read();
  const body = withRate(before, changed);
  const reply = await save(body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toMatchObject({ [`rates.${body.rates.length - 1}.${field}`]: message });
  expect(await read()).toEqual(before);
});

test('an exported file can be read back as it is, and saved', async () => {
  const { db, read, save, readFile, download } = await anOffice();
  const commune = await communeId(db, 'Arzew');
  const before = await read();
  await save({ ...before, rates: [...withRate(before).rates, { ...rate, commune, price: null }] });
  const file = await download();
  expect(file).toContain('31,Oran,,,home,700,450.5,1,3\r\n');
  expect(file).toContain(`31,Oran,${commune},Arzew,home,–,450.5,1,3\r\n`);
  const { rates, communes, problems } = (await readFile(file)).json();
  expect(problems).toEqual([]);
  expect(communes).toEqual([{ id: commune, wilaya: 31, name: 'Arzew' }]);
  const stored = await read();
  expect((await save({ ...stored, rates })).json().version).toBe(stored.version);

  const french = await download('fr');
  expect(french).toContain('wilaya;nom_wilaya;commune;nom_commune;mode;prix;coût;jours_min;jours_max');
  expect(french).toContain(';domicile;700;');
  expect((await readFile(french)).json()).toEqual({ rates, communes, problems });
});

test('a file has a line for each wilaya and kind, and one that is left blank sets nothing', async () => {
  const { read, readFile, download } = await anOffice();
  const file = await download();
  for (const line of ['31,Oran,,,home,1000,', '31,Oran,,,desk,,,,', '59,Aflou,,,home,,,,']) {
    expect(file).toContain(line);
  }
  const { rates, problems } = (await readFile(file)).json();
  expect(problems).toEqual([]);
  expect(rates).toEqual(expect.arrayContaining((await read()).rates));
  expect(rates).toHaveLength(58);
  const lines = ['wilaya;kind;price;cost', '31;home;-;', '31;desk; ;', '30;home;;300', '99;home;;'];
  expect((await readFile(lines.slice(0, -1).join('\r\n'))).json().rates).toMatchObject([
    { wilaya: 31, kind: 'home', price: null },
    { wilaya: 30, kind: 'home', price: null, cost: 300 },
  ]);
  expect((await readFile(lines.join('\r\n'))).json().problems).toMatchObject([{ line: 5 }]);
});

test('both kinds of delivery are read as people write them', async () => {
  const { readFile } = await anOffice();
  const lines = ['Bureau', 'stop-desk', 'Point relais', 'Domicile', 'À domicile'].map(
    (kind, place) => `${place + 1};${kind};700`,
  );
  const { rates, problems } = (await readFile(['wilaya;mode;prix', ...lines].join('\r\n'))).json();
  expect(problems).toEqual([]);
  expect(rates.map((rate: { kind: string }) => rate.kind)).toEqual(['desk', 'desk', 'desk', 'home', 'home']);
});

test('the sample file has a rate of both kinds for each of the 58 wilayas', async () => {
  const { readFile } = await anOffice();
  const { rates, problems } = (await readFile(await readText('db/demo/sample-tariff.csv', 'utf8'))).json();
  expect(problems).toEqual([]);
  expect(rates).toHaveLength(116);
});

test('a file with bad lines names each of them and gives no rates', async () => {
  const { readFile, read } = await anOffice();
  const before = await read();
  const lines = [
    'wilaya;kind;price;cost;min_days;max_days',
    '31;home;700;;1;3',
    '31;home;800;;;',
    '99;home;700;;;',
    '30;boat;700;;;',
    '29;desk;cheap;;;',
    '28;desk;400;;9;2',
  ];
  const { rates, problems } = (await readFile(lines.join('\r\n'))).json();
  expect(rates).toEqual([]);
  expect(problems).toMatchObject([
    { line: 3, message: 'A place can have only one rate of each kind' },
    { line: 4, message: 'Wilaya is a code from 1 to 69' },
    { line: 5, message: 'Delivery is home or desk' },
    { line: 6, message: 'A price is a number from 0 to 1000000' },
    { line: 7, message: 'The longest time is shorter than the shortest' },
  ]);
  expect(await read()).toEqual(before);
});

test.each([
  ['', 'The file needs the columns wilaya, kind and price'],
  ['wilaya,kind,price\r\n', 'The file is empty.'],
  ['name,price\r\nOran,700', 'The file needs the columns wilaya, kind and price'],
  ['wilaya,kind,price\r\n"31,home,700', 'This is not a CSV file.'],
  ['PK\u0003\u0004 a spreadsheet', 'The file needs the columns wilaya, kind and price'],
])('the file %j is refused: %s', async (csv, message) => {
  const { readFile } = await anOffice();
  const reply = await readFile(csv);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().problems).toMatchObject([{ message }]);
});

test('delivery is free on the days of the rule only, without a save in between', async () => {
  let now = new Date('2026-03-01T22:59:00Z');
  const { read, save, options, prices } = await anOffice({ now: () => now });
  const before = await read();
  const rules = { ...before.rules, freeAboveIsOn: true, freeAbove: 5000 };
  const saved = await save({
    ...before,
    rules: { ...rules, freeAboveFrom: '2026-03-02', freeAboveUntil: '2026-03-03' },
  });
  expect(saved.json().rules).toMatchObject({ freeAboveFrom: '2026-03-02', freeAboveUntil: '2026-03-03' });
  expect(await options('wilaya=31')).toMatchObject([{ freeAbove: null }]);
  const { version } = saved.json();
  const wrong = { ...saved.json().rules, freeAboveUntil: '2026-03-01' };
  const refused = await save({ ...before, version, rules: wrong });
  expect(refused.json().fields).toEqual({ 'rules.freeAboveUntil': 'The last day is before the first' });
  // Midnight in the zone of the shop.
  now = new Date('2026-03-01T23:00:01Z');
  await expect.poll(() => options('wilaya=31')).toMatchObject([{ freeAbove: 5000 }]);
  // The cart's estimate does not contradict the checkout.
  expect(await prices()).toMatchObject({ free: { above: 5000 }, estimate: { price: 1000, freeAbove: 5000 } });
  now = new Date('2026-03-03T23:00:01Z');
  await expect.poll(() => options('wilaya=31')).toMatchObject([{ freeAbove: null }]);
  expect(await prices()).toMatchObject({ estimate: { price: 1000, freeAbove: null } });
});

test('readers of Arabic get the names of places in Arabic, also of the wilayas founded in 2026', async () => {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const read = async (lang: string) =>
    (await app.inject({ url: `/api/delivery/tariff?lang=${lang}`, headers })).json().wilayas;
  const arabic = await read('ar');
  expect(arabic).toContainEqual({ code: 31, name: 'وهران', mother: null });
  expect(arabic).toContainEqual({
    code: 59,
    name: expect.stringMatching(/^\p{Script=Arabic}+$/u),
    mother: 3,
  });
  expect(await read('fr')).toContainEqual({ code: 31, name: 'Oran', mother: null });
});
