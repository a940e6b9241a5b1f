import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { hashToken } from '../accounts/sessions/session-token.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import { findAwaited, nameIn } from './awaited-product.ts';

type Confirming = { token: string; language: Language; now: Date };

/**
 * Confirms the alert of a mailed link. If the product is back already, the page says so, and no mail follows. Throws
 * ApiError 400 for an unknown or expired link.
 */
export async function confirmAlert(db: Db, { token, language, now }: Confirming) {
  return runTransaction(db, async (db) => {
    const token_hash = hashToken(token);
    const alert = await db
      .selectFrom('stock_alerts')
      .innerJoin('products', 'products.id', 'stock_alerts.product_id')
      .select('product_id')
      .where('token_hash', '=', token_hash)
      // So that of a confirmation and a restock at the same time, the second one sees the first.
      .forShare('products')
      .executeTakeFirst();
    const product = alert && (await findAwaited(db, alert.product_id));
    if (!product) throw new ApiError(400, refusal('link-expired'));
    const inStock = product.visible && product.buyable;
    await db
      .updateTable('stock_alerts')
      .set({ confirmed_at: now, ...(inStock && { notified_at: now }) })
      .where('token_hash', '=', token_hash)
      .where('confirmed_at', 'is', null)
      .execute();
    return { productId: product.id, name: await nameIn(db, language, product), inStock };
  });
}

/** Deletes the alert of a mailed link, confirmed or not. */
export async function stopAlert(db: Db, token: string) {
  await db.deleteFrom('stock_alerts').where('token_hash', '=', hashToken(token)).execute();
}
