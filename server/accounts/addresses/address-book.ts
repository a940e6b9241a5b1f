import { sql } from 'kysely';
import { mostAddresses } from '../../../shared/access/accounts.ts';
import type { AddressBody, SavedAddress } from '../../../shared/accounts/profile.ts';
import { ApiError, notFound } from '../../../shared/contract/api-error.ts';
import { refusal } from '../../../shared/refusals/refusals.ts';
import { cityOfAddress, storedCity } from '../../platform/db/city-names.ts';
import type { Db } from '../../platform/db/connection.ts';
import { brokenConstraint, runTransaction } from '../../platform/db/run-transaction.ts';

type Owned<Part = unknown> = { userId: string } & Part;

/** The book of a user: the default address first, then the last used. */
export async function readAddresses(db: Db, userId: string): Promise<SavedAddress[]> {
  const rows = await db
    .selectFrom('addresses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(['a.id', 'a.full_name', 'a.street', 'a.city', 'a.wilaya', 'a.postal_code'])
    .select(cityOfAddress('a').as('city_arabic'))
    .select(isUsual.as('is_usual'))
    .where('a.user_id', '=', userId)
    .orderBy('is_usual', 'desc')
    .orderBy('a.used_at', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    fullName: row.full_name,
    street: row.street,
    city: row.city,
    cityArabic: row.city_arabic ?? undefined,
    Wilaya: row.wilaya,
    postalCode: row.postal_code,
    isUsual: row.is_usual,
  }));
}

/** The address of the profile (requirements: Address book). */
const isUsual = sql<boolean>`
  (a.street, a.city, a.wilaya, a.postal_code) = (u.street, u.city, u.wilaya, u.postal_code)`;

/** Throws ApiError 409 if the book is full or has the place already. */
export function addAddress(db: Db, { userId, body: typed }: Owned<{ body: AddressBody }>) {
  return changeBook(db, userId, async (db) => {
    const body = await asStored(db, typed);
    const { count } = await db
      .selectFrom('addresses')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostAddresses) throw bookIsFull();
    await db
      .insertInto('addresses')
      .values({ user_id: userId, ...columnsOf(body) })
      .execute();
    if (body.isUsual) await setUsual(db, { userId, body });
  });
}

/** The profile follows its address. Throws ApiError 404, or 409 if the book has the place already. */
export function changeAddress(db: Db, { userId, id, body: typed }: Owned<{ id: string; body: AddressBody }>) {
  return changeBook(db, userId, async (db) => {
    const body = await asStored(db, typed);
    const before = await findAddress(db, { userId, id });
    await db.updateTable('addresses').set(columnsOf(body)).where('id', '=', id).execute();
    if (before.is_usual || body.isUsual) await setUsual(db, { userId, body });
  });
}

/** Throws ApiError 404. */
export function removeAddress(db: Db, { userId, id }: Owned<{ id: string }>) {
  return changeBook(db, userId, async (db) => {
    const before = await findAddress(db, { userId, id });
    await db.deleteFrom('addresses').where('id', '=', id).execute();
    if (before.is_usual) await setUsual(db, { userId, body: noPlace });
  });
}

const noPlace = { street: '', city: '', Wilaya: '', postalCode: '' };

/** One change of a book at a time, so that the limit holds. The answer is the book after it. */
async function changeBook(db: Db, userId: string, change: (db: Db) => Promise<unknown>) {
  try {
    return await runTransaction(db, async (db) => {
      const owner = db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate();
      if (!(await owner.executeTakeFirst())) throw new ApiError(401, refusal('signed-out'));
      await change(db);
      return readAddresses(db, userId);
    });
  } catch (error) {
    const isDouble = error instanceof Error && brokenConstraint(error) === placeOnce;
    throw isDouble ? alreadyInBook(error) : error;
  }
}

const placeOnce = 'addresses_place_key';

function bookIsFull() {
  return new ApiError(409, refusal('address-book-full', { max: mostAddresses }));
}

function alreadyInBook(cause: Error) {
  const why = refusal('address-already-saved');
  return new ApiError(409, why, { refused: { street: why }, cause });
}

async function findAddress(db: Db, { userId, id }: Owned<{ id: string }>) {
  const found = await db
    .selectFrom('addresses as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(isUsual.as('is_usual'))
    .where('a.id', '=', id)
    .where('a.user_id', '=', userId)
    .executeTakeFirst();
  if (!found) throw notFound(refusal('address-not-found'));
  return found;
}

async function asStored(db: Db, body: AddressBody): Promise<AddressBody> {
  return { ...body, city: await storedCity(db, { wilaya: body.Wilaya, city: body.city }) };
}

function columnsOf({ fullName, street, city, Wilaya, postalCode }: AddressBody) {
  return { full_name: fullName, street, city, wilaya: Wilaya, postal_code: postalCode };
}

type Place = Pick<SavedAddress, 'street' | 'city' | 'Wilaya' | 'postalCode'>;

/** Makes it the address of the profile. */
function setUsual(db: Db, { userId, body }: Owned<{ body: Place }>) {
  const { street, city, Wilaya: wilaya, postalCode: postal_code } = body;
  return db
    .updateTable('users')
    .set({ street, city, wilaya, postal_code, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
}

/**
 * Keeps the address of an order in the book of its buyer, unless the book is full. A place of the book gets the name on
 * the order and moves up; an order may have spelled its town otherwise, because it stores the name of the commune.
 */
export async function keepOrderAddress(db: Db, { userId, orderId }: Owned<{ orderId: string }>) {
  await sql`
    with placed as (
      select user_id, full_name, street, city, wilaya, postal_code from orders
      where id = ${orderId} and user_id = ${userId} and street <> ''
    ),
    used as (
      update addresses a set full_name = o.full_name, used_at = now()
      from placed o
      where a.user_id = o.user_id and a.wilaya = o.wilaya and lower(a.street) = lower(o.street)
        and (lower(a.city) = lower(o.city) or a.postal_code in ('', o.postal_code))
      returning a.id
    )
    insert into addresses (user_id, full_name, street, city, wilaya, postal_code)
    select * from placed
    where not exists (select from used)
      and (select count(*) from addresses where user_id = ${userId}) < ${mostAddresses}
    on conflict do nothing`.execute(db);
}
