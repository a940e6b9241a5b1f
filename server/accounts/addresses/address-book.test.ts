import { expect, test } from 'vitest';
import { mostAddresses } from '../../../shared/access/accounts.ts';
import type { SavedAddress } from '../../../shared/accounts/profile.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrderBody, postOrder } from '../../../test/order-body.ts';
import { signedInAs } from '../../../test/signed-in-as.ts';

const home = {
  fullName: 'Amina Benali',
  street: '12 rue Didouche Mourad',
  city: 'Oran',
  Wilaya: 'Oran',
  postalCode: '31000',
};
const mothers = {
  ...home,
  fullName: 'Fatma Benali',
  street: '3 cité des Pins',
  city: 'Blida',
  Wilaya: 'Blida',
};

type Sent = { as?: Record<string, string>; [field: string]: unknown };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function aReader() {
  const { app, db } = await createTestApp();
  const { headers, user } = await signedInAs(db, 'user');
  const send = async (method: Method, path = '', { as = headers, ...payload }: Sent = {}) => {
    const url = `/api/auth/addresses${path}`;
    const reply = await app.inject({ method, url, headers: as, ...(method !== 'GET' && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const book = async (): Promise<SavedAddress[]> => (await send('GET')).body;
  const idOf = async (street: string) => (await book()).find((saved) => saved.street === street)?._id;
  const profile = async (query = '') =>
    (await app.inject({ url: `/api/auth/profile${query}`, headers })).json().address;
  const saveProfile = (payload: object) =>
    app.inject({ method: 'PUT', url: '/api/auth/profile', headers, payload });
  const order = async (address = {}) => {
    const product = await aProduct(db);
    return postOrder(app, anOrderBody([{ productId: product.id, quantity: 1 }], address), headers);
  };
  return { app, db, user, send, book, idOf, profile, saveProfile, order };
}

test('a commune that was typed in Arabic is stored by its French name and read in both', async () => {
  const { send, book, profile, saveProfile } = await aReader();
  await send('POST', '', { ...home, city: 'بطيوه', isUsual: true });
  const read = { city: 'Bethioua', cityArabic: 'بطيوة' };
  expect(await book()).toMatchObject([read]);
  expect(await profile('?lang=ar')).toMatchObject(read);
  await saveProfile({ city: 'ارزيو' });
  expect(await profile('?lang=ar')).toMatchObject({ city: 'Arzew', cityArabic: 'أرزيو' });
});

test('a person adds, changes and deletes addresses, and the usual one is that of the profile', async () => {
  const { send, idOf, profile } = await aReader();
  expect(await send('GET')).toEqual({ status: 200, body: [] });
  const added = await send('POST', '', { ...home, isUsual: true });
  expect(added).toMatchObject({ status: 201, body: [{ ...home, isUsual: true }] });
  await send('POST', '', mothers);
  const { fullName: _, ...place } = home;
  expect(await profile()).toEqual({ ...place, country: 'Algeria' });

  const other = await send('PUT', `/${await idOf(mothers.street)}`, { ...mothers, isUsual: true });
  expect(other.body).toMatchObject([
    { ...mothers, isUsual: true },
    { ...home, isUsual: false },
  ]);
  expect(await profile()).toMatchObject({ street: mothers.street, Wilaya: 'Blida' });
  await send('PUT', `/${await idOf(mothers.street)}`, { ...mothers, street: '4 cité des Pins' });
  expect(await profile()).toMatchObject({ street: '4 cité des Pins' });

  const left = await send('DELETE', `/${await idOf('4 cité des Pins')}`);
  expect(left).toMatchObject({ status: 200, body: [{ ...home, isUsual: false }] });
  expect(await profile()).toMatchObject({ street: '', city: '', Wilaya: '', postalCode: '' });
});

test('the address of the profile is in the book, and a correction there corrects it', async () => {
  const { saveProfile, book } = await aReader();
  await saveProfile({ street: '1 rue Larbi', city: 'Oran' });
  expect(await book()).toEqual([]);
  await saveProfile({ wilaya: 'Oran', postalCode: '31000' });
  await saveProfile({ street: '1 rue Larbi Ben M’hidi' });
  expect(await book()).toMatchObject([
    { fullName: 'A user', street: '1 rue Larbi Ben M’hidi', isUsual: true },
  ]);
  await saveProfile({ street: '', city: '', wilaya: '', postalCode: '' });
  expect(await book()).toMatchObject([{ street: '1 rue Larbi Ben M’hidi', isUsual: false }]);
});

test('an order keeps a new address with its recipient, the last used first', async () => {
  const { order, book, profile } = await aReader();
  await order({ ...home });
  await order({ ...mothers });
  await order({
    ...mothers,
    street: mothers.street.toUpperCase(),
    city: 'Blida ville',
    fullName: 'Fatma B.',
  });
  const second = { ...home, street: '9 boulevard Millénium' };
  await order(second);
  expect(await book()).toMatchObject([
    { ...home, isUsual: true },
    { ...second, isUsual: false },
    { ...mothers, fullName: 'Fatma B.', isUsual: false },
  ]);
  expect(await profile()).toMatchObject({ street: home.street });
});

test('a full book refuses another address, and an order keeps none, but both still work otherwise', async () => {
  const { send, order, book, saveProfile } = await aReader();
  const adding = Array.from({ length: mostAddresses + 3 }, (_, n) =>
    send('POST', '', { ...home, street: `${n} rue des Oliviers` }),
  );
  const answers = await Promise.all(adding);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostAddresses);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.message).toBe('An address book has at most 20 addresses. Delete one first.');
  expect((await order(mothers)).statusCode).toBe(201);
  const saved = await saveProfile({ street: '1 rue X', city: 'Oran', wilaya: 'Oran', postalCode: '31000' });
  expect(saved.statusCode).toBe(200);
  expect(await book()).toHaveLength(mostAddresses);
});

test('a double, an incomplete address and a strange id get their error', async () => {
  const { send, db, idOf } = await aReader();
  await send('POST', '', home);
  await send('POST', '', mothers);
  const message = 'This address is already in your address book';
  const double = { status: 409, body: { message, fields: { street: message } } };
  expect(await send('POST', '', { ...home, fullName: 'Somebody Else' })).toMatchObject(double);
  expect(await send('PUT', `/${await idOf(mothers.street)}`, home)).toMatchObject(double);
  const wrong = await send('POST', '', { fullName: ' ', street: 'x', city: '', Wilaya: 'Paris', isUsual: 1 });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      fields: {
        fullName: 'Full name is required',
        city: 'City is required',
        Wilaya: 'Wilaya is required',
        isUsual: 'Must be true or false',
      },
    },
  });
  const own = await idOf(home.street);
  for (const role of ['user', 'admin'] as const) {
    const { headers } = await signedInAs(db, role);
    expect((await send('PUT', `/${own}`, { ...home, as: headers })).status).toBe(404);
    expect((await send('DELETE', `/${own}`, { as: headers })).status).toBe(404);
    expect((await send('GET', '', { as: headers })).body).toEqual([]);
  }
  for (const id of ['x', crypto.randomUUID()]) expect((await send('DELETE', `/${id}`)).status).toBe(404);
});

test('a deleted account takes its book along', async () => {
  const { send, db, user } = await aReader();
  await send('POST', '', home);
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  expect(await db.selectFrom('addresses').selectAll().execute()).toEqual([]);
});
