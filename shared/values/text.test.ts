import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanLine,
  cleanName,
  cleanText,
  emailAddress,
  isAlgerianMobile,
  isVisible,
  latinDigits,
  line,
  nationalNumber,
  optionalText,
  optionalTypedText,
  paragraph,
  phoneNumber,
  typedLine,
} from './text.ts';

const name = line(10, 'name-required');

test('text is trimmed, and blank text is missing', () => {
  expect(name.parse('  Amina ')).toBe('Amina');
  for (const missing of ['', '   ', undefined, null, 5, {}]) {
    expect(name.safeParse(missing).error?.issues[0]?.message).toBe('name-required');
  }
});

test.each([
  ['NUL', 'a\u0000b'],
  ['a lone surrogate', 'a\ud800b'],
  ['another control character', 'a\u0007b'],
])('%s is refused everywhere', (_what, text) => {
  expect(name.safeParse(text).success).toBe(false);
  expect(paragraph(10, '').safeParse(text).success).toBe(false);
  expect(optionalText(10).safeParse(text).success).toBe(false);
});

test('a line keeps the no-break spaces of French, and no others', () => {
  const typed = line(100, 'missing');
  for (const text of ['500\u00a0mg', 'Peau\u00a0: sèche', '«\u00a0Saha\u00a0»', '10\u00a0%'])
    expect(typed.parse(text)).toBe(text);
  expect(typed.parse('3\u202fans')).toBe('3\u00a0ans');
  expect(typed.parse('500 \u00a0mg,\u00a0orange')).toBe('500 mg, orange');
});

test('optional text may be absent, but not a number', () => {
  expect(optionalText(10).parse(undefined)).toBe('');
  expect(optionalText(10).safeParse(5).error?.issues[0]?.message).toBe('not-text');
});

test('only paragraphs may contain line breaks', () => {
  expect(name.safeParse('a\r\nb').success).toBe(false);
  expect(paragraph(10, '').parse('a\r\nb')).toBe('a\r\nb');
});

test('PostgreSQL can store every accepted text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { success, data } = optionalText(1000).safeParse(text);
      expect(!success || (data.isWellFormed() && !data.includes('\u0000'))).toBe(true);
    }),
  );
});

test('marks of direction are dropped from what people type, and kept in texts of the catalog', () => {
  expect(typedLine(5, 'name-required').parse('\u202eAmina\u202c\u200f')).toBe('Amina');
  expect(typedLine(5, 'name-required').safeParse('\u2067\u2069').error?.issues[0]?.message).toBe(
    'name-required',
  );
  expect(optionalTypedText(5).parse('\u200f')).toBe('');
  expect(phoneNumber().parse('\u202a+213550123456\u202c')).toBe('+213550123456');
  expect(line(20, '').parse('\u2066500 mg\u2069')).toBe('\u2066500 mg\u2069');
});

test('a phone number may be typed in Arabic-Indic or Persian digits', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
  expect(phoneNumber().parse('٠٥٥٠ ١٢ ٣٤ ٥٦')).toBe('0550 12 34 56');
  expect(nationalNumber('٠٥٥٠١٢٣٤٥٦')).toBe('550123456');
});

test('an address that would add a mail header or a second recipient is refused', () => {
  const email = emailAddress();
  expect(email.parse('amina@example.com')).toBe('amina@example.com');
  for (const bad of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'a@b.example c@d.example',
    'a',
  ]) {
    expect(email.safeParse(bad).success).toBe(false);
  }
});

test.each([
  '0550123456',
  '0550 12 34 56',
  '+213550123456',
  '+213 550 12 34 56',
  '+213 (0)550-12-34-56',
  '00213550123456',
  '00 213 0550 12.34.56',
  '213550123456',
])('%s is 550123456 within Algeria', (phone) => {
  expect(nationalNumber(phone)).toBe('550123456');
});

test.each([
  ['021 55 12 34', '21551234'],
  ['+213 21 55 12 34', '21551234'],
  ['0213 55 12 34', '213551234'],
])('the landline %s is %s', (phone, number) => {
  expect(nationalNumber(phone)).toBe(number);
});

test.each([
  ['0550 12 34 56', true],
  ['٠٥٥٠١٢٣٤٥٦', true],
  ['00213770123456', true],
  ['021 55 12 34', false],
  ['+33 6 12 34 56 78', false],
])('whether %s is an Algerian mobile number: %s', (phone, isMobile) => {
  expect(isAlgerianMobile(phone)).toBe(isMobile);
});

test.each(['+33 6 12 34 56 78', '0033612345678'])('the foreign number %s keeps its country code', (phone) => {
  expect(nationalNumber(phone)).toBe('33612345678');
});

test.each([
  ['0550', '550'],
  ['+213 550', '550'],
  ['00213', ''],
  ['+213', ''],
])('the beginning %s is %s', (phone, number) => {
  expect(nationalNumber(phone)).toBe(number);
});

const digits = (least: number, most = least) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most });

/** Algerian mobile numbers and landlines without the 0, and foreign numbers with the code of their country. */
const anyNumber = fc.oneof(
  fc.tuple(fc.constantFrom('5', '6', '7'), digits(8)).map((parts) => parts.join('')),
  fc.tuple(fc.constantFrom('21', '23', '38', '41', '49'), digits(6)).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('33', '1', '44', '216', '212', '34'), fc.constantFrom('1', '2', '6'), digits(8))
    .map((parts) => parts.join('')),
);

const gap = fc.constantFrom(
  '',
  ' ',
  '\u00a0',
  '\u202f',
  '-',
  '\u2011',
  '–',
  '.',
  '/',
  ' (',
  ') ',
  '\u200b',
  '\u200e',
);
const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９'].map(
  (script) => [...script],
);

/** A notation of a number: a prefix that it may have, usual marks between its digits, and one script. */
function notationOf(number: string) {
  const prefixes =
    number.length > 9
      ? ['+', '00', '000']
      : [
          '0',
          '+213',
          '00213',
          '+213 0',
          '213',
          '0213',
          '+213 (0)',
          '213 00',
          '000 213',
          '00 0 0',
          '0+213',
          '+213 213',
        ];
  return fc
    .tuple(
      fc.constantFrom(...prefixes),
      fc.array(gap, { minLength: 11, maxLength: 11 }),
      fc.constantFrom(...scripts),
    )
    .map(([prefix, gaps, script]) =>
      (prefix + [...number].map((digit, place) => (gaps[place] ?? '') + digit).join('')).replace(
        /[0-9]/g,
        (digit) => script[Number(digit)] ?? '',
      ),
    );
}

test('all notations of a phone number have one key, and different numbers different keys', () => {
  const both = anyNumber.chain((number) => fc.tuple(fc.constant(number), notationOf(number)));
  fc.assert(
    fc.property(both, ([number, notation]) => {
      expect(nationalNumber(notation)).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['É\u200bvian  Lab', 'Évian Lab'],
  ['E\u0301vian\u00a0Lab', 'Évian Lab'],
  ['Évian\u2009\u3000Lab\u200f', 'Évian Lab'],
  ['Cr\u00adèmes\u2060', 'Crèmes'],
  ['Cr\u200dèmes\u180e\u034f', 'Crèmes'],
  ['\ufeffa\tb', 'a b'],
  ['👩\u200d⚕\ufe0f Soin ❤\ufe0f 1\ufe0f\u20e3', '👩\u200d⚕\ufe0f Soin ❤\ufe0f 1\ufe0f\u20e3'],
  ['\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['कर\u094d\u200dय', 'कर\u094d\u200dय'],
  ['كريم\u200d', 'كريم'],
  ['a\ufe0f', 'a'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});

test('texts of the catalog keep isolates, and several lines their breaks', () => {
  expect(cleanLine('\u2066500 mg\u2069  \u202eA\u202c')).toBe('\u2066500 mg\u2069 A');
  expect(cleanText(' a\u200b\r\nb  c ')).toBe('a\r\nb  c');
});

test.each([
  '\u200b',
  '\u2060',
  '\u3164',
  '\u00ad',
  '\u115f',
  '\uffa0',
  '\u2800',
  '\u180e',
  '\u0301',
  '\u200d',
  '\ufe0f',
  '\u00a0',
  '\u2003',
  '\u200f',
  '\u2067\u2069',
  '\u{e0020}',
  '\u0640\u0301'.slice(1),
])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false);
});

test.each(['a', '.', '١', '❤', '\u0640', '한', '\ue000'])('%j is visible', (text) => {
  expect(isVisible(text)).toBe(true);
});

test('a clean text stays as it is', () => {
  const unit = fc.constantFrom(
    'a',
    'é',
    'e\u0301',
    'م',
    ' ',
    '\u00a0',
    '\u200b',
    '\u200c',
    '\u200d',
    '\ufe0f',
    '👩',
    '❤',
    '\u00ad',
    '\u2066',
    '\u202e',
    '\u0301',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
      for (const clean of [cleanText, cleanLine, cleanName]) expect(clean(clean(text))).toBe(clean(text));
    }),
    { numRuns: 3000 },
  );
});
