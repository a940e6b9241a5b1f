import { expect, test } from 'vitest';
import { messageOf, type RefusalCode } from '../../shared/refusals/codes.ts';
import { refusal, refusals } from '../../shared/refusals/refusals.ts';
import { importRefusals as arabicImport } from '../words-ar/admin-import-refusals.ts';
import {
  catalogRefusals as arabicCatalog,
  courierRefusals as arabicCouriers,
} from '../words-ar/admin-record-refusals.ts';
import { adminRefusals as arabicAdmin } from '../words-ar/admin-refusals.ts';
import { settingsRefusals as arabicSettings } from '../words-ar/admin-settings-refusals.ts';
import { shopRefusals as arabicShop } from '../words-ar/shop-refusals.ts';
import { importRefusals } from '../words-fr/admin-import-refusals.ts';
import { catalogRefusals, courierRefusals } from '../words-fr/admin-record-refusals.ts';
import { adminRefusals } from '../words-fr/admin-refusals.ts';
import { settingsRefusals } from '../words-fr/admin-settings-refusals.ts';
import { shopRefusals } from '../words-fr/shop-refusals.ts';
import { say, translated, translatedFields, worded } from './translated.ts';

const french = {
  ...shopRefusals,
  ...catalogRefusals,
  ...adminRefusals,
  ...courierRefusals,
  ...settingsRefusals,
};
const arabic = { ...arabicShop, ...arabicCatalog, ...arabicAdmin, ...arabicCouriers, ...arabicSettings };
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('a refusal is said by its code, with its values', () => {
  expect(say(refusal('signed-out'), french)).toBe('Veuillez vous connecter');
  expect(say(refusal('cart-empty'), arabicShop)).toBe('سلتك فارغة');
  expect(plain(say(refusal('size-out-of-stock', { product: 'Clogs', size: '38' }), french))).toBe(
    'Le produit Clogs en taille 38 est épuisé',
  );
});

test('a value that is a refusal is said too', () => {
  const why = refusal('whole-number-out-of-range', { name: { code: 'label-page-number' }, max: 500 });
  expect(plain(say(why, french))).toBe('Numéro de page\u00a0: un nombre entier de 1 à 500');
});

test('the reason for a row of an import names its column', () => {
  const column = { code: 'column:price', message: 'price' } as const;
  const why = refusal('cell-problem', { column, reason: { code: 'cell-missing' } });
  expect(why.message).toBe('price is missing');
  expect(say(why, importRefusals)).toBe('Prix\u00a0: valeur manquante');
  expect(say(why, arabicImport)).toBe('السعر: القيمة ناقصة');
});

test('an unknown code shows the English message', () => {
  expect(say({ code: 'moon-full', message: 'The moon is full' }, french)).toBe('The moon is full');
  expect(say({ code: 'toString', message: 'The moon is full' }, french)).toBe('The moon is full');
});

test('an English page shows the message of a reply, and words for the codes of its own schemas', async () => {
  expect(await worded({ code: 'cart-empty', message: 'As the server says' })).toBe('As the server says');
  expect(await translated(messageOf('password-at-most', { max: 7 }))).toBe(
    'Password must be at most 7 characters',
  );
  expect(await translated(messageOf('tracking-missing', { parcel: 'A1' }))).toBe(
    'The parcel A1 has no tracking number in the file',
  );
  expect(await translated('Words of the page')).toBe('Words of the page');
});

test('the errors of fields are said one by one', async () => {
  const fields = { name: messageOf('name-required'), email: undefined, phone: 'Phone is odd' };
  expect(await translatedFields(fields)).toEqual({
    name: 'Name is required',
    email: undefined,
    phone: 'Phone is odd',
  });
});

test.each([
  ['French', french],
  ['Arabic', arabic],
])('the %s words name only values that the sentence has', (_, words: Record<string, string>) => {
  const valuesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  const wrong = Object.entries(words).filter(([code, text]) => {
    const known = valuesIn(refusals[code as RefusalCode]);
    return valuesIn(text).some((value) => !known.includes(value));
  });
  expect(wrong).toEqual([]);
});
