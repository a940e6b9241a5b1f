-- Corrections of one order: money off its lines, free delivery, or lines at an agreed price, and the reason
-- (requirements: Corrections). Buyers never read the reason, so it is in a table of its own.
create table order_corrections (
  order_id record_id primary key references orders on delete cascade,
  reason text not null check (length(reason) between 1 and 200),
  discount_centimes bigint not null default 0 check (discount_centimes >= 0),
  free_delivery boolean not null default false
);

-- A discount without an offer is one of these corrections. An order has at most one off its lines and one off its delivery.
alter table order_discounts
  drop constraint order_discounts_pkey,
  alter column promotion_id drop not null;

create unique index order_discounts_of_offers on order_discounts (order_id, promotion_id);
create unique index order_discounts_of_staff on order_discounts (order_id, (shipping_centimes > 0))
  where promotion_id is null;
