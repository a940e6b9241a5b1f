-- An administrator has handed the link over, so it proves nobody's address (requirements: Staff).
alter table staff_invitations add column is_shown boolean not null default false;
