import type { OrderStatus } from '../../shared/order-terms.ts';

/** Words of a user's own orders: the list, and one of them. */
export const myOrdersWords = {
  list: {
    title: 'My Orders',
    lead: 'Everything you have ordered, newest first.',
    loading: 'Loading your orders…',
    refresh: 'Refresh',
    refreshed: 'Your orders are up to date.',
    failed: 'Failed to fetch orders',
    errorTitle: 'Error Loading Orders',
    tryAgain: 'Try Again',
    empty: {
      title: 'No Orders Yet',
      text: 'Your orders appear here, and you can follow them on their way to you.',
      browse: 'Browse Products',
    },
    overview: {
      label: 'Summary of your orders',
      total: 'Total Orders',
      delivered: 'Delivered',
      inProgress: 'In Progress',
      spent: 'Total Spent',
    },
    columns: {
      number: 'Order',
      date: 'Date',
      items: 'Items',
      total: 'Total',
      status: 'Status',
      payment: 'Payment',
      view: 'Details',
    },
    view: 'View',
    viewOrder: (number: string) => `View order ${number}`,
  },
  order: {
    title: 'Order Details',
    heading: (number: string) => `Order #${number}`,
    loading: 'Loading your order…',
    placedOn: (time: string) => `Placed on ${time}`,
    back: 'Back to Orders',
    print: 'Print Invoice',
    items: 'Items',
    shipping: 'Shipping',
    deliveredOn: (time: string) => `Delivered on ${time}`,
    payment: 'Payment',
    method: 'Method',
    state: 'Status',
    notPaidYet: 'Not Paid Yet',
    paidOn: 'Paid on',
    summary: 'Order Summary',
    timeline: 'Order Timeline',
    steps: {
      placed: 'Order Placed',
      paid: 'Payment Confirmed',
      delivered: 'Order Delivered',
      prepared: 'In Preparation',
      shipped: 'Handed to the Courier',
      cancelled: 'Order Cancelled',
      changed: 'Order Changed',
    },
    errorTitle: 'Error Loading Order',
    failed: 'Failed to fetch order details',
    tryAgain: 'Try Again',
    notFound: 'Order Not Found',
    notFoundText: "The order you're looking for doesn't exist.",
  },
  /** The present state of an order, above its details. */
  state: {
    changed: (time: string) => `We changed this order on ${time}. You see it as it is now.`,
    titles: {
      Pending: 'We have received your order',
      Processing: 'We are preparing your order',
      Shipped: 'Your order is on its way',
      Delivered: 'Your order has been delivered',
      Cancelled: 'Your order has been cancelled',
    } satisfies Record<OrderStatus, string>,
    texts: {
      Pending: 'We will prepare it soon.',
      Processing: 'We prepare your parcel and hand it to the courier.',
      Shipped: 'The courier has your parcel. Please keep your phone at hand: the courier may call you.',
      Delivered: 'Thank you for shopping with us.',
      Cancelled: 'It will not be delivered.',
    } satisfies Record<OrderStatus, string>,
    payment: {
      due: (total: string) => `You pay ${total} in cash when it arrives.`,
      paidBefore: (total: string) =>
        `You have already paid ${total}. There is nothing to pay when it arrives.`,
      paid: (total: string) => `You have paid ${total}.`,
      unconfirmed: (total: string) =>
        `Have you paid the courier ${total}? Then there is nothing left to do: the payment shows here once we have received it.`,
      nothing: 'There is nothing to pay.',
      refund: (total: string) =>
        `You have paid ${total}. If you are still waiting for the refund, please write to us.`,
    },
  },
};
