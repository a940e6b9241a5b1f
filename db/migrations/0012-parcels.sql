-- Couriers, parcels, and the money that couriers collect.

-- Couriers, the parcels they carry and what happened to each (requirements: Parcels, docs/decisions/0068).
create table couriers (
  id record_id primary key,
  name text not null unique check (length(name) between 1 and 60),
  -- `sheet` exchanges files with people; the others are interfaces of couriers.
  kind text not null check (kind in ('sheet', 'yalidine', 'ecotrack')),
  -- Where an interface is; blank for its usual address.
  base_url text not null default '',
  -- The wilaya from which parcels leave.
  from_wilaya smallint references wilayas,
  return_fee_centimes bigint not null default 0 check (return_fee_centimes >= 0),
  max_collected_centimes bigint check (max_collected_centimes > 0),
  -- The columns of its sheet in their order: a list of {"field": name, "heading": text}.
  sheet_columns jsonb not null default '[]' check (jsonb_typeof(sheet_columns) = 'array'),
  -- Keys of the interface by name. They are sent to the courier, so they are kept as they are; no endpoint answers them.
  secrets jsonb not null default '{}' check (jsonb_typeof(secrets) = 'object'),
  is_active boolean not null default true,
  version integer not null default 1 check (version > 0),
  -- No call is made before this time, because the courier asked for a pause.
  waits_until timestamptz,
  created_at timestamptz not null default now(),
  -- When a call to the interface may be made next (requirements: Yalidine).
  next_call_at timestamptz,
  -- Since when a courier does not tell about its parcels, and its words; and when it last sent a message that was refused.
  failing_since timestamptz,
  failure text,
  refused_message_at timestamptz
);

-- Where a courier delivers, in its own words.
create table courier_places (
  courier_id record_id not null references couriers,
  commune_id integer not null references communes,
  external_ref text not null,
  external_name text not null,
  deliverable boolean not null,
  has_desk boolean not null,
  primary key (courier_id, commune_id)
);

-- The pickup points of a courier in its own words. Those that shoppers choose from are in pickup_points.
create table courier_desks (
  courier_id record_id not null references couriers,
  external_ref text not null,
  commune_id integer not null references communes,
  name text not null,
  address text not null,
  primary key (courier_id, external_ref)
);

create index courier_desks_commune on courier_desks (courier_id, commune_id);

-- Messages of a courier about parcels that the shop does not know.
create table courier_strays (
  id bigint generated always as identity primary key,
  courier_id record_id not null references couriers,
  external_id text not null unique check (length(external_id) between 1 and 200),
  tracking text not null,
  raw text not null,
  at timestamptz not null,
  recorded_at timestamptz not null default now()
);

create index courier_strays_recorded on courier_strays (recorded_at);

-- What a courier collects for an order: nothing if it is paid, otherwise its total in whole dinars, halves up.
create function amount_to_collect(paid_at timestamptz, total_centimes bigint) returns bigint
  language sql immutable parallel safe
  return case when paid_at is null then (total_centimes + 50) / 100 * 100 else 0 end;

-- Parcels (requirements: Parcels). One follows its order until its courier may know it (docs/decisions/0074); one with a
-- problem is rescued by a call to the buyer (requirements: Rescue, docs/decisions/0071).
create table shipments (
  id record_id primary key,
  order_id record_id not null references orders,
  courier_id record_id not null references couriers,
  -- What the courier is told as the number of the order. A second parcel of an order has another one.
  reference text not null unique,
  tracking text check (length(tracking) between 1 and 60),
  label_url text,
  status text not null default 'created' check (status in (
    'created', 'pending_pickup', 'picked_up', 'in_transit', 'at_hub', 'awaiting_buyer', 'out_for_delivery',
    'delivery_attempted', 'on_hold', 'delivered', 'return_in_transit', 'returned', 'cancelled', 'lost'
  )),
  -- The last state in the courier's own words.
  raw_status text,
  collected_centimes bigint not null check (collected_centimes >= 0),
  fee_centimes bigint check (fee_centimes >= 0),
  return_fee_centimes bigint check (return_fee_centimes >= 0),
  -- Parcels that were made together, and whose sheet is one file.
  batch record_id not null,
  -- Why somebody must look at the parcel, and the words of the courier about it.
  problem text check (problem in ('refused', 'unreachable', 'unsure', 'hidden', 'order')),
  problem_text text,
  -- Whether somebody must say which units of a returned parcel can be sold again.
  restock text check (restock in ('asked', 'done')),
  created_by text not null,
  created_at timestamptz not null default now(),
  last_event_at timestamptz,
  delivered_at timestamptz,
  ended_at timestamptz,
  -- When its courier was last asked about it.
  asked_at timestamptz,
  -- How often the courier was asked to make the parcel. Counted before the call, so that a process which dies in it is known.
  tries integer not null default 0 check (tries >= 0),
  -- A process that makes the parcel holds it until then.
  held_until timestamptz,
  -- When the problem that nobody has answered yet began. Null without a task.
  rescue_since timestamptz,
  -- By when somebody should have called. After an answer it is the time when the task comes back.
  rescue_target timestamptz,
  -- Who has the task on the screen, and until when nobody else records anything about it.
  rescuer_id record_id,
  -- A copy, because the account may change or be deleted.
  rescuer_name text,
  rescuer_until timestamptz,
  -- When its sheet was first downloaded. From then on the courier may know the parcel.
  sheet_taken_at timestamptz,
  constraint shipments_rescue_whole check ((rescue_since is null) = (rescue_target is null)),
  constraint shipments_whole_dinars check (collected_centimes % 100 = 0)
);

-- One parcel at a time carries an order. A delivered one still counts: an order is not sent twice.
create unique index shipments_live on shipments (order_id) where status not in ('returned', 'cancelled', 'lost');
create unique index shipments_tracking on shipments (courier_id, tracking) where tracking is not null;
create index shipments_order_id on shipments (order_id);
create index shipments_created_at on shipments (created_at, id);
create index shipments_batch on shipments (batch);
create index shipments_open on shipments (courier_id, asked_at)
  where status not in ('delivered', 'returned', 'cancelled', 'lost');
create index shipments_unmade on shipments (created_at) where tracking is null and status = 'created';

-- Delivered parcels, for the list of those that were not paid out and for measures.
create index shipments_ended on shipments (ended_at) where status in ('delivered', 'returned');
create index shipments_rescue on shipments (rescue_target) where rescue_since is not null;
create index shipments_rescuer on shipments (rescuer_id) where rescuer_id is not null;
create index shipments_attention on shipments (created_at) where problem is not null or restock = 'asked';

-- What a courier, or somebody by hand, said about a parcel, in any order and perhaps twice. `unknown` is a state in words
-- that nobody has mapped: it changes nothing.
create table shipment_events (
  id bigint generated always as identity primary key,
  shipment_id record_id not null references shipments,
  -- Names the event to us, so that one that is told again is not recorded again.
  external_id text not null unique check (length(external_id) between 1 and 200),
  at timestamptz not null,
  status text not null check (status in (
    'created', 'pending_pickup', 'picked_up', 'in_transit', 'at_hub', 'awaiting_buyer', 'out_for_delivery',
    'delivery_attempted', 'on_hold', 'delivered', 'return_in_transit', 'returned', 'cancelled', 'lost', 'unknown'
  )),
  raw text not null,
  reason text not null default '',
  place text not null default '',
  -- The member of staff, or the courier.
  told_by text not null,
  recorded_at timestamptz not null default now()
);

create index shipment_events_shipment on shipment_events (shipment_id, at, id);
create index shipment_events_unknown on shipment_events (recorded_at) where status = 'unknown';

-- The reason is free text of a courier or of the staff and may name the buyer, so an erasure must be able to blank it
-- (threats T20). Nothing else of an event ever changes.
create trigger shipment_events_append_only before delete or truncate on shipment_events
  for each statement execute function refuse_change();
create trigger shipment_events_unchanged before update on shipment_events for each row
  when (
    (new.id, new.shipment_id, new.external_id, new.at, new.status, new.raw, new.reason, new.place, new.told_by, new.recorded_at)
    is distinct from
    (old.id, old.shipment_id, old.external_id, old.at, old.status, old.raw, '', old.place, old.told_by, old.recorded_at)
  )
  execute function refuse_change();

-- What somebody reached with the buyer and the courier, forever. As with calls, its note is an internal note of the order,
-- so that this table has no text about a person and an erasure has nothing to delete here.
create table rescue_steps (
  id bigint generated always as identity primary key,
  -- From the browser, so that a step that is sent twice counts once.
  client_id uuid not null unique,
  shipment_id record_id not null references shipments,
  at timestamptz not null,
  by_id record_id not null,
  by_name text not null,
  outcome text not null check (outcome in ('retry', 'newdate', 'newcontact', 'noanswer', 'return', 'settled')),
  new_date date,
  check ((new_date is not null) = (outcome = 'newdate'))
);

create index rescue_steps_shipment on rescue_steps (shipment_id, id);

create trigger rescue_steps_append_only before update or delete or truncate on rescue_steps
  for each statement execute function refuse_change();

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

create trigger payouts_append_only before update or delete or truncate on payouts
  for each statement execute function refuse_change();

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
  primary key (payout_id, line),
  check (difference is not null or shipment_id is not null)
);

-- The money of a parcel counts once.
create unique index payout_lines_counted on payout_lines (shipment_id) where difference is null;
create index payout_lines_shipment on payout_lines (shipment_id);

create trigger payout_lines_append_only before update or delete or truncate on payout_lines
  for each statement execute function refuse_change();

-- Differences of payouts that somebody accepted, with a reason (requirements: Payouts). The lines themselves never change.
create table accepted_differences (
  id record_id primary key,
  payout_id record_id not null,
  line integer not null,
  reason text not null check (reason in ('agreed', 'fee', 'damage', 'corrected', 'other')),
  note text not null default '' check (length(note) <= 300),
  -- Whether accepting it made the order of the parcel paid. Undoing it then makes the order unpaid again.
  made_paid boolean not null,
  at timestamptz not null,
  by_name text not null,
  undone_at timestamptz,
  undone_by_name text,
  foreign key (payout_id, line) references payout_lines
);

-- A difference is accepted once at a time.
create unique index accepted_differences_open on accepted_differences (payout_id, line) where undone_at is null;
