import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('a line of a file quotes what would break it', () => {
  expect(csvLine(['a', 'b,c', 'say "hi"', 'two\nlines', 1200.5, null, undefined])).toBe(
    'a,"b,c","say ""hi""","two\nlines",1200.5,,\r\n',
  );
});

test.each(['=1+1', '+213', '-1', '@sum', '\tx', '\r=x'])('%j is text, not a formula', (text) => {
  expect(csvLine([text]).replace(/^"/, '').startsWith("'")).toBe(true);
});

test('numbers may be negative', () => {
  expect(csvLine([-5])).toBe('-5\r\n');
});
