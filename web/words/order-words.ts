import type { OrderStatus } from '../../shared/orders/order-terms.ts';

/** Words of orders, before and after they are placed. */
export const orderWords = {
  status: {
    Pending: 'Pending',
    Processing: 'Processing',
    Shipped: 'Shipped',
    Delivered: 'Delivered',
    Cancelled: 'Cancelled',
  } satisfies Record<OrderStatus, string>,
  paid: 'Paid',
  unpaid: 'Unpaid',
  nothingToPay: 'Nothing to pay',
  quantityAtPrice: (quantity: number, price: string) => `${quantity} × ${price}`,
  /** The payment method of an order, which is stored in English. */
  method: (method: string) => method,
  /** The country of an order, which is stored in English. */
  country: (country: string) => country,
  /** A delivery to a pickup point, whose name and address are known once the order is placed. */
  atDesk: (point?: string) => (point ? `Pickup point: ${point}` : 'Delivery to a pickup point'),
  confirmation: {
    title: 'Order Confirmation',
    loading: 'Loading your order…',
    thanks: 'Thank you for your order!',
    received: (name: string) => `${name}, we have received your order.`,
    number: 'Order number',
    placedOn: 'Placed on',
    paymentMethod: 'Payment',
    items: 'Items',
    deliverTo: 'Deliver to',
    nextTitle: 'What happens next',
    next: {
      email: (email: string) => `A confirmation is on its way to ${email}.`,
      emailed: (email: string) => `We have sent a confirmation to ${email}.`,
      held: 'We will call you before we prepare your order. Until then its products are not reserved for you.',
      prepare:
        'We will call you to confirm the order before we ship it. If we cannot reach you, it will be canceled.',
    },
    keep: 'Keep the address of this page or your order number in case you have a question.',
    accountTitle: 'Order faster next time',
    accountText: 'Create an account to keep your address and see your next orders.',
    createAccount: 'Create an Account',
    continueShopping: 'Continue Shopping',
    notFound: 'Order Not Found',
    notLoaded: 'Could not load order details. Please check your order number.',
    tryAgain: 'Try Again',
  },
};
