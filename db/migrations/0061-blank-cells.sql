-- Whether a blank cell of a file leaves the stored value as it is, instead of clearing it.
alter table imports add column keeps_blank boolean not null default false;
