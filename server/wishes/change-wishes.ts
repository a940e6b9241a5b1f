import { sql } from 'kysely';
import { mostWishes } from '../../shared/orders/cart.ts';
import { idPattern } from '../../shared/values/ids.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';

type Change = { userId: string; add: string[]; remove: string[]; now: Date };

/** Changes the wish list of a user and returns it, the latest first. The first added product is the latest. */
export function changeWishes(db: Db, { userId, add, remove, now }: Change): Promise<string[]> {
  return runTransaction(db, async (db) => {
    const removed = remove.filter((id) => idPattern.test(id));
    if (removed.length > 0) {
      await db
        .deleteFrom('wishes')
        .where('user_id', '=', userId)
        .where('product_id', 'in', removed)
        .execute();
    }
    const added = add.filter((id) => idPattern.test(id) && !removed.includes(id));
    if (added.length > 0) {
      // In the order of their ids, so that two calls cannot deadlock.
      await sql`
        insert into wishes (user_id, product_id, position, created_at)
        select ${userId}, p.id, added.position, ${now}
        from unnest(${added}::text[]) with ordinality as added (id, position)
        join products p on p.id = added.id
        order by p.id
        on conflict do nothing`.execute(db);
    }
    const wishes = await db
      .selectFrom('wishes')
      .select('product_id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('position')
      .orderBy('product_id')
      .execute();
    const ids = wishes.map(({ product_id }) => product_id);
    const superfluous = ids.slice(mostWishes);
    if (superfluous.length > 0) {
      await db
        .deleteFrom('wishes')
        .where('user_id', '=', userId)
        .where('product_id', 'in', superfluous)
        .execute();
    }
    return ids.slice(0, mostWishes);
  });
}
