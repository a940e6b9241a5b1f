-- The readable end of a product's address (docs/decisions/0050): the Latin letters and digits of its name. A function,
-- because the sitemap needs the slugs of 50,000 products at once, and because a slug changes with its name.
create function slug_of(name text) returns text language sql immutable strict parallel safe
return (
  select case
    when length(slug) <= 60 then slug
    -- Whole words, unless the first is as long as that.
    else coalesce(substring(slug from '^(.{1,60})-'), left(slug, 60))
  end
  from (select trim(both '-' from regexp_replace(plain_text(name), '[^a-z0-9]+', '-', 'g')) as slug) full_slug
);
