import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arabicPrice, englishPrice, frenchPrice, groupDigits } from '../catalog/prices.ts';
import { messageOf } from '../refusals/codes.ts';
import { measure, money, numberProblem, percent, readNumber, whole, writtenNumber } from './typed-number.ts';

const unread = Number.NaN;

test.each([
  ['950', 950],
  ['950.5', 950.5],
  ['950,50', 950.5],
  ['1 200', 1200],
  ['1\u00a0200,00', 1200],
  ['1\u202f200,5', 1200.5],
  ['1\u2009200', 1200],
  ['1.200,00', 1200],
  ['1,200.50', 1200.5],
  ['1.200.000', 1_200_000],
  ['1,200,000.5', 1_200_000.5],
  ["1'200", 1200],
  ['1’200’000,25', 1_200_000.25],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.2345', 1.2345],
  ['1.2340', 1.234],
  ['.5', 0.5],
  ['-3', -3],
  ['−3,5', -3.5],
  ['٩٥٠', 950],
  ['٩٥٠٫٥', 950.5],
  ['١٬٢٠٠', 1200],
  ['١٬٢٠٠٫٥٠', 1200.5],
  ['۱۲', 12],
  ['\u200f950\u200e', 950],
  ['', undefined],
  [' \u00a0\u200b', undefined],
])('%j is read as %d', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test.each([
  '1.200',
  '1,200',
  '12.345',
  '1.000',
  '1200.000',
  '1.20.000',
  '1.200 000',
  '1 200.000,00',
  '12 00',
  '1  200 00',
  '0 125',
  '0.125.000',
  '1.200.00',
  '1,2,3',
  '0x10',
  '1e3',
  '1E+3',
  'Infinity',
  '+3',
  'NaN',
  'ten',
  '--1',
  '5-',
  '- 5',
  '(5)',
  '1_000',
  '١2',
  '1²',
  '½',
  '1\n200',
  '.',
  ',',
  '9007199254740993',
  '5 DA',
  '5 %',
])('%j is refused', (text) => {
  expect(readNumber(text)).toBe(unread);
});

test('money has two decimals and may name dinars once; percent and whole numbers have their own rules', () => {
  const dinars = (text: string) => readNumber(text, money);
  expect(['1200 DA', '1.200,00DZD', 'DA 5', '1 200,00\u00a0دج', '12.5000', '3 340,00'].map(dinars)).toEqual([
    1200, 1200, 5, 1200, 12.5, 3340,
  ]);
  expect(['12.3456', '0.125', 'DA 5 DA', '5 DA DZD', '5 €', '5 kg', '5 %', 'DA'].map(dinars)).toEqual([
    ...Array(7).fill(unread),
    undefined,
  ]);
  expect(['2,5 %', '7%', '٧٪', '7 DA'].map((text) => readNumber(text, percent))).toEqual([2.5, 7, 7, unread]);
  expect(['12', '12.0', '1 200', '1.5', '1.000'].map((text) => readNumber(text, whole))).toEqual([
    12,
    12,
    1200,
    unread,
    unread,
  ]);
});

test('a refusal shows how to write the number', () => {
  expect(numberProblem('1.200', money)).toBe(
    messageOf('ambiguous-number', {
      written: '1.200',
      one: '1200',
      other: '1.2',
      plainOne: '1200',
      plainOther: '1.2',
    }),
  );
  expect(numberProblem('1,234 DA', money)).toBe(
    messageOf('ambiguous-number', {
      written: '1,234',
      one: '1234',
      other: '1,234',
      plainOne: '1234',
      plainOther: '1,2340',
    }),
  );
  expect(numberProblem('1.000', whole)).toBe(
    messageOf('ambiguous-number', {
      written: '1.000',
      one: '1000',
      other: '1',
      plainOne: '1000',
      plainOther: '1',
    }),
  );
  expect(numberProblem('0.125', money)).toBe('too-many-decimals');
  expect(['', '12', 'ten', '0.125'].map((text) => numberProblem(text))).toEqual(Array(4).fill(undefined));
});

test('every number that the shop writes is read back', () => {
  const centimes = fc.integer({ min: 0, max: 100_000_000_000 });
  fc.assert(
    fc.property(centimes, (centimes) => {
      const dinars = centimes / 100;
      for (const write of [englishPrice, frenchPrice, arabicPrice, groupFrench, String, writtenNumber]) {
        expect([write(dinars), readNumber(write(dinars), money)]).toEqual([write(dinars), dinars]);
      }
      const units = Math.floor(dinars);
      for (const write of [groupDigits, (number: number) => writtenNumber(number, ',')]) {
        expect(readNumber(write(units), whole)).toBe(units);
      }
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, places) => {
      const number = Number((digits / 10 ** places).toFixed(places));
      for (const mark of ['.', ',']) expect(readNumber(writtenNumber(number, mark), measure)).toBe(number);
    }),
  );
});

function groupFrench(number: number) {
  const [units = '', decimals] = String(number).split('.');
  return groupDigits(units) + (decimals ? `,${decimals}` : '');
}

test('any notation is read as its number or refused', () => {
  const notations = (number: number) => {
    const [units = '', decimals = ''] = number.toFixed(2).split('.');
    const inGroups = (separator: string) => units.replace(/\B(?=(\d{3})+(?!\d))/g, separator);
    return [' ', '.', ',', "'", '\u202f', '٬', ''].flatMap((separator) =>
      ['.', ',', '٫']
        .filter((mark) => mark !== separator)
        .flatMap((mark) => [inGroups(separator) + mark + decimals, inGroups(separator)]),
    );
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (centimes) => {
      const number = centimes / 100;
      for (const text of notations(number)) {
        const read = readNumber(text, money);
        const isRight = read === number || read === Math.floor(number) || Number.isNaN(read);
        expect([text, isRight]).toEqual([text, true]);
      }
    }),
  );
});

test('no text is read as a number with another value than its digits say', () => {
  const unit = fc.constantFrom(..."0123456789.,' ٬٫-+eExX٠١DA%\u00a0");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      const read = readNumber(text, money);
      if (read === undefined || Number.isNaN(read)) return;
      const digits = text.replace(/[٠١]/g, (digit) => String(digit.charCodeAt(0) % 16)).replace(/\D/g, '');
      const centimes = String(Math.abs(Math.round(read * 100)));
      const trimmed = (text: string) => text.replace(/^0+|0+$/g, '');
      expect(trimmed(digits)).toBe(trimmed(centimes));
    }),
    { numRuns: 3000 },
  );
});
