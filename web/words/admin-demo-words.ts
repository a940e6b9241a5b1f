import { formatNumber, plural } from './formats.ts';

const products = (count: number) =>
  plural(count, { one: '1 demo product', other: `${formatNumber(count)} demo products` });
const orders = (count: number) =>
  plural(count, { one: '1 sample order', other: `${formatNumber(count)} sample orders` });

/** Words of the removal of the demo. */
export const demoWords = {
  title: 'Demo',
  text: 'This shop began with a demo: invented products and sample orders. Remove them in one step when you bring in your own.',
  remove: 'Remove the Demo',
  question: 'Remove the demo?',
  explanation: 'This cannot be undone. What you added yourself stays.',
  goes: {
    products: (count: number) => `${products(count)}, with their families and translations`,
    categories: 'Their categories and needs, unless they hold products of yours',
    orders: (count: number) =>
      `${orders(count)}, with calls, parcels, invoices and payouts, and the counts of searches`,
    samples: 'Sample staff, couriers, pickup points and seller',
  },
  staysTitle: 'What stays of the demo:',
  stays: {
    products: (count: number) => `${products(count)} in orders of your customers, hidden as drafts`,
    orders: (count: number) => `${orders(count)}, because your invoices continue their numbers`,
  },
  done: 'The demo is removed',
  failed: 'Failed to remove the demo',
};
