-- For finding a user among a hundred thousand.

create index users_search on users using gin (plain_text(name || ' ' || email) gin_trgm_ops);

-- One index for each sort column of the list, read in both directions.
create index users_created_at on users (created_at, id);
create index users_name on users (lower(name), created_at, id);
create index users_role on users (role, created_at, id);
create index users_email_order on users (lower(email), created_at, id);
