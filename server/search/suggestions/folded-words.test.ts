import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { foldedWords, formsOf } from '../../../shared/search/folded-words.ts';
import { createTestDatabase } from '../../../test/create-test-database.ts';

test('an Arabic word is also found without its article', () => {
  expect(formsOf('الحفاضات')).toEqual(['الحفاضات', 'حفاضات']);
  expect(formsOf('والكريم')).toEqual(['والكريم', 'كريم']);
  expect(formsOf('الم')).toEqual(['الم']);
  expect(formsOf('cream')).toEqual(['cream']);
});

const spellings = [
  'Crème SPF50+ à l’huile d’argan',
  "L'Oréal’s B-12, B12 and b 12",
  'Œuf, cœur, naïve façade, NOËL ÉTÉ, Straße, Łódź, Ångström, þorn, İstanbul ılık',
  "Men's, women’s, X's, C++, A&D, a_b, x.y@z",
  'anti-âge anti‑âge anti–âge',
  '5% 0,5 1/2 50ml500g 1er 2ème N°5 Q10 1000UI 100µg',
  'e\u0301te\u0301 soft\u00adhyphen no\u00a0break tab\there',
  'ﬁne ｆｕｌｌ １２',
  'a\u200bb a\u200fb \u202eabc\u202c \u2067def\u2069',
  '🧴 spray💊 “x” «y» ¿z?',
  'حفّاضات الأطفال، إبرة؛ آلة؟ ٱسم',
  'مُرطِّب كـــريم مسكّن أدوية',
  'شفاء هدى مكي مائي مؤمن مئة',
  'پ ڤ گ ڨ چ ک ی',
  '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳ ٥٠مل شامبو٥٠مل',
  'Привет Ελλάδα ΆΛΦΑ 日本語 עברית',
];

test.each(spellings)('%s has the same words in the browser and in the database', async (text) => {
  const { db } = await createTestDatabase();
  const { rows } = await sql<{ words: string }>`select plain_words(${text}) as words`.execute(db);
  const words = foldedWords(text);
  expect(words.map(({ word }) => word).join(' ')).toBe(rows[0]?.words);
});

test('each word stands where it is in the text', () => {
  const text = 'Crème d’été SPF50';
  expect(foldedWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Crème',
    'd',
    'été',
    'SPF',
    '50',
  ]);
});
