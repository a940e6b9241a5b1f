import type { Product } from '../../shared/catalog.ts';
import { toCentimes } from '../../shared/prices.ts';
import type { NewProductBody } from '../../shared/product-form.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { requireImage } from '../platform/uploads/require-image.ts';
import { readProduct, recordStockMove, requireCategory, toColumns } from './product-rows.ts';
import { writeCatalog } from './write-catalog.ts';

/** Adds a product to the shop. Throws ApiError 400 (unknown category). */
export async function createProduct(
  db: Db,
  { body, by }: { body: NewProductBody; by: SessionUser },
): Promise<Product> {
  return writeCatalog(db, async (db) => {
    await requireCategory(db, body.category);
    await requireImage(db, body.imageUrl);
    const id = newId();
    await db
      .insertInto('products')
      .values({
        ...toColumns(body),
        id,
        name: body.name,
        description: body.description,
        price_centimes: toCentimes(body.price),
        category_id: body.category,
        stock: body.stock,
      })
      .execute();
    await recordStockMove(db, id, body.stock);
    await recordChange(db, {
      by,
      action: 'product.created',
      subjectId: id,
      changes: { name: [null, body.name] },
    });
    await dropFromCaches(db, ['catalog']);
    return readProduct(db, id);
  });
}
