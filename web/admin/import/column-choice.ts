import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';

type Columns = Pick<ImportDetails, 'columns' | 'ourColumns'>;

/** The source of each of our columns, as the contract has it; '' for one that is still to be typed. */
export type ColumnMap = Record<string, string>;

type Needed = Columns['ourColumns'][number]['needed'];

/** The columns that are needed like this and have no source yet. */
export function missingSources(
  { ourColumns }: Pick<Columns, 'ourColumns'>,
  map: ColumnMap,
  like: Needed = 'always',
) {
  const sources = filled(map);
  return ourColumns
    .filter(({ name, needed }) => needed === like && !(name in sources))
    .map(({ name }) => name);
}

/** The chosen sources. */
export function filled(map: ColumnMap) {
  return Object.fromEntries(Object.entries(map).filter(([, source]) => source.trim() !== ''));
}

/** Our column that a column of the file is, '' if it is left out. A column of keys is often another one of ours as well. */
export function meaningOf(column: string, { ourColumns }: Columns, map: ColumnMap) {
  const names = ourColumns.map(({ name }) => name).filter((name) => map[name] === column);
  return names.find((name) => name !== 'externalKey') ?? names[0] ?? '';
}

/** The map after this column of the file has become one of our columns, or has been left out (''). */
export function withMeaning(details: Columns, map: ColumnMap, { column, name }: Meaning): ColumnMap {
  const { [meaningOf(column, details, map)]: _, ...others } = map;
  return name === '' ? others : { ...others, [name]: column };
}

type Meaning = { column: string; name: string };

/** Our columns whose source is typed: what every product needs and the file has no column for, and what was added. */
export function typedColumns(details: Columns, map: ColumnMap) {
  const meanings = new Set(details.columns.map((column) => meaningOf(column, details, map)));
  return details.ourColumns.filter(
    ({ name, needed }) => !meanings.has(name) && (needed !== 'no' || map[name] !== undefined),
  );
}

/** The columns of the file that no source names, by itself or with a factor. */
export function unusedColumns({ columns }: Columns, map: ColumnMap) {
  const used = Object.values(map).map((source) => source.split('*')[0]?.trim());
  return columns.filter((name) => !used.includes(name));
}

/** The source that a person types: a column, one times a factor, a number, with a decimal comma or point, or a text, with or without its quotes. */
export function sourceOf(typed: string, columns: string[]) {
  if (typed === '' || columns.includes(typed)) return typed;
  if (/^\d+([.,]\d+)?$|\*\s*\d+([.,]\d+)?$/.test(typed)) return typed.replace(/,(\d+)$/, '.$1');
  return `'${typed.replace(/^['’](.*)['’]$/, '$1').replaceAll("'", '’')}'`;
}

/** A source as it is typed. */
export function typedOf(source: string) {
  return source.replace(/^'(.*)'$/, '$1');
}
