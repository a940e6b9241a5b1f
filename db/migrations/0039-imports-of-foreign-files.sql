-- A value of each column of an imported file, '' for a blank column: a person who says what the columns are recognizes them by it.
alter table imports add column samples text[] not null default '{}';
-- Whether the products that it adds stay hidden until somebody shows them.
alter table imports add column as_drafts boolean not null default false;
