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
