import * as z from 'zod/mini';
import { cancelReasons } from './order-terms.ts';
import { refundMarks } from './orders.ts';

/** The parts of an address, and of what its buyer wrote, that the history of an order names when they were changed. */
export const addressParts = [
  'full_name',
  'phone',
  'email',
  'street',
  'city',
  'wilaya',
  'postal_code',
  'delivery_kind',
  'pickup_point',
  'notes',
] as const;

export type AddressPart = (typeof addressParts)[number];

/** One action of an administrator on an order. */
export const orderHistoryEntry = z.object({
  at: z.iso.datetime(),
  /** The administrator's name at that time. */
  by: z.string(),
  action: z.enum([
    'status',
    'paid',
    'unpaid',
    'email',
    'emailUnsent',
    'edited',
    'taken',
    'released',
    'combined',
    'exchanged',
    'paidBack',
    'courierTold',
    'returned',
    'arrived',
    'notArrived',
    'restocked',
    'invoice',
    'cancellation',
    'credit',
  ]),
  /** Status or total in dinars. `to` is also a refund or what was paid back in dinars, an invoice's number, the other order's id. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** The number of the invoice that a cancellation invoice takes back. */
  cancels: z.optional(z.string()),
  /** Why a price, a discount or free delivery was granted, or an invoice was cancelled. */
  reason: z.optional(z.string()),
  /** Why a buyer cancelled. */
  cancelReason: z.optional(z.enum(cancelReasons)),
  /** Of a return; `goodwill` if nothing came back, `owed` if its refund was not paid yet. */
  ...{ ...refundMarks, goodwill: z.optional(z.literal(true)), owed: z.optional(z.literal(true)) },
  /** What was paid before for the order of an exchange, in dinars. */
  credit: z.optional(z.number()),
  /** What is then to be paid back, because the order costs less, in dinars. */
  rest: z.optional(z.number()),
  /**
   * Of an edit: the parts of the address that it changed, with both values for those who read internal notes: one has them, which
   * an erasure deletes.
   */
  address: z.optional(
    z.array(z.object({ part: z.enum(addressParts), values: z.optional(z.tuple([z.string(), z.string()])) })),
  ),
  /** Of an edit: the discount and the free delivery that the staff granted, in dinars, before and after. */
  discount: z.optional(z.tuple([z.number(), z.number()])),
  freeDelivery: z.optional(z.boolean()),
  /** Of an edit: the parcel of which the courier has to be told. */
  parcel: z.optional(z.string()),
  /** Of an edit: its lines as texts, each with units, name and the price of one unit in dinars. */
  lines: z.optional(z.object({ removed: z.array(z.string()), added: z.array(z.string()) })),
  /** Of a combination: the total before and after, in dinars. */
  totals: z.optional(z.tuple([z.number(), z.number()])),
});

export type OrderHistoryEntry = z.infer<typeof orderHistoryEntry>;
