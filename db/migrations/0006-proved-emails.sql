-- Registering proves nothing about the address, so a stranger may have typed it. Only who has shown that they read its
-- mail (a reset link, a code, Google's word) may find the ways in that were set up before still open.
alter table users add column email_proved boolean not null default false;
