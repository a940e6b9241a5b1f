import { expect, test } from 'vitest';
import { type Language, languages } from '../../shared/values/languages.ts';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { signedInAs } from '../../test/signed-in-as.ts';
import { fillTexts } from '../confirmation/call-texts.ts';
import { findOrder } from '../orders/order-queries.ts';
import { mailEnv } from '../platform/settings/mail-settings.ts';
import { readShopNames } from '../platform/settings/shop-names.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';

async function aShop() {
  const { app, db, resources } = await createTestApp();
  const { headers } = await signedInAs(db, 'admin', resources.now());
  const put = (url: string, payload: object) =>
    app.inject({ method: 'PUT', url: `/api${url}`, headers, payload });
  const get = async (url: string) => (await app.inject({ url: `/api${url}`, headers })).json();
  const save = (group: string, payload: object) => put(`/settings/${group}`, { version: 0, ...payload });
  const change = (from: Language, to: Language) => put('/catalog/base-language', { from, to });
  return { db, resources, get, save, change };
}

type Shop = Awaited<ReturnType<typeof aShop>>;

/** What each reader sees of all groups: the pages, the mails, and the texts of calls. */
async function seen({ db, resources, get }: Shop) {
  const order = async (language: Language) => {
    const { id } = await anOrder(db, { language, full_name: 'Nour' });
    const row = await findOrder(db, id);
    if (!row) throw new Error('No order');
    return { ...row, id: '' };
  };
  const readers = languages.map(async (language) => {
    const { baseLanguage: _, ...settings } = await get(`/settings?lang=${language}`);
    const { calls } = await readShopSettings(db);
    const texts = fillTexts(await order(language), calls, await readShopNames(db));
    return [language, { settings, texts }];
  });
  const { mailClosings, mailSenders, shopNames } = await mailEnv(db, resources.env);
  return {
    ...{ mailClosings, mailSenders, shopNames },
    readers: Object.fromEntries(await Promise.all(readers)),
  };
}

async function furnish({ save }: Shop) {
  const groups = {
    look: {
      ...{ name: 'Light', tagline: 'Care', legal: 'License 1', color: '#facc15' },
      texts: { fr: { name: 'Lumière', tagline: 'Soins' }, ar: { name: 'النور', tagline: 'عناية' } },
    },
    contact: {
      ...{ phone: '0555 12 34 56', address: 'Near the mosque', hours: 'Friday: closed', support: '9–5' },
      texts: { fr: { address: 'Près de la mosquée' }, ar: { address: 'قرب المسجد', hours: 'الجمعة: مغلق' } },
    },
    announcement: { text: 'Open', texts: { fr: { text: 'Ouvert' }, ar: { text: 'مفتوح' } } },
    orders: { isOpen: false, text: 'Closed', texts: { fr: { text: 'Fermé' }, ar: { text: 'مغلق' } } },
    home: { title: 'Hello', text: 'All you need', texts: { fr: { title: 'Bonjour', button: 'Voir' } } },
    delivery: { alger: 'Tomorrow', texts: { fr: { pledge: 'Deux jours' }, ar: { alger: 'غدًا' } } },
    pages: { about: 'We', texts: { fr: { about: 'Nous', terms: 'Conditions' } } },
    mails: { closing: 'Bye', texts: { fr: { closing: 'Au revoir' }, ar: { closing: 'إلى اللقاء' } } },
    calls: { script: 'Hello {name}', texts: { fr: { last: 'Adieu {name}' }, ar: { script: 'أهلا {name}' } } },
  };
  for (const [group, values] of Object.entries(groups))
    expect((await save(group, values)).statusCode).toBe(200);
}

test('the texts of the settings follow the main language, and every reader sees the same as before', async () => {
  const shop = await aShop();
  await furnish(shop);
  const [before, form] = [await seen(shop), await shop.get('/settings/form')];
  expect(await shop.get('/catalog/base-language?to=fr')).toMatchObject({ settings: { all: 14, lacking: 6 } });
  expect(await shop.get('/catalog/base-language?to=en')).toMatchObject({ settings: { all: 14, lacking: 0 } });

  await shop.change('en', 'fr');
  expect(await seen(shop)).toEqual(before);
  const french = await shop.get('/settings/form');
  const blank = { name: '', tagline: '', legal: '' };
  expect(french.look).toMatchObject({
    version: 2,
    value: {
      ...{ name: 'Lumière', tagline: 'Soins', legal: 'License 1', color: '#facc15' },
      texts: { en: { name: 'Light', tagline: 'Care', legal: '' }, fr: blank, ar: { name: 'النور' } },
    },
  });
  expect(french.home.value).toMatchObject({
    ...{ title: 'Bonjour', text: '', button: 'Voir' },
    texts: { en: { title: 'Hello', text: 'All you need', button: '' } },
  });
  expect([french.seller, french.offers]).toEqual([form.seller, form.offers]);
  expect((await shop.get('/settings')).look.name).toBe('Lumière');

  const late = await shop.save('look', { ...form.look.value, version: form.look.version });
  expect([late.statusCode, late.json().settings]).toEqual([409, french.look]);

  await shop.change('fr', 'ar');
  expect((await seen(shop)).readers.ar).toEqual(before.readers.ar);
  await shop.change('ar', 'fr');
  await shop.change('fr', 'en');
  expect(await seen(shop)).toEqual(before);
});

test('a text typed once in the main language is read in every language, and its translation in its own', async () => {
  const shop = await aShop();
  await shop.change('en', 'fr');
  await shop.save('look', { name: 'Lumière', texts: { en: { name: 'Light' } } });
  const { names } = (await shop.get('/settings?lang=ar')).look;
  expect(names).toEqual({ en: 'Light', fr: 'Lumière', ar: 'Lumière' });
  await shop.save('home', { title: 'Bonjour', texts: { en: { text: 'All you need' } } });
  const home = async (language: Language) => (await shop.get(`/settings?lang=${language}`)).home;
  expect(await home('fr')).toMatchObject({ title: 'Bonjour', text: '' });
  expect(await home('en')).toMatchObject({ title: '', text: 'All you need' });
  expect(await home('ar')).toMatchObject({ title: '', text: '' });
});

test('after a change, a language without a text of its own shows the new base text', async () => {
  const shop = await aShop();
  await shop.save('contact', {
    address: 'Oran',
    texts: { fr: { hours: 'Vendredi', address: 'Oran centre' } },
  });
  await shop.change('en', 'fr');
  const contact = async (language: Language) => (await shop.get(`/settings?lang=${language}`)).contact;
  expect(await contact('en')).toMatchObject({ address: 'Oran', hours: 'Vendredi' });
  expect(await contact('ar')).toMatchObject({ address: 'Oran centre', hours: 'Vendredi' });
});

test('a translation into the main language is refused, a blank one is not', async () => {
  const shop = await aShop();
  await shop.change('en', 'fr');
  const refused = await shop.save('mails', { texts: { fr: { closing: 'Au revoir' } } });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'translation-into-base-language']);
  expect((await shop.save('mails', { texts: { fr: { closing: ' ' } } })).statusCode).toBe(200);
});
