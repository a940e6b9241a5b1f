-- Stock and the people who wait for it, wishes, pictures and imports.

-- Every change of stock with its reason: the stock is always the sum of the moves (I2, requirements: Stock and orders).
-- There is no foreign key, because the history of a deleted product stays.
create table stock_moves (
  id bigint generated always as identity primary key,
  product_id record_id not null,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('opening', 'admin', 'import', 'order', 'cancel', 'reopen', 'edit', 'return')),
  order_id record_id,
  created_at timestamptz not null default now(),
  check ((order_id is not null) = (reason in ('order', 'cancel', 'reopen', 'edit', 'return')))
);

create index stock_moves_product_id on stock_moves (product_id);
create index stock_moves_order_id on stock_moves (order_id) where order_id is not null;

create trigger stock_moves_append_only before update or delete on stock_moves
  for each statement execute function refuse_change();

-- Some unit can be bought: there is stock and, for a product with sizes, a size in stock.
create function is_buyable(stock integer, sizes jsonb) returns boolean language sql immutable as $$
  select stock > 0 and (sizes = '[]' or sizes @> '[{"inStock": true}]')
$$;

-- People who asked to be told when a sold-out product is back (requirements: Back in stock).
create table stock_alerts (
  id record_id primary key,
  product_id record_id not null references products on delete cascade,
  -- An alert is mailed or called, never both.
  email text check (length(email) <= 254),
  phone text,
  -- The number as it is compared: national digits only.
  phone_key text,
  -- Of the links in the newest mail that asks to confirm. Only the hash is stored, so that reading this table confirms
  -- nothing.
  token_hash bytea unique,
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  created_at timestamptz not null default now(),
  -- For a phone the time of asking, because nothing proves the number before somebody calls it.
  confirmed_at timestamptz,
  -- The alert has a place in a wave: a job is to mail it.
  chosen_at timestamptz,
  -- When the mail server accepted the mail, or an administrator had called. Until then the alert is open.
  notified_at timestamptz,
  check ((email is null) = (phone is not null)),
  check ((phone is null) = (phone_key is null)),
  check (confirmed_at is not null or (chosen_at is null and notified_at is null))
);

-- One open alert for a person and a product.
create unique index stock_alerts_open_email on stock_alerts (product_id, lower(email)) where notified_at is null;
create unique index stock_alerts_open_phone on stock_alerts (product_id, phone_key) where notified_at is null;

-- The longest waiting first. It also serves the deletion of a product.
create index stock_alerts_product_id on stock_alerts (product_id, confirmed_at);

-- Units that came in while people waited, until a job has chosen the people to tell.
create table restocks (
  id bigint generated always as identity primary key,
  product_id record_id not null references products on delete cascade,
  units integer not null check (units > 0)
);

create index restocks_product_id on restocks (product_id);

-- The wish lists of accounts. Guests keep theirs in the browser (requirements: Wish list).
create table wishes (
  user_id record_id not null references users on delete cascade,
  product_id record_id not null references products on delete cascade,
  -- Ties of one call are in the order of the call.
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- A deleted product leaves all lists.
create index wishes_product_id on wishes (product_id);

-- Stored pictures by name; each has one file per width and format (I9).
create table uploads (
  name record_id primary key,
  created_at timestamptz not null default now()
);

-- Imports of the back office (requirements: Import and export). Everything about a running import is here, so that any
-- process can continue one whose process has ended.
create table imports (
  id record_id primary key,
  number integer generated always as identity unique,
  -- Copies without foreign keys, because an import outlives its administrators.
  created_by record_id not null,
  created_by_name text not null,
  applied_by record_id,
  applied_by_name text,
  file_name text not null check (length(file_name) between 1 and 200),
  -- The header of the file.
  columns text[] not null,
  -- The source of each of our columns; null if the file has our columns.
  column_map jsonb check (jsonb_typeof(column_map) = 'object'),
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checking', 'checked', 'applying', 'done', 'failed', 'cancelled')),
  -- Counts the runs of the present step. An earlier run that is still alive no longer writes.
  attempt integer not null default 0,
  rows_total integer,
  rows_read integer not null default 0,
  created_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  -- The paths of the categories that the import creates.
  new_categories text[] not null default '{}',
  -- Why the file was not read to its end, or why the import failed.
  problem text,
  created_at timestamptz not null default now(),
  -- The last sign of life of the present step; null while it waits for a process.
  seen_at timestamptz,
  checked_at timestamptz,
  finished_at timestamptz,
  -- The runs of the present step whose process has neither ended nor stopped them. A file that kills the process is not
  -- tried again for ever.
  lost_runs integer not null default 0 check (lost_runs >= 0),
  -- The nearest of the file's columns for each of ours. Comparing the names takes too long to do it at every show.
  proposed_map jsonb check (jsonb_typeof(proposed_map) = 'object')
);

-- One import at a time: two would change the same products, and neither would do what its check has shown.
create unique index imports_one_at_once on imports ((true)) where state in ('checking', 'applying');

-- The uploaded file in pieces. It is deleted after 30 days; the report of the import stays.
create table import_files (
  import_id record_id not null references imports on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (import_id, position)
);

-- The rows of a file that create or change a product, and those that are refused or have a warning.
create table import_rows (
  import_id record_id not null references imports on delete cascade,
  line integer not null,
  kind text not null check (kind in ('created', 'changed', 'unchanged', 'refused')),
  key text not null default '',
  name text not null default '',
  -- The changed fields as [before, after].
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  -- A fingerprint of the product that the check saw; null for a new one.
  seen text,
  -- Why the row is refused, or a warning.
  note text,
  is_applied boolean not null default false,
  primary key (import_id, line)
);
