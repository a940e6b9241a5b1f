-- Differences of payouts that somebody accepted, with a reason (requirements: Payouts). The lines themselves never change.
create table accepted_differences (
  id record_id primary key,
  payout_id record_id not null,
  line integer not null,
  reason text not null check (reason in ('agreed', 'fee', 'damage', 'corrected', 'other')),
  note text not null default '' check (length(note) <= 300),
  -- Whether accepting it made the order of the parcel paid. Undoing it then makes the order unpaid again.
  made_paid boolean not null,
  at timestamptz not null,
  by_name text not null,
  undone_at timestamptz,
  undone_by_name text,
  foreign key (payout_id, line) references payout_lines
);

-- A difference is accepted once at a time.
create unique index accepted_differences_open on accepted_differences (payout_id, line) where undone_at is null;
