-- Orders.

-- An order keeps copies of the buyer, the place and the prices of its time.
create table orders (
  id record_id,
  -- People identify an order by its last 8 characters (requirements: Order number), so these must be unique too.
  number text generated always as (upper(right(id, 8))) stored unique,
  user_id record_id references users on delete set null,
  is_guest boolean not null,
  -- A copy of the buyer's data, because the account may change or be deleted.
  user_name text,
  user_email text,
  -- The hash of the cookie of a guest's browser, which continues to see the whole address (threats T12).
  browser_hash bytea,
  status text not null default 'Pending'
    check (status in ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled')),
  -- Paid orders, and only these, have a time of payment; delivered ones likewise (I5, requirements: Stock and orders).
  paid_at timestamptz,
  payment_result jsonb,
  delivered_at timestamptz,
  email_sent_at timestamptz,
  payment_method text not null,
  notes text not null default '',
  items_price_centimes bigint not null check (items_price_centimes > 0),
  shipping_price_centimes bigint not null check (shipping_price_centimes >= 0),
  tax_price_centimes bigint not null check (tax_price_centimes >= 0),
  total_price_centimes bigint not null,
  full_name text not null,
  email text not null,
  phone text not null,
  street text not null,
  city text not null,
  wilaya text not null,
  postal_code text not null,
  country text not null,
  created_at timestamptz not null default now(),
  is_paid boolean not null generated always as (paid_at is not null) stored,
  -- Sorts by the name that the list shows: the account's or, without one, the address's.
  customer_key text collate "C" not null
    generated always as (left(plain_text(coalesce(nullif(user_name, ''), full_name)), 100)) stored,
  language text not null default 'en' check (language in ('en', 'fr', 'ar')),
  -- The status that the last mail told the buyer, so that no mail tells it twice (requirements: E-mails).
  told_status text check (told_status in ('Processing', 'Shipped', 'Delivered', 'Cancelled')),
  -- The mail about the present status. A later change replaces it, and the mail of a status that was undone is not sent.
  status_mail_id record_id,
  -- When the buyer asked to cancel a Pending order (requirements: Order status). An administrator decides.
  cancel_requested_at timestamptz,
  -- How it is delivered, what that was to cost the shop, and the weight at the time, if they are known.
  delivery_kind text not null default 'home' check (delivery_kind in ('home', 'desk')),
  wilaya_code smallint,
  commune_id integer,
  pickup_point_id record_id,
  pickup_point text,
  delivery_cost_centimes bigint check (delivery_cost_centimes >= 0),
  weight_grams integer check (weight_grams >= 0),
  -- The version grows with each change of its contents and when the buyer asks to cancel it, so that nobody saves over
  -- something that they have not seen.
  version integer not null default 1,
  -- When its contents were last changed.
  changed_at timestamptz,
  -- Who took an order on the phone (requirements: Orders on the phone).
  source text not null default 'web' check (source in ('web', 'phone')),
  placed_by_id record_id,
  -- A copy, because the account may change or be deleted.
  placed_by_name text,
  -- Orders of one buyer are found by the phone number.
  phone_key text not null generated always as (national_number(phone)) stored,
  -- The staff confirms orders on the phone (requirements: Confirmation, docs/decisions/0067).
  confirmation text not null default 'new' check (confirmation in (
    'new', 'calling', 'postponed', 'confirmed', 'cancelled', 'duplicate', 'fake', 'unreachable'
  )),
  -- Who has the order on the screen, and until when nobody else gets it.
  assigned_to record_id,
  -- A copy, because the account may change or be deleted.
  assigned_name text,
  claim_ends_at timestamptz,
  -- Calls in a row that nobody answered.
  attempts integer not null default 0 check (attempts >= 0),
  -- When the next call is due. Null is at once.
  next_call_at timestamptz,
  -- When the order ends by itself, because nobody could be reached.
  ends_at timestamptz,
  first_called_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by record_id,
  confirmed_name text,
  end_reason text,
  duplicate_of record_id references orders,
  -- What administrators search: both ends of the id, which screens and invoices show (requirements: Order number), the
  -- phone as typed and as digits, names and email, without repetitions. Truncated to fit an index entry with any letters
  -- (2,704 bytes), the most distinctive parts first.
  search_text text not null generated always as (
    left(search_fold(
      left(id, 8) || ' ' || right(id, 8) || ' ' || phone || ' '
        || coalesce(nullif(regexp_replace(phone, '[^0-9]', '', 'g'), phone) || ' ', '')
        || full_name || ' ' || email
        || coalesce(' ' || nullif(user_name, full_name), '') || coalesce(' ' || nullif(user_email, email), '')
    ), 500)
  ) stored,
  -- An order above the budgets of what unconfirmed orders may reserve waits for review and takes no units (requirements:
  -- Held for review). The reason says which budget; null is an order with its units.
  hold_reason text check (hold_reason in ('units', 'total', 'products')),
  -- When the confirmation of an order was held back, because its address had got too many mails (requirements: E-mails). The
  -- staff sees it and can send it later.
  email_suppressed_at timestamptz,
  check (total_price_centimes = items_price_centimes + shipping_price_centimes + tax_price_centimes),
  check (status <> 'Delivered' or delivered_at is not null),
  check ((user_email is null) = is_guest),
  check (browser_hash is null or is_guest),
  check ((source = 'phone') = (placed_by_id is not null) and (source = 'phone') = (placed_by_name is not null)),
  constraint orders_confirmation_fits check (
    case status
      when 'Pending' then confirmation in ('new', 'calling', 'postponed')
      when 'Cancelled' then confirmation in ('cancelled', 'duplicate', 'fake', 'unreachable')
      else confirmation = 'confirmed'
    end
  ),
  -- The key also serves the list by id.
  primary key (id) include (status, created_at, wilaya, is_paid, search_text, delivery_kind),
  constraint orders_held_are_pending check (hold_reason is null or status = 'Pending')
);

-- Revenue is the sum of these orders (requirements: Revenue).
create index orders_takings on orders (created_at) include (total_price_centimes)
  where paid_at is not null or status = 'Delivered';
create index orders_search_text on orders using gin (search_text gin_trgm_ops);

-- Orders of one buyer; customers are counted from this index alone.
create index orders_phone_key on orders (phone_key, created_at) include (status, total_price_centimes)
  where phone_key <> '';

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

-- One index for each sort column of the list of orders, read in both directions. A list reads only the index by which it
-- is sorted, so each includes the filtered columns.
create index orders_created_at on orders (created_at, id)
  include (status, wilaya, is_paid, search_text, delivery_kind);
create index orders_status on orders (status, created_at, id)
  include (wilaya, is_paid, search_text, delivery_kind);
create index orders_total on orders (total_price_centimes, created_at, id)
  include (status, wilaya, is_paid, search_text, delivery_kind);
create index orders_customer on orders (customer_key, created_at, id)
  include (status, wilaya, is_paid, search_text, delivery_kind);
create index orders_paid on orders (is_paid, created_at, id)
  include (status, wilaya, search_text, delivery_kind);

-- Orders of guests, which are most, are not listed by their account.
create index orders_user_id on orders (user_id, created_at desc) where user_id is not null;
create index orders_held on orders (created_at) where hold_reason is not null;

-- What a browser's open orders reserve is added up with each of its further orders.
create index orders_browser on orders (browser_hash) where browser_hash is not null and status = 'Pending';

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

-- A status and its confirmation always agree. The trigger and not the code sets the confirmation along with a status,
-- so that no command can change one without the other.
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

-- Name, price and picture at the time of the order. There is no foreign key, because orders outlive products (I7).
create table order_items (
  order_id record_id not null references orders on delete cascade,
  position smallint not null,
  product_id record_id not null,
  name text not null,
  image_url text not null,
  size text,
  quantity integer not null check (quantity between 1 and 99),
  price_centimes bigint not null check (price_centimes > 0),
  -- The product's name as the buyer read it, in the language of the order; null if that was the base name.
  name_as_read text check (name_as_read <> name),
  -- The cost of a unit when the line was ordered; null where no cost was known.
  unit_cost_centimes bigint check (unit_cost_centimes >= 0),
  primary key (order_id, position)
);

-- One order per key (I4). The hash of the body distinguishes a repetition from another order with the same key. Deferred,
-- so that the key can be claimed before its order is inserted: concurrent repetitions wait there.
create table idempotency_keys (
  key text primary key check (length(key) between 1 and 200),
  body_hash bytea not null,
  order_id record_id not null references orders on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now()
);

create index idempotency_keys_created_at on idempotency_keys (created_at);
