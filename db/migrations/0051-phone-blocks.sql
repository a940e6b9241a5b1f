-- Phone numbers to which the shop delivers at a pickup desk only (requirements: Phone book). A person blocks a number, with
-- a reason, and a block ends after twelve months at the latest. An erasure deletes the blocks of the person's numbers.
create table phone_blocks (
  -- Names the block in the audit history, which has no numbers.
  id record_id primary key,
  phone_key text not null check (phone_key <> ''),
  phone text not null,
  reason text not null check (reason in ('refused', 'fake', 'abuse', 'other')),
  note text not null default '' check (length(note) <= 300),
  at timestamptz not null,
  by_id record_id not null,
  by_name text not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text,
  check (ends_at > at)
);

-- One open block for each number.
create unique index phone_blocks_open on phone_blocks (phone_key) where ended_at is null;
