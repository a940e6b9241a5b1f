import { expect, test } from 'vitest';
import { filled, hasOurColumns, missingSources, unusedColumns } from './column-choice.ts';

const ourColumns = [
  { name: 'name', isRequired: true },
  { name: 'price', isRequired: true },
  { name: 'brand', isRequired: false },
];

test('a file with our columns needs no map, even if optional ones are missing', () => {
  expect(hasOurColumns({ ourColumns, columns: ['price', 'name'] })).toBe(true);
  expect(missingSources({ ourColumns, columns: ['price', 'name'] }, {})).toEqual([]);
});

test('a missing or unknown column makes a map necessary', () => {
  expect(hasOurColumns({ ourColumns, columns: ['name', 'brand'] })).toBe(false);
  expect(hasOurColumns({ ourColumns, columns: ['name', 'price', 'color'] })).toBe(false);
});

test('a blank source counts as none', () => {
  const map = { name: 'title', price: ' ', brand: '' };
  expect(missingSources({ ourColumns, columns: ['title', 'cost'] }, map)).toEqual(['price']);
  expect(filled(map)).toEqual({ name: 'title' });
});

test('columns of the file that no source names are not used', () => {
  const columns = ['title', 'cost', 'old price', 'brand'];
  const map = { name: 'title', price: 'cost * 1.5', brand: "'Own brand'" };
  expect(unusedColumns({ ourColumns, columns }, map)).toEqual(['old price', 'brand']);
});
