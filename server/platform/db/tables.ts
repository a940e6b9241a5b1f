import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Role } from '../../../shared/accounts.ts';
import type { ProductSize } from '../../../shared/catalog.ts';
import type { Language } from '../../../shared/languages.ts';
import type { ProductClass, QuantityUnit } from '../../../shared/product-facts.ts';
import type {
  AddressesTable,
  KnownDevicesTable,
  ResetTokensTable,
  SessionsTable,
  SignInFailuresTable,
  WishesTable,
} from './account-tables.ts';
import type {
  CommunesTable,
  CourierTables,
  DeliveryRatesTable,
  DeliveryTermsTable,
  PickupPointsTable,
  WilayasTable,
} from './delivery-tables.ts';
import type { ImportFilesTable, ImportRowsTable, ImportsTable } from './import-tables.ts';
import type { InvoicesTable, OrderReturnLinesTable, OrderReturnsTable } from './invoice-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type {
  AuditRepeatsTable,
  BackupsTable,
  NoticedProblemsTable,
  RecoveryCodesTable,
  SecondFactorsTable,
  StaffInvitationsTable,
  StaffPolicyTable,
} from './staff-tables.ts';
import type {
  CategoryTextsTable,
  FamilyTextsTable,
  NeedTextsTable,
  ProductTextsTable,
  SettingsTable,
} from './text-tables.ts';
import type {
  ApiKeysTable,
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEventsTable,
  WebhooksTable,
} from './webhook-tables.ts';

/** The tables and their rows (db/migrations). Columns ending in `_centimes` are integer centimes. */
export type Tables = OrderTables &
  CourierTables &
  SearchTables & {
    users: UsersTable;
    sessions: SessionsTable;
    known_devices: KnownDevicesTable;
    sign_in_failures: SignInFailuresTable;
    reset_tokens: ResetTokensTable;
    verification_codes: VerificationCodesTable;
    categories: CategoriesTable;
    products: ProductsTable;
    families: FamiliesTable;
    needs: NeedsTable;
    need_products: NeedProductsTable;
    product_texts: ProductTextsTable;
    category_texts: CategoryTextsTable;
    family_texts: FamilyTextsTable;
    need_texts: NeedTextsTable;
    product_listings: ProductListingsTable;
    removed_listings: RemovedListingsTable;
    category_paths: CategoryPathsView;
    catalog_version: CatalogVersionTable;
    stock_moves: StockMovesTable;
    invoices: InvoicesTable;
    order_returns: OrderReturnsTable;
    order_return_lines: OrderReturnLinesTable;
    contact_messages: ContactMessagesTable;
    stock_alerts: StockAlertsTable;
    restocks: RestocksTable;
    uploads: UploadsTable;
    audit_entries: AuditEntriesTable;
    settings: SettingsTable;
    staff_invitations: StaffInvitationsTable;
    second_factors: SecondFactorsTable;
    recovery_codes: RecoveryCodesTable;
    staff_policy: StaffPolicyTable;
    wilayas: WilayasTable;
    communes: CommunesTable;
    delivery_rates: DeliveryRatesTable;
    delivery_terms: DeliveryTermsTable;
    wishes: WishesTable;
    addresses: AddressesTable;
    pickup_points: PickupPointsTable;
    imports: ImportsTable;
    import_files: ImportFilesTable;
    import_rows: ImportRowsTable;
    api_keys: ApiKeysTable;
    webhooks: WebhooksTable;
    webhook_events: WebhookEventsTable;
    webhook_deliveries: WebhookDeliveriesTable;
    webhook_attempts: WebhookAttemptsTable;
    noticed_problems: NoticedProblemsTable;
    backups: BackupsTable;
    audit_repeats: AuditRepeatsTable;
  };

type CreatedAt = ColumnType<Date, Date | undefined, never>;

type UsersTable = {
  id: string;
  name: string;
  email: string;
  email_proved: Generated<boolean>;
  password_hash: string | null;
  google_sub: string | null;
  role: Generated<Role>;
  phone: Generated<string>;
  street: Generated<string>;
  city: Generated<string>;
  wilaya: Generated<string>;
  postal_code: Generated<string>;
  country: Generated<string>;
  language: Generated<Language>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
};

type VerificationCodesTable = {
  id_hash: Buffer;
  browser_hash: Buffer;
  email: string;
  name: string;
  google_sub: string | null;
  code_hash: Buffer;
  tries: Generated<number>;
  expires_at: Date;
};

type CategoriesTable = {
  id: string;
  number: GeneratedAlways<number>;
  external_key: string | null;
  name: string;
  description: string;
  image_url: Generated<string>;
  parent_id: string | null;
  level: number;
  parent_level: GeneratedAlways<number | null>;
  is_active: Generated<boolean>;
  created_at: CreatedAt;
};

type ProductsTable = {
  id: string;
  number: GeneratedAlways<number>;
  external_key: string | null;
  name: string;
  brand: Generated<string>;
  description: string;
  price_centimes: number;
  discounted_price_centimes: number | null;
  effective_price_centimes: GeneratedAlways<number>;
  stock: number;
  image_url: Generated<string>;
  features: Generated<string[]>;
  sizes: JSONColumnType<ProductSize[], string | undefined, string>;
  category_id: string;
  featured: Generated<boolean>;
  family_id: Generated<string | null>;
  variant_label: Generated<string>;
  family_position: Generated<number>;
  ingredients: Generated<string>;
  usage: Generated<string>;
  warnings: Generated<string>;
  audience: Generated<string>;
  net_quantity: Generated<number | null>;
  unit: Generated<QuantityUnit | null>;
  barcode: Generated<string | null>;
  product_class: Generated<ProductClass | null>;
  more_image_urls: Generated<string[]>;
  low_stock_limit: Generated<number | null>;
  weight_grams: Generated<number | null>;
  shelf_place: Generated<string>;
  tva_rate: Generated<number | null>;
  cost_centimes: Generated<number | null>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
};

type FamiliesTable = {
  id: string;
  number: GeneratedAlways<number>;
  external_key: Generated<string | null>;
  name: string;
  option_name: string;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
};

type NeedsTable = {
  id: string;
  number: GeneratedAlways<number>;
  slug: string;
  name: string;
  description: string;
  image_url: Generated<string>;
  position: Generated<number>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
};

type NeedProductsTable = { need_id: string; product_id: string; position: number };

type CategoryPathsView = { id: string; numbers: number[]; words: string; visible: boolean };

/** Only triggers write this table, from products and categories. */
type ProductListingsTable = {
  number: GeneratedAlways<number>;
  created_at: GeneratedAlways<Date>;
  effective_price_centimes: GeneratedAlways<number>;
  name_key: GeneratedAlways<string>;
  name_length: GeneratedAlways<number>;
  category_1: GeneratedAlways<number>;
  category_2: GeneratedAlways<number | null>;
  category_3: GeneratedAlways<number | null>;
  visible: GeneratedAlways<boolean>;
  stems: GeneratedAlways<string>;
  family: GeneratedAlways<number | null>;
  brand: GeneratedAlways<string>;
  unit_price: GeneratedAlways<number | null>;
  on_offer: GeneratedAlways<boolean>;
  listed_version: GeneratedAlways<number>;
};

/** Only triggers write this table. */
type RemovedListingsTable = { version: GeneratedAlways<number>; number: GeneratedAlways<number> };

/** A single row, which only triggers increment. */
type CatalogVersionTable = {
  version: GeneratedAlways<number>;
  needs_version: GeneratedAlways<number>;
  reload_version: GeneratedAlways<number>;
};

type StockMovesTable = {
  id: GeneratedAlways<number>;
  product_id: string;
  delta: number;
  reason: 'opening' | 'admin' | 'import' | 'order' | 'cancel' | 'reopen' | 'edit' | 'return';
  order_id: string | null;
  created_at: CreatedAt;
};

type ContactMessagesTable = {
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: Generated<Language>;
  created_at: CreatedAt;
  mailed_at: Generated<Date | null>;
  answered_at: Date | null;
  answered_by: string | null;
  search_text: GeneratedAlways<string>;
};

type StockAlertsTable = {
  id: string;
  product_id: string;
  email: string | null;
  phone: string | null;
  phone_key: string | null;
  token_hash: Buffer | null;
  language: Generated<Language>;
  created_at: ColumnType<Date, Date | undefined, Date>;
  confirmed_at: Date | null;
  chosen_at: Date | null;
  notified_at: Date | null;
};

/** Only a trigger inserts into this table. */
type RestocksTable = { id: GeneratedAlways<number>; product_id: string; units: number };

type UploadsTable = { name: string; created_at: CreatedAt };

type AuditEntriesTable = {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<Date>;
  actor_id: string;
  actor_name: string;
  action: string;
  subject_id: string;
  changes: JSONColumnType<Record<string, [unknown, unknown]>, string, never>;
};
