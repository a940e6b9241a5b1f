import { expect, test } from 'vitest';
import { createTestApp } from '../../test/create-test-app.ts';
import { anOrder } from '../../test/factories.ts';
import { findOrder } from '../orders/order-queries.ts';
import { readShopSettings } from '../platform/settings/shop-settings.ts';
import { fillTexts } from './call-texts.ts';
import { rescueText } from './rescue/rescue-texts.ts';

test('names and numbers in Arabic texts to a buyer keep their own direction', async () => {
  const { db } = await createTestApp();
  const items = [{ quantity: 2, name: 'Omega 3', size: 'XL' }];
  const { id } = await anOrder(db, {
    language: 'ar',
    full_name: 'Amel',
    wilaya: 'Blida',
    city: 'Zzz',
    items,
  });
  const order = await findOrder(db, id);
  if (!order) throw new Error('No order');
  const shops = { en: 'Nour', fr: 'Nour', ar: 'Nour' };
  const settings = (await readShopSettings(db)).calls;
  const texts = fillTexts(order, settings, shops);
  expect(texts.script).toMatch(
    /\u2068Amel\u2069.*\u2068Nour\u2069.*\u2066\w{4}\u00a0\w{4}\u2069: 2 × \u2068Omega 3 \(XL\)\u2069/,
  );
  const told = (['returned', 'on_hold', 'lost'] as const).map((status) =>
    rescueText({ order, status, settings, shops }),
  );
  const bare = [...Object.values(texts), ...told].map((text) =>
    text.replace(/[\u2066\u2068][^\u2069]*\u2069/g, ''),
  );
  expect(bare.filter((text) => /[a-z]/i.test(text))).toEqual([]);
});

test('a commune with the name of its wilaya is said once', async () => {
  const { db } = await createTestApp();
  const settings = (await readShopSettings(db)).calls;
  const scriptOf = async (city: string) => {
    const { id } = await anOrder(db, { language: 'fr', wilaya: 'Tlemcen', city });
    const order = await findOrder(db, id);
    if (!order) throw new Error('No order');
    return fillTexts(order, settings, { en: 'Nour', fr: 'Nour', ar: 'Nour' }).script;
  };
  expect(await scriptOf('Tlemcen')).toContain('Nous livrons à Tlemcen. ');
  expect(await scriptOf('Mansourah')).toContain('Nous livrons à Mansourah, Tlemcen. ');
});
