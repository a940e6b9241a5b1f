import type { ApartReason } from '../../shared/orders/combined-orders.ts';

/** Words of what the staff grants for an order. */
export const adminCorrectionWords = {
  title: 'Corrections',
  lead: 'The buyer reads “Discount” and “Free delivery”. Only the staff reads the reason.',
  discount: 'Discount, in dinars',
  freeDelivery: 'Free delivery',
  reason: 'Reason',
  reasonHint: 'It stays in the history, so name no one.',
  combine: {
    /** In the list of orders. */
    mark: 'Combined',
    title: 'Another open order of this buyer',
    apart: {
      held: 'held for review',
      paid: 'already paid',
      invoiced: 'it has an invoice',
      returned: 'products of it came back',
      cancelRequested: 'the buyer asked to cancel it',
      parcel: 'its courier may know its parcel already',
      elsewhere: 'delivered in another way',
    } satisfies Record<ApartReason, string>,
    keepsApart: (reason: string) => `Cannot be combined: ${reason}`,
    ownKeepsApart: (reason: string) => `The order on this page cannot be combined: ${reason}`,
    combine: 'Combine…',
    text: (other: string, order: string) =>
      `The products of order ${other} move to order ${order} at their agreed prices, and delivery is charged once. Order ${other} is canceled.`,
    confirm: 'Combine Orders',
    kept: 'The parcel goes to',
    dropped: 'Address that is no longer used',
    lines: 'In the parcel',
    collected: 'To collect on delivery',
    done: 'Orders combined',
  },
  returned: {
    waiting: 'Exchange to place',
    expected: 'To come back',
    part: 'Returned in part',
    whole: 'Returned',
    exchanged: 'Exchanged',
  },
  /** In the list of orders. */
  owed: (amount: string) => `To pay back ${amount}`,
  exchange: {
    waitingTitle: 'The exchange is not placed yet',
    waiting: (credit: string) =>
      `The return is recorded and ${credit} are kept for the new order. Place it, or pay the money back if the buyer wants nothing else.`,
    waitingUnpaid: 'The return is recorded, but the new order was not placed.',
    title: 'Exchange',
    text: 'Choose what comes back and how. Then choose the other product.',
    when: 'The Products',
    whens: { expected: 'Taken back by the courier', here: 'Here already' },
    hereHint:
      'Units go back to the stock or are written off, and an invoice, if there is one, is credited. This cannot be undone.',
    kept: 'Money Kept for the Exchange (DA)',
    nothingKept: 'Nothing is kept for the exchange.',
    keptHint:
      'It pays for the new order and is not paid out. To give the money back in cash, record a return instead.',
    unpaid: 'The order is not paid, so nothing can be kept. If the buyer has paid, mark it as paid first.',
    confirm: 'Record Return and Continue',
    note: 'Added by the shop',
    takesBack: 'To take back',
    resume: 'Place the Exchange',
    heading: (name: string) => `Exchange for order ${name}`,
    lead: (credit: string) =>
      `${credit} was kept from the return and pays for this order, so only the rest is collected. If the order costs less, the difference is to be paid back to the buyer.`,
    notDelivered: 'Only a delivered order can be exchanged.',
    notReturned:
      'Nothing of this order is waiting for an exchange. Record what comes back with “Exchange” on its page first.',
  },
};
