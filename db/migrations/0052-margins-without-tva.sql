-- Margins are counted without the TVA that the shop states.

create function mark_all_sales() returns trigger language plpgsql as $$
begin
  if (old.value ->> 'regime', old.value ->> 'tvaFrom', old.value ->> 'tvaRate')
    is distinct from (new.value ->> 'regime', new.value ->> 'tvaFrom', new.value ->> 'tvaRate') then
    insert into report_marks select distinct report_day(created_at) from orders;
  end if;
  return null;
end $$;

create trigger settings_mark_tva after insert or update or delete on settings for each row
  execute function mark_all_sales();

create function mark_sales_of_product() returns trigger language plpgsql as $$
begin
  insert into report_marks
    select distinct report_day(o.created_at)
    from order_items i join orders o on o.id = i.order_id
    where i.product_id = old.id;
  return null;
end $$;

create trigger products_mark_tva after update of tva_rate on products for each row
  when (old.tva_rate is distinct from new.tva_rate) execute function mark_sales_of_product();
create trigger products_mark_taxed after delete on products for each row
  when (old.tva_rate is not null) execute function mark_sales_of_product();

-- The stored sums of a shop that states TVA are old.
insert into report_marks select distinct report_day(created_at) from orders
  where exists (select from settings where name = 'invoices' and value ->> 'tvaFrom' <> '');
