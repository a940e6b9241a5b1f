-- When the confirmation of an order was held back, because its address had got too many mails (requirements: E-mails). The
-- staff sees it and can send it later.
alter table orders add column email_suppressed_at timestamptz;
