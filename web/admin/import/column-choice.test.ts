import { expect, test } from 'vitest';
import {
  filled,
  meaningOf,
  missingSources,
  sourceOf,
  typedColumns,
  typedOf,
  unusedColumns,
  withMeaning,
} from './column-choice.ts';

const ourColumns = [
  { name: 'name', needed: 'new' as const },
  { name: 'price', needed: 'new' as const },
  { name: 'brand', needed: 'no' as const },
];

test('a blank source counts as none', () => {
  const map = { name: 'title', price: ' ', brand: '' };
  expect(missingSources({ ourColumns }, map)).toEqual([]);
  expect(missingSources({ ourColumns }, map, 'new')).toEqual(['price']);
  expect(filled(map)).toEqual({ name: 'title' });
});

test('columns of the file that no source names are not used', () => {
  const columns = ['title', 'cost', 'old price', 'brand'];
  const map = { name: 'title', price: 'cost * 1.5', brand: "'Own brand'" };
  expect(unusedColumns({ ourColumns, columns }, map)).toEqual(['old price', 'brand']);
});

const theirs = {
  columns: ['code', 'title', 'cost'],
  ourColumns: [
    { name: 'externalKey', needed: 'always' as const },
    { name: 'name', needed: 'new' as const },
    { name: 'price', needed: 'new' as const },
    { name: 'brand', needed: 'no' as const },
    { name: 'stock', needed: 'no' as const },
  ],
};

test('a column of the file has one meaning, and other uses of it are typed', () => {
  const map = { externalKey: 'title', name: 'title', price: 'cost*2', brand: '' };
  const meanings = () => theirs.columns.map((column) => meaningOf(column, theirs, map));
  expect(meanings()).toEqual(['', 'name', '']);
  expect(typedColumns(theirs, map).map(({ name }) => name)).toEqual(['externalKey', 'price', 'brand']);
  expect(withMeaning(theirs, map, { column: 'title', name: 'brand' })).toEqual({
    ...{ externalKey: 'title', price: 'cost*2', brand: 'title' },
  });
  expect(withMeaning(theirs, { name: 'title', brand: 'code' }, { column: 'code', name: '' })).toEqual({
    name: 'title',
  });
  expect(withMeaning(theirs, { stock: 'code' }, { column: 'title', name: 'stock' })).toEqual({
    stock: 'title',
  });
});

test.each([
  ['cost', 'cost', 'cost'],
  ['cost*1.5', 'cost*1.5', 'cost*1.5'],
  ['cost*1,5', 'cost*1.5', 'cost*1.5'],
  ['costs * 2', 'costs * 2', 'costs * 2'],
  ['20', '20', '20'],
  ['Face > Creams', "'Face > Creams'", 'Face > Creams'],
  ["'Face > Creams'", "'Face > Creams'", 'Face > Creams'],
  ["Crème d'été", "'Crème d’été'", 'Crème d’été'],
  ['', '', ''],
])('%s is the source %s and is shown as %s', (typed, source, shown) => {
  expect(sourceOf(typed, theirs.columns)).toBe(source);
  expect(typedOf(source)).toBe(shown);
});
