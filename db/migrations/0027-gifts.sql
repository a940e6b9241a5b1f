-- Gifts: an order with enough of an offer's products gets one unit of another product free (requirements: Offers).
alter table promotions drop constraint promotions_kind_check;
alter table promotions
  add constraint promotions_kind_check check (kind in ('code', 'quantity', 'delivery', 'price_cut', 'gift')),
  -- No foreign key: an offer whose gift is deleted gives nothing.
  add column gift_product_id record_id,
  add column gift_size text check (length(gift_size) between 1 and 50),
  -- The units of its products that an order needs; null if it is the sum that counts.
  add column gift_units smallint check (gift_units between 1 and 99),
  -- From this sum of the items on, a code takes this percentage off.
  add column higher_percent smallint check (higher_percent between 1 and 100),
  add column higher_min_centimes bigint,
  add constraint promotions_gift check (
    (kind = 'gift') = (gift_product_id is not null)
    and (kind = 'gift' or num_nonnulls(gift_size, gift_units) = 0)
    and (kind <> 'gift' or (gift_units is null) = (min_centimes > 0))
  ),
  add constraint promotions_higher_percent check (
    (higher_percent is null) = (higher_min_centimes is null)
    and (higher_percent is null or (percent is not null and higher_percent > percent and higher_min_centimes > min_centimes))
  );

alter table order_items
  add column is_gift boolean not null default false,
  add constraint order_items_gift_is_free check (
    not is_gift or (quantity = 1 and discount_centimes = price_centimes)
  );
