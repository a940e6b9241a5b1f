import { plural } from './formats.ts';

/** Words of what the staff notes about orders and changes in them, and of orders on the phone. */
export const adminPhoneOrderWords = {
  notes: {
    title: 'Internal Notes',
    hint: 'Only the staff sees these notes. Enter adds the note, Shift+Enter starts a new line, Alt+N opens this field.',
    none: 'No notes yet.',
    label: 'New note',
    add: 'Add Note',
    adding: 'Adding…',
    by: (name: string, time: string) => `${name}, ${time}`,
    failed: 'Failed to add the note',
    count: (count: number) => plural(count, { one: '1 note', other: `${count} notes` }),
  },
  lines: {
    title: 'Products',
    none: 'No products yet.',
    add: 'Add a product',
    added: 'added now',
    wasAdded: (name: string) => `Added: ${name}`,
    left: (count: number) => (count === 0 ? 'Sold out' : `${count} left`),
    quantityOf: (name: string) => `Quantity of ${name}`,
    quantityRange: (max: number) => `Enter a whole number from 1 to ${max}`,
    sizeOf: (name: string) => `Size of ${name}`,
    changePrice: (name: string) => `Change the price of ${name}`,
    priceOf: (name: string) => `Price of ${name}, in dinars`,
    chooseSize: 'Size',
    remove: (name: string) => `Remove ${name}`,
  },
  address: {
    found: (name: string) => `In the list of communes: ${name}`,
    unknown: (wilaya: string) =>
      `Not in the list of communes of ${wilaya}. The order can keep this name, at the delivery price of the wilaya.`,
    didYouMean: (name: string) => `Did you mean ${name}?`,
    delivery: 'Delivery',
    kinds: { home: 'To the door', desk: 'To a pickup point' },
    point: 'Pickup Point',
    choosePoint: 'Choose a pickup point',
    pointMissing: 'Ask which one the buyer goes to. The price is the same at all of them.',
  },
  phone: {
    title: 'New Phone Order',
    open: 'New Order',
    back: 'Back to Orders',
    buyer: 'Buyer',
    lead: 'Begin with the phone number: the address of an earlier order is offered.',
    unknown: 'No earlier order has this number.',
    known: (orders: number, delivered: number, cancelled: number) =>
      plural(orders, {
        one: `1 earlier order: ${delivered} delivered, ${cancelled} cancelled`,
        other: `${orders} earlier orders: ${delivered} delivered, ${cancelled} cancelled`,
      }),
    refused: (count: number) => `${count} refused`,
    openOrders: (count: number) =>
      plural(count, { one: 'This buyer has an open order', other: 'This buyer has open orders' }),
    openHint:
      'Is it the same wish? Change the open order instead of placing a second one. If you place this one too, its page offers to make one parcel of both.',
    addToOrder: 'Edit This Order',
    use: 'Use this address',
    filled: 'Filled in from an earlier order with this number. You can change it.',
    rest: 'Emails and Wishes',
    email: 'Email',
    emailHint: 'Without an address, the buyer gets no emails.',
    language: 'Language of the buyer',
    notes: 'Wishes of the buyer for the delivery',
    rules: [
      'All prices are today’s.',
      'The buyer pays in cash when the parcel arrives.',
      'The order records that you took it by phone.',
    ],
    isConfirmed: 'The buyer has confirmed: do not call again',
    place: 'Place Order',
    done: 'Order placed',
    failed: 'Failed to place the order',
    mark: 'Phone',
  },
  courierToTell: {
    filter: 'Courier to tell',
    title: 'Tell the Courier',
    text: (courier: string, reference: string) =>
      `${courier} knows parcel ${reference} only as it was before this order was changed.`,
    collected: 'To collect',
    instead: (now: string, before: string) => `${now} instead of ${before}`,
    told: 'The Courier Knows',
    done: 'Noted that the courier knows',
    refused: (message: string) => `It could not be noted that the courier knows: ${message}`,
    event: 'Courier Told of the Change',
  },
  contact: {
    open: 'Correct…',
    title: 'Correct Contact or Notes',
    text: 'The order is delivered: products, money, parcel and invoices stay as they are, and the buyer gets no email about it. The timeline shows what was corrected.',
    confirm: 'Save Correction',
    done: 'Contact corrected',
    failed: 'Failed to correct the contact',
  },
  edit: {
    changedParts: (parts: string) => `Changed: ${parts}`,
    tellCourier: (parcel: string) => `The courier has to be told: ${parcel}`,
    title: 'Edit Order',
    heading: (name: string) => `Edit order ${name}`,
    back: 'Back to the Order',
    backToCalls: 'Back to the Calls',
    save: 'Save Changes',
    done: 'Order changed',
    failed: 'Failed to change the order',
    newer: (name: string, time: string) =>
      `${name} saved this order on ${time}. What you see is your version, which is not saved and has no total now.`,
    newerByBuyer: (time: string) =>
      `The buyer asked on ${time} to cancel this order. What you see is your version, which is not saved and has no total now.`,
    before: (total: string) => `Before: ${total}`,
    refused: {
      delivered:
        'A delivered order cannot be changed. On its page you can correct the contact, record a return or an exchange and pay money back.',
      cancelled: 'A cancelled order cannot be changed. Set another status on its page, or place a new order.',
      returned: 'Products of this order came back, so it cannot be changed. Its page shows them.',
      settled: 'Only an administrator can change an order that is paid or has an invoice.',
    },
    toReturns: 'Returns and Exchanges',
    invoiced: (number: string) =>
      `Invoice ${number} is issued, so the products, the place of delivery and the total stay as they are. Name, phone and street can still be corrected. For more, cancel the invoice first.`,
    toInvoice: 'Open the Invoice',
    sent: 'The goods have left. Name, phone, street and a lower price can still be corrected; for more, set the order back to Processing.',
    known: (courier: string, parcel: string, collected: string) =>
      `${courier} already knows parcel ${parcel} and is to collect ${collected} for it. Name, phone, street and a lower price can still be corrected here, but nothing tells the courier: call them. For more, cancel the parcel first.`,
    toCollect: (courier: string, amount: string) => `Tell ${courier} to collect ${amount}.`,
    cancelRequested: 'The buyer has asked to cancel this order.',
    keptShipping: (price: string) =>
      `Delivery of these products would cost ${price} now. The order keeps the price that the buyer agreed to.`,
    paid: 'This order is paid, so its total must stay the same.',
    rules: [
      'Products that are in the order already keep the price that the buyer agreed to, also for more units.',
      'Products that you add get today’s price.',
      'Delivery to the same place never costs more.',
    ],
    isTold: 'The buyer reads on the page of the order that it was changed.',
  },
};
