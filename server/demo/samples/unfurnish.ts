import { sql } from 'kysely';
import { deliveryTag } from '../../delivery/read-tariff.ts';
import type { Db } from '../../platform/db/connection.ts';
import { dropFromCaches } from '../../platform/db/notify.ts';
import { settingsTag } from '../../platform/settings/shop-settings.ts';
import { sampleCost } from './furnish-samples.ts';
import { everySample } from './sample-names.ts';

/** Removes the staff, couriers, pickup points, the seller and the costs of the samples, as far as nothing else uses them. */
export async function unfurnish(db: Db) {
  await sql`delete from couriers c where name = any(${everySample(({ couriers }) => couriers)}::text[])
    and not exists (select from shipments where courier_id = c.id)
    and not exists (select from payouts where courier_id = c.id)`.execute(db);
  await sql`delete from pickup_points p where name like any(${everySample(({ point }) => `${point} %`)}::text[])
    and not exists (select from orders where pickup_point_id = p.id)`.execute(db);
  await sql`delete from settings where name = 'seller' and value ->> 'name' = any(${everySample(({ seller }) => seller)}::text[])`.execute(
    db,
  );
  await sql`update products set cost_centimes = null where cost_centimes = ${sampleCost}`.execute(db);
  // They cannot sign in. Orders and invoices keep the names of those who made them.
  await sql`delete from users where email like 'sample-%@saha.example'`.execute(db);
  await dropFromCaches(db, [deliveryTag, settingsTag]);
}
