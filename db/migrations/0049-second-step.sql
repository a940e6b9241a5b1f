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

alter table sessions
  -- When the second step was done in this session. Without it the session of staff with a second step opens nothing.
  add column second_step_at timestamptz,
  -- What the browser must sign with a passkey, and since when.
  add column challenge text,
  add column challenge_at timestamptz,
  -- The secret of an app that has not been confirmed yet.
  add column new_secret text;

-- Whether staff need a second step unless STAFF_SECOND_STEP says otherwise: only in shops that began with this rule, so
-- that an update locks nobody out.
create table staff_policy (
  is_only boolean primary key default true check (is_only),
  second_step_from_start boolean not null
);

insert into staff_policy (second_step_from_start) select not exists (select from users);
