import { expect, test } from 'vitest';
import { endpointRoutes } from '../../app.ts';
import { downloadName } from './download-name.ts';

const sales = { en: 'sales', fr: 'ventes' };
const about = { en: 'by-customer', fr: 'par-client' };
const query = { startDate: '2026-10-01', endDate: '2026-10-31' };

test.each([
  ['en', 'sales-by-customer-2026-10-01-2026-10-31.csv'],
  ['fr', 'ventes-par-client-2026-10-01-2026-10-31.csv'],
  // Headings for readers of Arabic are French too.
  ['ar', 'ventes-par-client-2026-10-01-2026-10-31.csv'],
] as const)('a file for readers of %s is called %s', (lang, name) => {
  expect(downloadName({ name: sales, table: { about }, query, options: { lang, format: 'csv' } })).toBe(name);
});

test('a file has the days that its report chose, those of the filter otherwise, and nothing that is no day', () => {
  const options = { lang: 'fr', format: 'xlsx' } as const;
  const days = { startDate: '2026-01-01', endDate: '2026-11-30' };
  expect(downloadName({ name: sales, table: { days }, query: {}, options })).toBe(
    'ventes-2026-01-01-2026-11-30.xlsx',
  );
  expect(downloadName({ name: sales, table: {}, query: { endDate: '2026-10-31' }, options })).toBe(
    'ventes-2026-10-31.xlsx',
  );
  expect(downloadName({ name: sales, table: {}, query: { startDate: '"; x="' }, options })).toBe(
    'ventes.xlsx',
  );
});

test('every export has a name of its own in both languages, without accents, spaces and the name of the shop', () => {
  const names = endpointRoutes.flatMap(({ endpoint: { download } }) => (download ? [download] : []));
  expect(names.length).toBeGreaterThan(20);
  for (const language of ['en', 'fr'] as const) {
    const own = names.map((name) => name[language]);
    expect(new Set(own).size).toBe(own.length);
    for (const name of own) expect(name).toMatch(/^(?!saha)[a-z]+(-[a-z]+)*$/);
  }
});
