-- The language in which people use the shop, which decides the language of their mails and invoices (requirements:
-- Languages). Everything from before this migration is in English, and so is what an older process adds beside it.
alter table users add column language text not null default 'en' check (language in ('en', 'fr', 'ar'));
alter table orders add column language text not null default 'en' check (language in ('en', 'fr', 'ar'));
alter table contact_messages add column language text not null default 'en' check (language in ('en', 'fr', 'ar'));

-- The product's name as the buyer read it, in the language of the order; null if that was the base name.
alter table order_items add column name_as_read text check (name_as_read <> name);
