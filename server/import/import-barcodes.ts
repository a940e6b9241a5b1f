import { type Refusal, refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import { keyOf } from './export-products.ts';
import { cellProblem } from './import-reasons.ts';
import type { ImportRow } from './import-row.ts';

/** The barcodes of a file. Remembers those of earlier batches, which a dry run does not store. */
export class ImportedBarcodes {
  readonly #keys = new Map<string, string>();

  /** The reasons for rows with the barcode of another product, by their keys. */
  async refuse(db: Db, rows: ImportRow[]) {
    const refused = new Map<string, Refusal>();
    const refuse = (key: string, reason: Refusal) => refused.set(key, cellProblem('barcode', reason));
    const barcodes = rows.flatMap(({ barcode }) => barcode ?? []);
    if (barcodes.length === 0) return refused;
    const stored = await db
      .selectFrom('products')
      .select(['id', 'external_key', 'barcode', 'name'])
      .where('barcode', 'in', barcodes)
      .execute();
    const owners = new Map(stored.map((product) => [product.barcode, product]));
    for (const { externalKey, barcode } of rows) {
      if (!barcode) continue;
      const owner = owners.get(barcode);
      const other = this.#keys.get(barcode) ?? externalKey;
      if (owner && keyOf(owner) !== externalKey)
        refuse(externalKey, refusal('barcode-of-product', { barcode, product: owner.name }));
      else if (other !== externalKey) refuse(externalKey, refusal('barcode-twice', { barcode, other }));
      else this.#keys.set(barcode, externalKey);
    }
    return refused;
  }
}
