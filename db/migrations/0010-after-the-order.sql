-- What follows an order: notes, the confirmation by phone, the customers by phone number, returns and invoices.

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

-- Every call, forever. A note of a call is an internal note of the order, so that this table has no text about a person
-- and an erasure has nothing to delete here.
create table order_calls (
  id bigint generated always as identity primary key,
  -- From the browser, so that a call that is sent twice counts once.
  client_id uuid not null unique,
  order_id record_id not null references orders,
  at timestamptz not null,
  by_id record_id not null,
  by_name text not null,
  outcome text not null check (outcome in (
    'confirmed', 'noanswer', 'busy', 'off', 'wrongnumber', 'callback', 'postponed', 'cancelled', 'notordered', 'duplicate'
  )),
  callback_at timestamptz,
  check ((callback_at is not null) = (outcome in ('callback', 'postponed')))
);

create index order_calls_order_id on order_calls (order_id, id);
create index order_calls_at on order_calls (at) include (by_id, outcome);

create trigger order_calls_append_only before update or delete or truncate on order_calls
  for each statement execute function refuse_change();

-- Phone numbers to which the shop delivers at a pickup desk only (requirements: Phone book). A person blocks a number, with
-- a reason, and a block ends after twelve months at the latest. An erasure deletes the blocks of the person's numbers.
create table phone_blocks (
  -- Names the block in the audit history, which has no numbers.
  id record_id primary key,
  phone_key text not null check (phone_key <> ''),
  phone text not null,
  reason text not null check (reason in ('refused', 'fake', 'abuse', 'other')),
  note text not null default '' check (length(note) <= 300),
  at timestamptz not null,
  by_id record_id not null,
  by_name text not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text,
  check (ends_at > at)
);

-- One open block for each number.
create unique index phone_blocks_open on phone_blocks (phone_key) where ended_at is null;

-- Phone numbers that the staff shows as one customer (requirements: Customers). A main number has no link of its own.
create table customer_links (
  phone_key text primary key check (phone_key <> ''),
  main_key text not null check (main_key <> '' and main_key <> phone_key),
  at timestamptz not null default now(),
  by_id record_id not null,
  by_name text not null
);

create index customer_links_main_key on customer_links (main_key);

-- Returns of shipped orders, with the money that went back (requirements: Returns). Nothing of them ever changes. There
-- is no foreign key to the lines, because I11 checks them and a line of a returned order can no longer change.
create table order_returns (
  id record_id primary key,
  order_id record_id not null references orders,
  reason text not null check (length(reason) between 1 and 200),
  refund_centimes bigint not null check (refund_centimes >= 0),
  made_by text not null,
  created_at timestamptz not null default now()
);

create index order_returns_order_id on order_returns (order_id);
create index order_returns_created_at on order_returns (created_at);

create trigger order_returns_append_only before update or delete or truncate on order_returns
  for each statement execute function refuse_change();

create table order_return_lines (
  return_id record_id not null references order_returns,
  -- The line of the order.
  position smallint not null,
  product_id record_id not null,
  quantity integer not null check (quantity > 0),
  -- Whether the units went back to the stock; otherwise they are written off.
  restocked boolean not null,
  primary key (return_id, position)
);

create trigger order_return_lines_append_only before update or delete or truncate on order_return_lines
  for each statement execute function refuse_change();

-- Lawful invoices, numbered in one unbroken series a year (requirements: Lawful invoices, docs/decisions/0060).

-- The last number of each year. Its row is locked until the invoice is committed, so a number that is rolled back is
-- given again. A sequence would leave a gap.
create table invoice_series (
  year smallint primary key,
  last integer not null check (last >= 1),
  last_at timestamptz not null
);

create function refuse_series_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.year = old.year and new.last = old.last + 1 and new.last_at >= old.last_at then
    return new;
  end if;
  raise exception 'an invoice series only moves on by one';
end $$;

create trigger invoice_series_unbroken before update or delete on invoice_series
  for each row execute function refuse_series_change();

-- `cancellation` takes back an invoice as a whole, `credit` some of its lines. Both are numbered in the same series.
create table invoices (
  id record_id primary key,
  year smallint not null,
  position integer not null,
  number text generated always as (
    year::text || '-' || lpad(position::text, greatest(6, length(position::text)), '0')
  ) stored unique,
  kind text not null check (kind in ('invoice', 'cancellation', 'credit')),
  order_id record_id not null references orders,
  cancels record_id references invoices,
  reason text not null default '',
  issued_at timestamptz not null,
  total_centimes bigint not null check (total_centimes >= 0),
  -- Seller, buyer, lines, rates and sums as they were. Amounts are centimes.
  snapshot jsonb not null check (jsonb_typeof(snapshot) = 'object'),
  made_by text not null,
  unique (year, position),
  check ((kind = 'invoice') = (cancels is null))
);

create unique index invoices_cancelled_once on invoices (cancels) where kind = 'cancellation';
create index invoices_order_id on invoices (order_id);
create index invoices_cancels on invoices (cancels) where cancels is not null;
create index invoices_issued_at on invoices (issued_at);

-- Gives the next number to every invoice, whoever inserts it. The time is never before that of the number before.
create function number_invoice() returns trigger language plpgsql as $$
begin
  new.year := extract(year from new.issued_at at time zone 'Africa/Algiers');
  insert into invoice_series as series (year, last, last_at) values (new.year, 1, new.issued_at)
  on conflict (year) do update set last = series.last + 1, last_at = greatest(series.last_at, excluded.last_at)
  returning last, last_at into new.position, new.issued_at;
  if new.kind = 'invoice' and exists (
    select from invoices i where i.order_id = new.order_id and i.kind = 'invoice'
      and not exists (select from invoices c where c.cancels = i.id and c.kind = 'cancellation')
  ) then
    raise exception 'order % already has an invoice', new.order_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;

create trigger invoices_numbered before insert on invoices for each row execute function number_invoice();

create trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function refuse_change();
