-- The devices of a person: the list of their open sessions, and the mail about a sign-in on a new device.

alter table sessions
  -- Names a session to its owner without the hash of its token. Random by default, because processes of the previous
  -- release open sessions during an update.
  add column id uuid not null default gen_random_uuid(),
  -- The two names that the list shows. The rest of the browser's own description is not kept.
  add column browser text check (length(browser) between 1 and 30),
  add column system text check (length(system) between 1 and 30);

-- The browsers in which a member of staff has signed in. Each hash is that of a cookie's token and the account.
create table known_devices (
  user_id record_id not null references users on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- For forgetting devices that are no longer used.
create index known_devices_last_used_at on known_devices (last_used_at);
