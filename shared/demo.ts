import * as z from 'zod/mini';
import { endpoint } from './contract/endpoint.ts';

/** The records that a removal of the demo deletes, and those that stay. */
const demoContents = z.object({
  products: z.int(),
  /** Demo products in orders that are not samples: they stay, as drafts. */
  kept: z.int(),
  categories: z.int(),
  needs: z.int(),
  /** Sample orders. */
  orders: z.int(),
  /** Sample orders that stay, because the invoices of other orders continue their numbers. */
  keptOrders: z.int(),
});

export type DemoContents = z.output<typeof demoContents>;

/** The endpoints with which an administrator removes the demo (requirements: Demo). */
export const demoApi = {
  show: endpoint('GET', '/demo', { access: 'admin', reply: demoContents }),
  /** Replies what was deleted. */
  remove: endpoint('DELETE', '/demo', { access: 'admin', reply: demoContents }),
};
