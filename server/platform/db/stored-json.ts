import type { DeliveryKind } from '../../../shared/delivery/delivery-price.ts';
import type { Settings } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';

// What the JSON columns of the tables contain.

export type PaymentResult = { id: string; status: string; email_address: string; update_time: string };

/** The keys of an interface. Which of them it needs depends on the kind of courier. */
export type CourierSecrets = { id?: string; token?: string; webhook?: string };

/** A line as it was invoiced, with prices in centimes that include TVA. */
export type InvoicedLine = {
  /** Its place in the invoice; lines that take it back have the same. */
  line: number;
  /** '' for the delivery. */
  name: string;
  size?: string;
  quantity: number;
  price: number;
  /** The discount of the line by offers; absent without any. */
  discount?: number;
  total: number;
  /** Percent; absent if the invoice states no TVA. */
  rate?: number;
  /** The total without TVA. */
  net?: number;
  /** A part of its price that the buyer got back, and no unit of it. */
  isGoodwill?: true;
};

/** All that an invoice prints, in centimes (`invoices` in db/migrations). */
export type InvoiceSnapshot = {
  language: Language;
  orderedAt: string;
  paymentMethod: string;
  seller: Settings<'seller'> & { phone: string; email?: string };
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
  /** The part of the total that was paid before; absent unless the order is an exchange. */
  credit?: number;
  inWords: string;
};
