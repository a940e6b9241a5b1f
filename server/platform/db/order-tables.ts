import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { CallOutcome, CancelReason, Confirmation } from '../../../shared/confirmation-terms.ts';
import type { DeliveryKind } from '../../../shared/delivery-price.ts';
import type { Language } from '../../../shared/languages.ts';
import type { HoldReason, OrderSource, OrderStatus } from '../../../shared/order-terms.ts';
import type { BlockReason } from '../../../shared/phone-book.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type PaymentResult = { id: string; status: string; email_address: string; update_time: string };

export type OrderTables = {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_notes: OrderNotesTable;
  customer_links: CustomerLinksTable;
  order_calls: OrderCallsTable;
  phone_blocks: PhoneBlocksTable;
  idempotency_keys: IdempotencyKeysTable;
};

type OrdersTable = {
  id: string;
  number: GeneratedAlways<string>;
  user_id: string | null;
  is_guest: boolean;
  user_name: string | null;
  user_email: string | null;
  browser_hash: Buffer | null;
  status: Generated<OrderStatus>;
  paid_at: Date | null;
  payment_result: JSONColumnType<PaymentResult | null, string | null, string | null>;
  delivered_at: Date | null;
  email_sent_at: Date | null;
  /** When its confirmation was held back, because its address had got too many mails. */
  email_suppressed_at: Date | null;
  cancel_requested_at: Date | null;
  source: Generated<OrderSource>;
  placed_by_id: string | null;
  placed_by_name: string | null;
  phone_key: GeneratedAlways<string>;
  version: Generated<number>;
  changed_at: Date | null;
  told_status: Exclude<OrderStatus, 'Pending'> | null;
  status_mail_id: string | null;
  payment_method: string;
  notes: Generated<string>;
  items_price_centimes: number;
  shipping_price_centimes: number;
  tax_price_centimes: number;
  total_price_centimes: number;
  full_name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  wilaya: string;
  postal_code: string;
  country: string;
  language: Generated<Language>;
  delivery_kind: Generated<DeliveryKind>;
  wilaya_code: number | null;
  commune_id: number | null;
  pickup_point_id: string | null;
  /** Its name and address at the time of the order. */
  pickup_point: string | null;
  delivery_cost_centimes: number | null;
  weight_grams: number | null;
  confirmation: Generated<Confirmation>;
  assigned_to: string | null;
  assigned_name: string | null;
  claim_ends_at: Date | null;
  /** Calls in a row that nobody answered. */
  attempts: Generated<number>;
  next_call_at: Date | null;
  ends_at: Date | null;
  first_called_at: Date | null;
  confirmed_at: Date | null;
  confirmed_by: string | null;
  confirmed_name: string | null;
  end_reason: CancelReason | 'expired' | null;
  duplicate_of: string | null;
  /** Why the order waits for review without its units; null for every other order. */
  hold_reason: HoldReason | null;
  created_at: CreatedAt;
};

type OrderItemsTable = {
  order_id: string;
  position: number;
  product_id: string;
  name: string;
  /** The name as the buyer read it, if that was not `name`. */
  name_as_read: string | null;
  image_url: string;
  size: string | null;
  quantity: number;
  price_centimes: number;
  /** Null for lines of older releases, and where no cost was known. */
  unit_cost_centimes: Generated<number | null>;
};

type OrderNotesTable = {
  id: GeneratedAlways<string>;
  order_id: string;
  at: CreatedAt;
  by_id: string;
  by_name: string;
  text: string;
};

type CustomerLinksTable = {
  phone_key: string;
  main_key: string;
  at: CreatedAt;
  by_id: string;
  by_name: string;
};

type OrderCallsTable = {
  id: GeneratedAlways<string>;
  /** From the browser, so that a call that is sent twice counts once. */
  client_id: string;
  order_id: string;
  at: Date;
  by_id: string;
  by_name: string;
  outcome: CallOutcome;
  callback_at: Date | null;
};

type PhoneBlocksTable = {
  id: string;
  phone_key: string;
  phone: string;
  reason: BlockReason;
  note: string;
  at: Date;
  by_id: string;
  by_name: string;
  ends_at: Date;
  ended_at: Date | null;
  ended_by_name: string | null;
};

type IdempotencyKeysTable = {
  key: string;
  body_hash: Buffer;
  order_id: string;
  created_at: CreatedAt;
};
