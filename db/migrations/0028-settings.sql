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

-- The code names the kinds of actions (platform/audit/record-change.ts), so that a new kind needs no migration.
alter table audit_entries drop constraint audit_entries_action_check;
alter table audit_entries add constraint audit_entries_action_check check (action ~ '^[a-z]+\.[a-z]+$');
