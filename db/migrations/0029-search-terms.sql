-- What shoppers search, without who they are (docs/decisions/0052): counts for each day, language and term, from which an
-- administrator sees what is searched most and what finds nothing.
create table search_terms (
  -- In the shop's time zone. A time of day could tell who it was.
  day date not null,
  language text not null check (language in ('en', 'fr', 'ar')),
  -- The words as the search reads them (`plain_words`).
  term text not null check (length(term) between 1 and 200),
  -- The same as somebody typed it last.
  sample text not null check (length(sample) <= 100),
  searches integer not null check (searches >= 0),
  clicks integer not null check (clicks >= 0),
  -- The products that the last search found.
  found integer not null check (found >= 0),
  primary key (day, language, term)
);
