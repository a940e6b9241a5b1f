import * as z from 'zod/mini';
import { codedFields } from '../refusals/codes.ts';

// Apart from the contract in orders.ts, so that pages which need only the statuses do not load the contract.

export const orderStatuses = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'] as const;

/** Where an order was placed: in the checkout, by the staff for a buyer on the phone, or as a quick order. */
export const orderSources = ['web', 'phone', 'quick'] as const;

export type OrderSource = (typeof orderSources)[number];

/** Why an order waits for review: what an unconfirmed order may reserve, and which of it was too much. */
export const holdReasons = ['units', 'total', 'products'] as const;

export type HoldReason = (typeof holdReasons)[number];

export type OrderStatus = (typeof orderStatuses)[number];

export type NextStatus = 'Processing' | 'Shipped' | 'Delivered';

/** The status that usually follows. */
export const nextStatuses: Partial<Record<OrderStatus, NextStatus>> = {
  Pending: 'Processing',
  Processing: 'Shipped',
  Shipped: 'Delivered',
};

/** The mail of each status, as the settings switch it. */
export const statusMails = {
  Processing: 'confirmed',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const;

/** Columns by which administrators can sort orders. */
export const orderSorts = ['createdAt', '_id', 'customer', 'totalPrice', 'isPaid', 'status'] as const;

export const cashOnDelivery = 'Cash on Delivery';

/** The four amounts of an order, in dinars. */
export const orderFigures = {
  itemsPrice: z.number(),
  shippingPrice: z.number(),
  taxPrice: z.number(),
  totalPrice: z.number(),
};

/**
 * What an offer takes off, in dinars: `amount` off the items, and `delivery` is what it saves there, which the price of
 * delivery leaves out already. The name is in the language of the order.
 */
const discount = z.object({
  name: z.string(),
  code: z.optional(z.string()),
  amount: z.number(),
  delivery: z.optional(z.number()),
});

/** Absent from an order without offers. `discountPrice` is the sum of the amounts. */
export const discountFields = {
  discountPrice: z.optional(z.number()),
  discounts: z.optional(z.array(discount)),
};

export type Discounted = z.infer<z.ZodMiniObject<typeof discountFields>>;

/** A line of a quote. `available` is false if the product, size or quantity is not available; `message` says why. */
const quoteLine = z.object({
  productId: z.string(),
  name: z.string(),
  size: z.optional(z.string()),
  quantity: z.int(),
  price: z.number(),
  stock: z.int(),
  available: z.boolean(),
  message: z.optional(z.string()),
  ...codedFields,
});

/**
 * The current price of an order, in dinars, and whether each line is available (requirements: Quotes). Without an address
 * the price of delivery is 0.
 */
export const quote = z.object({
  ...orderFigures,
  ...discountFields,
  /**
   * How much more in items makes the delivery free. Absent if nothing would, or if `shippingPrice` says that it is; 0 without
   * an address if it will be free wherever the order goes.
   */
  toFreeDelivery: z.optional(z.number()),
  /** Units that the buyer gets free: their prices are in `itemsPrice`, and are taken off by a discount. */
  gifts: z.optional(
    z.array(
      z.object({
        productId: z.string(),
        name: z.string(),
        imageUrl: z.string(),
        size: z.optional(z.string()),
        price: z.number(),
      }),
    ),
  ),
  /** The names of gifts that this order would get, but that are sold out. */
  missedGifts: z.optional(z.array(z.string())),
  /** Why the code takes nothing off. */
  codeProblem: z.optional(z.object({ message: z.string(), ...codedFields })),
  /** Why the discount of the staff is refused. The total is then without it. */
  discountProblem: z.optional(z.object({ message: z.string(), ...codedFields })),
  lines: z.array(quoteLine),
});

export type Quote = z.infer<typeof quote>;

/** Why a buyer cancelled. */
export const cancelReasons = ['mind', 'price', 'delay', 'delivery', 'product', 'mistake', 'other'] as const;

export type CancelReason = (typeof cancelReasons)[number];
