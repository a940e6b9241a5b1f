-- Reports know a buyer by the phone number and not by an account, because most buyers have none (requirements: Reports).

-- An order that moves or goes changes only for the next one of its number whether it is the first. Others of the same
-- time are on the same day.
create function mark_next_order(number_key text, placed_at timestamptz) returns void language sql as $$
  insert into report_marks
    select report_day(created_at) from orders
    where phone_key = number_key and phone_key <> '' and created_at > placed_at order by created_at limit 1;
$$;

create or replace function mark_new_orders() returns trigger language plpgsql as $$
begin
  insert into report_marks select distinct report_day(created_at) from placed;
  -- A later order of the number may no longer be its first. Usually there is none, because orders get the present time.
  insert into report_marks
    select distinct report_day(o.created_at)
    from (select phone_key, min(created_at) as first from placed where phone_key <> '' group by 1) p
    join orders o on o.phone_key = p.phone_key and o.phone_key <> '' and o.created_at > p.first;
  -- Two first orders of one number on both sides of midnight do not see each other until both are committed.
  insert into report_marks select distinct report_day(created_at) + 1 from placed;
  return null;
end $$;

create or replace function mark_changed_order() returns trigger language plpgsql as $$
begin
  insert into report_marks select report_day(old.created_at);
  if tg_op = 'UPDATE' and new.created_at is distinct from old.created_at then
    insert into report_marks select report_day(new.created_at);
  end if;
  if tg_op = 'DELETE' or new.phone_key <> old.phone_key or new.created_at is distinct from old.created_at then
    perform mark_next_order(old.phone_key, old.created_at);
    -- An order that is placed at the same moment is not seen yet.
    insert into report_marks select report_day(now());
  end if;
  if tg_op = 'UPDATE' and (new.phone_key <> old.phone_key or new.created_at is distinct from old.created_at) then
    perform mark_next_order(new.phone_key, new.created_at);
  end if;
  return null;
end $$;

drop trigger orders_mark_changed on orders;
-- The version counts changes of the lines.
create trigger orders_mark_changed after update on orders for each row
  when ((old.status, old.paid_at is null, old.total_price_centimes, old.wilaya, old.phone_key, old.created_at, old.version)
    is distinct from
    (new.status, new.paid_at is null, new.total_price_centimes, new.wilaya, new.phone_key, new.created_at, new.version))
  execute function mark_changed_order();

-- What was stored tells accounts apart.
insert into report_marks select distinct day from report_orders;
