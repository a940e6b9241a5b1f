-- For administrators: finding an order among a hundred thousand, and the audit of changes.

-- The changes by administrators. Append-only and without foreign keys, because entries outlive users and records.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id record_id not null,
  -- A copy, because the account may change or be deleted.
  actor_name text not null,
  action text not null check (action ~ '^(order|user|product|category)\.[a-z]+$'),
  subject_id record_id not null,
  -- The changed fields as [before, after].
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object')
);

create index audit_entries_subject_id on audit_entries (subject_id, id);

create trigger audit_entries_append_only before update or delete on audit_entries
  for each statement execute function refuse_change();

-- The text that administrators search: name, e-mail, both ends of the id, which screens and invoices show (requirements:
-- Order number), and the phone as typed and as digits.
alter table orders add column search_text text not null generated always as (
  plain_text(
    full_name || ' ' || email || ' ' || coalesce(user_name, '') || ' ' || coalesce(user_email, '') || ' '
      || left(id, 8) || ' ' || right(id, 8) || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
  )
) stored;

create index orders_search_text on orders using gin (search_text gin_trgm_ops);

-- One index for each sort column of the list, read in both directions.
drop index orders_created_at;
create index orders_created_at on orders (created_at, id);
create index orders_status on orders (status, created_at, id);
create index orders_total on orders (total_price_centimes, created_at, id);
create index orders_customer on orders (lower(full_name), created_at, id);
create index orders_paid on orders ((paid_at is not null), created_at, id);

-- Revenue is the sum of these orders (requirements: Revenue).
create index orders_takings on orders (created_at) include (total_price_centimes)
  where paid_at is not null or status = 'Delivered';
