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

create trigger order_returns_append_only before update or delete or truncate on order_returns
  for each statement execute function refuse_change();
create trigger order_return_lines_append_only before update or delete or truncate on order_return_lines
  for each statement execute function refuse_change();

alter table stock_moves drop constraint stock_moves_reason_check, drop constraint stock_moves_check;
alter table stock_moves
  add constraint stock_moves_reason_check
    check (reason in ('opening', 'admin', 'import', 'order', 'cancel', 'reopen', 'edit', 'return')),
  add constraint stock_moves_check
    check ((order_id is not null) = (reason in ('order', 'cancel', 'reopen', 'edit', 'return')));
