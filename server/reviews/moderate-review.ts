import type { AuditAction } from '../../shared/audit.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { StoredReview } from '../../shared/reviews/reviews.ts';
import { writeCatalog } from '../listing/write-catalog.ts';
import { type Changes, recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { findReview } from './list-reviews.ts';

type Moderating = { id: string; by: SessionUser };

/** Shows a review in the shop. Throws ApiError 404, and 409 if its order is not delivered any more. */
export function showReview(db: Db, target: Moderating) {
  return changeReview(db, target, async (db, { _id, state }) => {
    if (state === 'shown') return undefined;
    const order = await db
      .selectFrom('reviews')
      .innerJoin('orders', 'orders.id', 'reviews.order_id')
      .select('orders.status')
      .where('reviews.id', '=', _id)
      .forShare('orders')
      .executeTakeFirst();
    if (order?.status !== 'Delivered') throw new ApiError(409, refusal('review-no-longer-delivered'));
    await db
      .updateTable('reviews')
      .set({ state: 'shown', hidden_reason: null })
      .where('id', '=', _id)
      .execute();
    return { action: 'review.shown', changes: { state: [state, 'shown'] } };
  });
}

/** Hides a review for a reason. Its words stay as they are. Throws ApiError 404. */
export function hideReview(db: Db, { reason, ...target }: Moderating & { reason: string }) {
  return changeReview(db, target, async (db, { _id, state, hiddenReason }) => {
    if (state === 'hidden' && hiddenReason === reason) return undefined;
    await db
      .updateTable('reviews')
      .set({ state: 'hidden', hidden_reason: reason })
      .where('id', '=', _id)
      .execute();
    return { action: 'review.hidden', changes: { state: [state, 'hidden'] } };
  });
}

/** Stores the shop's answer in place of an earlier one; a blank one takes it back. Throws ApiError 404. */
export function answerReview(db: Db, { text, now, ...target }: Moderating & { text: string; now: Date }) {
  return changeReview(db, target, async (db, { _id, answer = '', product }) => {
    if (answer === text) return undefined;
    const values = text
      ? { answer: text, answered_at: now, answered_by: target.by.name }
      : { answer: null, answered_at: null, answered_by: null };
    await db.updateTable('reviews').set(values).where('id', '=', _id).execute();
    // The pages of a family have the tags of all members.
    await dropFromCaches(db, [`product:${product._id}`]);
    return { action: 'review.answered', changes: { answer: [answer || null, text || null] } };
  });
}

type Change = { action: AuditAction; changes: Changes };

/** Under the lock of the catalog, whose lists have the sums of the shown reviews. */
function changeReview(
  db: Db,
  { id, by }: Moderating,
  change: (db: Db, review: StoredReview) => Promise<Change | undefined>,
): Promise<StoredReview> {
  return writeCatalog(db, async (db) => {
    await db.selectFrom('reviews').select('id').where('id', '=', id).forUpdate().execute();
    const before = await findReview(db, id);
    if (!before) throw notFound(refusal('review-not-found'));
    const made = await change(db, before);
    if (made) await recordChange(db, { by, subjectId: id, ...made });
    return (await findReview(db, id)) ?? before;
  });
}
