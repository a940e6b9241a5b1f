-- Money that the shop gives back but has not paid yet (requirements: Returns, decision 115).

-- Whether the refund of a return was not paid when it was recorded. What was paid since is in returns_paid_back.
alter table order_returns add column is_owed boolean not null default false,
  add check (not (is_owed and (for_exchange or is_deducted)));

-- The morning counts the orders with such money, and those of which more was paid before than they cost. They are few.
create index orders_credit_above_total on orders (id)
  where credit_centimes + deducted_centimes > total_price_centimes;
create index order_returns_kept on order_returns (order_id) where for_exchange or is_owed;
