import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The key of a product that was not imported, as an export writes it: this and its id. */
const ownPrefix = 'saha:';

const ownKey = /^saha:[a-z2-7]{36}$/;

/** The key by which an import finds this product. */
export function keyOf({ id, external_key }: { id: string; external_key: string | null }) {
  return external_key ?? ownPrefix + id;
}

/** The condition that selects the products with the keys of these rows. */
export function withKeys(rows: { externalKey: string }[]): RawBuilder<SqlBool> {
  const keys = rows.map(({ externalKey }) => externalKey);
  const ids = keys.filter((key) => ownKey.test(key)).map((key) => key.slice(ownPrefix.length));
  if (ids.length === 0) return sql`external_key = any (${keys})`;
  return sql`(external_key = any (${keys}) or (external_key is null and id = any (${ids})))`;
}
