-- Money that couriers collected and paid out (requirements: Payouts). Nothing of it ever changes.
create table payouts (
  id record_id primary key,
  courier_id record_id not null references couriers,
  -- The courier's name for it, such as the number of its sheet.
  reference text not null check (length(reference) between 1 and 60),
  paid_on date not null,
  made_by text not null,
  created_at timestamptz not null default now(),
  unique (courier_id, reference)
);
create index payouts_created_at on payouts (created_at, id);

create table payout_lines (
  payout_id record_id not null references payouts,
  line integer not null check (line > 0),
  -- Null for a tracking number that is nobody's.
  shipment_id record_id references shipments,
  tracking text not null,
  collected_centimes bigint not null check (collected_centimes >= 0),
  fee_centimes bigint not null check (fee_centimes >= 0),
  -- What the parcel should have brought, and why the line does not count as its payment.
  expected_centimes bigint,
  difference text check (difference in ('unknown', 'twice', 'above', 'below', 'undelivered')),
  check (difference is not null or shipment_id is not null),
  primary key (payout_id, line)
);
-- The money of a parcel counts once.
create unique index payout_lines_counted on payout_lines (shipment_id) where difference is null;
create index payout_lines_shipment on payout_lines (shipment_id);

create trigger payouts_append_only before update or delete or truncate on payouts
  for each statement execute function refuse_change();
create trigger payout_lines_append_only before update or delete or truncate on payout_lines
  for each statement execute function refuse_change();

-- Delivered parcels, for the list of those that were not paid out and for measures.
create index shipments_ended on shipments (ended_at) where status in ('delivered', 'returned');
