import { isDeepStrictEqual } from 'node:util';
import { importedFields, productFields } from '../../shared/catalog/product-fields.ts';
import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import { languages } from '../../shared/values/languages.ts';
import { writeCategoryPath } from './category-paths.ts';
import type { SeenProducts } from './describe-changes.ts';
import { type ProductRow, toCells } from './export-products.ts';
import type { PicturedRow } from './import-batch.ts';
import { cellProblem, columnName } from './import-reasons.ts';
import { type ImportRow, importRow, neededWhenNew, type ReadRow, translatedTexts } from './import-row.ts';

/**
 * The rows, filled from their products where the file has no column. A row of a product that does not exist cannot be filled:
 * the reasons for these are returned by their keys.
 */
export function completeRows(rows: PicturedRow<ReadRow>[], seen: SeenProducts) {
  const refused = new Map<string, Refusal>();
  const complete = rows.flatMap((row): PicturedRow[] => {
    const product = seen.get(row.externalKey)?.row;
    if (product) return [keepStored(completed(row, product), product)];
    const { name, price, category } = row;
    if (name !== undefined && price !== undefined && category !== undefined) {
      return [{ ...row, name, price, category }];
    }
    const column = columnName(neededWhenNew.find((each) => row[each] === undefined) ?? 'name');
    refused.set(
      row.externalKey,
      cellProblem('externalKey', refusal('key-unknown', { column }), row.externalKey),
    );
    return [];
  });
  return { complete, refused };
}

function completed(row: PicturedRow<ReadRow>, product: ProductRow): PicturedRow {
  const { name = product.name, price = product.price_centimes, category } = row;
  if (category !== undefined) return { ...row, name, price, category };
  const stored = writeCategoryPath(product.category_names);
  return { ...row, name, price, category: stored, keptCategory: product.category_id };
}

/**
 * The row with the stored value of each field whose cell would be the same in an export. Reading a cell drops what an
 * import does not keep, such as double spaces and which of two siblings of one name a category is; a field that the file
 * does not change must not lose it. Spaces of another kind, which spreadsheets make of no-break ones, are no change.
 */
function keepStored(row: PicturedRow, product: ProductRow): PicturedRow {
  const cells = toCells(product);
  const isSame = (column: keyof ImportRow) => {
    const cell = cells[column];
    const read = typeof cell === 'string' ? cell.replace(/\r\n?/g, '\n') : cell;
    const { success, data } = importRow.shape[column].safeParse(read);
    return success && isDeepStrictEqual(withPlainSpaces(data), withPlainSpaces(row[column]));
  };
  const stored = Object.entries(storedValues(product)) as [keyof ImportRow, unknown][];
  const kept = stored.filter(
    ([column, value]) =>
      row[column] !== undefined && !isDeepStrictEqual(row[column], value) && isSame(column),
  );
  return {
    ...row,
    ...Object.fromEntries(kept),
    ...(isSame('category') && { keptCategory: product.category_id }),
  };
}

/** The value with usual spaces in its texts. */
function withPlainSpaces(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Zs}/gu, ' ');
  if (Array.isArray(value)) return value.map(withPlainSpaces);
  return value;
}

/** The texts and lists of a product, as a row has them. */
function storedValues(product: ProductRow) {
  const { name, description, features, sizes } = product;
  const fields = importedFields
    .filter((field) => ['name', 'line', 'text'].includes(productFields[field].kind))
    .map((field) => [productFields[field].file.name, product[productFields[field].column]] as const);
  const texts = languages.flatMap((language) =>
    translatedTexts.map(
      (text) =>
        [
          `${text}_${language}`,
          product.texts?.[language]?.[text] ?? (text === 'features' ? [] : ''),
        ] as const,
    ),
  );
  return {
    ...{ name, description, features, sizes },
    ...Object.fromEntries(fields),
    family: product.family_name ?? '',
    option: product.option_name ?? undefined,
    label: product.variant_label || undefined,
    ...Object.fromEntries(texts),
  };
}
