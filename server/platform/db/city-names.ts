import { type RawBuilder, sql } from 'kysely';
import type { Db } from './connection.ts';

type Address = 'addresses' | 'a' | 'users';

/** SQL of the Arabic name of an order's city; null unless it is a commune. */
export function cityOfOrder(orders: 'orders' | 'o') {
  return cityInArabic(sql.ref(`${orders}.commune_id`), orders);
}

/** The same of an address of an account, which has only the name. */
export function cityOfAddress(addresses: Address) {
  return cityInArabic(sql`null`, addresses);
}

function cityInArabic(commune: RawBuilder<unknown>, table: string) {
  const [wilaya, city] = [sql.ref(`${table}.wilaya`), sql.ref(`${table}.city`)];
  return sql<string | null>`city_in_arabic(${commune}, ${wilaya}, ${city})`;
}

type Place<City> = { wilaya: string; city: City };

/** A city as it is stored: a commune typed in Arabic has its French name, as in orders. */
export async function storedCity<City extends string | undefined>(db: Db, { wilaya, city }: Place<City>) {
  if (city === undefined || !/\p{Script=Arabic}/u.test(city)) return city;
  const { rows } = await sql<{ name: string }>`
    select name_fr as name from communes where id = commune_called(${wilaya}, ${city})`.execute(db);
  return rows[0]?.name ?? city;
}
