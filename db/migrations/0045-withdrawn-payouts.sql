-- A payout that was recorded by mistake is withdrawn: its lines stay and count no more (requirements: Payouts).
alter table payouts add withdrawn_at timestamptz, add withdrawn_by text,
  add check ((withdrawn_at is null) = (withdrawn_by is null));
alter table payout_lines add withdrawn_at timestamptz;

-- The courier's name for a payout, and the money of a parcel, count once among those that stand.
alter table payouts drop constraint payouts_courier_id_reference_key;
create unique index payouts_reference on payouts (courier_id, reference) where withdrawn_at is null;
drop index payout_lines_counted;
create unique index payout_lines_counted on payout_lines (shipment_id)
  where difference is null and withdrawn_at is null;

-- Nothing else of them ever changes.
drop trigger payouts_append_only on payouts;
create trigger payouts_append_only
  before update of id, courier_id, reference, paid_on, made_by, created_at or delete or truncate on payouts
  for each statement execute function refuse_change();
drop trigger payout_lines_append_only on payout_lines;
create trigger payout_lines_append_only
  before update of payout_id, line, shipment_id, tracking, collected_centimes, fee_centimes, expected_centimes, difference
    or delete or truncate on payout_lines
  for each statement execute function refuse_change();
