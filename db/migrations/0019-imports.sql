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
  finished_at timestamptz
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
