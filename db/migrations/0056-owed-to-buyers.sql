-- The morning counts orders of which money is owed to the buyer (requirements: Exchanges). They are few.
create index orders_credit_above_total on orders (id)
  where credit_centimes + deducted_centimes > total_price_centimes;
create index order_returns_kept on order_returns (order_id) where for_exchange;
