import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { insertAdmin, type NewAdmin } from './insert-admin.ts';

/** Held by whoever changes who is an administrator. Any number will do, as long as all use the same one. */
export const adminsLock = 5_241_002;

/**
 * Makes the first administrator if there is none (requirements: First administrator): as given, or for the demo one
 * with a random password. Answers what to print, once; null when an administrator exists. The address of an existing
 * user is never taken over.
 */
export async function createFirstAdmin(db: Db, given: NewAdmin | undefined): Promise<NewAdmin | null> {
  return db.transaction().execute(async (db) => {
    // Two processes that start together must not both make one.
    await sql`select pg_advisory_xact_lock(${adminsLock})`.execute(db);
    const existing = await db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .limit(1)
      .executeTakeFirst();
    if (existing) return null;
    const admin = given ?? { email: 'admin@saha.example', password: randomBytes(12).toString('base64url') };
    await insertAdmin(db, admin);
    return admin;
  });
}
