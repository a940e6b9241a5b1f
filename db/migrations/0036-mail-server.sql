-- The mail server that an administrator entered, for a shop without SMTP_URL. There is at most one.
create table mail_server (
  id record_id primary key,
  is_only boolean not null default true unique check (is_only),
  version integer not null check (version > 0),
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  username text not null check (length(username) between 1 and 254),
  -- No reply has it.
  password text not null check (length(password) between 1 and 500),
  sender text not null check (length(sender) between 3 and 254),
  changed_at timestamptz not null,
  changed_by text not null
);
