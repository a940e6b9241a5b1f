import { type SqlBool, sql } from 'kysely';
import { collectedStatuses } from '../../../shared/couriers/parcel-terms.ts';
import { isKnown } from './renew-parcel.ts';

/** SQL of whether the courier, who knows a parcel `s`, was not told yet of a correction `e` of its order. */
export const isUntold = sql<SqlBool>`(
  s.status not in (${sql.join(collectedStatuses)}) and ${isKnown}
  and e.action in ('order.edited', 'order.returned')
  and position(s.reference in e.changes->'parcel'->>1) > 0
  and not exists (
    select from audit_entries told
    where told.subject_id = s.order_id and told.action = 'order.couriertold' and told.id > e.id
  )
)`;

/** SQL of whether the courier of a parcel `s` has to be told of a correction. */
export const isCourierUntold = sql<boolean>`exists (
  select from audit_entries e where e.subject_id = s.order_id and ${isUntold}
)`;

/** SQL of whether the courier of one of `orders` has to be told of a correction. */
export const hasUntoldCourier = sql<SqlBool>`orders.id in (
  select s.order_id from shipments s join audit_entries e on e.subject_id = s.order_id where ${isUntold}
)`;
