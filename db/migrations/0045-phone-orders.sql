-- Orders that the staff takes on the phone (requirements: Orders on the phone).
alter table orders
  add column source text not null default 'web' check (source in ('web', 'phone')),
  add column placed_by_id record_id,
  -- A copy, because the account may change or be deleted.
  add column placed_by_name text,
  add check ((source = 'phone') = (placed_by_id is not null) and (source = 'phone') = (placed_by_name is not null));

-- A phone number as it is compared: the same rule as `nationalNumber` in shared/text.ts.
create function national_number(phone text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
          '^\s*\+', '00'
        ),
        '[^0-9]', '', 'g'
      ),
      '^(00213|00|213(?=0?[0-9]{8,9}$))', ''
    ),
    '^0', ''
  )
$$;

-- Orders of one buyer are found by the phone number, and customers are counted from this index alone.
alter table orders add column phone_key text not null generated always as (national_number(phone)) stored;
create index orders_phone_key on orders (phone_key, created_at) include (status, total_price_centimes)
  where phone_key <> '';
