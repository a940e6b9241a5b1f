import type { Selectable } from 'kysely';
import type { User } from '../../shared/access/accounts.ts';
import type { Profile } from '../../shared/accounts/profile.ts';
import { ApiError } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import type { Language } from '../../shared/values/languages.ts';
import { cityOfAddress } from '../platform/db/city-names.ts';
import type { Db } from '../platform/db/connection.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { Tables } from '../platform/db/tables.ts';

export type UserRow = Selectable<Tables['users']>;

/** The caller's own row. Throws ApiError 401 if the account was deleted after its session was read. */
export async function findUser(db: Db, id: string): Promise<UserRow> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError(401, refusal('signed-out'));
  return row;
}

/** The same, locked until the transaction ends, so that decisions based on it still hold at the commit. */
export async function lockUser(db: Db, id: string): Promise<UserRow> {
  const query = db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate();
  const row = await query.executeTakeFirst();
  if (!row) throw new ApiError(401, refusal('signed-out'));
  return row;
}

/** Ignores case; the database keeps addresses as typed. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(({ eb, fn, val }) => eb(fn('lower', ['email']), '=', fn('lower', [val(email)])))
    .executeTakeFirst();
}

/** The columns that `toUser` needs. */
export const userColumns = ['id', 'name', 'email', 'role', 'phone', 'created_at'] as const;

/** The user as the API returns it (requirements: Records). */
export function toUser(row: Pick<UserRow, (typeof userColumns)[number]>): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    phone: row.phone,
    createdAt: row.created_at.toISOString(),
  };
}

export async function readProfile(db: Db, row: UserRow, lang?: Language): Promise<Profile> {
  const query = db.selectFrom('users').select(cityOfAddress('users').as('city')).where('id', '=', row.id);
  const arabic = lang === 'ar' ? await query.executeTakeFirst() : undefined;
  return {
    ...toUser(row),
    address: {
      street: row.street,
      city: row.city,
      cityArabic: arabic?.city ?? undefined,
      Wilaya: row.wilaya,
      postalCode: row.postal_code,
      country: row.country,
    },
    hasPassword: row.password_hash !== null,
  };
}

const emailTaken = refusal('email-taken');

/**
 * Throws ApiError 409 if a user could not be stored because another one has the address; otherwise rethrows the error.
 */
export function refuseTakenEmail(error: Error): never {
  if (brokenConstraint(error) !== 'users_email_key') throw error;
  throw new ApiError(409, emailTaken, { refused: { email: emailTaken }, cause: error });
}
