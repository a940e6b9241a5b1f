import type { ProductDetail } from '../../shared/catalog/catalog.ts';
import type { ProductChangeBody } from '../../shared/catalog/product-form.ts';
import { refuseFields } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';

const codes = {
  barcode: { column: 'barcode', taken: 'barcode-taken' },
  reference: { column: 'external_key', taken: 'reference-taken' },
} as const;

type Code = keyof typeof codes;

/** Throws ApiError 400 if another product has the barcode or the reference. One that stays as it is needs no check. */
export async function requireFreeCodes(
  db: Db,
  sent: Pick<ProductChangeBody, Code>,
  before?: Pick<ProductDetail, Code>,
) {
  for (const code of ['barcode', 'reference'] as const) {
    if (sent[code] !== before?.[code]) await requireFree(db, code, { [code]: sent[code] });
  }
}

/** Throws ApiError 400 for each of these fields with the code of a product. Call it only for codes that change. */
export async function requireFree(db: Db, code: Code, fields: Record<string, string | undefined>) {
  const { column, taken } = codes[code];
  const typed = Object.values(fields).flatMap((value) => value || []);
  if (typed.length === 0) return;
  const rows = await db.selectFrom('products').select(['name', column]).where(column, 'in', typed).execute();
  const owners = new Map(rows.map((row) => [row[column], row.name]));
  refuseFields(fields, (value) => {
    const product = owners.get(value ?? null);
    return product === undefined ? undefined : refusal(taken, { product });
  });
}
