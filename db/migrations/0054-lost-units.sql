-- Units that came back and cannot be sold again leave the stock for a reason of their own, so that reports can say what they
-- have cost. Those written off before have the reason `admin`, as every correction by hand.
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('opening', 'admin', 'import', 'order', 'cancel', 'reopen', 'edit', 'return', 'lost'));

create index stock_moves_lost on stock_moves (created_at) where reason = 'lost';
