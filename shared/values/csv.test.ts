import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, fromCell, spreadsheetStyle } from './csv.ts';

const english = spreadsheetStyle('en');
const french = spreadsheetStyle('fr');

test('cells with commas, quotes or line breaks are quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', 1200.5, null, undefined])).toBe(
    'a,"b,c","say ""hi""","two\nlines",1200.5,,\r\n',
  );
});

test('French spreadsheets get semicolons and decimal commas, and no number that could mean thousands', () => {
  expect(csvLine(['a;b', 'c,d', 1200.5, -1.125, 7], french)).toBe('"a;b";c,d;1200,5;-1,1250;7\r\n');
});

test.each(['=1+1', '+213', '-1', '@sum', '\tx', '\r=x'])(
  '%j is written as text, not as a formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test.each([
  'Amine;=1+1',
  "x;'@sum\ty\t-1",
  'note\n+213\r=2',
  'well-known; a=b',
  'a";"=HYPERLINK("x");b',
  'a,"-1',
])('no part of %j is a formula, whichever sign separates cells', (text) => {
  for (const style of [english, french]) {
    for (const separator of [/[;\t\r\n]/, /[,\t\r\n]/]) {
      const parts = csvLine(['x', text, 'y'], style).split(separator);
      expect(parts.filter((part) => /^["]*[=+\-@]/.test(part))).toEqual([]);
    }
  }
});

test.each(['01000', '0565541622', '3614810001234', '3E12', '1/2', '12-05', '28/11/2026'])(
  'a spreadsheet keeps the text %s',
  (text) => {
    expect(csvLine([text], english)).toBe(`'${text}\r\n`);
    expect(csvLine([text])).toBe(`${text}\r\n`);
  },
);

test('a negative number stays a number, and a day a day', () => {
  expect(csvLine([-5, '2026-11-28'], english)).toBe('-5,2026-11-28\r\n');
});

test('every text is read as it was written', () => {
  const pieces = ['=', '+', '-', '@', "'", '"', ';', ',', '\t', '\n', '0', '12', '3E4', '/', 'a', ' '];
  const texts = fc.array(fc.constantFrom(...pieces)).map((chosen) => chosen.join(''));
  fc.assert(
    fc.property(texts, fc.constantFrom(undefined, english, french), (text, style) => {
      const cell = csvLine([text], style).slice(0, -2);
      const written = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(fromCell(written)).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});
