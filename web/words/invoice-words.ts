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
  /** Before the seller's details, where the settings have them. */
  details: {
    capital: 'Capital',
    rc: 'Trade register (RC)',
    nif: 'NIF',
    nis: 'NIS',
    ai: 'Article of taxation (AI)',
    regime: 'Tax regime',
    regimes: { real: 'real', ifu: 'IFU, TVA not applicable' },
  },
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
  thanks: 'Thank you for your order!',
  support: (address: string) => `Questions about this invoice? Write to us at ${address}.`,
};
