-- A value of each column of an imported file, '' for a blank column: a person who says what the columns are recognizes them by it.
alter table imports add column samples text[] not null default '{}';
