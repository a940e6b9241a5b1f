import type { PgBoss } from 'pg-boss';
import { ApiError, isApiError } from '../../shared/contract/api-error.ts';
import { finalStatuses } from '../../shared/couriers/parcel-terms.ts';
import type { ToldParcels, toldStatuses } from '../../shared/couriers/told-parcels.ts';
import { reasonOf, refusal } from '../../shared/refusals/refusals.ts';
import type { Db } from '../platform/db/connection.ts';
import type { SessionUser } from '../platform/http/handle-endpoint.ts';
import { setParcelStatus } from './change-parcel.ts';
import { type ParcelFilter, readVisibleParcel, refuseStray } from './parcel-queries.ts';

type Telling = {
  status: (typeof toldStatuses)[number];
  /** Refuses the parcels that do not match it. */
  filter?: ParcelFilter | undefined;
  by: SessionUser;
  jobs: PgBoss;
  now: Date;
};

/**
 * Records the same state of several parcels, each in its own transaction. A parcel that has ended is not told again, and one
 * whose courier has an interface is told by that.
 */
export async function tellParcels(db: Db, { ids, ...telling }: Telling & { ids: string[] }) {
  const results: ToldParcels = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await tellOne(db, { id, ...telling });
      results.done.push(id);
    } catch (error) {
      if (!isApiError(error) || error.status >= 500) throw error;
      results.refused.push({ _id: id, ...reasonOf(error.refusal) });
    }
  }
  return results;
}

async function tellOne(db: Db, { id, status, filter, by, jobs, now }: Telling & { id: string }) {
  const parcel = await readVisibleParcel(db, id, by);
  if (filter) await refuseStray(db, { id, filter, user: by });
  if (parcel.courier.kind !== 'sheet') throw new ApiError(409, refusal('courier-tells-itself'));
  if (finalStatuses.includes(parcel.status)) throw new ApiError(409, refusal('parcel-ended'));
  await setParcelStatus(db, { id, body: { status, reason: '' }, by, jobs, now });
}
