import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Message, MessageListQuery } from '../../shared/contact.ts';
import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { countRows } from '../platform/db/count-cache.ts';
import { pageOf } from '../platform/db/page-of.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import { containing } from '../platform/db/search-text.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';

/** One page of the messages that match the filter, newest first. */
export async function listMessages(db: Db, { state, keyword, page }: MessageListQuery) {
  const sorted = db
    .selectFrom('contact_messages')
    .$if(state === 'open', (query) => query.where('answered_at', 'is', null))
    .$if(state === 'answered', (query) => query.where('answered_at', 'is not', null))
    .$if(Boolean(keyword), (query) =>
      query.where(sql<SqlBool>`search_text like ${containing(keyword ?? '')}`),
    )
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { rows, ...paging } = await pageOf(sorted, { page });
  return { messages: rows.map(toMessage), ...paging };
}

/** How many messages nobody has answered. */
export function countOpenMessages(db: Db) {
  return countRows(db.selectFrom('contact_messages').where('answered_at', 'is', null));
}

type Marking = { id: string; answered: boolean; by: SessionUser; now: Date };

/** Marks a message as answered or open again. Marking it twice is the same as once. Throws ApiError 404. */
export function markMessage(db: Db, { id, answered, by, now }: Marking): Promise<Message> {
  return runTransaction(db, async (db) => {
    const before = await db
      .selectFrom('contact_messages')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw notFound(refusal('message-not-found'));
    if ((before.answered_at !== null) === answered) return toMessage(before);
    const after = await db
      .updateTable('contact_messages')
      .set({ answered_at: answered ? now : null, answered_by: answered ? by.name : null })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(db, {
      by,
      action: answered ? 'message.answered' : 'message.reopened',
      subjectId: id,
    });
    return toMessage(after);
  });
}

function toMessage(row: Selectable<Tables['contact_messages']>): Message {
  const { id, name, email, subject, message, language, answered_at, answered_by } = row;
  return {
    ...{ _id: id, name, email, subject, message, language },
    createdAt: row.created_at.toISOString(),
    mailedAt: row.mailed_at?.toISOString(),
    ...(answered_at && { answered: { at: answered_at.toISOString(), by: answered_by ?? '' } }),
  };
}
