-- The time at which the mail server accepted a message. Its job may run twice but must not mail it twice.
alter table contact_messages add column mailed_at timestamptz;
