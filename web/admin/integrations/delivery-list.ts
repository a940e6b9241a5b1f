import * as z from 'zod/mini';
import { deliveryStates } from '../../../shared/webhooks.ts';
import { adminList } from '../list/admin-list.ts';

/** The deliveries of one webhook, which the page shows below its form. */
export function deliveryList(id: string) {
  return adminList({
    path: `/admin/integrations/webhooks/${id}/edit`,
    filters: z.object({ state: z.catch(z.enum(['', ...deliveryStates]), '') }),
    sorting: z.object({}),
  });
}

export type DeliveryList = ReturnType<typeof deliveryList>;
