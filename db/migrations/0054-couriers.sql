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
  created_at timestamptz not null default now()
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

create table shipments (
  id record_id primary key,
  order_id record_id not null references orders,
  courier_id record_id not null references couriers,
  -- What the courier is told as the number of the order. A second parcel of an order has another one.
  reference text not null unique,
  tracking text check (length(tracking) between 1 and 60),
  label_url text,
  status text not null default 'created' check (status in (
    'created', 'pending_pickup', 'picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivery_attempted',
    'on_hold', 'delivered', 'return_in_transit', 'returned', 'cancelled', 'lost'
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
  asked_at timestamptz
);

-- One parcel at a time carries an order. A delivered one still counts: an order is not sent twice.
create unique index shipments_live on shipments (order_id) where status not in ('returned', 'cancelled', 'lost');
create unique index shipments_tracking on shipments (courier_id, tracking) where tracking is not null;
create index shipments_order_id on shipments (order_id);
create index shipments_created_at on shipments (created_at, id);
create index shipments_batch on shipments (batch);
create index shipments_open on shipments (courier_id, asked_at)
  where status not in ('delivered', 'returned', 'cancelled', 'lost');
create index shipments_attention on shipments (created_at)
  where problem is not null or restock = 'asked' or status in ('delivery_attempted', 'on_hold', 'lost');

-- What a courier, or somebody by hand, said about a parcel, in any order and perhaps twice. `unknown` is a state in words
-- that nobody has mapped: it changes nothing.
create table shipment_events (
  id bigint generated always as identity primary key,
  shipment_id record_id not null references shipments,
  -- Names the event to us, so that one that is told again is not recorded again.
  external_id text not null unique check (length(external_id) between 1 and 200),
  at timestamptz not null,
  status text not null check (status in (
    'created', 'pending_pickup', 'picked_up', 'in_transit', 'at_hub', 'out_for_delivery', 'delivery_attempted',
    'on_hold', 'delivered', 'return_in_transit', 'returned', 'cancelled', 'lost', 'unknown'
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
create trigger shipment_events_append_only before update or delete or truncate on shipment_events
  for each statement execute function refuse_change();

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
