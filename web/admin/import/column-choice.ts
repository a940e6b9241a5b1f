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

function missingOf(ourColumns: Columns['ourColumns'], present: string[]) {
  return ourColumns
    .filter(({ name, isRequired }) => isRequired && !present.includes(name))
    .map(({ name }) => name);
}
