-- The staff changes an order before it ships (requirements: Changing an order).
-- The version grows with each change of its contents and when the buyer asks to cancel it, so that nobody saves over
-- something that they have not seen.
alter table orders
  add column version integer not null default 1,
  -- When its contents were last changed.
  add column changed_at timestamptz;

-- Units that such a change takes from the stock or returns.
alter table stock_moves drop constraint stock_moves_reason_check, drop constraint stock_moves_check;
alter table stock_moves
  add constraint stock_moves_reason_check
    check (reason in ('opening', 'admin', 'import', 'order', 'cancel', 'reopen', 'edit')),
  add constraint stock_moves_check
    check ((order_id is not null) = (reason in ('order', 'cancel', 'reopen', 'edit')));
