import { formatNumber, plural } from './formats.ts';

/** Words of lawful invoices, as administrators see them. */
export const adminInvoicesWords = {
  title: 'Invoices: Sales Journal',
  lead: 'The sales journal: every invoice, cancellation invoice and credit note. The export has them in the order of their numbers, with a column for each rate of TVA and the address of the buyer.',
  lacking: (count: number) =>
    plural(count, {
      one: 'In all, 1 delivered order has no invoice.',
      other: `In all, ${formatNumber(count)} delivered orders have no invoice.`,
    }),
  /** Counts them by the day on which they were placed. */
  lackingOfDays: (count: number) =>
    plural(count, {
      one: '1 order of these days is delivered but has no invoice.',
      other: `${formatNumber(count)} orders of these days are delivered but have no invoice.`,
    }),
  showLacking: 'Show the Orders',
  loading: 'Loading invoices…',
  failed: 'Failed to fetch the invoices',
  errorTitle: 'Error Loading Invoices',
  export: 'Export',
  refresh: 'Refresh',
  kinds: { invoice: 'Invoice', cancellation: 'Cancellation invoice', credit: 'Credit note' },
  filters: {
    label: 'Filter invoices',
    keyword: 'Search by Number, Buyer or Order',
    kind: 'Kind',
    allKinds: 'All kinds',
    startDate: 'From',
    endDate: 'To',
    apply: 'Apply Filters',
  },
  found: (shown: number, all: number) => `Showing ${shown} of ${all} documents`,
  sum: (total: string) => `Total ${total}`,
  columns: {
    number: 'Number',
    date: 'Date',
    kind: 'Kind',
    order: 'Order',
    buyer: 'Buyer',
    total: 'Total',
  },
  takesBack: (number: string) => `of ${number}`,
  cancelledBy: (number: string) => `Cancelled by ${number}`,
  empty: {
    title: 'No invoices found',
    none: 'Open an order and choose “Make Invoice”. Its number is the next one of this year.',
    filtered: 'No invoice matches these filters.',
  },
  invoice: {
    headings: {
      invoice: (number: string) => `Invoice ${number}`,
      cancellation: (number: string) => `Cancellation Invoice ${number}`,
      credit: (number: string) => `Credit Note ${number}`,
    },
    failed: 'Failed to fetch the invoice',
    errorTitle: 'Error Loading Invoice',
    notFound: 'Invoice Not Found',
    notFoundText: 'There is no such invoice.',
    loading: 'Loading invoice…',
    back: 'Back to Invoices',
    print: 'Print',
    papers: 'Paper',
    paper: { a4: 'A4', roll: '80 mm' },
    order: 'Open the Order',
  },
  withoutTva: {
    warning:
      'This seller is on the standard regime (réel), but no TVA is set: the invoice will carry none, and can never be changed.',
    setUp: 'Set the TVA',
    confirm: 'Make It Without TVA',
  },
  card: {
    title: 'Invoice',
    none: 'This order has no numbered invoice. Printing it prints the usual one.',
    pending: 'Once the order is confirmed, you can make its numbered invoice here.',
    make: 'Make Invoice',
    made: (number: string) => `Invoice ${number} made`,
    makeTitle: 'Make the invoice of this order?',
    makeText:
      'It gets the next number and keeps seller, buyer and amounts as they are now. It can never be changed, only cancelled.',
    cancel: 'Cancel Invoice',
    cancelTitle: (number: string) => `Cancel invoice ${number}?`,
    cancelText: 'A cancellation invoice with the next number takes it back. Both stay in the books.',
    reason: 'Reason, printed on the cancellation invoice',
    cancelled: (number: string) => `Invoice ${number} cancelled`,
    keep: 'Keep It',
  },
  returns: {
    title: 'Returns',
    none: 'No returns.',
    record: 'Record a Return',
    text: 'Units go back to the stock or are written off. If there is an invoice, it is credited for these lines. This cannot be undone.',
    recorded: 'Return recorded',
    recordedExpected: 'Return recorded. The courier is expected to bring it.',
    line: (units: number, name: string, kind: string) => `${units} × ${name}: ${kind}`,
    kinds: { stock: 'Back to stock', lost: 'Written off', expected: 'The courier brings it' },
    arrival: {
      open: 'They Are Here…',
      title: 'Take in the products',
      text: 'Units go back to the stock or are written off, and an invoice, if there is one, is credited. Write off what never came if the buyer has the other product. This cannot be undone.',
      confirm: 'Take In',
      done: 'Products taken in',
    },
    absence: {
      open: 'They Will Not Come…',
      title: 'Remove this return?',
      text: 'The buyer keeps the products, and no money is kept for an exchange.',
      confirm: 'Remove Return',
      done: 'Return removed',
    },
    goodwill: {
      open: 'Goodwill…',
      name: 'Goodwill',
      title: 'Give a part of the price back',
      text: 'Nothing comes back. The sum counts as a refund, and an invoice, if there is one, is credited for it. This cannot be undone.',
      amount: 'Sum (DA)',
      most: (amount: string) => `At most ${amount}.`,
      confirm: 'Give It Back',
      done: 'Goodwill recorded',
      failed: 'Failed to record the goodwill',
    },
    when: 'The Buyer',
    whens: { paid: 'Has the money', owed: 'Gets it later' },
    owed: 'To pay back',
    owedTitle: 'Money to pay back',
    owedText: (amount: string) => `The buyer was promised ${amount} and did not get it yet.`,
    units: (most: number) => `Units (at most ${most})`,
    destination: 'Where to',
    all: 'All units came back.',
    reason: 'Reason',
    reasonHint: 'A credit note prints it.',
    refund: 'Money Refunded (DA)',
    goods: 'Value of what comes back',
    moreThanGoods: (difference: string, worth: string) =>
      `This is ${difference} more than the goods’ value. A credit note and the report by product state ${worth}.`,
    lessThanGoods: (difference: string, worth: string) =>
      `This is ${difference} less than the goods’ value. A credit note and the report by product state ${worth}.`,
    noRefund: 'Nothing is refunded.',
    noSum: 'Type a sum, or 0 if there is none.',
    refundHint: 'What you give back, with or without the delivery.',
    unpaid: 'The order is not paid, so there is nothing to refund.',
    refunded: 'Refunded',
    kept: 'Kept for an exchange',
    credited: (name: string) => `Credited to order ${name}`,
    deducted: 'Taken off before payment',
    toTakeOff: 'Taken Off What Is to Be Paid (DA)',
    less: (amount: string, due: string) =>
      `The order is not paid: ${amount} less to collect, which leaves ${due}.`,
    way: 'The money',
    ways: { deducted: 'The buyer pays less', refunded: 'Refunded to the buyer' },
    collectedHint: 'The courier has the money. The buyer pays less only if the courier collected less.',
    markFirst: 'If the buyer has paid, mark the order as paid first.',
  },
  pickList: {
    place: 'Place',
    product: 'Product',
    variant: 'Variant',
    units: 'Units',
    reference: 'SKU',
    barcode: 'Barcode',
    orders: 'Orders',
    sum: (products: number, units: number) =>
      `${plural(products, { one: '1 product', other: `${products} products` })}, ${plural(units, { one: '1 unit', other: `${units} units` })}`,
  },
  /** Of several orders at once. */
  many: {
    make: 'Make Invoices',
    ask: (count: number) =>
      `Make invoices for ${plural(count, { one: '1 order', other: `${formatNumber(count)} orders` })}?`,
    text: 'Each order gets a numbered invoice of today, for the TVA of this month, if it may have one and has none yet. An invoice can be canceled, but never changed.',
    done: (invoices: number, credits: number) => {
      const made = plural(invoices, { one: '1 invoice', other: `${formatNumber(invoices)} invoices` });
      if (credits === 0) return `${made} made`;
      return `${made} and ${plural(credits, { one: '1 credit note', other: `${formatNumber(credits)} credit notes` })} made`;
    },
    ofToday: 'Invoices of Today',
    refused: (count: number) =>
      plural(count, { one: '1 order got no invoice:', other: `${count} orders got no invoice:` }),
  },
};
