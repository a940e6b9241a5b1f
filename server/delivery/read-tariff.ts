import type { Selectable } from 'kysely';
import type { DeliveryKind } from '../../shared/delivery/delivery-price.ts';
import type { Db } from '../platform/db/connection.ts';
import { followDrops } from '../platform/db/follow-drops.ts';
import type { Tables } from '../platform/db/tables.ts';

/** Named by every reply that shows the tariff; a save drops it. */
export const deliveryTag = 'delivery';

export type Rate = Selectable<Tables['delivery_rates']>;
type Commune = Selectable<Tables['communes']>;
type Point = Selectable<Tables['pickup_points']>;
type Wilaya = Selectable<Tables['wilayas']>;

/** Everything by which delivery is priced. */
export type Tariff = {
  terms: Selectable<Tables['delivery_terms']>;
  wilayas: Map<number, Wilaya>;
  communes: Map<number, Commune>;
  /** By `rateKey`. */
  rates: Map<string, Rate>;
  /** The active ones. */
  points: Point[];
};

/** The rate of a commune is found by the commune alone, because communes may get another wilaya. */
export function rateKey(kind: DeliveryKind, place: { wilaya: number } | { commune: number }) {
  return 'commune' in place ? `${kind}/commune/${place.commune}` : `${kind}/${place.wilaya}`;
}

/** Rises with each notice that the tariff has changed. */
let edition = 0;

followDrops((tags) => {
  if (tags === 'all' || tags.includes(deliveryTag)) edition += 1;
});

const kept = new WeakMap<Db, { edition: number; tariff: Promise<Tariff> }>();

/** The tariff, which each process reads once, and again after a notice of a change. */
export function readTariff(db: Db): Promise<Tariff> {
  const last = kept.get(db);
  if (last?.edition === edition) return last.tariff;
  const tariff = loadTariff(db);
  const read = { edition, tariff };
  kept.set(db, read);
  tariff.catch(() => kept.get(db) === read && kept.delete(db));
  return tariff;
}

/**
 * The tariff with this version: the remembered one, or a fresh one if another process has changed it and the notice has
 * not arrived yet.
 */
export async function tariffOfVersion(db: Db, known: Tariff, version: number): Promise<Tariff> {
  return known.terms.version === version ? known : loadTariff(db);
}

/** The version is read first: a tariff that changes meanwhile then counts as older than it is, and is read again. */
export async function loadTariff(db: Db): Promise<Tariff> {
  const terms = await db.selectFrom('delivery_terms').selectAll().executeTakeFirstOrThrow();
  const wilayas = await db.selectFrom('wilayas').selectAll().execute();
  const communes = await db.selectFrom('communes').selectAll().orderBy('name_fr').orderBy('id').execute();
  const rates = await db.selectFrom('delivery_rates').selectAll().execute();
  const points = await db
    .selectFrom('pickup_points')
    .selectAll()
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return {
    terms,
    wilayas: new Map(wilayas.map((wilaya) => [wilaya.code, wilaya])),
    communes: new Map(communes.map((commune) => [commune.id, commune])),
    rates: new Map(rates.map((rate) => [keyOf(rate), rate])),
    points,
  };
}

function keyOf({ kind, wilaya_code, commune_id }: Rate) {
  return rateKey(kind, commune_id === null ? { wilaya: wilaya_code } : { commune: commune_id });
}
