-- When the mail server took a message: its job may run twice, and must not mail it twice.
alter table contact_messages add column mailed_at timestamptz;
