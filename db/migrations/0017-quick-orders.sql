-- Quick orders, and the campaign of the link by which a buyer came.
alter table orders
  drop constraint orders_source_check,
  add constraint orders_source_check check (source in ('web', 'phone', 'quick')),
  add column utm_source text,
  add column utm_medium text,
  add column utm_campaign text,
  add column landing_path text;
