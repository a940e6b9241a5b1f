-- The courier of an exchange brings what comes back (requirements: Returns, docs/decisions/0111). Until its units are here, a
-- line has no destination; then it gets one for ever, or the return is taken back as if it had not been.
alter table order_return_lines alter column restocked drop not null;

create function refuse_change_of_arrived() returns trigger language plpgsql as $$
begin
  if old.restocked is null then
    if tg_op = 'DELETE' then return old; end if;
    old.restocked = new.restocked;
    if old = new then return new; end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;

drop trigger order_return_lines_append_only on order_return_lines;
create trigger order_return_lines_append_only before update or delete on order_return_lines
  for each row execute function refuse_change_of_arrived();
create trigger order_return_lines_never_emptied before truncate on order_return_lines
  for each statement execute function refuse_change();

-- A return can only be deleted once it has no lines, since these refer to it.
drop trigger order_returns_append_only on order_returns;
create trigger order_returns_append_only before update or truncate on order_returns
  for each statement execute function refuse_change();

-- Deleting a return also deletes from this table. If nothing was paid back, that must not be refused.
drop trigger returns_paid_back_append_only on returns_paid_back;
create trigger returns_paid_back_append_only before update or delete on returns_paid_back
  for each row execute function refuse_change();

create index order_return_lines_expected on order_return_lines (return_id) where restocked is null;
