/**
 * The types of columns about which PostgreSQL knows less than the code: JSON, texts whose words no constraint lists, and views
 * and computed columns, which it believes may be null.
 */
export const columnTypes: Record<string, string> = {
  'api_keys.permissions': "ApiKey['permissions']",
  'audit_entries.changes': 'JSONColumnType<Record<string, [unknown, unknown]>, string, never>',
  'category_paths.id': 'GeneratedAlways<string>',
  'category_paths.numbers': 'GeneratedAlways<number[]>',
  'category_paths.visible': 'GeneratedAlways<boolean>',
  'category_paths.words': 'GeneratedAlways<string>',
  'couriers.secrets': 'JSONColumnType<CourierSecrets, string | undefined, string>',
  'couriers.sheet_columns': 'JSONColumnType<SheetColumn[], string, string>',
  'delivery_terms.free_above_kinds': 'Generated<DeliveryKind[]>',
  'delivery_terms.weight_steps': 'JSONColumnType<WeightStep[], string | undefined, string>',
  'import_rows.fields': 'JSONColumnType<Record<string, [unknown, unknown]>, string | undefined, string>',
  'imports.bulk_change': 'JSONColumnType<ProductChange | null, string | null, never>',
  'imports.mended_cells': 'JSONColumnType<MendedCell[], string | undefined, string>',
  'imports.column_map': 'JSONColumnType<Record<string, string> | null, string | null, string | null>',
  'imports.proposed_map': 'JSONColumnType<Record<string, string> | null, string | null, never>',
  'invoices.number': 'GeneratedAlways<string>',
  // A trigger numbers invoices.
  'invoices.position': 'GeneratedAlways<number>',
  'invoices.snapshot': 'JSONColumnType<InvoiceSnapshot, string, never>',
  'invoices.year': 'GeneratedAlways<number>',
  'orders.end_reason': "CancelReason | 'expired' | 'combined' | null",
  'orders.number': 'GeneratedAlways<string>',
  'orders.payment_result': 'JSONColumnType<PaymentResult | null, string | null, string | null>',
  'products.effective_price_centimes': 'GeneratedAlways<number>',
  'products.sizes': 'JSONColumnType<ProductSize[], string | undefined, string>',
  'products.state': "'draft' | null",
  'reviews.language': 'Generated<Language>',
  'settings.value': 'JSONColumnType<object, string, string>',
  'stock_alerts.language': 'Generated<Language>',
  'catalog_version.base_language': 'Generated<Language>',
  // The code reads and compares these numbers as text.
  'webhook_attempts.delivery_id': 'string',
  'webhook_deliveries.id': 'GeneratedAlways<string>',
  'webhook_events.subject': 'JSONColumnType<object>',
  'webhooks.events': 'WebhookEvent[]',
};

/** Where these types come from, as seen from the file of table types. */
export const columnTypeImports: Record<string, string[]> = {
  '../../../shared/catalog/admin-products.ts': ['ProductChange'],
  '../../../shared/catalog/catalog.ts': ['ProductSize'],
  '../../../shared/catalog/product-imports.ts': ['MendedCell'],
  '../../../shared/couriers/couriers.ts': ['SheetColumn'],
  '../../../shared/delivery/delivery-price.ts': ['DeliveryKind', 'WeightStep'],
  '../../../shared/accounts/keys.ts': ['ApiKey'],
  '../../../shared/values/languages.ts': ['Language'],
  '../../../shared/webhooks.ts': ['WebhookEvent'],
  '../../../shared/orders/order-terms.ts': ['CancelReason'],
  './stored-json.ts': ['CourierSecrets', 'InvoiceSnapshot', 'PaymentResult'],
};
