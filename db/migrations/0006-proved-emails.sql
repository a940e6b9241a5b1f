-- Registering does not prove that the address belongs to the user. Existing ways to sign in stay valid only after the
-- user has shown that they read its mail (a reset link, a code, or Google's confirmation).
alter table users add column email_proved boolean not null default false;
