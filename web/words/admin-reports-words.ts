import { formatNumber, plural } from './formats.ts';

/** Words of the reports, as administrators see them. */
export const adminReportsWords = {
  title: 'Reports',
  loading: 'Loading the report…',
  failed: 'Failed to fetch the report',
  errorTitle: 'Error Loading the Report',
  export: 'Export',
  sections: {
    sales: 'Sales',
    stock: 'Stock',
    tva: 'TVA',
    journal: 'Sales Journal',
    quickOrders: 'Quick Orders',
    offers: 'Offers',
  },
  periods: {
    label: 'Usual periods',
    names: { month: 'This Month', lastMonth: 'Last Month', year: 'This Year' },
  },
  filters: { label: 'Choose the report', by: 'Sales by', startDate: 'From', endDate: 'To', apply: 'Show' },
  by: {
    day: 'Day',
    week: 'Week',
    month: 'Month',
    wilaya: 'Wilaya',
    buyer: 'First or Later Order',
    customer: 'Customer',
    source: 'Source of the link',
    product: 'Product',
    category: 'Category',
    brand: 'Brand',
  },
  buyers: { new: 'First orders', returning: 'Later orders', unknown: 'Without a phone number' },
  unnamed: 'Unknown',
  /** The columns: of orders, or of units of a product, category or brand, for which nobody knows what was refunded. */
  orders: {
    ordered: 'Orders',
    delivered: 'Delivered',
    revenue: 'Revenue',
    returned: 'Refunded or kept',
    afterReturns: 'After refunds',
  },
  units: {
    ordered: 'Units ordered',
    delivered: 'Units delivered',
    revenue: 'Sales of goods, without delivery',
    returned: 'Returned (at price)',
    afterReturns: 'After returns',
  },
  share: 'Delivered of ordered',
  percent: (share: number) => `${share}%`,
  margin: 'Margin',
  total: 'Total',
  comparison: {
    title: 'Compared with the Period Before',
    days: (first: string, last: string) => `${first} to ${last}`,
    before: (value: string) => `before: ${value}`,
    /** Percent, such as +12%. */
    change: (percent: number) => `${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−'),
  },
  none: 'No orders in this period',
  noneText: 'Choose other days.',
  chart: 'Chart',
  table: 'Table',
  picture: (figure: string, by: string, highest: string) =>
    `${figure} by ${by}. The highest is ${highest}. The table has all figures.`,
  bar: (name: string, value: string) => `${name}: ${value}`,
  showAll: (count: number) => plural(count, { one: 'Show 1 row', other: `Show all ${count} rows` }),
  more: (shown: number, all: number) =>
    plural(all, {
      one: 'All rows are shown.',
      other: `The first ${shown} of ${all} rows. The export has all.`,
    }),
  definitions: {
    title: 'What the figures mean',
    days: 'Orders count on the day they were placed, Algiers time. Weeks begin on Sunday.',
    ordered:
      'Ordered: all orders that were placed, cancelled ones included, combined ones once. For goods, their units.',
    buyers:
      'First orders: those of phone numbers that had not ordered before. Erased orders have no phone number.',
    delivered:
      'Delivered: those that have the status Delivered now. Delivered of ordered: their share of all that were ordered, also of cancelled ones and those still under way. The delivery rate on the dashboard counts only parcels that ended.',
    revenue:
      'Revenue: the totals of orders that are paid or Delivered, with delivery, as on the dashboard. Sales of goods: the value of their lines in the same orders, without delivery. Returns are not taken off.',
    returned:
      'Refunded or kept: the money that was refunded for these orders, kept for an exchange or taken off before the payment. For goods, returned (at price): the value of the units that came back, whatever was refunded for them.',
    margin:
      'Margin: price less cost of the units that count as sold and did not come back. The cost is that at the time of the order; older orders, and goods that had no cost then, count with the present one. Only goods with a known cost count. A shop at the réel that states TVA on its invoices counts its prices without it.',
  },
  tva: {
    title: 'TVA by Month',
    lead: 'What the lawful invoices of these days state, by the month in which they were issued. Cancellation invoices and credit notes are deducted in their own month.',
    lacking: (count: number) =>
      plural(count, {
        one: '1 order of these days is delivered but has no invoice, so the sums are without it.',
        other: `${formatNumber(count)} orders of these days are delivered but have no invoice, so the sums are without them.`,
      }),
    month: 'Month',
    rate: 'Rate',
    noRate: 'No TVA stated',
    invoices: 'Documents',
    net: 'Without TVA',
    tva: 'TVA',
    gross: 'Total',
    severalRates: 'A document with several rates counts in the row of each rate, but only once in the total.',
    none: 'No invoices in this period',
  },
  stock: {
    title: 'Stock Value',
    lead: 'What the units in stock cost now, and what they bring at the present prices. Sold-out products are not counted. The export has each product.',
    category: 'Category',
    products: 'Products',
    units: 'Units',
    cost: 'Value at cost',
    price: 'Value at price',
    unknown: (units: string) =>
      `Units whose cost is not known, and which the value at cost leaves out: ${units}`,
    none: 'Nothing is in stock',
    noneText: 'Products appear here when they have units.',
  },
  quickOrders: {
    title: 'Quick Orders',
    lead: 'How many of those who saw the form of a quick order came to an order, by the link that led them there.',
    filters: { by: 'Quick orders by' },
    by: { source: 'Source', campaign: 'Campaign', day: 'Day' },
    views: 'Views',
    starts: 'Started',
    ordered: 'Ordered',
    confirmed: 'Confirmed',
    delivered: 'Delivered',
    share: 'Ordered of views',
    noSource: 'No source',
    noCampaign: 'No campaign',
    others: 'All others',
    none: 'No visits and no quick orders in this period',
    definitions: {
      title: 'What the figures mean',
      source: 'Source and campaign: utm_source and utm_campaign of the link to the page with the form.',
      views:
        'Views: how often a page with the form was opened in a browser with JavaScript. Nobody is recognized, so one visitor may count several times. Robots and signed-in staff do not count.',
      starts: 'Started: how often somebody began to fill in the form.',
      ordered: 'Ordered: the quick orders placed on these days, Algiers time, cancelled ones included.',
      confirmed: 'Confirmed: those that were confirmed, even if they were cancelled later.',
      delivered: 'Delivered: those that have the status Delivered now.',
      revenue:
        'Revenue: the totals of those that are paid or Delivered, with delivery. Returns are not taken off.',
      others:
        'All others: on a day with more than 200 sources and campaigns, the visits of further ones count together.',
    },
  },
  offers: {
    title: 'Results of Offers',
    lead: 'What each offer took off the orders of these days, and what these orders brought.',
    offer: 'Offer',
    saved: 'Discounts',
    amount: 'Ordered value',
    sold: 'Of it paid or delivered',
    none: 'No offers in this period',
    definitions: {
      title: 'What the figures mean',
      offers:
        'Offers: those that an order of these days took, and those that run on one of them. An order that took several counts with each, so the rows are not added up.',
      ordered:
        'Orders: those placed on these days, Algiers time, that took the offer, cancelled ones included.',
      delivered: 'Delivered: those that have the status Delivered now.',
      saved:
        'Discounts: what the offer took off, with delivery, without cancelled orders. Not known of price cuts: orders keep only the reduced price of a product, not the price before.',
      amount:
        'Ordered value: the totals of these orders, with delivery, without cancelled ones. For a price cut, the value of the lines sold by it, without delivery.',
      sold: 'Of it paid or delivered: the same of orders that are paid or Delivered. Returns are not taken off.',
    },
  },
  writtenOff: (units: number, cost: string, unknown: number) =>
    `Losses of these days: ${plural(units, {
      one: '1 unit that came back',
      other: `${formatNumber(units)} units that came back`,
    })} and cannot be sold again, ${cost} at cost${
      unknown > 0 ? `, without ${formatNumber(unknown)} of unknown cost` : ''
    }. The margin is not reduced by it.`,
  marginOf: (amount: string, withoutTva: boolean) =>
    `Margin of goods worth ${amount}${withoutTva ? ' without TVA' : ''}, whose cost is known`,
};
