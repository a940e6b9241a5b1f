-- The margin of an order with an invoice is counted at the rates of that invoice.

create function mark_invoiced_order() returns trigger language plpgsql as $$
begin
  insert into report_marks select report_day(created_at) from orders where id = new.order_id;
  return null;
end $$;

-- Credit notes change no rate.
create trigger invoices_mark_order after insert on invoices for each row
  when (new.kind <> 'credit') execute function mark_invoiced_order();

-- The stored sums of days whose orders have an invoice are old.
insert into report_marks
  select distinct report_day(o.created_at) from invoices i join orders o on o.id = i.order_id;
