/** Words of the printed invoice. */
export const invoiceWords = {
  title: 'INVOICE',
  // Placeholders until the shop's own details are known (requirements: Invoice).
  seller: [
    '[Street address]',
    '[Postal code and city], Algeria',
    '[Phone]',
    '[Trade register and tax number]',
  ],
  number: 'Invoice number',
  date: 'Date',
  status: 'Status',
  paidMark: 'PAID',
  billTo: 'BILL TO',
  columns: {
    description: 'Description',
    quantity: 'Qty',
    unitPrice: 'Unit Price',
    size: 'Size',
    total: 'Total',
  },
  subtotal: 'Subtotal',
  total: 'Total',
  payment: {
    title: 'PAYMENT',
    method: 'Method',
    status: 'Status',
    paidOn: 'Paid on',
  },
  /** The numbered invoice, which the law knows (requirements: Lawful invoices). */
  lawful: {
    discount: 'Discount',
    titles: { invoice: 'INVOICE', cancellation: 'CANCELLATION INVOICE', credit: 'CREDIT NOTE' },
    number: 'No.',
    issued: 'Issued on',
    order: 'Order',
    cancels: {
      whole: 'Cancels invoice',
      rest: 'Cancels all that is left of invoice',
      part: 'Deducted from invoice',
    },
    cancelledBy: (number: string) => `Cancelled by the cancellation invoice ${number}`,
    reason: 'Reason',
    delivery: 'Delivery',
    columns: {
      name: 'Description',
      quantity: 'Qty',
      netPrice: 'Unit price without TVA',
      price: 'Unit price with TVA',
      plainPrice: 'Unit price',
      rate: 'TVA',
      net: 'Without TVA',
      total: 'Total',
      tva: 'TVA',
      gross: 'With TVA',
    },
    percent: (rate: number) => `${rate}%`,
    sums: 'TVA by rate',
    all: 'Total',
    total: 'Total to pay',
    /** Above what was paid before. */
    gross: 'Total',
    credit: 'Already paid (exchange)',
    /** Before the sentence of the law, if less than its sum is left to pay. */
    inWords: (total: string) => `Total of this document in words: ${total}, before what was already paid.`,
    totalBack: 'Total credited',
    stamp: 'Stamp duty, borne by the seller',
  },
  /** The paper of an order without an invoice, in a shop that makes lawful ones. */
  orderForm: {
    title: 'ORDER FORM',
    number: 'Order number',
    billTo: 'BILL TO',
    support: (address: string) => `Questions about this order? Write to us at ${address}.`,
  },
  thanks: 'Thank you for your order!',
  support: (address: string) => `Questions about this invoice? Write to us at ${address}.`,
};
