import type { ImportDetails } from '../../../shared/catalog/product-imports.ts';

type Columns = Pick<ImportDetails, 'columns' | 'ourColumns'>;

/** Whether the file can be read without a map. */
export function hasOurColumns({ columns, ourColumns }: Columns) {
  const known = new Set(ourColumns.map(({ name }) => name));
  return columns.every((name) => known.has(name)) && missingOf(ourColumns, columns).length === 0;
}

/** The required columns that have no source yet. */
export function missingSources(details: Columns, map: Record<string, string>) {
  if (hasOurColumns(details)) return [];
  return missingOf(details.ourColumns, Object.keys(filled(map)));
}

/** The chosen sources. */
export function filled(map: Record<string, string>) {
  return Object.fromEntries(Object.entries(map).filter(([, source]) => source.trim() !== ''));
}

/** The columns of the file that no source names, by itself or with a factor. */
export function unusedColumns({ columns }: Columns, map: Record<string, string>) {
  const used = Object.values(map).map((source) => source.split('*')[0]?.trim());
  return columns.filter((name) => !used.includes(name));
}

function missingOf(ourColumns: Columns['ourColumns'], present: string[]) {
  return ourColumns
    .filter(({ name, isRequired }) => isRequired && !present.includes(name))
    .map(({ name }) => name);
}
