-- A shop as release 0.1.0 left it, with a row in every table that a shop fills: later migrations must move all of them
-- (server/platform/db/upgrade.test.ts). Its statements name the columns of 0.1.0 and never change.
create function pg_temp.id(name text) returns text language sql return rpad(name, 36, '2');

insert into users (id, name, email, password_hash, role, phone, street, city, wilaya, postal_code) values
  (pg_temp.id('admin'), 'Amina', 'amina@example.com', 'hash', 'admin', '', '', '', '', ''),
  (pg_temp.id('buyer'), 'Karim', 'karim@example.com', 'hash', 'user', '0550 12 34 56', '1 rue Didouche', 'Alger Centre', 'Alger', '16000');
-- Its trigger has written the address.
update users set street = '2 rue Didouche' where id = pg_temp.id('buyer');
insert into sessions (token_hash, user_id) values ('\x01', pg_temp.id('buyer'));
insert into known_devices (user_id, device_hash, last_used_at) values (pg_temp.id('admin'), '\x01', now());
insert into sign_in_failures (key, failures, next_try_at) values ('karim@example.com', 1, now());
insert into reset_tokens (token_hash, user_id, expires_at) values ('\x01', pg_temp.id('buyer'), now());
insert into verification_codes (id_hash, browser_hash, email, name, code_hash, expires_at)
  values ('\x01', '\x02', 'new@example.com', 'Nadia', '\x03', now());
insert into second_factors (id, user_id, kind, name, secret, created_at)
  values (pg_temp.id('factor'), pg_temp.id('admin'), 'totp', 'Phone', 'secret', now());
insert into recovery_codes (user_id, hash) values (pg_temp.id('admin'), '\x01');
insert into staff_invitations (id, email, role, token_hash, language, by_id, by_name, sent_at, expires_at)
  values (pg_temp.id('invitation'), 'packer@example.com', 'packer', '\x01', 'fr', pg_temp.id('admin'), 'Amina', now(), now());
insert into audit_entries (actor_id, actor_name, action, subject_id, changes)
  values (pg_temp.id('admin'), 'Amina', 'product.updated', pg_temp.id('product'), '{"stock": [1, 2]}');
insert into audit_repeats (actor_id, action, since, times) values (pg_temp.id('admin'), 'sign.failed', now(), 2);

insert into categories (id, name, description, parent_id, level) values
  (pg_temp.id('main'), 'Visage', 'Soins du visage', null, 1),
  (pg_temp.id('sub'), 'Sérums', 'Sérums', pg_temp.id('main'), 2);
insert into families (id, name, option_name) values (pg_temp.id('family'), 'Sérum', 'Size');
insert into products (id, external_key, name, brand, description, price_centimes, discounted_price_centimes, stock, sizes,
    category_id, family_id, variant_label, net_quantity, unit, barcode, product_class, cost_centimes) values
  (pg_temp.id('product'), 'serum', 'Sérum vitamine C', 'Saha', 'Éclat', 250000, 200000, 8, '[]',
    pg_temp.id('sub'), pg_temp.id('family'), '30 ml', 30, 'ml', '6130760011028', 'cosmetic', 120000);
insert into stock_moves (product_id, delta, reason) values (pg_temp.id('product'), 10, 'opening');
insert into product_texts (product_id, language, name, description, label)
  values (pg_temp.id('product'), 'ar', 'سيروم فيتامين سي', 'إشراقة', '30 مل');
insert into category_texts (category_id, language, name) values (pg_temp.id('main'), 'ar', 'الوجه');
insert into family_texts (family_id, language, name, option_name) values (pg_temp.id('family'), 'fr', 'Sérum', 'Taille');
insert into needs (id, slug, name, description) values (pg_temp.id('need'), 'eclat', 'Éclat', 'Pour le teint');
insert into need_texts (need_id, language, name) values (pg_temp.id('need'), 'ar', 'إشراقة');
insert into need_products (need_id, product_id, position) values (pg_temp.id('need'), pg_temp.id('product'), 0);
insert into stock_alerts (id, product_id, phone, phone_key, confirmed_at)
  values (pg_temp.id('alert'), pg_temp.id('product'), '0550 12 34 56', '550123456', now());
insert into restocks (product_id, units) values (pg_temp.id('product'), 3);
insert into wishes (user_id, product_id) values (pg_temp.id('buyer'), pg_temp.id('product'));
insert into uploads (name) values (pg_temp.id('picture'));
insert into imports (id, created_by, created_by_name, file_name, columns, state)
  values (pg_temp.id('import'), pg_temp.id('admin'), 'Amina', 'products.csv', '{name,price}', 'done');
insert into import_files (import_id, position, bytes) values (pg_temp.id('import'), 0, '\x6e');
insert into import_rows (import_id, line, kind, fields) values (pg_temp.id('import'), 2, 'changed', '{"price": [1, 2]}');
insert into removed_listings (version, number) values (1, 99);
insert into search_terms (day, language, term, sample, searches, clicks, found) values ('2026-11-28', 'fr', 'serum', 'sérum', 3, 1, 1);
insert into pinned_terms (id, sample) values (pg_temp.id('pinned'), 'sérum');
insert into search_pins (term_id, product_id, position) values (pg_temp.id('pinned'), pg_temp.id('product'), 0);

insert into orders (id, user_id, is_guest, user_name, user_email, status, payment_method, items_price_centimes,
    shipping_price_centimes, tax_price_centimes, total_price_centimes, full_name, email, phone, street, city, wilaya,
    postal_code, country, wilaya_code, delivery_cost_centimes) values
  (pg_temp.id('order'), pg_temp.id('buyer'), false, 'Karim', 'karim@example.com', 'Shipped', 'Cash on delivery', 400000,
    60000, 0, 460000, 'Karim', 'karim@example.com', '0550 12 34 56', '2 rue Didouche', 'Alger Centre', 'Alger', '16000', 'Algeria',
    16, 40000);
insert into order_items (order_id, position, product_id, name, image_url, quantity, price_centimes)
  values (pg_temp.id('order'), 0, pg_temp.id('product'), 'Sérum vitamine C', '', 2, 200000);
insert into stock_moves (product_id, delta, reason, order_id) values (pg_temp.id('product'), -2, 'order', pg_temp.id('order'));
insert into idempotency_keys (key, body_hash, order_id) values ('key', '\x01', pg_temp.id('order'));
insert into order_notes (order_id, by_id, by_name, text) values (pg_temp.id('order'), pg_temp.id('admin'), 'Amina', 'Call first');
insert into order_calls (client_id, order_id, at, by_id, by_name, outcome)
  values (gen_random_uuid(), pg_temp.id('order'), now(), pg_temp.id('admin'), 'Amina', 'confirmed');
insert into phone_blocks (id, phone_key, phone, reason, at, by_id, by_name, ends_at)
  values (pg_temp.id('block'), '661000001', '0661 00 00 01', 'fake', now(), pg_temp.id('admin'), 'Amina', now() + interval '1 month');
insert into customer_links (phone_key, main_key, by_id, by_name) values ('661000002', '550123456', pg_temp.id('admin'), 'Amina');
insert into order_returns (id, order_id, reason, refund_centimes, made_by)
  values (pg_temp.id('return'), pg_temp.id('order'), 'Broken', 200000, 'Amina');
insert into order_return_lines (return_id, position, product_id, quantity, restocked)
  values (pg_temp.id('return'), 0, pg_temp.id('product'), 1, false);
insert into invoices (id, kind, order_id, issued_at, total_centimes, snapshot, made_by)
  values (pg_temp.id('invoice'), 'invoice', pg_temp.id('order'), now(), 460000, '{"total": 460000}', 'Amina');
insert into report_orders (day, by, key, ordered, delivered, revenue, returned, margin_of)
  values ('2026-11-27', 'day', '', 0, 0, 0, 0, 0);
insert into report_lines (day, product_id, name, ordered, delivered, revenue, returned, margin_of)
  values ('2026-11-27', pg_temp.id('product'), 'Sérum vitamine C', 1, 1, 200000, 0, 200000);
insert into report_months (month, product_id, name, ordered, delivered, revenue, returned, margin_of)
  values ('2026-10-01', pg_temp.id('product'), 'Sérum vitamine C', 1, 1, 200000, 0, 200000);

insert into pickup_points (id, commune_id, name) values (pg_temp.id('point'), 485, 'Grande Poste');
insert into couriers (id, name, kind, from_wilaya) values (pg_temp.id('courier'), 'Yalidine', 'yalidine', 16);
insert into courier_places (courier_id, commune_id, external_ref, external_name, deliverable, has_desk)
  values (pg_temp.id('courier'), 485, '1601', 'Alger Centre', true, true);
insert into courier_desks (courier_id, external_ref, commune_id, name, address)
  values (pg_temp.id('courier'), '160101', 485, 'Agence', '1 rue');
insert into courier_strays (courier_id, external_id, tracking, raw, at) values (pg_temp.id('courier'), 'stray', 'yal-0', 'Livré', now());
insert into shipments (id, order_id, courier_id, reference, tracking, status, collected_centimes, batch, created_by, delivered_at, ended_at)
  values (pg_temp.id('shipment'), pg_temp.id('order'), pg_temp.id('courier'), 'R1', 'yal-1', 'delivered', 460000, pg_temp.id('batch'),
    'Amina', now(), now());
insert into shipment_events (shipment_id, external_id, at, status, raw, told_by)
  values (pg_temp.id('shipment'), 'event', now(), 'delivered', 'Livré', 'Yalidine');
insert into rescue_steps (client_id, shipment_id, at, by_id, by_name, outcome)
  values (gen_random_uuid(), pg_temp.id('shipment'), now(), pg_temp.id('admin'), 'Amina', 'retry');
insert into payouts (id, courier_id, reference, paid_on, made_by) values (pg_temp.id('payout'), pg_temp.id('courier'), 'P1', '2026-11-28', 'Amina');
insert into payout_lines (payout_id, line, shipment_id, tracking, collected_centimes, fee_centimes, expected_centimes, difference)
  values (pg_temp.id('payout'), 1, pg_temp.id('shipment'), 'yal-1', 450000, 40000, 460000, 'below');
insert into accepted_differences (id, payout_id, line, reason, made_paid, at, by_name)
  values (pg_temp.id('accepted'), pg_temp.id('payout'), 1, 'agreed', true, now(), 'Amina');

insert into settings (name, id, version, value, changed_at, changed_by)
  values ('shop', pg_temp.id('settings'), 1, '{"name": "Saha"}', now(), 'Amina');
insert into contact_messages (id, name, email, subject, message)
  values (pg_temp.id('message'), 'Nadia', 'nadia@example.com', 'Question', 'Ouvert ?');
insert into rate_limits (key, points, expire) values ('orders:127.0.0.1', 1, 1);
insert into api_keys (id, name, key_hash, ending, permissions, created_by)
  values (pg_temp.id('key'), 'Accounting', '\x01', 'abcd', '{orders:read}', 'Amina');
insert into webhooks (id, url, events, secret) values (pg_temp.id('webhook'), 'https://example.com/hook', '{order.placed}', 'secret');
do $$ begin perform record_webhook_events('order.placed', array['{"status": "Pending"}'::jsonb]); end $$;
insert into webhook_attempts (delivery_id, at, status, milliseconds) select id, now(), 200, 12 from webhook_deliveries;
insert into backups (problem) values (null);
insert into noticed_problems (id, since, seen_at) values ('disk', now(), now());
