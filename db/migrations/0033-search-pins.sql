-- Products that administrators pin to the top of a search (docs/decisions/0054).
create table pinned_terms (
  id record_id primary key,
  sample text not null check (length(sample) between 1 and 200),
  -- The words as the search compares them.
  term text not null unique generated always as (word_stems(plain_words(sample))) stored check (term <> ''),
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default now()
);

create table search_pins (
  term_id record_id not null references pinned_terms on delete cascade,
  product_id record_id not null references products on delete cascade,
  position integer not null check (position between 0 and 9),
  primary key (term_id, product_id),
  unique (term_id, position)
);

create index search_pins_product on search_pins (product_id);

-- Lists are remembered until the version rises. For each row, because a deleted product that is not pinned changes nothing.
create trigger search_pins_raise_version after insert or update or delete on search_pins
  for each row execute function raise_catalog_version();
create trigger pinned_terms_raise_version after insert or update or delete on pinned_terms
  for each row execute function raise_catalog_version();
