import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { csvOfWorkbook } from './csv-of-workbook.ts';

async function aWorkbook(rows: (string | number | boolean | Date | null)[][]) {
  const bytes = await writeXlsx({ sheets: [{ name: 'Produits', rows }] });
  return new File([bytes as Uint8Array<ArrayBuffer>], 'prix.xlsx');
}

const textOf = async (file: File) => (await csvOfWorkbook(file)).text();

test('the first sheet of a workbook is read as a table with its rows in their lines', async () => {
  const file = await aWorkbook([
    ['EAN', 'Désignation', 'Prix', 'Date'],
    [],
    [6130000000015, 'Crème "mains", 50 ml', 0.1 + 0.2, new Date('2026-01-02T00:00:00Z')],
    ['01000', '=1+1', 312.125],
  ]);
  expect(await textOf(file)).toBe(
    [
      'EAN,Désignation,Prix,Date',
      '',
      '6130000000015,"Crème ""mains"", 50 ml",0.3,2026-01-02',
      "01000,'=1+1,312.1250,",
      '',
    ].join('\r\n'),
  );
});

test('a CSV file and a broken workbook stay as they are', async () => {
  for (const text of ['a,b\n1,2\n', 'PK\u0003\u0004 no workbook', '']) {
    expect(await textOf(new File([text], 'a.xlsx'))).toBe(text);
  }
});
