-- What a count of the shelves has corrected is told apart from what somebody has typed (reason `admin`).
alter table stock_moves drop constraint stock_moves_reason_check;
alter table stock_moves add constraint stock_moves_reason_check
  check (reason in ('opening', 'admin', 'import', 'order', 'cancel', 'reopen', 'edit', 'return', 'lost', 'count'));
