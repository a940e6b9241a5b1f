-- Signing in, and getting back in. Secrets are kept as hashes only: who reads these tables can use none of them.

-- Wrong passwords in a row for one account from one network address (threats T6): each more makes the next wait longer.
create table sign_in_failures (
  key text primary key,
  failures integer not null,
  next_try_at timestamptz not null
);

create index sign_in_failures_next_try_at on sign_in_failures (next_try_at);

-- Links that set a new password (threats T4), one for each account: asking again ends the link before.
create table reset_tokens (
  token_hash bytea primary key,
  user_id record_id not null unique references users on delete cascade,
  expires_at timestamptz not null
);

create index reset_tokens_expires_at on reset_tokens (expires_at);

-- Mailed codes (threats T3). The caller alone holds the verification id, which is also the key of the code's hash: a
-- million codes are soon tried, but not without that key.
create table verification_codes (
  id_hash bytea primary key,
  -- The browser that asked, by a cookie: a code works nowhere else.
  browser_hash bytea not null,
  email text not null check (length(email) <= 254),
  name text not null,
  -- Google's own name of the account, where a verified token told it.
  google_sub text,
  code_hash bytea not null,
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);

create index verification_codes_expires_at on verification_codes (expires_at);

-- Ended sessions are swept by age.
create index sessions_last_seen_at on sessions (last_seen_at);
