import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { neededKeys } from '../../shared/couriers/parcel-terms.ts';
import { firstDaySteps, type Start } from '../../shared/reports/morning.ts';
import type { ShopSettings } from '../../shared/settings/settings.ts';
import type { Db } from '../platform/db/connection.ts';
import type { Tables } from '../platform/db/tables.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { readMailServer } from '../platform/settings/read-mail-server.ts';
import type { Env } from '../platform/start-up/env.ts';

type Asking = { user: SessionUser; settings: ShopSettings; env: Env };

/** Which steps of the first day are done. Undefined once all of them are, and there was an order. */
export async function readStart(db: Db, asking: Asking): Promise<Start | undefined> {
  const { look, seller, contact } = asking.settings;
  const { orders, ...found } = await findStored(db, asking.user.id);
  const done = {
    look: look.name !== '',
    home: Boolean(found.home),
    pages: Boolean(found.pages),
    products: Boolean(found.products),
    // Offers must state this about the seller (loi 18-05, art. 11); the legal pages print it.
    seller: [seller.name, seller.address, seller.rc, seller.nif].every((part) => part !== ''),
    delivery: Boolean(found.delivery),
    couriers: Boolean(found.couriers),
    contact: contact.phone !== '',
    orderForm: Boolean(found.orderForm),
    mail: (await readMailServer(db, asking.env)) !== undefined,
    secondStep: Boolean(found.factor),
    backups: Boolean(found.backup),
  };
  const isOver = Boolean(orders) && firstDaySteps.every((step) => done[step]);
  if (isOver) return undefined;
  return { done, hasOrders: Boolean(orders), choseOrderTaking: Boolean(found.orderTaking) };
}

/** A courier without the keys of its interface cannot make parcels. */
function hasItsKeys({ or, and }: ExpressionBuilder<Tables, 'couriers'>) {
  const kinds = Object.entries(neededKeys).map(([kind, keys]) =>
    and([
      sql<SqlBool>`kind = ${kind}`,
      ...keys.map((key) => sql<SqlBool>`coalesce(secrets ->> ${key}, '') <> ''`),
    ]),
  );
  return or(kinds);
}

function findStored(db: Db, userId: string) {
  return db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom('orders').select('id')).as('orders'),
      exists(selectFrom('products').select('id')).as('products'),
      exists(selectFrom('settings').select('id').where('name', '=', 'home')).as('home'),
      exists(selectFrom('settings').select('id').where('name', '=', 'pages')).as('pages'),
      exists(selectFrom('delivery_terms').select('id').where('changed_at', 'is not', null)).as('delivery'),
      exists(selectFrom('couriers').select('id').where(hasItsKeys)).as('couriers'),
      exists(selectFrom('second_factors').select('id').where('user_id', '=', userId)).as('factor'),
      exists(selectFrom('settings').select('id').where('name', '=', 'orders')).as('orderTaking'),
      exists(selectFrom('settings').select('id').where('name', '=', 'delivery')).as('orderForm'),
      exists(selectFrom('backups').select('id').where('problem', 'is', null)).as('backup'),
    ])
    .executeTakeFirstOrThrow();
}
