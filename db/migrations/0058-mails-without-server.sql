-- A shop without a mail server writes its mails to files. Orders and messages must not count as mailed then, and their mail is
-- not due again either. Those of before keep their time, because nothing tells a written mail from one that was sent.
alter table orders add column email_unsent_at timestamptz;
alter table contact_messages add column mail_unsent_at timestamptz;
