-- Offers: codes, prices for several units, and free delivery, each for some days (requirements: Offers).
create table promotions (
  id record_id primary key,
  -- The names that buyers read. A blank translation shows the base name.
  name text not null check (length(name) between 1 and 100),
  name_fr text not null default '' check (length(name_fr) <= 100),
  name_ar text not null default '' check (length(name_ar) <= 100),
  kind text not null check (kind in ('code', 'quantity', 'delivery')),
  -- Both days are included, in the shop's time zone.
  first_day date not null,
  last_day date not null,
  is_active boolean not null default true,
  -- A code takes one of these off.
  percent smallint check (percent between 1 and 100),
  amount_centimes bigint check (amount_centimes > 0),
  -- The least sum of the lines, before discounts.
  min_centimes bigint not null default 0 check (min_centimes >= 0),
  max_uses integer check (max_uses > 0),
  -- Orders that took it, counted only for offers with a limit. A cancelled order keeps its use.
  uses integer not null default 0,
  max_per_phone smallint check (max_per_phone > 0),
  first_order_only boolean not null default false,
  -- Codes of wilayas; none means all.
  wilayas smallint[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint promotions_days check (first_day <= last_day),
  constraint promotions_within_uses check (max_uses is null or uses <= max_uses),
  constraint promotions_code_takes check (num_nonnulls(percent, amount_centimes) = (kind = 'code')::int)
);

create index promotions_last_day on promotions (last_day);

-- The products of an offer: all of them without a row that includes some. No foreign keys, because an offer whose only
-- product is deleted must not become one for everything.
create table promotion_targets (
  promotion_id record_id not null references promotions on delete cascade,
  product_id record_id,
  category_id record_id,
  brand text check (brand <> ''),
  excluded boolean not null default false,
  check (num_nonnulls(product_id, category_id, brand) = 1)
);

create index promotion_targets_promotion_id on promotion_targets (promotion_id);

-- The price of so many units of a product together, or the number of them that is free.
create table promotion_tiers (
  promotion_id record_id not null references promotions on delete cascade,
  units smallint not null check (units between 2 and 99),
  set_centimes bigint check (set_centimes > 0),
  free_units smallint check (free_units between 1 and units - 1),
  primary key (promotion_id, units),
  check (num_nonnulls(set_centimes, free_units) = 1)
);

-- Codes are stored folded, as `foldedCode` writes them.
create table promotion_codes (
  code text primary key check (length(code) between 3 and 30),
  promotion_id record_id not null references promotions on delete cascade,
  -- Null is no limit of its own.
  max_uses integer check (max_uses > 0),
  uses integer not null default 0,
  constraint promotion_codes_within_uses check (max_uses is null or uses <= max_uses)
);

create index promotion_codes_promotion_id on promotion_codes (promotion_id);

-- The discount of an order by an offer. The price of delivery is stored without what it saves there. An offer that was used
-- cannot be deleted.
create table order_discounts (
  order_id record_id not null references orders on delete cascade,
  promotion_id record_id not null references promotions,
  -- The name in the language of the order, as the buyer read it.
  name text not null,
  code text,
  centimes bigint not null check (centimes >= 0),
  shipping_centimes bigint not null check (shipping_centimes >= 0),
  primary key (order_id, promotion_id),
  check (centimes + shipping_centimes > 0)
);

create index order_discounts_promotion_id on order_discounts (promotion_id);

alter table orders
  add column discount_centimes bigint not null default 0,
  drop constraint orders_check,
  add constraint orders_total_adds_up check (
    total_price_centimes = items_price_centimes - discount_centimes + shipping_price_centimes + tax_price_centimes
  ),
  add constraint orders_discount_fits check (discount_centimes between 0 and items_price_centimes);

-- The part of the order's discount that falls on the line, for invoices, returns and reports.
alter table order_items
  add column discount_centimes bigint not null default 0,
  add constraint order_items_discount_fits check (discount_centimes between 0 and quantity * price_centimes);
