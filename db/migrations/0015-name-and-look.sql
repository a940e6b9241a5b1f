-- The logo moves from the settings of the seller to those of the shop's name and look.

insert into settings (name, id, version, value, changed_at, changed_by)
select
  'look',
  -- The subject of the group's entries in the audit. It is no secret.
  (select string_agg(substr('abcdefghijklmnopqrstuvwxyz234567', 1 + floor(random() * 32)::integer, 1), '')
    from generate_series(1, 36)),
  1,
  jsonb_build_object('imageUrl', value ->> 'imageUrl'),
  changed_at,
  changed_by
from settings
where name = 'seller' and value ->> 'imageUrl' <> '';

update settings set value = value - 'imageUrl' where name = 'seller' and value ? 'imageUrl';
