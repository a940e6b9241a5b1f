import { notFound } from '../../shared/contract/api-error.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { withoutAccents } from '../../shared/values/text.ts';
import { recordChange } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { runTransaction } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Env } from '../platform/start-up/env.ts';
import { askCourier, openCourierFor } from './open-courier.ts';
import type { CourierDesk, CourierFees, CourierPlace } from './port/courier-port.ts';

type Asking = { id: string; env: Env; now: () => Date };

/** Throws ApiError 404, 409 (no interface, refused) and 503. */
export async function readFees(
  db: Db,
  { wilaya, ...asking }: Asking & { wilaya: number },
): Promise<CourierFees> {
  const { courier, port } = await open(db, asking);
  const from = courier.from_wilaya ?? 16;
  return (await askCourier(port.fees?.({ from, to: wilaya }) ?? Promise.resolve(null))) ?? noFees;
}

const noFees: CourierFees = { home: null, desk: null, returned: null };

/**
 * Stores where the courier delivers and the references of its pickup points, by the names of communes. Places whose name
 * the shop does not know are counted. Throws ApiError 404, 409 (no interface, refused) and 503.
 */
export async function readPlaces(db: Db, { by, ...asking }: Asking & { by: SessionUser }) {
  const { courier, port } = await open(db, asking);
  const places = (await askCourier(port.places?.() ?? Promise.resolve([]))) ?? [];
  const desks = (await askCourier(port.desks?.() ?? Promise.resolve([]))) ?? [];
  const known = await knownCommunes(db);
  return runTransaction(db, async (db) => {
    const rows = places.flatMap((place) => toRow(courier.id, place, known));
    await db.deleteFrom('courier_places').where('courier_id', '=', courier.id).execute();
    // Two names of a courier may be one commune of ours.
    const unique = [...new Map(rows.map((row) => [row.commune_id, row])).values()];
    if (unique.length > 0) await db.insertInto('courier_places').values(unique).execute();
    const found = await linkPoints(db, { courierId: courier.id, desks, known });
    const counts = { places: unique.length, desks: found, unknown: places.length - rows.length };
    await recordChange(db, {
      ...{ by, action: 'courier.places', subjectId: courier.id },
      changes: { places: [null, counts.places], desks: [null, counts.desks] },
    });
    return counts;
  });
}

async function open(db: Db, { id, env, now }: Asking) {
  const courier = await db.selectFrom('couriers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!courier) throw notFound(refusal('courier-not-found'));
  return { courier, port: await openCourierFor(db, { courier, env, now }) };
}

type Known = Map<string, number>;

/** Ids by wilaya and name. A courier may still count a commune to its older wilaya. */
async function knownCommunes(db: Db): Promise<Known> {
  const rows = await db
    .selectFrom('communes')
    .innerJoin('wilayas', 'code', 'wilaya_code')
    .select(['communes.id', 'communes.name_fr', 'code', 'mother_code'])
    .execute();
  return new Map(
    rows.flatMap(({ id, name_fr, code, mother_code }) =>
      [code, mother_code ?? code].map((wilaya) => [placeKey(wilaya, name_fr), id] as const),
    ),
  );
}

function placeKey(wilaya: number, name: string) {
  return `${wilaya} ${withoutAccents(name).replaceAll(/[^\p{L}\d]/gu, '')}`;
}

function toRow(
  courier_id: string,
  { wilayaCode, ref, name, isDelivered, hasDesk }: CourierPlace,
  known: Known,
) {
  const commune_id = known.get(placeKey(wilayaCode, name));
  if (commune_id === undefined) return [];
  return [
    {
      ...{ courier_id, commune_id, external_ref: ref, external_name: name },
      ...{ deliverable: isDelivered, has_desk: hasDesk },
    },
  ];
}

type Linking = { courierId: string; desks: CourierDesk[]; known: Known };

/** Keeps the reference of each desk beside its commune and name, and returns how many are in a known commune. */
async function linkPoints(db: Db, { courierId, desks, known }: Linking) {
  const rows = desks.flatMap(({ ref, name, address, wilayaCode, commune }) => {
    const commune_id = known.get(placeKey(wilayaCode, commune));
    return commune_id === undefined
      ? []
      : [{ courier_id: courierId, external_ref: ref, commune_id, name, address }];
  });
  await db.deleteFrom('courier_desks').where('courier_id', '=', courierId).execute();
  if (rows.length > 0) await db.insertInto('courier_desks').values(rows).execute();
  return rows.length;
}
