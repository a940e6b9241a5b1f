import type { DemoContents } from '../../shared/demo.ts';
import { formatNumber, plural } from './formats.ts';

const products = (count: number) =>
  plural(count, { one: '1 product', other: `${formatNumber(count)} products` });
const orders = (count: number) =>
  plural(count, { one: '1 sample order', other: `${formatNumber(count)} sample orders` });

/** Words of the removal of the demo. */
export const demoWords = {
  title: 'Demo',
  text: 'This shop began with a demo: invented products and sample orders. Remove them in one step when you bring in your own.',
  remove: 'Remove the Demo',
  question: 'Remove the demo?',
  explanation: 'This cannot be undone. What you added yourself stays.',
  goes: (demo: DemoContents) => [
    `${products(demo.products)} of the demo, with their families and translations`,
    'Their categories and needs, unless they hold products of yours',
    demo.orders > 0 &&
      `${orders(demo.orders)}, with their calls, parcels, invoices and payouts, and the counts of searches`,
    demo.keptOrders === 0 && 'Sample staff, couriers, pickup points and seller',
  ],
  staysTitle: 'What stays of the demo:',
  stays: (demo: DemoContents) => [
    demo.kept > 0 && `${products(demo.kept)} in orders of your customers, hidden as drafts`,
    demo.keptOrders > 0 && `${orders(demo.keptOrders)}, because your invoices continue their numbers`,
  ],
  done: 'The demo is removed',
  failed: 'Failed to remove the demo',
};
