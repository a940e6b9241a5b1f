import type { Selectable, Updateable } from 'kysely';
import type { Product, ProductDetail } from '../../shared/catalog/catalog.ts';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { type FieldName, fieldNames, productFields } from '../../shared/catalog/product-fields.ts';
import type { ProductChangeBody } from '../../shared/catalog/product-form.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';

/** The columns of the fields that `product-fields.ts` describes. */
type FieldColumns = Pick<Selectable<Tables['products']>, (typeof productFields)[FieldName]['column']>;

/** The columns of the sent fields. */
export function toColumns(sent: Pick<ProductChangeBody, FieldName>): Updateable<Tables['products']> {
  const columns = fieldNames.flatMap((name) =>
    sent[name] === undefined ? [] : [[productFields[name].column, toStored(name, sent[name])]],
  );
  return Object.fromEntries(columns);
}

/** The value of a field as its column has it. */
export function toStored(name: FieldName, value: string | number | null) {
  switch (productFields[name].kind) {
    case 'amount':
      return value === null ? null : toCentimes(Number(value));
    case 'gtin':
    case 'code':
      return value || null;
    default:
      return value;
  }
}

/** The stored value as a reply and a file show it. */
export function shownValue(name: FieldName, row: FieldColumns) {
  const { kind, column } = productFields[name];
  const value = row[column];
  return kind === 'amount' && value !== null ? toDinars(Number(value)) : value;
}

/** The fields of a reply for these readers, without the unknown ones. */
export function knownFields(row: FieldColumns, readers: unknown[]) {
  const known = fieldNames
    .filter((name) => readers.includes(productFields[name].readBy))
    .map((name) => [name, shownValue(name, row)] as const)
    .filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(known) as Pick<ProductDetail, FieldName>;
}

/** The products of a list with their references, for those who may see them. */
export async function withReferences<Listed extends Pick<Product, '_id'>>(
  db: Db,
  products: Listed[],
  { includeHidden }: { includeHidden: boolean },
): Promise<(Listed & { reference?: string })[]> {
  if (!includeHidden || products.length === 0) return products;
  const rows = await db
    .selectFrom('products')
    .select(['id', 'external_key'])
    .where(
      'id',
      'in',
      products.map(({ _id }) => _id),
    )
    .where('external_key', 'is not', null)
    .execute();
  const references = new Map(rows.map(({ id, external_key }) => [id, external_key]));
  return products.map((product) => {
    const reference = references.get(product._id);
    return reference ? { ...product, reference } : product;
  });
}
