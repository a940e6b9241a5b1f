-- Webhooks: addresses of other programs that are told about orders and stock (requirements: Webhooks, docs/decisions/0061).
create table webhooks (
  id record_id primary key,
  url text not null check (length(url) between 1 and 2000),
  events text[] not null check (cardinality(events) > 0),
  -- Signs what is sent, so it is kept as it is.
  secret text not null,
  -- Null while the webhook is on. The reason is `hand` for an administrator, `gone` if the address answered 410.
  stopped_at timestamptz,
  stopped_reason text check (stopped_reason in ('hand', 'gone')),
  check ((stopped_at is null) = (stopped_reason is null)),
  -- How often in a row the address could not be reached, and until when nothing is sent to it therefore.
  misses integer not null default 0,
  waits_until timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);

-- What happened, without personal data: the body is written from the order when it is sent.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject jsonb not null,
  happened_at timestamptz not null default now()
);
create index webhook_events_happened on webhook_events (happened_at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id record_id not null references webhooks on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  due_at timestamptz not null default now(),
  -- A process that sends the delivery holds it until then.
  held_until timestamptz,
  -- Attempts since the delivery was due for the first time, or since it was sent again by hand.
  attempts integer not null default 0,
  unique (webhook_id, event_id)
);
create index webhook_deliveries_event on webhook_deliveries (event_id);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where state = 'waiting';
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  at timestamptz not null,
  -- The status of the answer; null if there was none.
  status integer,
  problem text check (problem in ('refused', 'moved', 'timeout', 'unreachable', 'private')),
  milliseconds integer not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);

-- Records an event for each webhook that is on and wants it.
create function record_webhook_events(wanted text, subjects jsonb[]) returns void language plpgsql as $$
begin
  with happened as (
    insert into webhook_events (kind, subject) select wanted, subject from unnest(subjects) as s (subject) returning id
  )
  insert into webhook_deliveries (webhook_id, event_id)
  select webhooks.id, happened.id from happened, webhooks where wanted = any (events) and stopped_at is null;
end $$;

create function webhooks_want(wanted text) returns boolean stable language sql as $$
  select exists (select 1 from webhooks where wanted = any (events) and stopped_at is null)
$$;

-- The triggers run once for each statement, so that a shop without webhooks pays for one look into an empty table. Placed
-- orders and changed stock notify nobody here, because transactions that notify commit one at a time: the shop notifies
-- after the commit, because lists and products have changed.
create function tell_placed_orders() returns trigger language plpgsql as $$
begin
  if webhooks_want('order.placed') then
    perform record_webhook_events(
      'order.placed', (select array_agg(jsonb_build_object('order', id, 'status', status)) from placed)
    );
  end if;
  return null;
end $$;
create trigger orders_tell_placed after insert on orders
  referencing new table as placed for each statement execute function tell_placed_orders();

create function tell_changed_orders() returns trigger language plpgsql as $$
declare
  subjects jsonb[];
begin
  if webhooks_want('order.status') then
    subjects := (
      select array_agg(jsonb_build_object('order', after.id, 'before', before.status, 'status', after.status))
      from after join before using (id) where after.status <> before.status
    );
    if subjects is not null then
      perform record_webhook_events('order.status', subjects);
      perform pg_notify('cache', 'webhooks');
    end if;
  end if;
  if webhooks_want('order.changed') then
    subjects := (
      select array_agg(jsonb_build_object('order', after.id))
      from after join before using (id) where after.changed_at is distinct from before.changed_at
    );
    if subjects is not null then
      perform record_webhook_events('order.changed', subjects);
      perform pg_notify('cache', 'webhooks');
    end if;
  end if;
  if webhooks_want('order.paid') then
    subjects := (
      select array_agg(jsonb_build_object('order', after.id, 'paid', after.paid_at is not null))
      from after join before using (id) where (after.paid_at is null) <> (before.paid_at is null)
    );
    if subjects is not null then
      perform record_webhook_events('order.paid', subjects);
      perform pg_notify('cache', 'webhooks');
    end if;
  end if;
  return null;
end $$;
create trigger orders_tell_changed after update on orders
  referencing old table as before new table as after for each statement execute function tell_changed_orders();

-- An import changes many products at once: an event has at most 100 of them.
create function tell_changed_stock() returns trigger language plpgsql as $$
declare
  subjects jsonb[];
begin
  if webhooks_want('stock.changed') then
    subjects := (
      select array_agg(jsonb_build_object('products', products)) from (
        select jsonb_agg(jsonb_build_object('id', id, 'before', before, 'stock', stock) order by number) as products
        from (
          select after.id, before.stock as before, after.stock, row_number() over (order by after.id) as number
          from after join before using (id) where after.stock <> before.stock
        ) changed
        group by (number - 1) / 100
      ) events
    );
    if subjects is not null then
      perform record_webhook_events('stock.changed', subjects);
    end if;
  end if;
  return null;
end $$;
create trigger products_tell_stock after update on products
  referencing old table as before new table as after for each statement execute function tell_changed_stock();
