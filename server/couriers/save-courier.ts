import { sql } from 'kysely';
import { toCentimes, toDinars } from '../../shared/catalog/prices.ts';
import { invalidField, notFound } from '../../shared/contract/api-error.ts';
import type { Courier, CourierBody, CourierChange, ListedCourier } from '../../shared/couriers/couriers.ts';
import { finalStatuses, neededKeys } from '../../shared/couriers/parcel-terms.ts';
import { refusal } from '../../shared/refusals/refusals.ts';
import { changeRecord, createRecord, type RecordKind } from '../platform/audit/change-record.ts';
import type { Changes } from '../platform/audit/record-change.ts';
import type { Db } from '../platform/db/connection.ts';
import { brokenConstraint } from '../platform/db/run-transaction.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import type { Env } from '../platform/start-up/env.ts';

/** All couriers by name, with the number of their parcels on the way. */
export async function listCouriers(db: Db): Promise<ListedCourier[]> {
  const rows = await db
    .selectFrom('couriers')
    .select(['id', 'name', 'kind', 'is_active', 'secrets'])
    .select((courier) =>
      courier
        .selectFrom('shipments')
        .whereRef('courier_id', '=', 'couriers.id')
        .where('status', 'not in', finalStatuses)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('open'),
    )
    .orderBy('name')
    .execute();
  return rows.map(({ id, name, is_active, open, secrets, ...row }) => {
    const kind = row.kind as ListedCourier['kind'];
    const lacksKeys = neededKeys[kind].some((key) => !secrets[key]);
    return { _id: id, name, kind, isActive: is_active, open: open ?? 0, lacksKeys };
  });
}

/** The settings of a courier, without its keys. Throws ApiError 404. */
export async function readCourier(db: Db, id: string): Promise<Courier> {
  const row = await db.selectFrom('couriers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(refusal('courier-not-found'));
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind as Courier['kind'],
    fromWilaya: row.from_wilaya,
    returnFee: toDinars(row.return_fee_centimes),
    maxCollected: row.max_collected_centimes === null ? null : toDinars(row.max_collected_centimes),
    sheetColumns: row.sheet_columns,
    baseUrl: row.base_url,
    hasSecrets: {
      ...{ id: Boolean(row.secrets.id), token: Boolean(row.secrets.token) },
      webhook: Boolean(row.secrets.webhook),
    },
    isActive: row.is_active,
    version: row.version,
  };
}

const couriers: RecordKind<Courier> = {
  table: 'couriers',
  area: 'courier',
  read: readCourier,
  audited: ({ _id, version, sheetColumns, hasSecrets, ...rest }) => ({
    ...rest,
    columns: sheetColumns.map(({ field, heading }) => `${field}: ${heading}`),
  }),
  outdated: [refusal('courier-changed'), 'courier'],
  recordsEverySave: true,
};

type Creating = { body: CourierBody; by: SessionUser; env: Env };

/** Adds a courier. Throws ApiError 400 (name taken). */
export function createCourier(db: Db, { body, by, env }: Creating): Promise<Courier> {
  checkAddress(body, env);
  return createRecord(db, { kind: couriers, by }, (db, id) =>
    db
      .insertInto('couriers')
      .values({ id, kind: body.kind, ...columnsOf(body), secrets: JSON.stringify(keysOf(body)) })
      .execute(),
  ).catch(refuseTakenName);
}

type Changing = { id: string; body: CourierChange; by: SessionUser; env: Env };

/**
 * Changes a courier. Its kind stays, because its parcels depend on it. Throws ApiError 400 (name taken, another kind,
 * another server without the key), 404 and 409 (outdated version, with the stored `courier`).
 */
export function changeCourier(db: Db, { id, body, by, env }: Changing): Promise<Courier> {
  checkAddress(body, env);
  const keys = Object.keys(keysOf(body));
  // Which keys, but not what they are.
  const also: Changes = keys.length > 0 ? { newKeys: [null, keys] } : {};
  return changeRecord(db, { kind: couriers, id, version: body.version, by, also }, async (db, before) => {
    if (body.kind !== before.kind) throw invalidField('kind', refusal('courier-kind-fixed'));
    refuseMovedKey(before, body);
    await db
      .updateTable('couriers')
      .set({ ...columnsOf(body), version: sql`version + 1` })
      .where('id', '=', id)
      .execute();
  }).catch(refuseTakenName);
}

function columnsOf(body: CourierBody) {
  return {
    name: body.name,
    from_wilaya: body.fromWilaya,
    return_fee_centimes: toCentimes(body.returnFee),
    max_collected_centimes: body.maxCollected === null ? null : toCentimes(body.maxCollected),
    sheet_columns: JSON.stringify(body.sheetColumns),
    base_url: body.baseUrl,
    // Stored keys are never shown, so a blank one means that it stays.
    secrets: sql<string>`couriers.secrets || ${JSON.stringify(keysOf(body))}::jsonb`,
    is_active: body.isActive,
  };
}

function keysOf({ secrets }: CourierBody) {
  return Object.fromEntries(Object.entries(secrets).filter(([, value]) => value !== ''));
}

/** Keys must not cross the internet in the clear. */
function checkAddress({ kind, baseUrl }: CourierBody, { privateWebhooks }: Env) {
  if (kind === 'ecotrack' && baseUrl === '') {
    throw invalidField('baseUrl', refusal('courier-address-required'));
  }
  if (baseUrl !== '' && !URL.canParse(baseUrl)) throw invalidField('baseUrl', refusal('not-a-url'));
  if (baseUrl === '' || privateWebhooks || baseUrl.toLowerCase().startsWith('https:')) return;
  throw invalidField('baseUrl', refusal('url-not-https'));
}

/** A stored key goes only to the server that it was given for. Otherwise a stolen session could send it anywhere. */
function refuseMovedKey(before: Courier, { baseUrl, secrets }: CourierBody) {
  if (!before.hasSecrets.token || secrets.token !== '' || originOf(baseUrl) === originOf(before.baseUrl))
    return;
  throw invalidField('baseUrl', refusal('key-required-again'));
}

function originOf(url: string) {
  return url === '' ? '' : new URL(url).origin;
}

function refuseTakenName(error: Error): never {
  if (brokenConstraint(error) !== 'couriers_name_key') throw error;
  throw invalidField('name', refusal('courier-name-taken'));
}
