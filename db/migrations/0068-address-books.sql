-- The address books of accounts (requirements: Address book).
create table addresses (
  id uuid primary key default gen_random_uuid(),
  user_id record_id not null references users on delete cascade,
  full_name text not null check (full_name <> ''),
  street text not null check (street <> ''),
  city text not null check (city <> ''),
  wilaya text not null check (wilaya <> ''),
  postal_code text not null,
  used_at timestamptz not null default now(),
  -- A book names each place once.
  constraint addresses_place_key unique (user_id, street, city, wilaya, postal_code)
);

insert into addresses (user_id, full_name, street, city, wilaya, postal_code, used_at)
select id, name, street, city, wilaya, postal_code, updated_at
from users
where street <> '' and city <> '' and wilaya <> '' and name <> '';

-- The address of a profile is the usual one of the book. It comes from several places: the profile, an order of a buyer
-- without an address, and the book itself. A changed address changes in the book too, unless the book has the new one
-- already, as when another one becomes the usual one. The number is `mostAddresses` in shared/accounts.ts.
create function keep_profile_address() returns trigger language plpgsql as $$
begin
  if exists (
    select from addresses
    where user_id = new.id
      and (street, city, wilaya, postal_code) = (new.street, new.city, new.wilaya, new.postal_code)
  ) then
    return null;
  end if;
  update addresses
  set street = new.street, city = new.city, wilaya = new.wilaya, postal_code = new.postal_code, used_at = now()
  where user_id = new.id
    and (street, city, wilaya, postal_code) = (old.street, old.city, old.wilaya, old.postal_code);
  if not found and (select count(*) from addresses where user_id = new.id) < 20 then
    insert into addresses (user_id, full_name, street, city, wilaya, postal_code)
    values (new.id, new.name, new.street, new.city, new.wilaya, new.postal_code)
    on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger users_keep_address after update on users for each row
when (
  new.street <> '' and new.city <> '' and new.wilaya <> '' and new.name <> ''
  and (old.street, old.city, old.wilaya, old.postal_code)
    is distinct from (new.street, new.city, new.wilaya, new.postal_code)
)
execute function keep_profile_address();
