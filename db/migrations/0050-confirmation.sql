-- The staff confirms orders on the phone (requirements: Confirmation, docs/decisions/0067).
alter table orders
  add column confirmation text not null default 'new' check (confirmation in (
    'new', 'calling', 'postponed', 'confirmed', 'cancelled', 'duplicate', 'fake', 'unreachable'
  )),
  -- Who has the order on the screen, and until when nobody else gets it.
  add column assigned_to record_id,
  -- A copy, because the account may change or be deleted.
  add column assigned_name text,
  add column claim_ends_at timestamptz,
  -- Calls in a row that nobody answered.
  add column attempts integer not null default 0 check (attempts >= 0),
  -- When the next call is due. Null is at once.
  add column next_call_at timestamptz,
  -- When the order ends by itself, because nobody could be reached.
  add column ends_at timestamptz,
  add column first_called_at timestamptz,
  add column confirmed_at timestamptz,
  add column confirmed_by record_id,
  add column confirmed_name text,
  add column end_reason text,
  add column duplicate_of record_id references orders;

update orders set confirmation = case status when 'Cancelled' then 'cancelled' else 'confirmed' end
where status <> 'Pending';

-- A status and its confirmation always agree. The trigger and not the code sets the confirmation along with a status,
-- because an older release beside this one, or a command, changes statuses without knowing of it.
create function align_confirmation() returns trigger language plpgsql as $$
begin
  if new.status = 'Pending' then
    if new.confirmation not in ('new', 'calling', 'postponed') then
      -- An order that was reopened is called from the start.
      new.confirmation := 'new';
      new.confirmed_at := null;
      new.confirmed_by := null;
      new.confirmed_name := null;
      new.end_reason := null;
      new.duplicate_of := null;
      new.attempts := 0;
    elsif tg_op = 'UPDATE' and national_number(new.phone) <> national_number(old.phone) then
      -- Nobody has tried the new number.
      new.attempts := 0;
      new.next_call_at := null;
      new.ends_at := null;
    end if;
    return new;
  end if;
  if new.status = 'Cancelled' then
    if new.confirmation not in ('cancelled', 'duplicate', 'fake', 'unreachable') then
      new.confirmation := 'cancelled';
    end if;
  else
    new.confirmation := 'confirmed';
  end if;
  new.assigned_to := null;
  new.assigned_name := null;
  new.claim_ends_at := null;
  new.next_call_at := null;
  new.ends_at := null;
  return new;
end $$;

create trigger orders_align_new before insert on orders
  for each row when (new.status <> 'Pending') execute function align_confirmation();
create trigger orders_align_changed before update of status, phone on orders
  for each row when (new.status <> old.status or new.phone <> old.phone) execute function align_confirmation();

alter table orders add constraint orders_confirmation_fits check (
  case status
    when 'Pending' then confirmation in ('new', 'calling', 'postponed')
    when 'Cancelled' then confirmation in ('cancelled', 'duplicate', 'fake', 'unreachable')
    else confirmation = 'confirmed'
  end
);

-- The queue: calls that are due, and orders that nobody has called yet, oldest first. The total is part of the key so
-- that orders of high value are found in the index alone.
create index orders_due_calls on orders (next_call_at)
  where status = 'Pending' and next_call_at is not null and ends_at is null;
create index orders_first_calls on orders (created_at, total_price_centimes)
  where status = 'Pending' and next_call_at is null and ends_at is null;
create index orders_ending on orders (ends_at) where ends_at is not null;
-- A member of staff has one order on the screen.
create unique index orders_assigned_to on orders (assigned_to) where assigned_to is not null;
create index orders_duplicate_of on orders (duplicate_of) where duplicate_of is not null;
create index orders_confirmed_at on orders (confirmed_at) where confirmed_at is not null;

-- Every call, forever. A note of a call is an internal note of the order, so that this table has no text about a person
-- and an erasure has nothing to delete here.
create table order_calls (
  id bigint generated always as identity primary key,
  -- From the browser, so that a call that is sent twice counts once.
  client_id uuid not null unique,
  order_id record_id not null references orders,
  at timestamptz not null,
  by_id record_id not null,
  by_name text not null,
  outcome text not null check (outcome in (
    'confirmed', 'noanswer', 'busy', 'off', 'wrongnumber', 'callback', 'postponed', 'cancelled', 'notordered', 'duplicate'
  )),
  callback_at timestamptz,
  check ((callback_at is not null) = (outcome in ('callback', 'postponed')))
);
create index order_calls_order_id on order_calls (order_id, id);
create index order_calls_at on order_calls (at) include (by_id, outcome);

create trigger order_calls_append_only before update or delete or truncate on order_calls
  for each statement execute function refuse_change();
