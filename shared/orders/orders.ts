import * as z from 'zod/mini';
import { deliveryKinds } from '../delivery/delivery-price.ts';
import { shippingAddress } from '../delivery/shipping-address.ts';
import { messageOf } from '../refusals/codes.ts';
import { id } from '../values/ids.ts';
import { languages } from '../values/languages.ts';
import { optionalName, optionalTypedText } from '../values/text.ts';
import { acceptReasons } from './accept-reasons.ts';
import { maxQuantity } from './cart.ts';
import { typedCode } from './discount-codes.ts';
import { cashOnDelivery, discountFields, orderFigures, orderSources, orderStatuses } from './order-terms.ts';

const quantity = z
  .int(messageOf('quantity-not-whole'))
  .check(
    z.minimum(1, messageOf('quantity-too-small')),
    z.maximum(maxQuantity, messageOf('quantity-too-large', { max: maxQuantity })),
  );

/** The id of a product as sent. Pricing the order finds out whether the product exists. */
const orderedId = z.optional(
  z.string(messageOf('not-text')).check(z.maxLength(100, messageOf('text-too-long', { max: 100 }))),
);

/** An ordered line. `product` is accepted in place of `productId`; name, image and price are ignored if sent. */
export const orderLine = z
  .pipe(
    z.object(
      { productId: orderedId, product: orderedId, quantity, size: z.nullable(optionalName(50)) },
      messageOf('line-incomplete'),
    ),
    z.transform(({ productId, product, size, quantity }) => ({
      productId: productId ?? product ?? '',
      quantity,
      size: size || undefined,
    })),
  )
  .check(
    z.refine((line) => line.productId !== '', { error: messageOf('product-required'), path: ['productId'] }),
  );

export type OrderLine = z.output<typeof orderLine>;

/** The maximum number of lines: more than any household buys, few enough to lock in one short transaction. */
export const maxLines = 100;

/** The campaign of the link by which a buyer came, and the path to which it led (requirements: Quick order). */
export const cameFrom = z.object(
  {
    utmSource: optionalName(200),
    utmMedium: optionalName(200),
    utmCampaign: optionalName(200),
    landingPath: optionalName(500),
  },
  messageOf('invalid-input'),
);

export type CameFrom = z.output<typeof cameFrom>;

/**
 * An order as the browser sends it. Prices, totals and `isGuest` may be sent and are dropped: the server
 * prices every order (requirements: Order pricing). `quotedTotal` is the total in dinars that the buyer saw; if the
 * total has changed since, nothing is ordered.
 */
export const orderBody = z.object(
  {
    orderItems: z
      .array(orderLine, { error: messageOf('cart-empty') })
      .check(
        z.minLength(1, messageOf('cart-empty')),
        z.maxLength(maxLines, messageOf('too-many-lines', { max: maxLines })),
      ),
    shippingAddress,
    paymentMethod: z._default(
      z.literal(cashOnDelivery, messageOf('payment-only-by', { method: cashOnDelivery })),
      cashOnDelivery,
    ),
    notes: optionalTypedText(1000),
    /** At most one; what it takes off is a line of the quote (requirements: Offers). */
    discountCode: typedCode,
    quotedTotal: z.optional(z.number(messageOf('total-not-a-number'))),
    /** Absent is `web`. A quick order needs no e-mail address. */
    source: z.optional(z.enum(['web', 'quick'], messageOf('order-source-unknown'))),
    cameFrom: z.optional(cameFrom),
  },
  messageOf('order-required'),
);

export type OrderBody = z.output<typeof orderBody>;

const itemPart = z.object({
  productId: z.string(),
  /** The names as those of the line. */
  name: z.string(),
  nameAsRead: z.optional(z.string()),
  size: z.optional(z.string()),
  /** In one bundle. */
  units: z.int(),
});
const { Wilaya, communeId, deliveryKind, pickupPointId } = shippingAddress.shape;

/**
 * The parts of an order that decide its price, as far as they are known: a cart may be quoted before its buyer has said where it
 * goes. The body of an order fits as well.
 */
export const quoteBody = z.object(
  {
    orderItems: orderBody.shape.orderItems,
    discountCode: orderBody.shape.discountCode,
    shippingAddress: z.optional(
      z.object({ Wilaya, communeId, deliveryKind, pickupPointId, phone: optionalTypedText(50) }),
    ),
  },
  messageOf('order-required'),
);

export type QuoteBody = z.output<typeof quoteBody>;

const orderItem = z.object({
  productId: z.string(),
  /** The base name. */
  name: z.string(),
  /** The name as the buyer read it in the language of the order, if that was not `name`. */
  nameAsRead: z.optional(z.string()),
  imageUrl: z.string(),
  size: z.optional(z.string()),
  quantity: z.int(),
  price: z.number(),
  /** The discount of the line by offers; absent without any. */
  discount: z.optional(z.number()),
  /** The parts of one unit, if it is a bundle. */
  parts: z.optional(z.array(itemPart)),
  /** One free unit, which nobody ordered; absent from other lines. */
  isGift: z.optional(z.literal(true)),
});

/** The names as those of a line. */
const returnedProduct = z.object({
  quantity: z.int(),
  name: z.string(),
  nameAsRead: z.optional(z.string()),
  size: z.optional(z.string()),
});

/** Whether a refund was not paid out: it was kept for an exchange, or taken off what was still to be paid. */
export const refundMarks = {
  forExchange: z.optional(z.literal(true)),
  deducted: z.optional(z.literal(true)),
};

export const order = z.object({
  _id: id,
  /** The language in which it was placed. */
  language: z.enum(languages),
  status: z.enum(orderStatuses),
  isPaid: z.boolean(),
  paidAt: z.optional(z.iso.datetime()),
  isDelivered: z.boolean(),
  deliveredAt: z.optional(z.iso.datetime()),
  /** Whether a mail was accepted by the mail server or, without one, written to a file (`emailUnsentAt`). */
  emailSent: z.boolean(),
  emailSentAt: z.optional(z.iso.datetime()),
  /** When the confirmation was not sent, because its address had got too many mails. Absent once a mail was sent. */
  emailSuppressedAt: z.optional(z.iso.datetime()),
  /** When its last mail reached nobody, because the shop had no mail server. Absent once a mail was sent. */
  emailUnsentAt: z.optional(z.iso.datetime()),
  /** True while the order is held for review: its units are not reserved (requirements: Held for review). */
  isHeld: z.optional(z.literal(true)),
  /** When the buyer asked to cancel the order. */
  cancelRequestedAt: z.optional(z.iso.datetime()),
  /** When the staff last changed its items or its address. */
  changedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  notes: z.string(),
  isGuest: z.boolean(),
  paymentMethod: z.string(),
  paymentResult: z.optional(
    z.object({ id: z.string(), status: z.string(), email_address: z.string(), update_time: z.string() }),
  ),
  ...orderFigures,
  ...discountFields,
  /** What the buyer paid before, in dinars: the order is the exchange of returned units. Absent from other orders. */
  credit: z.optional(z.number()),
  /** What was taken off for goods that came back before the order was paid, in dinars. Absent from other orders. */
  deducted: z.optional(z.number()),
  /** What the buyer gets back of what was paid, in dinars, without what is kept for an exchange. Absent if nothing. */
  refunded: z.optional(z.number()),
  /** What of that the buyer did not get yet, in dinars. Absent if nothing. */
  unpaidRefund: z.optional(z.number()),
  /** What of the refunds is kept for another order, or credited to it, in dinars. Absent if nothing is. */
  kept: z.optional(z.number()),
  /**
   * What the courier has to bring back, because the order is an exchange, until it is here. Absent from other orders. The
   * order that had it is only for the staff.
   */
  takesBack: z.optional(z.array(z.extend(returnedProduct, { orderId: z.optional(id) }))),
  user: z.optional(z.object({ name: z.string(), email: z.string() })),
  shippingAddress: z.object({
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    street: z.string(),
    city: z.string(),
    /** The Arabic name of the city, if it is a commune of the wilaya. */
    cityArabic: z.optional(z.string()),
    Wilaya: z.string(),
    postalCode: z.string(),
    country: z.string(),
    communeId: z.optional(z.int()),
    deliveryKind: z.enum(deliveryKinds),
    /** Its name and address at the time of the order. */
    pickupPoint: z.optional(z.string()),
  }),
  orderItems: z.array(orderItem),
});

export type Order = z.infer<typeof order>;

/** The statuses that follow Pending. */
const laterStatus = z.enum(['Processing', 'Shipped', 'Delivered', 'Cancelled']);

/** An order as its own page shows it. */
export const shownOrder = z.extend(order, {
  /**
   * The statuses through which the order came to its present one, which is the last; none while it is Pending. `at` is
   * absent if the shop has no time of the change (requirements: Order page).
   */
  steps: z.array(z.object({ status: laterStatus, at: z.optional(z.iso.datetime()) })),
  /** Who carries the order and under which number. Absent until the courier has given one. */
  parcel: z.optional(z.object({ courier: z.string(), tracking: z.string() })),
  /** What came back, oldest first, with the units and the money that was refunded. Absent without any. */
  returns: z.optional(
    z.array(
      z.object({
        ...{ at: z.iso.datetime(), units: z.int(), refund: z.number(), ...refundMarks },
        /** What was paid back of a refund that was kept. */
        paidBack: z.optional(z.number()),
        /** What of the refund the buyer did not get yet. */
        owed: z.optional(z.number()),
        /** The number of the order that takes the refund. */
        exchangedBy: z.optional(z.string()),
        /** Which products, as the buyer reads their names, with their place in the order and their units. */
        lines: z.array(
          z.object({
            ...{ position: z.int(), quantity: z.int(), name: z.string() },
            size: z.optional(z.string()),
          }),
        ),
      }),
    ),
  ),
  /** The numbers of the orders for whose returned units this one was sent. Absent from an order that is no exchange. */
  exchangeOf: z.optional(z.array(z.string())),
  /** The numbers of the orders that take what was kept of its returns. Absent if none does. */
  exchangedBy: z.optional(z.array(z.string())),
  /** Whether money of its returns is kept for an order that was not placed yet. */
  exchangeWaits: z.optional(z.literal(true)),
  /** The number of the order with which this one is delivered. Absent from an order that was not combined with another. */
  combinedWith: z.optional(z.string()),
  /** Only for the staff: where the order was placed, and by which link its buyer came. */
  source: z.optional(z.enum(orderSources)),
  cameFrom: z.optional(cameFrom),
  /** Only for the staff: a courier has delivered the order for money, which it may not have paid out yet. */
  isCollected: z.optional(z.literal(true)),
  /**
   * Only for staff who may see money: payouts have brought less than this order owed, and why somebody has accepted that.
   * Dinars.
   */
  shortPayout: z.optional(
    z.object({
      ...{ payoutId: id, paid: z.number(), expected: z.number() },
      accepted: z.optional(z.object({ reason: z.enum(acceptReasons), note: z.string() })),
    }),
  ),
});

export type ShownOrder = z.infer<typeof shownOrder>;
