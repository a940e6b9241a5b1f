import type { AddressPart } from '../../../shared/orders/history-entry.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

const { customer, shipping, notes } = adminOrdersWords.order;

/** The changed parts of an address, as the cards of an order name them. */
export const addressPartNames: Record<AddressPart, string> = {
  full_name: customer.name,
  phone: customer.phone,
  email: customer.email,
  street: shipping.street,
  city: shipping.city,
  wilaya: shipping.wilaya,
  postal_code: shipping.postalCode,
  delivery_kind: shipping.delivery,
  pickup_point: shipping.point,
  notes: notes.title,
};
