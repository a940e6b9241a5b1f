-- Lawful invoices, numbered in one unbroken series a year (requirements: Lawful invoices, docs/decisions/0060).

-- Null means the rate of the settings. A rate is a whole percentage that the price includes. The cost is what the shop
-- pays for a unit, without TVA that it gets back; null means unknown. Shoppers never see it.
alter table products
  add column tva_rate smallint check (tva_rate between 0 and 99),
  add column cost_centimes bigint check (cost_centimes >= 0);

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
