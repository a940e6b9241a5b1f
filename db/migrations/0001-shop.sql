-- The shop's records (requirements: Records). Ids are 36 lowercase base32 characters (requirements: Ids); money is
-- integer centimes. Invariants are constraints here, so that no code path can break them.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

create domain record_id as text check (value ~ '^[a-z2-7]{36}$');

create table users (
  id record_id primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  password_hash text,
  google_sub text unique,
  role text not null default 'user' check (role in ('user', 'admin')),
  phone text not null default '',
  street text not null default '',
  city text not null default '',
  wilaya text not null default '',
  postal_code text not null default '',
  country text not null default 'Algeria',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- One account per e-mail address, in any letter case.
create unique index users_email_key on users (lower(email));

-- Only the hash of the token is stored, so that reading this table does not allow signing in.
create table sessions (
  token_hash bytea primary key,
  user_id record_id not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);

create index sessions_user_id on sessions (user_id);

-- A child's level is its parent's plus one, at most three, which excludes a fourth level and cycles. Deferred, so that a
-- subtree can change its levels in one transaction.
create table categories (
  id record_id primary key,
  external_key text unique,
  name text not null check (length(name) between 1 and 200),
  description text not null,
  image_url text not null default '',
  parent_id record_id,
  level smallint not null check (level between 1 and 3),
  parent_level smallint generated always as (case when parent_id is null then null else level - 1 end) stored,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check ((parent_id is null) = (level = 1)),
  unique (id, level),
  foreign key (parent_id, parent_level) references categories (id, level) deferrable initially deferred
);

create index categories_parent_id on categories (parent_id);

create table products (
  id record_id primary key,
  -- The product's key in the file from which it was imported.
  external_key text unique,
  name text not null check (length(name) between 1 and 500),
  brand text not null default '',
  description text not null,
  price_centimes bigint not null check (price_centimes > 0),
  -- Null means no discount.
  discounted_price_centimes bigint check (discounted_price_centimes > 0 and discounted_price_centimes < price_centimes),
  effective_price_centimes bigint generated always as (coalesce(discounted_price_centimes, price_centimes)) stored,
  stock integer not null check (stock >= 0),
  image_url text not null default '',
  features text[] not null default '{}',
  -- [{"size": "38", "inStock": true}]
  sizes jsonb not null default '[]' check (jsonb_typeof(sizes) = 'array'),
  category_id record_id not null references categories,
  featured boolean not null default false,
  -- Incremented by each save of the form, so that an outdated form is refused instead of overwriting.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Every change of stock with its reason: the stock is always the sum of the moves (I2, requirements: Stock and orders).
-- There is no foreign key, because the history of a deleted product stays.
create table stock_moves (
  id bigint generated always as identity primary key,
  product_id record_id not null,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('opening', 'admin', 'import', 'order', 'cancel', 'reopen')),
  order_id record_id,
  created_at timestamptz not null default now(),
  check ((order_id is not null) = (reason in ('order', 'cancel', 'reopen')))
);

create index stock_moves_product_id on stock_moves (product_id);
create index stock_moves_order_id on stock_moves (order_id) where order_id is not null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger stock_moves_append_only before update or delete on stock_moves
  for each statement execute function refuse_change();

create table orders (
  id record_id primary key,
  -- People identify an order by its last 8 characters (requirements: Order number), so these must be unique too.
  number text generated always as (upper(right(id, 8))) stored unique,
  user_id record_id references users on delete set null,
  is_guest boolean not null,
  -- A copy of the buyer's data, because the account may change or be deleted.
  user_name text,
  user_email text,
  -- The hash of the cookie of a guest's browser, which continues to see the whole address (threats T12).
  browser_hash bytea,
  status text not null default 'Pending'
    check (status in ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled')),
  -- Paid orders, and only these, have a time of payment; delivered ones likewise (I5, requirements: Stock and orders).
  paid_at timestamptz,
  payment_result jsonb,
  delivered_at timestamptz,
  email_sent_at timestamptz,
  payment_method text not null,
  notes text not null default '',
  items_price_centimes bigint not null check (items_price_centimes > 0),
  shipping_price_centimes bigint not null check (shipping_price_centimes >= 0),
  tax_price_centimes bigint not null check (tax_price_centimes >= 0),
  total_price_centimes bigint not null,
  full_name text not null,
  email text not null,
  phone text not null,
  street text not null,
  city text not null,
  wilaya text not null,
  postal_code text not null,
  country text not null,
  created_at timestamptz not null default now(),
  check (total_price_centimes = items_price_centimes + shipping_price_centimes + tax_price_centimes),
  check (status <> 'Delivered' or delivered_at is not null),
  check ((user_email is null) = is_guest),
  check (browser_hash is null or is_guest)
);

create index orders_user_id on orders (user_id, created_at desc);
create index orders_created_at on orders (created_at desc, id);

-- Name, price and picture at the time of the order. There is no foreign key, because orders outlive products (I7).
create table order_items (
  order_id record_id not null references orders on delete cascade,
  position smallint not null,
  product_id record_id not null,
  name text not null,
  image_url text not null,
  size text,
  quantity integer not null check (quantity between 1 and 99),
  price_centimes bigint not null check (price_centimes > 0),
  primary key (order_id, position)
);

-- One order per key (I4). The hash of the body distinguishes a repetition from another order with the same key. Deferred,
-- so that the key can be claimed before its order is inserted: concurrent repetitions wait there.
create table idempotency_keys (
  key text primary key check (length(key) between 1 and 200),
  body_hash bytea not null,
  order_id record_id not null references orders on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now()
);

create index idempotency_keys_created_at on idempotency_keys (created_at);

create table contact_messages (
  id record_id primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now()
);

-- Stored pictures by name; each has one file per width and format (I9).
create table uploads (
  name record_id primary key,
  created_at timestamptz not null default now()
);

-- The layout that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
