import { execFileSync } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type Column, inDinars, summed, table, tableFile } from './table-file.ts';

type Row = { text: string; amount: number; day: string; at: Date; paid: boolean };

const columns: Column<Row>[] = [
  { en: 'Text', fr: 'Texte', cell: ({ text }) => text },
  inDinars('Total', 'Total', ({ amount }) => amount),
  { en: 'Day', fr: 'Jour', cell: ({ day }) => day, kind: 'day' },
  { en: 'Time', fr: 'Date', cell: ({ at }) => at, kind: 'time' },
  { en: 'Paid', fr: 'Payée', cell: ({ paid }) => paid },
];

const row: Row = {
  ...{ text: '01000', amount: 1433.5, day: '2026-11-28', at: new Date('2026-11-27T23:30:00Z') },
  paid: true,
};

async function aWorkbook(rows: Row[], lang: 'en' | 'fr' = 'en') {
  const pieces = tableFile(table({ columns, rows }), { lang, format: 'xlsx' });
  const { sheets } = await readXlsx(await buffer(pieces));
  return sheets[0];
}

test('a workbook has numbers, days and times of the shop as such, and digits of a text as text', async () => {
  const sheet = await aWorkbook([row], 'fr');
  expect(sheet?.rows[0]).toEqual(['Texte', 'Total (DA)', 'Jour', 'Date', 'Payée']);
  const [text, amount, day, time, paid] = sheet?.rows[1] ?? [];
  expect([text, amount, paid]).toEqual(['01000', 1433.5, 'oui']);
  expect(day).toEqual(new Date('2026-11-28T00:00:00Z'));
  expect((time as Date).toISOString().slice(0, 16)).toBe('2026-11-28T00:30');
});

test.each(['=1+1', '@SUM(A1)', '-2', "'=1", '_x0041_', 'a\u0000b', ' </t>&"', 'é ع 😀\nb'])(
  'a workbook keeps %j as a text',
  async (text) => {
    const sheet = await aWorkbook([{ ...row, text }]);
    expect(sheet?.rows[1]?.[0]).toBe(text);
    expect([...(sheet?.cells?.values() ?? [])].some(({ formula }) => formula)).toBe(false);
  },
);

test.each(['csv', 'xlsx'] as const)(
  'the sums of columns are the last row of a %s file with rows',
  async (format) => {
    const columns: Column<Row>[] = [
      { en: 'Day', fr: 'Jour', cell: ({ day }) => day, kind: 'day' },
      summed(inDinars('Total', 'Total', ({ amount }) => amount)),
      summed(inDinars('Known', 'Connu', () => undefined)),
      { en: 'Documents', fr: 'Pièces', cell: () => 1, total: 2 },
    ];
    const last = async (rows: Row[]) => {
      const file = await buffer(tableFile(table({ columns, rows }), { lang: 'en', format }));
      if (format === 'csv') return file.toString().trim().split('\r\n').at(-1)?.split(',');
      return (await readXlsx(file)).sheets[0]?.rows.at(-1)?.map((cell) => String(cell ?? ''));
    };
    expect(await last([0.1, 0.2, 1433.5].map((amount) => ({ ...row, amount })))).toEqual([
      'Total',
      '1433.8',
      '',
      '2',
    ]);
    expect((await last([]))?.length).toBe(4);
    expect(await last([])).not.toContain('2');
  },
);

test('the columns of a workbook are as wide as their texts, within reason', async () => {
  const rows = [row, { ...row, text: 'Sun cream for children' }, { ...row, text: 'x'.repeat(200) }];
  const widths = async (rows: Row[]) =>
    (await aWorkbook(rows))?.columns?.slice(0, 2).map(({ width }) => width);
  expect(await widths(rows.slice(0, 1))).toEqual([12, 12]);
  expect(await widths(rows.slice(0, 2))).toEqual([24, 12]);
  expect(await widths(rows)).toEqual([50, 12]);
});

test('a text that is too long for a cell is cut', async () => {
  const sheet = await aWorkbook([{ ...row, text: 'x'.repeat(40_000) }]);
  expect(sheet?.rows[1]?.[0]).toHaveLength(32_767);
});

test.each(['csv', 'xlsx'] as const)('a caller who leaves ends the reading for a %s file', async (format) => {
  let ended = false;
  async function* endless() {
    try {
      for (;;) yield row;
    } finally {
      ended = true;
    }
  }
  let pieces = 0;
  for await (const _ of tableFile(table({ columns, rows: endless() }), { lang: 'en', format })) {
    pieces += 1;
    if (pieces === 3) break;
  }
  expect(ended).toBe(true);
});

test('an error in the rows breaks off the file', async () => {
  async function* failing() {
    yield row;
    throw new Error('The database is gone');
  }
  const pieces = tableFile(table({ columns, rows: failing() }), { lang: 'en', format: 'xlsx' });
  await expect(buffer(pieces)).rejects.toThrow('The database is gone');
});

/** The growth of the process in MB while it writes a file, in a process of its own that has nothing else to do. */
function growth(format: string, rows: number) {
  const script = `
    import { table, tableFile } from ${JSON.stringify(new URL('table-file.ts', import.meta.url).href)};
    function* rows(count) { for (let i = 0; i < count; i++) yield i; }
    const columns = Array.from({ length: 22 }, (_, place) =>
      ({ en: 'Heading', fr: 'Heading', cell: (row) => (place % 3 ? 'Some text of row ' + row : row * 1.25) }));
    const write = async (count) => {
      for await (const piece of tableFile(table({ columns, rows: rows(count) }), { lang: 'fr', format: '${format}' })) piece;
    };
    await write(1000);
    const before = process.resourceUsage().maxRSS;
    await write(${rows});
    console.log((process.resourceUsage().maxRSS - before) / 1024);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test.each(['csv', 'xlsx'])(
  'the memory for 100,000 rows of a %s file is flat',
  (format) => {
    expect(growth(format, 100_000)).toBeLessThan(100);
  },
  60_000,
);
