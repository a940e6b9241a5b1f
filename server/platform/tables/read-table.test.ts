import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { csvLine } from '../../../shared/values/csv.ts';
import { openTable, type TableRow } from './read-table.ts';

async function read(text: string, pieceLength = text.length || 1) {
  const pieces = text.match(new RegExp(`[^]{1,${pieceLength}}`, 'gu')) ?? [];
  const { headings, rows } = await openTable(pieces);
  const found: TableRow[] = [];
  for await (const row of rows) found.push(row);
  return { headings, rows: found };
}

const cellsOf = async (text: string) =>
  (await read(text)).rows.map((row) => ('cells' in row ? row.cells : row.stopped));

test.each([',', ';', '\t', '|'])('a file separated by %j is read', async (sign) => {
  const text = `code,"two, words",price\n7,"a, b",3\n`.replaceAll(/,(?! )/g, sign);
  expect(await read(text)).toEqual({
    headings: ['code', 'two, words', 'price'],
    rows: [{ line: 2, cells: ['7', 'a, b', '3'] }],
  });
});

test('the line sep= names the delimiter, is no heading and is counted', async () => {
  const read1 = await read('sep=;\r\na,b;c\r\n1,5;2\r\n');
  expect(read1).toEqual({ headings: ['a,b', 'c'], rows: [{ line: 3, cells: ['1,5', '2'] }] });
  expect((await read('\ufeffsep=\t\na,b,c\t\n1\t\n')).headings).toEqual(['a,b,c']);
});

test.each(['\n', '\r\n', '\r'])('lines that end with %j are read and counted', async (end) => {
  const text = ['a;b', '1;2', ';;', '', '"3', '4";5', '6;7'].join(end);
  expect((await read(text)).rows).toEqual([
    { line: 2, cells: ['1', '2'] },
    { line: 5, cells: ['3\n4', '5'] },
    { line: 7, cells: ['6', '7'] },
  ]);
});

test('line breaks may be mixed', async () => {
  expect(await cellsOf('a,b\r\n1,2\n3,4\r5,6')).toEqual([
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ]);
});

test('blank rows, blank headings at the end and blank cells at the end of a row are left out', async () => {
  expect(await read(';;;\n\na;b;;\n1;2;;\n;;;\n \t;\u00a0;;\n3;4\n5;6;;;;;\n')).toEqual({
    headings: ['a', 'b'],
    rows: [
      { line: 4, cells: ['1', '2'] },
      { line: 7, cells: ['3', '4'] },
      { line: 8, cells: ['5', '6'] },
    ],
  });
});

test('a value without a heading and a row of another length are named', async () => {
  expect((await read('a;;c\n1;;3\n1;2;3\n1;;3;4\n1;2\n')).rows).toEqual([
    { line: 2, cells: ['1', '3'] },
    { line: 3, cells: ['1', '3'], problem: refusal('row-value-without-heading') },
    { line: 4, cells: ['1', '3'], problem: refusal('row-with-other-fields', { fields: 4, headings: 3 }) },
    { line: 5, cells: ['1'], problem: refusal('row-with-other-fields', { fields: 2, headings: 3 }) },
  ]);
});

test('headings have no invisible characters', async () => {
  expect((await read('\u200bPrix\u00a0TTC\u200f;Cre\u0301me\n1;2')).headings).toEqual(['Prix TTC', 'Créme']);
});

test('repeated headings and more than 200 are refused before any row is read', async () => {
  await expect(read('a;b; a\n1;2;3')).rejects.toThrow('In this file the column "a" appears twice.');
  const many = Array.from({ length: 201 }, (_, place) => `c${place}`).join();
  await expect(read(`${many}\n`)).rejects.toThrow('The file has more than 200 columns.');
  expect((await read(`a${','.repeat(16_383)}\n1\n`)).headings).toEqual(['a']);
});

test('a quote that never closes and a huge cell stop the file at their line', async () => {
  expect((await read('a,b\n1,2\n3,"4\n5,6\n')).rows).toEqual([
    { line: 2, cells: ['1', '2'] },
    { line: 3, stopped: refusal('quote-never-closed') },
  ]);
  expect((await read(`a,b\n1,${'x'.repeat(2_000_000)}\n3,4\n`)).rows).toEqual([
    { line: 2, stopped: refusal('record-too-long', { max: 1_000_000 }) },
  ]);
});

const cell = fc
  .string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '=', "'", 'é', '|', '\t', '😀') })
  .map((text) => text.trim());
const isBlank = (cells: string[]) => cells.every((text) => text.trim() === '');

test('every table that the shop writes reads back the same, in pieces of any length', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell, cell), { maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, pieceLength) => {
        const text = [['one', 'two', 'three'], ...rows].map((cells) => csvLine(cells)).join('');
        const { rows: found } = await read(text, pieceLength);
        expect(found.map((row) => ('cells' in row ? row.cells : row))).toEqual(
          rows.filter((cells) => !isBlank(cells)),
        );
      },
    ),
    { numRuns: 300 },
  );
});
