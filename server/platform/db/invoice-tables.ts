import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { DeliveryKind } from '../../../shared/delivery-price.ts';
import type { InvoiceKind } from '../../../shared/invoices.ts';
import type { Language } from '../../../shared/languages.ts';
import type { Settings } from '../../../shared/settings.ts';

/** A line as it was invoiced, with prices in centimes that include TVA. */
export type InvoicedLine = {
  /** Its place in the invoice; lines that take it back have the same. */
  line: number;
  /** '' for the delivery. */
  name: string;
  size?: string;
  quantity: number;
  price: number;
  total: number;
  /** Percent; absent if the invoice states no TVA. */
  rate?: number;
  /** The total without TVA. */
  net?: number;
};

/** All that an invoice prints, in centimes (`invoices` in db/migrations). */
export type InvoiceSnapshot = {
  language: Language;
  orderedAt: string;
  paymentMethod: string;
  seller: Omit<Settings<'seller'>, 'imageUrl'> & { phone: string };
  buyer: {
    fullName: string;
    phone: string;
    street: string;
    city: string;
    Wilaya: string;
    postalCode: string;
    country: string;
    cityArabic?: string;
    /** Absent from invoices that are older than these. */
    deliveryKind?: DeliveryKind;
    pickupPoint?: string;
  };
  lines: InvoicedLine[];
  /** Absent if the invoice states no TVA. */
  taxes?: { rate: number; net: number; tva: number; gross: number }[];
  stampDuty?: number;
  total: number;
  inWords: string;
};

export type InvoicesTable = {
  id: string;
  year: GeneratedAlways<number>;
  position: GeneratedAlways<number>;
  number: GeneratedAlways<string>;
  kind: InvoiceKind;
  order_id: string;
  cancels: string | null;
  reason: Generated<string>;
  issued_at: Date;
  total_centimes: number;
  snapshot: JSONColumnType<InvoiceSnapshot, string, never>;
  made_by: string;
};

export type OrderReturnsTable = {
  id: string;
  order_id: string;
  reason: string;
  refund_centimes: number;
  made_by: string;
  created_at: Date;
};

export type OrderReturnLinesTable = {
  return_id: string;
  position: number;
  product_id: string;
  quantity: number;
  restocked: boolean;
};
