-- The wish lists of accounts. Guests keep theirs in the browser (requirements: Wish list).
create table wishes (
  user_id record_id not null references users on delete cascade,
  product_id record_id not null references products on delete cascade,
  -- Ties of one call are in the order of the call.
  position integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

-- A deleted product leaves all lists.
create index wishes_product_id on wishes (product_id);
