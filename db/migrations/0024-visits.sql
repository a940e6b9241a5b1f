-- How often pages with the form of a quick order were seen, and how often somebody began to fill it in, by the campaign
-- of the link: counts of a day, without the visitors (requirements: Reports).
create table visits (
  -- In the shop's time zone. A time of day could identify a visitor.
  day date not null,
  -- `utm_source` and `utm_campaign` of the page's address. Blank without one; the source `*` has the visits of all others on
  -- a day with too many.
  source text not null check (length(source) <= 200),
  campaign text not null check (length(campaign) <= 200),
  views integer not null default 0 check (views >= 0),
  starts integer not null default 0 check (starts >= 0),
  primary key (day, source, campaign)
);
