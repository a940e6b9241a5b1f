-- What an undo did with the products that its import had added. Their rows cannot tell it later, as drafts may be deleted.
alter table imports add column removed_count integer not null default 0;
alter table imports add column hidden_count integer not null default 0;
