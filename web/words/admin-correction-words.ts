/** Words of what the staff grants for an order. */
export const adminCorrectionWords = {
  title: 'Corrections',
  lead: 'The buyer reads “Discount” and “Free delivery”. Only the staff reads the reason.',
  discount: 'Discount, in dinars',
  freeDelivery: 'Free delivery',
  reason: 'Reason',
  reasonHint:
    'Required for a discount, free delivery or another price. It stays in the history, so name no one.',
  combine: {
    title: 'Another open order of this buyer',
    combine: 'Combine…',
    text: (other: string, order: string) =>
      `The products of order ${other} move to order ${order} at their agreed prices, and delivery is charged once. Order ${other} is canceled. The buyer gets one email.`,
    confirm: 'Combine Orders',
    kept: 'The parcel goes to',
    dropped: 'Address that is no longer used',
    done: 'Orders combined',
  },
  exchange: {
    title: 'Exchange',
    text: 'Choose what comes back. Units go back to the stock or are written off, and an invoice is credited. This cannot be undone. Then choose the other product.',
    confirm: 'Record Return and Continue',
    resume: 'Place the Exchange',
    heading: (name: string) => `Exchange for order ${name}`,
    lead: (credit: string) =>
      `The buyer paid ${credit} for what came back. It is offered as a discount, at most what the new products cost.`,
    notDelivered: 'Only a delivered order can be exchanged.',
    notReturned:
      'Nothing has come back of this order since its last exchange. Record what comes back on its page first.',
  },
};
