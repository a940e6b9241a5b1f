-- Internal notes on orders (requirements: Internal notes). They are only ever added. Erasing a person deletes them, so
-- deleting is possible and changing is not.
create table order_notes (
  id bigint generated always as identity primary key,
  order_id record_id not null references orders on delete cascade,
  at timestamptz not null default now(),
  by_id record_id not null,
  -- A copy, because the account may change or be deleted.
  by_name text not null,
  text text not null check (length(text) between 1 and 2000)
);

create index order_notes_order_id on order_notes (order_id, id);

create trigger order_notes_unchanged before update on order_notes
  for each statement execute function refuse_change();
