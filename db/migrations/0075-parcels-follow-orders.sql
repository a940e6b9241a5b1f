-- A parcel follows its order until its courier may know it, and collects whole dinars (requirements: Parcels,
-- docs/decisions/0074).

-- What a courier collects for an order: nothing if it is paid, otherwise its total in whole dinars, halves up.
create function amount_to_collect(paid_at timestamptz, total_centimes bigint) returns bigint
  language sql immutable parallel safe
  return case when paid_at is null then (total_centimes + 50) / 100 * 100 else 0 end;

alter table shipments
  -- When its sheet was first downloaded. From then on the courier may know the parcel.
  add column sheet_taken_at timestamptz;

-- Nobody noted which sheets were downloaded.
update shipments s set sheet_taken_at = s.created_at from couriers c
where c.id = s.courier_id and c.kind = 'sheet' and s.status = 'created';

-- Couriers were told whole dinars all along.
update shipments set collected_centimes = amount_to_collect(null, collected_centimes) where collected_centimes % 100 <> 0;
alter table shipments add constraint shipments_whole_dinars check (collected_centimes % 100 = 0);

-- A parcel that no courier knows collects what its order owes now. Somebody must look at the others that do not.
update shipments s set collected_centimes = amount_to_collect(o.paid_at, o.total_price_centimes)
from orders o
where o.id = s.order_id and s.status = 'created' and s.tracking is null and s.sheet_taken_at is null
  and (s.tries = 0 or s.problem = 'refused');
update shipments s set problem = 'order'
from orders o
where o.id = s.order_id and s.problem is null
  and s.status not in ('delivered', 'return_in_transit', 'returned', 'cancelled', 'lost')
  and s.collected_centimes <> amount_to_collect(o.paid_at, o.total_price_centimes);
