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
  revoked_at timestamptz
);
