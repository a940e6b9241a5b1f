import { type ExpressionBuilder, sql } from 'kysely';
import { isStaff } from '../../shared/access/accounts.ts';
import { nationalNumber } from '../../shared/values/text.ts';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { Tables } from '../platform/db/tables.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';

/** Replaces name and address in orders, which must have both (invariant I7). */
const erased = { name: 'Erased', email: 'erased@erased.invalid' };

/** `who` is an e-mail address, or the phone number of a buyer who has no account. */
type Erasing = { who: string; apply: boolean };

/** The number of each. */
type Erasure = { accounts: number; orders: number; messages: number; alerts: number };

/**
 * Erases the personal data of the person with this address or phone number, as the law requires (threats T20). Without
 * `apply` it only counts. A phone number finds the orders of guests and those taken on the phone: several accounts may
 * have the same one, and each is erased by its address. Account, messages, stock alerts, internal notes, what was written
 * about parcels, merges of customers and blocks of their numbers are deleted, and reviews that are not shown. Shown ones keep stars and
 * words, and orders keep items, amounts, town and
 * language, without name, street, phone and address.
 * Throws StartUpError if an order is still open or the account belongs to the staff.
 */
export async function erasePerson(db: Db, { who, apply }: Erasing): Promise<Erasure> {
  const transaction = await db.startTransaction().execute();
  try {
    const erasure = await eraseAll(transaction, who);
    await (apply ? transaction.commit() : transaction.rollback()).execute();
    return erasure;
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

async function eraseAll(db: Db, who: string): Promise<Erasure> {
  const person = await findPerson(db, who);
  const { address } = person;
  await refuseOpenOrders(db, person);
  // Before the orders and the account lose their phone numbers.
  const phones = await phonesOf(db, person);
  const alerts = await deleteAlerts(db, { person, phones });
  await deleteMerges(db, phones);
  await deleteBlocks(db, phones);
  await deleteNotes(db, person);
  await blankParcels(db, person);
  await blankReviews(db, person);
  await blankReasons(db, person);
  const orders = await blankOrders(db, person);
  const messages = await db
    .deleteFrom('contact_messages')
    .where(sql`lower(email)`, '=', address)
    .executeTakeFirst();
  await db.deleteFrom('verification_codes').where(sql`lower(email)`, '=', address).execute();
  // Sessions and reset links are deleted by cascade.
  const accounts = await db
    .deleteFrom('users')
    .where('id', '=', person.accountId ?? '')
    .executeTakeFirst();
  await dropFromCaches(db, ['users', 'orders', 'catalog']);
  return {
    accounts: Number(accounts.numDeletedRows),
    orders: Number(orders.numUpdatedRows),
    messages: Number(messages.numDeletedRows),
    alerts: Number(alerts.numDeletedRows),
  };
}

async function findPerson(db: Db, who: string): Promise<Person> {
  if (!who.includes('@')) {
    const phoneKey = nationalNumber(who);
    if (!/^\d{8,}$/.test(phoneKey))
      throw new StartUpError(`${who} is neither an address nor a phone number.`);
    return { address: null, phoneKey };
  }
  const address = who.toLowerCase();
  // Locked until the end, so that the person can neither order nor become an administrator.
  const account = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where(sql`lower(email)`, '=', address)
    .forUpdate()
    .executeTakeFirst();
  if (account && isStaff(account.role)) {
    throw new StartUpError(`${who} belongs to the staff. Remove that role first.`);
  }
  return { address, accountId: account?.id };
}

function orderIds(db: Db, person: Person) {
  return db
    .selectFrom('orders')
    .select('id')
    .where((where) => ordersOf(where, person));
}

/** What the staff wrote about the person's orders. */
function deleteNotes(db: Db, person: Person) {
  return db.deleteFrom('order_notes').where('order_id', 'in', orderIds(db, person)).execute();
}

/** What couriers and staff wrote about the parcels, and the courier's page with the address. */
async function blankParcels(db: Db, person: Person) {
  const parcels = await db
    .updateTable('shipments')
    .set({ problem_text: null, label_url: null })
    .where('order_id', 'in', orderIds(db, person))
    .returning('id')
    .execute();
  const ids = parcels.map(({ id }) => id);
  await db
    .updateTable('shipment_events')
    .set({ reason: '' })
    .where('shipment_id', '=', sql<string>`any(${ids}::text[])`)
    .where('reason', '<>', '')
    .execute();
  await sql`
    update accepted_differences a set note = '' from payout_lines l
    where l.payout_id = a.payout_id and l.line = a.line and l.shipment_id = any(${ids}::text[]) and a.note <> ''
  `.execute(db);
}

/** Shown reviews stay, without name, wilaya and pictures. Others are deleted: they may have been hidden because of personal details. */
async function blankReviews(db: Db, person: Person) {
  const ids = orderIds(db, person);
  await db.deleteFrom('reviews').where('order_id', 'in', ids).where('state', '<>', 'shown').execute();
  await db
    .updateTable('reviews')
    .set({ name: '', wilaya: '', image_urls: [] })
    .where('order_id', 'in', ids)
    .execute();
}

/** Why the staff granted something may name the person. */
async function blankReasons(db: Db, person: Person) {
  await db
    .updateTable('order_corrections')
    .set({ reason: erased.name })
    .where('order_id', 'in', orderIds(db, person))
    .execute();
}

function blankOrders(db: Db, person: Person) {
  return db
    .updateTable('orders')
    .set({
      full_name: erased.name,
      // An order on the phone may have none, and then has no confirmation (invariant I6).
      email: sql`case when email = '' then '' else ${erased.email} end`,
      user_name: sql`case when is_guest then null else ${erased.name} end`,
      user_email: sql`case when is_guest then null else ${erased.email} end`,
      browser_hash: null,
      status_mail_id: null,
      payment_result: sql`payment_result || '{"email_address": ""}'`,
      phone: '',
      street: '',
      postal_code: '',
      notes: '',
    })
    .where((where) => ordersOf(where, person))
    .executeTakeFirst();
}

/** The phone numbers in the account and the orders, as they are compared. */
async function phonesOf(db: Db, person: Person) {
  if (person.phoneKey !== undefined) return [person.phoneKey];
  const accounts = db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', person.accountId ?? '');
  const known = await db
    .selectFrom('orders')
    .select('phone')
    .where((where) => ordersOf(where, person))
    .union(accounts)
    .execute();
  return known.map(({ phone }) => nationalNumber(phone)).filter(Boolean);
}

/** Numbers that were merged with one of these are customers of their own again. */
async function deleteMerges(db: Db, phones: string[]) {
  await db
    .deleteFrom('customer_links')
    .where((where) =>
      where.or(
        (['phone_key', 'main_key'] as const).map((key) =>
          where(key, '=', sql<string>`any(${phones}::text[])`),
        ),
      ),
    )
    .execute();
}

/** A block names the person by the number alone. */
async function deleteBlocks(db: Db, phones: string[]) {
  await db.deleteFrom('phone_blocks').where('phone_key', '=', sql<string>`any(${phones}::text[])`).execute();
}

/** Deletes the alerts of the address, and those of the phone numbers. */
async function deleteAlerts(db: Db, { person, phones }: { person: Person; phones: string[] }) {
  return db
    .deleteFrom('stock_alerts')
    .where((where) =>
      where.or([
        where(sql`lower(email)`, '=', person.address),
        where('phone_key', '=', sql<string>`any(${phones}::text[])`),
      ]),
    )
    .executeTakeFirst();
}

/** Known by an address, with the account if there is one, or by a phone number as it is compared. */
type Person =
  | { address: string; accountId: string | undefined; phoneKey?: undefined }
  | { address: null; accountId?: undefined; phoneKey: string };

function ordersOf(where: ExpressionBuilder<Tables, 'orders'>, { address, accountId, phoneKey }: Person) {
  if (phoneKey !== undefined) {
    return where.and([where(sql`phone_key`, '=', phoneKey), where('is_guest', '=', true)]);
  }
  return where.or([
    where(sql`lower(email)`, '=', address),
    where(sql`lower(user_email)`, '=', address),
    ...(accountId ? [where('user_id', '=', accountId)] : []),
  ]);
}

async function refuseOpenOrders(db: Db, person: Person) {
  const open = await db
    .selectFrom('orders')
    .select('number')
    .where((where) => ordersOf(where, person))
    .where('status', 'not in', ['Delivered', 'Cancelled'])
    .execute();
  if (open.length === 0) return;
  const numbers = open.map(({ number }) => number).join(', ');
  throw new StartUpError(`Orders are under way: ${numbers}. Deliver or cancel them first.`);
}
