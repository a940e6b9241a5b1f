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

test('no part of a text is a formula either, whichever sign separates cells', () => {
  const line = csvLine(['Amine;=1+1', "x;'@sum\ty\t-1", 'note\n+213\r=2', 'well-known; a=b']);
  expect(line.split(/[;,\t\r\n]/).filter((part) => /^"?[=+\-@]/.test(part))).toEqual([]);
  expect(line).toContain('well-known; a=b');
});

test('a negative number stays a number', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});

test.each([
  ...['=1+1', '-1 %', "'=1", "'quoted'", 'plain', ''],
  ...['a;=1', "a;''=1", "'a;'b", "l'eau;-5 °;=", '=;=', ';'],
])('%j is read as it was written', (text) => {
  expect(fromCell(csvLine([text]).trimEnd())).toBe(text);
});
