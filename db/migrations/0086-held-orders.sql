-- An order above the budgets of what unconfirmed orders may reserve waits for review and takes no units (requirements:
-- Held for review). The reason says which budget; null is an order with its units. An older release beside this one
-- cannot move such an order to another status, so it never returns units that were not taken.
alter table orders
  add column hold_reason text check (hold_reason in ('units', 'total', 'products')),
  add constraint orders_held_are_pending check (hold_reason is null or status = 'Pending');

create index orders_held on orders (created_at) where hold_reason is not null;
-- What a browser's open orders reserve is added up with each of its further orders.
create index orders_browser on orders (browser_hash) where browser_hash is not null and status = 'Pending';

-- New shops cancel unconfirmed orders after three days. A shop that has orders keeps its present setting, never, so that
-- the update cancels none.
update settings set value = value || '{"expireDays": "0"}' where name = 'calls' and not value ? 'expireDays';
insert into settings (name, id, version, value, changed_at, changed_by)
select 'calls', (
    select string_agg(substr('abcdefghijklmnopqrstuvwxyz234567', 1 + (get_byte(bytes, place) & 31), 1), '')
    from (select decode(repeat(md5(random()::text), 3), 'hex') as bytes) random, generate_series(0, 35) as place
  ), 1, '{"expireDays": "0"}', now(), 'Saha'
where exists (select from orders) and not exists (select from settings where name = 'calls');
