-- What comes back before an order is paid is taken off what is to be paid (requirements: Returns, docs/decisions/0113).

-- Whether the refund of a return lessened what was to be paid. Older returns before the payment have a refund of 0 and keep it.
alter table order_returns add column is_deducted boolean not null default false,
  add check (not (is_deducted and for_exchange));

-- The sum of these refunds. The total stays what the order cost when it was placed.
alter table orders add column deducted_centimes bigint not null default 0,
  add check (deducted_centimes between 0 and total_price_centimes);
