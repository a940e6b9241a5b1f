import type { BlockReason, PhoneBlock } from '../../shared/confirmation/phone-book.ts';
import { ApiError, notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import { phoneBlocksTag } from '../orders/phone-blocks/refusal-of-blocked.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { newId } from '../platform/db/new-id.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import { brokenConstraint, runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';

/** A block ends by itself after so many months. */
const months = 12;

const columns = ['id', 'phone', 'reason', 'note', 'at', 'by_name', 'ends_at'] as const;

type Row = {
  id: string;
  phone: string;
  reason: BlockReason;
  note: string;
  at: Date;
  by_name: string;
  ends_at: Date;
};

/** The numbers that are blocked now, newest first. */
export async function listBlocks(db: Db, now: Date): Promise<PhoneBlock[]> {
  const rows = await openBlocks(db, now).orderBy('at', 'desc').execute();
  return rows.map(toBlock);
}

/** The block of a number, in any notation; undefined if it has none. */
export async function findBlock(
  db: Db,
  { phone, now }: { phone: string; now: Date },
): Promise<PhoneBlock | undefined> {
  const row = await openBlocks(db, now).where('phone_key', '=', nationalNumber(phone)).executeTakeFirst();
  return row && toBlock(row);
}

function openBlocks(db: Db, now: Date) {
  return db
    .selectFrom('phone_blocks')
    .select(columns)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', now);
}

type Blocking = { phone: string; reason: BlockReason; note: string; by: SessionUser; now: Date };

/**
 * Blocks a number for twelve months. The audit history names the block and its reason, not the number. Throws ApiError
 * 409 if it is blocked already.
 */
export async function blockPhone(db: Db, blocking: Blocking): Promise<PhoneBlock> {
  const { phone, reason, note, by, now } = blocking;
  const phone_key = nationalNumber(phone);
  return runTransaction(db, async (db) => {
    await db
      .updateTable('phone_blocks')
      .set(({ ref }) => ({ ended_at: ref('ends_at') }))
      .where('phone_key', '=', phone_key)
      .where('ended_at', 'is', null)
      .where('ends_at', '<=', now)
      .execute();
    const ends_at = new Date(now);
    ends_at.setUTCMonth(ends_at.getUTCMonth() + months);
    const values = { id: newId(), phone_key, phone, reason, note, at: now, ends_at };
    const row = await db
      .insertInto('phone_blocks')
      .values({ ...values, by_id: by.id, by_name: by.name })
      .returning(columns)
      .executeTakeFirstOrThrow();
    await recordChange(db, {
      by,
      action: 'phone.blocked',
      subjectId: row.id,
      changes: { reason: [null, reason] },
    });
    await dropFromCaches(db, [phoneBlocksTag]);
    return toBlock(row);
  }).catch((error: Error) => {
    throw brokenConstraint(error) === 'phone_blocks_open'
      ? new ApiError(409, refusal('phone-number-already-blocked'))
      : error;
  });
}

type Ending = { id: string; by: SessionUser; now: Date };

/** Ends a block. Ending it again changes nothing. Throws ApiError 404. */
export async function endBlock(db: Db, { id, by, now }: Ending) {
  await runTransaction(db, async (db) => {
    const block = await db.selectFrom('phone_blocks').select('id').where('id', '=', id).executeTakeFirst();
    if (!block) throw notFound(refusal('block-not-found'));
    const ended = await db
      .updateTable('phone_blocks')
      .set({ ended_at: now, ended_by_name: by.name })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!ended) return;
    await recordChange(db, { by, action: 'phone.unblocked', subjectId: id });
    await dropFromCaches(db, [phoneBlocksTag]);
  });
}

function toBlock({ id, phone, reason, note, at, by_name, ends_at }: Row): PhoneBlock {
  return {
    _id: id,
    phone,
    reason,
    note,
    at: at.toISOString(),
    by: by_name,
    endsAt: ends_at.toISOString(),
  };
}
