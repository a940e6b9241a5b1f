import { expect, test } from 'vitest';
import type { Language } from '../../shared/values/languages.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { aCategory, aProduct, productTexts } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';

async function aShop() {
  const { app, db } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin');
  const read = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  const send = async (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({ method, url: `/api${url}`, headers, payload });
  const change = (from: Language, to: Language) => send('PUT', '/catalog/base-language', { from, to });
  return { app, db, read, send, change };
}

async function furnish({ db }: Awaited<ReturnType<typeof aShop>>) {
  const category = await aCategory(db, { name: 'Shoes', description: 'For the feet' });
  const texts = { category_id: category.id, name: 'Chaussures', description: '' };
  await db
    .insertInto('category_texts')
    .values({ ...texts, language: 'fr' })
    .execute();
  const soap = await aProduct(db, {
    ...{ name: 'Soap', description: 'Washes', usage: 'Lather', category_id: category.id, sizes: '[]' },
  });
  await productTexts(db, soap, { language: 'fr', name: 'Savon', description: 'Lave' });
  await productTexts(db, soap, { language: 'ar', name: 'صابون', description: 'يغسل', is_behind: true });
  const zinc = await aProduct(db, { name: 'Zinc', description: 'Tablets', category_id: category.id });
  return { category, soap, zinc };
}

test('a new base language exchanges texts, and each reader sees the same as before', async () => {
  const shop = await aShop();
  const { soap, zinc, category } = await furnish(shop);
  const { read, change, db } = shop;
  expect(await read('/catalog/base-language?to=fr')).toEqual({
    language: 'en',
    product: { all: 2, lacking: 1 },
    category: { all: 1, lacking: 0 },
    family: { all: 0, lacking: 0 },
    need: { all: 0, lacking: 0 },
    settings: { all: 0, lacking: 0 },
  });
  const shown = (language: Language) =>
    Promise.all([
      ...[soap, zinc].map(async ({ id }) => {
        const {
          version: _,
          languages: __,
          slugs: ___,
          ...product
        } = await read(`/products/${id}?lang=${language}`);
        return product;
      }),
      read(`/categories?lang=${language}`),
      read(`/products?sort=name-asc&lang=${language}`).then(({ products }) =>
        products.map(({ name }: { name: string }) => name),
      ),
      read(`/products?keyword=savon&lang=${language}`).then(({ products }) => products.length),
    ]);
  const before = { en: await shown('en'), fr: await shown('fr'), ar: await shown('ar') };
  expect((await change('en', 'fr')).json()).toEqual({ language: 'fr' });
  const after = { en: await shown('en'), fr: await shown('fr'), ar: await shown('ar') };
  expect(after.fr).toEqual(before.fr);
  // The usual sizes now come with the English texts too, because the base name of the category no longer tells them.
  const sizes = after.en[0].sizes;
  expect(sizes).toHaveLength(12);
  expect(after.en[0]).toEqual({ ...before.en[0], sizes });
  expect(after.en.slice(2)).toEqual(before.en.slice(2));
  expect(after.ar[0]).toEqual({
    ...before.ar[0],
    category: { ...before.ar[0].category, name: 'Chaussures' },
  });

  expect(await read(`/products/${soap.id}`)).toMatchObject({
    ...{ name: 'Savon', usage: 'Lather', languages: ['fr', 'en', 'ar'], version: 2 },
    texts: { en: { name: 'Soap', description: 'Washes', isBehind: false }, ar: { isBehind: true } },
    slugs: { en: 'soap', fr: 'savon', ar: 'savon' },
  });
  expect(await read(`/products/${zinc.id}`)).toMatchObject({ name: 'Zinc', languages: ['fr'], texts: {} });
  expect(await read(`/categories/${category.id}`)).toMatchObject({
    name: 'Chaussures',
    languages: ['fr', 'en'],
  });
  expect(await read('/settings')).toMatchObject({ baseLanguage: 'fr' });
  const { products } = await read('/products/untranslated?language=en');
  expect(products).toMatchObject([{ name: 'Zinc', texts: { en: 'missing', ar: 'missing' } }]);
  const audited = await db.selectFrom('audit_entries').select(['action', 'changes']).execute();
  expect(audited).toContainEqual({ action: 'settings.baselanguage', changes: { language: ['en', 'fr'] } });

  await change('fr', 'en');
  expect({ en: await shown('en'), fr: await shown('fr'), ar: await shown('ar') }).toEqual(before);
});

test('a product typed once in French is read in every language, and its French is no translation', async () => {
  const { app, send, change } = await aShop();
  await change('en', 'fr');
  const category = (
    await send('POST', '/categories', { name: 'Visage', description: 'Pour le visage' })
  ).json();
  const body = {
    ...{ name: 'Crème solaire', description: 'Protège', price: 900, stock: 3, category: category._id },
    imageUrl: 'https://pictures.example/a.png',
  };
  const refused = await send('POST', '/products', { ...body, texts: { fr: { name: 'Crème' } } });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'translation-into-base-language']);
  const { _id, languages } = (
    await send('POST', '/products', { ...body, texts: { en: { name: 'Sun Cream' } } })
  ).json();
  expect(languages).toEqual(['fr', 'en']);
  const names = await Promise.all(
    ['', '?lang=fr', '?lang=en', '?lang=ar'].map(
      async (query) => (await app.inject(`/api/products/${_id}${query}`)).json().name,
    ),
  );
  expect(names).toEqual(['Crème solaire', 'Crème solaire', 'Sun Cream', 'Crème solaire']);
});

test('of two changes from the same form the second is refused, and only a known language is accepted', async () => {
  const { change, send } = await aShop();
  expect((await change('en', 'ar')).statusCode).toBe(200);
  const late = await change('en', 'fr');
  expect([late.statusCode, late.json().code]).toEqual([409, 'base-language-changed']);
  expect((await send('PUT', '/catalog/base-language', { from: 'ar', to: 'de' })).statusCode).toBe(400);
});
