-- When the buyer asked to cancel a Pending order (requirements: Order status). An administrator decides.
alter table orders add column cancel_requested_at timestamptz;
