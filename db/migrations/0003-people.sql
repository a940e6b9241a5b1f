-- Accounts, how people sign in, the staff, and the audit of what it did. Only hashes of secrets are stored, so that reading
-- these tables does not help.

-- Accounts of shoppers and of the staff. The roles of staff beside administrators do a part of the back office each
-- (shared/access/roles.ts).
create table users (
  id record_id primary key,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  password_hash text,
  google_sub text unique,
  role text not null default 'user' check (role in ('user', 'admin', 'confirmer', 'packer', 'editor')),
  phone text not null default '',
  street text not null default '',
  city text not null default '',
  wilaya text not null default '',
  postal_code text not null default '',
  country text not null default 'Algeria',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Registering does not prove that the address belongs to the user: they must show that they read its mail (a reset link,
  -- a code, or Google's confirmation).
  email_proved boolean not null default false,
  name_key text collate "C" not null generated always as (left(plain_text(name), 100)) stored,
  email_key text collate "C" not null generated always as (left(lower(email), 100)) stored,
  -- The language in which people use the shop, which decides the language of their mails and invoices (requirements:
  -- Languages).
  language text not null default 'en' check (language in ('en', 'fr', 'ar')),
  search_text text not null generated always as (left(search_fold(name || ' ' || email), 500)) stored
);

-- One account per email address, in any letter case.
create unique index users_email_key on users (lower(email));

-- Each list of the back office reads only the index by which it is sorted, so each index includes the filtered columns. They
-- are columns instead of expressions, because PostgreSQL reads the row to evaluate an expression even if the index has it.
create index users_search_text on users using gin (search_text gin_trgm_ops);
create index users_created_at on users (created_at, id) include (role, search_text);
create index users_id on users (id) include (role, search_text);
create index users_name on users (name_key, created_at, id) include (role, search_text);
create index users_role on users (role, created_at, id) include (search_text);
create index users_email_order on users (email_key, created_at, id) include (role, search_text);

-- The address of a profile is the usual one of the book. It comes from several places: the profile, an order of a buyer
-- without an address, and the book itself. A changed address changes in the book too, unless the book has the new one
-- already, as when another one becomes the usual one. The number is `mostAddresses` in shared/access/accounts.ts.
create function keep_profile_address() returns trigger language plpgsql as $$
begin
  if exists (
    select from addresses
    where user_id = new.id
      and (street, city, wilaya, postal_code) = (new.street, new.city, new.wilaya, new.postal_code)
  ) then
    return null;
  end if;
  update addresses
  set street = new.street, city = new.city, wilaya = new.wilaya, postal_code = new.postal_code, used_at = now()
  where user_id = new.id
    and (street, city, wilaya, postal_code) = (old.street, old.city, old.wilaya, old.postal_code);
  if not found and (select count(*) from addresses where user_id = new.id) < 20 then
    insert into addresses (user_id, full_name, street, city, wilaya, postal_code)
    values (new.id, new.name, new.street, new.city, new.wilaya, new.postal_code)
    on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger users_keep_address after update on users for each row
when (
  new.street <> '' and new.city <> '' and new.wilaya <> '' and new.name <> ''
  and (old.street, old.city, old.wilaya, old.postal_code)
    is distinct from (new.street, new.city, new.wilaya, new.postal_code)
)
execute function keep_profile_address();

-- The address books of accounts (requirements: Address book).
create table addresses (
  id uuid primary key default gen_random_uuid(),
  user_id record_id not null references users on delete cascade,
  full_name text not null check (full_name <> ''),
  street text not null check (street <> ''),
  city text not null check (city <> ''),
  wilaya text not null check (wilaya <> ''),
  postal_code text not null,
  used_at timestamptz not null default now(),
  -- A book names each place once.
  constraint addresses_place_key unique (user_id, street, city, wilaya, postal_code)
);

-- Only the hash of the token is stored, so that reading this table does not allow signing in.
create table sessions (
  token_hash bytea primary key,
  user_id record_id not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When the second step was done in this session. Without it the session of staff with a second step opens nothing.
  second_step_at timestamptz,
  -- What the browser must sign with a passkey, and since when.
  challenge text,
  challenge_at timestamptz,
  -- The secret of an app that has not been confirmed yet.
  new_secret text,
  -- Names a session to its owner without the hash of its token.
  id uuid not null default gen_random_uuid(),
  -- The two names that the list shows. The rest of the browser's own description is not kept.
  browser text check (length(browser) between 1 and 30),
  system text check (length(system) between 1 and 30)
);

create index sessions_user_id on sessions (user_id);

-- For deleting expired sessions.
create index sessions_last_seen_at on sessions (last_seen_at);

-- The browsers in which a member of staff has signed in. Each hash is that of a cookie's token and the account.
create table known_devices (
  user_id record_id not null references users on delete cascade,
  device_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, device_hash)
);

-- For forgetting devices that are no longer used.
create index known_devices_last_used_at on known_devices (last_used_at);

-- Consecutive wrong passwords for one account from one network (threats T6). Each one makes the next wait longer.
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  next_try_at timestamptz not null
);

create index sign_in_failures_next_try_at on sign_in_failures (next_try_at);

-- Links for setting a new password (threats T4), one per account: a new request invalidates the previous link.
create table reset_tokens (
  token_hash bytea primary key,
  user_id record_id not null unique references users on delete cascade,
  expires_at timestamptz not null
);

create index reset_tokens_expires_at on reset_tokens (expires_at);

-- Mailed codes (threats T3). Only the caller has the verification id, which is also the key of the code's hash: without
-- the key, an attacker cannot find the code by hashing all million codes.
create table verification_codes (
  id_hash bytea primary key,
  -- The requesting browser, identified by a cookie: the code works only there.
  browser_hash bytea not null,
  email text not null check (length(email) <= 254),
  name text not null,
  -- Google's id of the account, if a verified token contained it.
  google_sub text,
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);

create index verification_codes_expires_at on verification_codes (expires_at);

-- The second step with which staff sign in: passkeys, codes of an authenticator app, and recovery codes.
create table second_factors (
  id record_id primary key,
  user_id record_id not null references users on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null check (length(name) between 1 and 60),
  -- The secret that the app and the shop share. It is never sent again after the app has confirmed it.
  secret text,
  -- The latest time step of a used code: no code works twice.
  last_step bigint,
  credential_id text unique,
  public_key bytea,
  counter bigint not null default 0,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check ((kind = 'totp') = (secret is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null))
);

create index second_factors_user_id on second_factors (user_id);

-- Only hashes; a used code is deleted.
create table recovery_codes (
  user_id record_id not null references users on delete cascade,
  hash bytea not null,
  primary key (user_id, hash)
);

-- Whether staff need a second step unless STAFF_SECOND_STEP says otherwise: only in shops that began with this rule, so
-- that an update locks nobody out.
create table staff_policy (
  is_only boolean primary key default true check (is_only),
  second_step_from_start boolean not null
);

insert into staff_policy (second_step_from_start) values (true);

-- Invitations to the staff, sent by mail. One that is accepted or withdrawn is deleted; the audit keeps what happened.
create table staff_invitations (
  id record_id primary key,
  email text not null check (length(email) between 3 and 254),
  role text not null check (role in ('admin', 'confirmer', 'packer', 'editor')),
  -- The hash of the link's token, so that reading the table invites nobody. Null until the mail is written.
  token_hash bytea unique,
  language text not null check (language in ('en', 'fr', 'ar')),
  by_id record_id not null,
  by_name text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- One open invitation for each address.
create unique index staff_invitations_email on staff_invitations (lower(email));

-- The changes by administrators. Append-only and without foreign keys, because entries outlive users and records.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id record_id not null,
  -- A copy, because the account may change or be deleted.
  actor_name text not null,
  action text not null check (action ~ '^[a-z]+\.[a-z]+$'),
  subject_id record_id not null,
  -- The changed fields as [before, after].
  changes jsonb not null default '{}' check (jsonb_typeof(changes) = 'object')
);

create index audit_entries_subject_id on audit_entries (subject_id, id);

-- The list of what the staff did, newest first, also of one person or of one kind. Each index is read from its end, so a
-- page takes as long among a million entries as among a hundred. There is none for a person with a kind: PostgreSQL
-- reads the shorter of both, and it would be the largest of all.
create index audit_entries_at on audit_entries (at, id);
create index audit_entries_actor on audit_entries (actor_id, at, id);
create index audit_entries_action on audit_entries (action, at, id);

create trigger audit_entries_append_only before update or delete on audit_entries
  for each statement execute function refuse_change();

-- Repeated events of one person, which become entries of the audit when their number within an hour is a power of ten:
-- entries cannot be deleted, so strangers who guess passwords could fill the disk with them.
create table audit_repeats (
  actor_id record_id not null references users on delete cascade,
  action text not null,
  since timestamptz not null,
  times integer not null check (times > 0),
  primary key (actor_id, action)
);
