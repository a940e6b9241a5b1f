-- Mails about the status of an order (requirements: E-mails).

-- The status that the last of these mails told the buyer, so that no mail tells it twice.
alter table orders add column told_status text
  check (told_status in ('Processing', 'Shipped', 'Delivered', 'Cancelled'));

-- The mail about the present status. A later change replaces it, and the mail of a status that was undone is not sent.
alter table orders add column status_mail_id record_id;
