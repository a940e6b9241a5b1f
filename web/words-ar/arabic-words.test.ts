import { expect, test } from 'vitest';
import { frenchColumns } from '../../shared/files/import-columns.ts';
import type { RefusalCode } from '../../shared/refusals/codes.ts';
import { refusals } from '../../shared/refusals/refusals.ts';
import { arabicColumns } from './admin-import-refusals.ts';
import { importWords } from './admin-import-words.ts';
import { catalogWords } from './catalog-words.ts';
import { checkoutWords } from './checkout-words.ts';
import { listingWords } from './listing-words.ts';
import { orderWords } from './order-words.ts';
import { reviewWords } from './review-words.ts';

type Word = { path: string; text: string };

/** A message that lists marks of punctuation. */
const listOfSigns = '.sender-name-characters';
const modules = import.meta.glob<Record<string, unknown>>('./*-{words,refusals}.ts', { eager: true });
const words = Object.entries(modules)
  .flatMap(([file, exported]) => wordsOf(exported, file))
  .filter(({ path }) => !path.endsWith(listOfSigns));
const latinNames =
  /Saha|Google|JavaScript|Wi-Fi|SKU|RGPD|ANPDP|Avoir|AI|Stop desk|cookies|\bml\b|CSV|Excel|API(?: ID| token)?|Yalidine|Guepex|Yalitec|Ecotrack|Ctrl K|Alt(?: \+ N)?|Enter|Shift|A4|company\S+/g;
/** Names that only the back office shows. */
const technicalNames = /PNG|JPG|URL|https|B3|RC|NIF|NIS|IFU|GTIN|EAN/g;
/** What administrators type or read as it stands: addresses, settings of the server and examples. */
const code = /\u2066[^\u2069]*\u2069/g;

test('the words are found', () => {
  expect(words.length).toBeGreaterThan(400);
});

test.each([
  ['two spaces in a row', /\s\s/],
  ['a Latin comma, semicolon or question mark', /[,;?]/],
  ['straight quotation marks', /["']/],
  ['a stretched letter', /\u0640/],
  ['Arabic-Indic digits', /[\u0660-\u0669]/],
  [
    'a masculine imperative',
    /(?<!\p{L})(اضغط|اختر|أضف|اكتب|أدخل|احذف|ابدأ|ابحث|اطلب|أرسل|فعّل|ألغِ|أكّد|اتصل|أخبرنا|سجّل الدخول|جرّب|تحقق من|انقر)(?!\p{L})/u,
  ],
  ['يرجى without its vowel', /(?<!\u064f)يرجى/],
  ['a tanwin that is missing', /(?<!\p{L})(أولا|بدلا|لاحقا|حسابا|عددا|ناقصا|أولاً)(?!\p{L})/u],
  ['a second term', /الأمنيات|نقط?اط? الاستلام|كلمة المرور|مدير(?!ي[ةت])|مسؤولي? المتجر|المبلغ المسترجع/],
  ['a need without its preposition', /[تي]حتاجها?(?!\p{L})/u],
  ['hours that the closed Friday breaks', /24\/7|24 ساعة/],
  ['a fast delivery, which nobody promises', /(?:توصيل|إرسال) ?ال?سريع/],
  ['a space before %', /\d[ \u00a0]%/],
  ['مثلًا before an example', /مثلًا \u2066/],
  ['a missing value', /undefined|NaN|null/],
])('no Arabic word has %s', (_, fault) => {
  expect(words.filter(({ text }) => fault.test(text))).toEqual([]);
});

test('only a text before or between others begins or ends with a space', () => {
  const atEdge = words.filter(({ text }) => text !== text.trim()).map(({ path }) => path.split('.').at(-1));
  expect(new Set(atEdge)).toEqual(new Set(['arrow', 'change']));
});

test('the columns of an import have names', () => {
  expect(Object.keys(arabicColumns).sort()).toEqual(Object.keys(frenchColumns).sort());
  expect(importWords.column('name_fr')).toBe('الاسم (بالفرنسية)');
});

test('Latin letters are names, units and links only', () => {
  const isLeft = ({ path, text }: Word) => {
    const shown = [code, latinNames, technicalNames]
      .reduce((rest, names) => rest.replace(names, ''), text)
      .replace(/\{\w+\}/g, '');
    const latin = shown.match(/[a-z][\w-]*/gi) ?? [];
    // A refusal may repeat the terms of its English sentence, such as JSON.
    const english: string = refusals[path.split('.').at(-1) as RefusalCode] ?? '';
    return latin.some((word) => !english.toLowerCase().includes(word.toLowerCase()));
  };
  expect(words.filter(isLeft)).toEqual([]);
});

test('every direction mark that opens is closed', () => {
  const count = (text: string, marks: RegExp) => text.match(marks)?.length ?? 0;
  const isOpen = ({ text }: Word) => count(text, /[\u2066-\u2068]/g) !== count(text, /\u2069/g);
  expect(words.filter(isOpen)).toEqual([]);
});

test.each([
  [1, 'عرض منتج واحد'],
  [2, 'عرض منتجين'],
  [3, 'عرض 3 منتجات'],
  [11, 'عرض 11 منتجًا'],
  [100, 'عرض 100 منتج'],
  [1028, 'عرض 1\u00a0028 منتجًا'],
])('%i products take their own form', (count, text) => {
  expect(listingWords.showProducts(count)).toBe(text);
});

test('the options of a family are named if they are known', () => {
  expect(catalogWords.card.members(3, 'Flavor')).toBe('3 نكهات');
  expect(catalogWords.card.members(3, 'Strength and pack')).toBe('3 خيارات');
  expect(catalogWords.card.chooseOption('Flavor')).toBe('اختيار النكهة');
  expect(catalogWords.card.chooseOption('Strength and pack')).toBe('عرض الخيارات');
});

test('placing an order, recording it and confirming it by phone have a word each', () => {
  expect(reviewWords.placeOrder).toBe('إرسال الطلبية');
  expect(reviewWords.accept.before).toMatch(/^إرسال/);
  expect(reviewWords.call).toContain('لتأكيد الطلبية');
  expect(orderWords.confirmation.title).toBe('تم تسجيل الطلبية');
  expect(checkoutWords.shipping.emailHint).toContain('إشعار تسجيل');
});

/** All texts in a module; a function is called once. Icons, links and what administrators type as it stands are skipped. */
function wordsOf(value: unknown, path: string): Word[] {
  if (/\.(icon|to|valueHint)$/.test(path)) return [];
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') return [{ path, text: String(value(...insertedIn(path))) }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsOf(part, `${path}.${key}`));
}

/** Examples of names, prices and counts. */
function insertedIn(path: string): unknown[] {
  if (path.includes('.cells.field.')) return ['3'];
  if (path.includes('.cells.')) return ['price', '3'];
  if (path.endsWith('.claims.text')) return [['3', '3']];
  if (/users-words.*\.text$/.test(path)) return [{ name: '3', email: '3' }];
  if (/problems-words.*\.what$/.test(path)) return [new Proxy({}, { get: () => '3' })];
  return ['3', '3', '3'];
}
