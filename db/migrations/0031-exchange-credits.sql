-- What a buyer paid for returned units pays for the order that replaces them (requirements: Exchanges, docs/decisions/0108).

-- Whether the refund was kept for an exchange and not paid out.
alter table order_returns add column for_exchange boolean not null default false;

-- What the buyer paid before, by returns that this order is the exchange of. The total stays what the order costs.
alter table orders add column credit_centimes bigint not null default 0 check (credit_centimes >= 0);

-- Which order takes the refund of which return. A cancelled one lets it go and remembers it, in case it is reopened.
create table exchanged_returns (
  return_id record_id not null references order_returns on delete cascade,
  order_id record_id not null references orders on delete cascade,
  is_held boolean not null default true,
  primary key (return_id, order_id)
);

-- The refund of a return pays once.
create unique index exchanged_returns_held on exchanged_returns (return_id) where is_held;
create index exchanged_returns_order_id on exchanged_returns (order_id);

-- What a courier collects for an order: nothing if it is paid, otherwise what is left of its total in whole dinars, halves up.
drop function amount_to_collect(timestamptz, bigint);
create function amount_to_collect(paid_at timestamptz, total_centimes bigint, credit_centimes bigint) returns bigint
  language sql immutable parallel safe
  return case when paid_at is null then (greatest(total_centimes - credit_centimes, 0) + 50) / 100 * 100 else 0 end;
