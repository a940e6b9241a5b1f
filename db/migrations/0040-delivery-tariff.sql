-- What delivery costs (requirements: Shipping). A rate of a commune precedes that of its wilaya, and a new wilaya without
-- rates has those of its mother. A rate without a price says that the shop does not deliver there.
create table delivery_rates (
  wilaya_code smallint not null references wilayas,
  commune_id integer references communes,
  kind text not null check (kind in ('home', 'desk')),
  price_centimes bigint check (price_centimes >= 0),
  -- What the courier takes.
  cost_centimes bigint check (cost_centimes >= 0),
  min_days smallint check (min_days >= 0),
  max_days smallint check (max_days >= min_days),
  unique nulls not distinct (wilaya_code, commune_id, kind)
);

create table pickup_points (
  id record_id primary key,
  commune_id integer not null references communes,
  name text not null check (name <> ''),
  address text not null default '',
  phone text not null default '',
  hours text not null default '',
  is_active boolean not null default true
);

-- The rest of the tariff, and its version, with which two administrators notice each other. An order reads the version in
-- its transaction, so that no process charges by prices that it remembers from before a change.
create table delivery_terms (
  only_row boolean primary key default true check (only_row),
  -- The subject of the tariff's entries in the audit.
  id record_id not null,
  version integer not null default 1,
  changed_at timestamptz,
  changed_by text,
  -- The cart's estimate while nobody has named a wilaya.
  estimate_centimes bigint not null check (estimate_centimes >= 0),
  estimate_free_above_centimes bigint check (estimate_free_above_centimes >= 0),
  -- Delivery is free for orders above this, if the rule is on.
  free_above_centimes bigint not null check (free_above_centimes >= 0),
  free_above_is_on boolean not null default false,
  free_above_kinds text[] not null default '{home,desk}' check (free_above_kinds <@ '{home,desk}'),
  -- Wilayas without the rule.
  free_above_except smallint[] not null default '{}',
  -- Each started kilogram above the grams costs more: a list of {"above": grams, "perKg": centimes}.
  weight_steps jsonb not null default '[]' check (jsonb_typeof(weight_steps) = 'array')
);

-- The prices with which the shop began: free in Alger, 1000 DA elsewhere; the cart's estimate is free above 10000 DA.
insert into delivery_rates (wilaya_code, kind, price_centimes)
select code, 'home', case code when 16 then 0 else 100000 end from wilayas where mother_code is null;
insert into delivery_terms (id, estimate_centimes, estimate_free_above_centimes, free_above_centimes)
values ('deliverytermsdeliverytermsdeliveryte', 100000, 1000000, 1000000);

-- An order keeps how it is delivered, what that was to cost the shop, and the weight at the time, if they are known.
alter table orders
  add column delivery_kind text not null default 'home' check (delivery_kind in ('home', 'desk')),
  add column wilaya_code smallint,
  add column commune_id integer,
  add column pickup_point_id record_id,
  add column pickup_point text,
  add column delivery_cost_centimes bigint check (delivery_cost_centimes >= 0),
  add column weight_grams integer check (weight_grams >= 0);

alter table products add column weight_grams integer check (weight_grams between 1 and 100000);
