-- The list of what the staff did, newest first, also of one person or of one kind. Each index is read from its end, so a
-- page takes as long among a million entries as among a hundred. There is none for a person with a kind: PostgreSQL
-- reads the shorter of both, and it would be the largest of all.
create index audit_entries_at on audit_entries (at, id);
create index audit_entries_actor on audit_entries (actor_id, at, id);
create index audit_entries_action on audit_entries (action, at, id);
