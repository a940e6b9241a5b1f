import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/connection.ts';
import { dropFromCaches } from '../platform/db/notify.ts';
import type { Tables } from '../platform/db/tables.ts';
import { StartUpError } from '../platform/start-up/start-up-error.ts';

/** What stands where something was: orders must say who ordered (I7), and this says that nobody may know. */
const erased = { name: 'Erased', email: 'erased@erased.invalid' };

type Erasing = { email: string; apply: boolean };

/** How many of each. */
type Erasure = { accounts: number; orders: number; messages: number };

/**
 * Forgets whoever has this address, as the law lets them ask (threats T20), or without `apply` only counts what that would
 * be. Account and messages go; orders stay for the books with what was bought, in which town and for how much, and without
 * who, where exactly and how to reach them.
 * Throws StartUpError while an order is under way, or where the account is an administrator's.
 */
export async function erasePerson(db: Db, { email, apply }: Erasing): Promise<Erasure> {
  const transaction = await db.startTransaction().execute();
  try {
    const erasure = await eraseAll(transaction, email);
    await (apply ? transaction.commit() : transaction.rollback()).execute();
    return erasure;
  } catch (error) {
    await transaction.rollback().execute();
    throw error;
  }
}

async function eraseAll(db: Db, email: string): Promise<Erasure> {
  const address = email.toLowerCase();
  // Locked, so that they can neither order nor become an administrator meanwhile.
  const account = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where(sql`lower(email)`, '=', address)
    .forUpdate()
    .executeTakeFirst();
  if (account?.role === 'admin') {
    throw new StartUpError(`${email} is an administrator. Take that role away first.`);
  }
  const person = { address, accountId: account?.id };
  await refuseOpenOrders(db, person);
  const orders = await blankOrders(db, person);
  const messages = await db
    .deleteFrom('contact_messages')
    .where(sql`lower(email)`, '=', address)
    .executeTakeFirst();
  await db.deleteFrom('verification_codes').where(sql`lower(email)`, '=', address).execute();
  // Sessions and reset links go with it.
  const accounts = await db
    .deleteFrom('users')
    .where('id', '=', account?.id ?? '')
    .executeTakeFirst();
  await dropFromCaches(db, ['users', 'orders']);
  return {
    accounts: Number(accounts.numDeletedRows),
    orders: Number(orders.numUpdatedRows),
    messages: Number(messages.numDeletedRows),
  };
}

function blankOrders(db: Db, person: Person) {
  return db
    .updateTable('orders')
    .set({
      full_name: erased.name,
      email: erased.email,
      user_name: sql`case when is_guest then null else ${erased.name} end`,
      user_email: sql`case when is_guest then null else ${erased.email} end`,
      browser_hash: null,
      phone: '',
      street: '',
      postal_code: '',
      notes: '',
    })
    .where((where) => ordersOf(where, person))
    .executeTakeFirst();
}

type Person = { address: string; accountId: string | undefined };

function ordersOf(where: ExpressionBuilder<Tables, 'orders'>, { address, accountId }: Person) {
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
