import { expect, test } from 'vitest';
import { csvLine, fromCell } from './csv.ts';

test('cells with commas, quotes or line breaks are quoted', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', 1200.5, null, undefined])).toBe(
    'a,"b,c","say ""hi""","two\nlines",1200.5,,\r\n',
  );
});

test.each(['=1+1', '+213', '-1', '@sum', '\tx', '\r=x'])(
  '%j is written as text, not as a formula',
  (text) => {
    expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
  },
);

test('a negative number stays a number', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});

test.each(['=1+1', '-1 %', "'=1", "'quoted'", 'plain', ''])('%j is read as it was written', (text) => {
  expect(fromCell(csvLine([text]).trimEnd())).toBe(text);
});
