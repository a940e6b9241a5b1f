-- What went wrong and what is kept for how long (requirements: Problems, Messages, API keys; docs/operations.md, Retention).

-- Problems that were noticed, so that each has a beginning and can be dismissed. The page finds the problems anew each
-- time; a row without its problem is deleted soon.
create table noticed_problems (
  id text primary key check (length(id) between 1 and 300),
  since timestamptz not null,
  seen_at timestamptz not null,
  dismissed_at timestamptz,
  dismissed_by text,
  check ((dismissed_at is null) = (dismissed_by is null))
);

-- The ends of backups, by `npm run backup`. `problem` is null after a complete one.
create table backups (
  id bigint generated always as identity primary key,
  ended_at timestamptz not null default now(),
  problem text
);
create index backups_ended_at on backups (ended_at);

-- Since when a courier does not tell about its parcels, and its words; and when it last sent a message that was refused.
alter table couriers
  add column failing_since timestamptz,
  add column failure text,
  add column refused_message_at timestamptz;

-- Repeated events of one person, which become entries of the audit when their number within an hour is a power of ten:
-- entries cannot be deleted, so strangers who guess passwords could fill the disk with them.
create table audit_repeats (
  actor_id record_id not null references users on delete cascade,
  action text not null,
  since timestamptz not null,
  times integer not null check (times > 0),
  primary key (actor_id, action)
);

alter table contact_messages
  add column answered_at timestamptz,
  add column answered_by text,
  add column search_text text not null generated always as (
    plain_text(name || ' ' || email || ' ' || subject || ' ' || message)
  ) stored,
  add check ((answered_at is null) = (answered_by is null));
create index contact_messages_created_at on contact_messages (created_at, id);

-- Null for a key that works until it is revoked, like all keys before.
alter table api_keys add column expires_at timestamptz;
