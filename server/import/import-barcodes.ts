import type { Db } from '../platform/db/connection.ts';
import { keyOf } from './export-products.ts';
import type { ImportRow } from './import-row.ts';

/** The barcodes of a file. Remembers those of earlier batches, which a dry run does not store. */
export class ImportedBarcodes {
  readonly #keys = new Map<string, string>();

  /** The reasons for rows with the barcode of another product, by their keys. */
  async refuse(db: Db, rows: ImportRow[]) {
    const refused = new Map<string, string>();
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
        refused.set(externalKey, `barcode ${barcode} belongs to ${owner.name}`);
      else if (other !== externalKey)
        refused.set(externalKey, `barcode ${barcode} is already that of ${other} in this file`);
      else this.#keys.set(barcode, externalKey);
    }
    return refused;
  }
}
