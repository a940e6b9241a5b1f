-- Parcels with a problem are rescued by a call to the buyer (requirements: Rescue, docs/decisions/0071).
alter table shipments
  -- When the problem that nobody has answered yet began. Null without a task.
  add column rescue_since timestamptz,
  -- By when somebody should have called. After an answer it is the time when the task comes back.
  add column rescue_target timestamptz,
  -- Who has the task on the screen, and until when nobody else records anything about it.
  add column rescuer_id record_id,
  -- A copy, because the account may change or be deleted.
  add column rescuer_name text,
  add column rescuer_until timestamptz,
  add constraint shipments_rescue_whole check ((rescue_since is null) = (rescue_target is null)),
  -- A parcel that waits at the desk for its buyer is a state of its own, because the buyer must hear of it.
  drop constraint shipments_status_check,
  add constraint shipments_status_check check (status in (
    'created', 'pending_pickup', 'picked_up', 'in_transit', 'at_hub', 'awaiting_buyer', 'out_for_delivery',
    'delivery_attempted', 'on_hold', 'delivered', 'return_in_transit', 'returned', 'cancelled', 'lost'
  ));

alter table shipment_events
  drop constraint shipment_events_status_check,
  add constraint shipment_events_status_check check (status in (
    'created', 'pending_pickup', 'picked_up', 'in_transit', 'at_hub', 'awaiting_buyer', 'out_for_delivery',
    'delivery_attempted', 'on_hold', 'delivered', 'return_in_transit', 'returned', 'cancelled', 'lost', 'unknown'
  ));

update shipments
set rescue_since = coalesce(last_event_at, created_at),
  rescue_target = coalesce(last_event_at, created_at) + interval '1 hour'
where status in ('delivery_attempted', 'on_hold', 'lost');

create index shipments_rescue on shipments (rescue_target) where rescue_since is not null;
create index shipments_rescuer on shipments (rescuer_id) where rescuer_id is not null;

-- Parcels to rescue have a list of their own now.
drop index shipments_attention;
create index shipments_attention on shipments (created_at) where problem is not null or restock = 'asked';

-- What somebody reached with the buyer and the courier, forever. As with calls, its note is an internal note of the order,
-- so that this table has no text about a person and an erasure has nothing to delete here.
create table rescue_steps (
  id bigint generated always as identity primary key,
  -- From the browser, so that a step that is sent twice counts once.
  client_id uuid not null unique,
  shipment_id record_id not null references shipments,
  at timestamptz not null,
  by_id record_id not null,
  by_name text not null,
  outcome text not null check (outcome in ('retry', 'newdate', 'newcontact', 'noanswer', 'return', 'settled')),
  new_date date,
  check ((new_date is not null) = (outcome = 'newdate'))
);
create index rescue_steps_shipment on rescue_steps (shipment_id, id);

create trigger rescue_steps_append_only before update or delete or truncate on rescue_steps
  for each statement execute function refuse_change();
