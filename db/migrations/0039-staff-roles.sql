-- Roles of staff beside administrators: each may do a part of the back office (shared/roles.ts).

alter table users drop constraint users_role_check;
alter table users add constraint users_role_check
  check (role in ('user', 'admin', 'confirmer', 'packer', 'editor'));
