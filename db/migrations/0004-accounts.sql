-- Signing in and recovering an account. Only hashes of secrets are stored, so that reading these tables does not help.

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

-- For deleting expired sessions.
create index sessions_last_seen_at on sessions (last_seen_at);
