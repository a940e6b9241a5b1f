-- The readable end of a product's address (docs/decisions/0050): the Latin letters and digits of its name, in whole words up
-- to 60 characters; '' without any. It is not stored, because it changes with the name. One expression, and not strict, so
-- that PostgreSQL inlines it: the sitemap needs the slugs of 50,000 addresses at once.
create function slug_of(name text) returns text language sql immutable parallel safe
return coalesce(
  trim(both '-' from regexp_replace(
    -- One character more than fits, so that the last word stays if it ends there.
    left(trim(both '-' from regexp_replace(plain_text(name), '[^a-z0-9]+', '-', 'g')) || '-', 61), '[^-]+$', ''
  )),
  ''
);
