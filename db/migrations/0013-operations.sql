-- What the merchant and the operator run the shop with: settings, messages, webhooks, keys, backups and problems.

-- The merchant's settings (requirements: Settings), a row for each group that was ever saved. Their fields are those of
-- the contract, which checks them, so that a new field needs no migration.
create table settings (
  name text primary key,
  -- The subject of the group's entries in the audit.
  id record_id not null unique,
  version integer not null check (version > 0),
  value jsonb not null check (jsonb_typeof(value) = 'object'),
  changed_at timestamptz not null,
  changed_by text not null
);

create table contact_messages (
  id record_id primary key,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  created_at timestamptz not null default now(),
  -- The time at which the mail server accepted a message. Its job may run twice but must not mail it twice.
  mailed_at timestamptz,
  language text not null default 'en' check (language in ('en', 'fr', 'ar')),
  answered_at timestamptz,
  answered_by text,
  search_text text not null generated always as (
    plain_text(name || ' ' || email || ' ' || subject || ' ' || message)
  ) stored,
  check ((answered_at is null) = (answered_by is null))
);

create index contact_messages_created_at on contact_messages (created_at, id);

-- The layout that rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Keys with which other programs of the merchant call the API (requirements: API keys, docs/decisions/0062).
create table api_keys (
  id record_id primary key,
  name text not null check (length(name) between 1 and 60),
  key_hash bytea not null unique,
  ending text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  created_at timestamptz not null default now(),
  created_by text not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  -- Null for a key that works until it is revoked.
  expires_at timestamptz
);

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
  -- How often in a row the address could not be reached, and until when nothing is sent to it therefore.
  misses integer not null default 0,
  waits_until timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check ((stopped_at is null) = (stopped_reason is null))
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

create function webhooks_want(wanted text) returns boolean stable language sql as $$
  select exists (select 1 from webhooks where wanted = any (events) and stopped_at is null)
$$;

-- Records an event for each webhook that is on and wants it.
create function record_webhook_events(wanted text, subjects jsonb[]) returns void language plpgsql as $$
begin
  with happened as (
    insert into webhook_events (kind, subject) select wanted, subject from unnest(subjects) as s (subject) returning id
  )
  insert into webhook_deliveries (webhook_id, event_id)
  select webhooks.id, happened.id from happened, webhooks where wanted = any (events) and stopped_at is null;
end $$;

-- The ends of backups, by `npm run backup`. `problem` is null after a complete one.
create table backups (
  id bigint generated always as identity primary key,
  ended_at timestamptz not null default now(),
  problem text
);

create index backups_ended_at on backups (ended_at);

-- Problems that were noticed, so that each has a beginning and can be dismissed (requirements: Problems). The page finds the
-- problems anew each time; a row without its problem is deleted soon.
create table noticed_problems (
  id text primary key check (length(id) between 1 and 300),
  since timestamptz not null,
  seen_at timestamptz not null,
  dismissed_at timestamptz,
  dismissed_by text,
  check ((dismissed_at is null) = (dismissed_by is null))
);
